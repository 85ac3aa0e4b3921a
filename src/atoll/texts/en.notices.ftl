# What people are told who are not at the table, and the mail around it: no secret of a game is in it.

notice-turn = { $name }, it is your turn at the table “{ $table }”.
notice-time = { $hours ->
    [one] { $name }, you have an hour left at the table “{ $table }”.
    [24] { $name }, you have a day left at the table “{ $table }”.
   *[other] { $name }, you have { $hours } hours left at the table “{ $table }”.
}
notice-nudge = { $name }, the table “{ $table }” is waiting for you.
notice-over = The match at the table “{ $table }” is over.
mail-subject = { $title }: { $body }
mail-open = Open the table, in the browser you play it with: { $link }
mail-confirm-subject = Atoll: is this your address?
mail-confirm =
    Somebody wants to hear at this address when it is their turn at a table of { $site }.

    If that is you, confirm it here: { $link }

    If not, do nothing: no more mail will come.
mail-stop = You get this because you asked for it. No more mail from here: { $link }
