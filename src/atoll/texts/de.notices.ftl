# What people are told who are not at the table, and the mail around it: no secret of a game is in it.

notice-turn = { $name }, du bist am Tisch „{ $table }“ am Zug.
notice-time = { $hours ->
    [one] { $name }, du hast am Tisch „{ $table }“ noch eine Stunde.
    [24] { $name }, du hast am Tisch „{ $table }“ noch einen Tag.
   *[other] { $name }, du hast am Tisch „{ $table }“ noch { $hours } Stunden.
}
notice-nudge = { $name }, am Tisch „{ $table }“ wird auf dich gewartet.
notice-over = Die Partie am Tisch „{ $table }“ ist vorbei.
mail-subject = { $title }: { $body }
mail-open = Öffne den Tisch in dem Browser, mit dem du spielst: { $link }
mail-confirm-subject = Atoll: Ist das deine Adresse?
mail-confirm =
    Jemand möchte unter dieser Adresse erfahren, wann er oder sie an einem Tisch von { $site } am Zug ist.

    Wenn du das bist, bestätige es hier: { $link }

    Wenn nicht, tu einfach nichts: Es kommt keine weitere E-Mail.
mail-stop = Du bekommst das, weil du darum gebeten hast. Keine E-Mails mehr von hier: { $link }
