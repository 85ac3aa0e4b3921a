# What people are told who are not at the table, and the mail around it: no secret of a game is in it.

notice-turn = { $name }, je bent aan de beurt aan de tafel “{ $table }”.
notice-time = { $hours ->
    [one] { $name }, je hebt nog een uur aan de tafel “{ $table }”.
    [24] { $name }, je hebt nog een dag aan de tafel “{ $table }”.
   *[other] { $name }, je hebt nog { $hours } uur aan de tafel “{ $table }”.
}
notice-nudge = { $name }, aan de tafel “{ $table }” wordt op je gewacht.
notice-over = De partij aan de tafel “{ $table }” is afgelopen.
mail-subject = { $title }: { $body }
mail-open = Open de tafel in de browser waarmee je speelt: { $link }
mail-confirm-subject = Atoll: is dit jouw adres?
mail-confirm =
    Iemand wil op dit adres bericht krijgen wanneer diegene aan de beurt is aan een tafel van { $site }.

    Ben jij dat, bevestig het dan hier: { $link }

    Zo niet, doe dan niets: er komt geen mail meer.
mail-stop = Je krijgt dit omdat je erom hebt gevraagd. Geen mail meer van hier: { $link }
