# Teksten van de profielpagina.

web-me-title = Je profiel
web-me-lead = Een profiel is voor wie er een wil: je vindt er op elk apparaat je tafels mee terug, en het houdt bij hoe je partijen afliepen. Om te spelen heb je er geen nodig, en niemand anders ziet het.
web-me-log-in = Inloggen
web-me-make = Profiel aanmaken
web-me-name = Naam
web-me-name-help = Hiermee log je in, en aan tafels wordt deze naam voorgesteld.
web-me-password = Wachtwoord
web-me-password-help = Minstens tien tekens; een paar woorden zijn makkelijk te onthouden en moeilijk te raden.
web-me-passkey-in = Inloggen met een passkey
web-me-passkey-make = Aanmaken met een passkey
web-me-passkey-none = Voor passkeys moet de server een naam hebben en via https bereikbaar zijn.
web-me-forgot = Wachtwoord vergeten? Gebruik een passkey, of vraag de beheerder van deze server om een link voor een nieuw wachtwoord. E-mail komt er niet aan te pas.
web-me-reset = Een nieuw wachtwoord kiezen
web-me-reset-text = Met de link van de beheerder kies je een nieuw wachtwoord. Alle apparaten worden daarbij uitgelogd.
web-me-off = Deze server heeft geen profielen. Je speelt hier als gast, en je partijen blijven in deze browser.
web-me-since = sinds { $date }
web-me-out = Uitloggen
web-me-out-all = Overal uitloggen
web-me-out-text = Plaatsen die dit apparaat van je profiel kreeg, staan er daarna niet meer op.
web-me-ask = { $count ->
    [one] Deze browser heeft een plaats aan één tafel die nog niet bij je profiel hoort. Toevoegen?
   *[other] Deze browser heeft plaatsen aan { $count } tafels die nog niet bij je profiel horen. Toevoegen?
 }
web-me-ask-yes = Toevoegen
web-me-ask-no = Alleen hier laten
web-me-added = { $count ->
    [0] Geen tafel toegevoegd.
    [one] Eén tafel toegevoegd.
   *[other] { $count } tafels toegevoegd.
 }
web-me-tables = Je tafels
web-me-no-tables = Plaatsen die je inneemt terwijl je ingelogd bent, vind je hier terug, op elk apparaat.
web-me-statistics = Je partijen in cijfers
web-me-no-matches = Zodra een partij van je is afgelopen, lees je hier hoe het ging.
web-me-matches = { $count ->
    [one] één partij
   *[other] { $count } partijen
 }
web-me-won = gewonnen
web-me-drawn = gedeeld eerste
web-me-lost = verloren
web-me-alone = { $count ->
    [one] In nog één partij speelde je zelf meerdere tegenstanders.
   *[other] In nog { $count } partijen speelde je zelf meerdere tegenstanders.
 }
web-me-continued = { $count ->
    [one] Nog één ging verder vanaf een moment uit een andere partij.
   *[other] Nog { $count } gingen verder vanaf een moment uit een andere partij.
 }
web-me-best = Meeste punten
web-me-quickest = Snelste winst
web-me-turns = { $count ->
    [one] één beurt
   *[other] { $count } beurten
 }
web-me-streak = Overwinningen op rij
web-me-streak-of = nu { $count }, langste reeks { $most }
web-me-time = Speeltijd
web-me-minutes = { $count ->
    [0] nog geen minuut
    [one] één minuut
   *[other] { $count } minuten
 }
web-me-hours = { $count ->
    [one] één uur
   *[other] { $count } uur
 }
web-me-months = Maand voor maand
web-me-picture = Balken voor elke maand van { $from } tot { $to }: { $won } gewonnen, { $drawn } gedeeld eerste, { $lost } verloren.
web-me-details = In detail
web-me-by-seats = Plaatsen aan tafel
web-me-by-place = Jouw plaats
web-me-by-others = Wie er nog meer was
web-me-by-month = Maand
web-me-people = mensen
web-me-all = Alles
web-me-last = Je laatste partijen
web-me-when = Wanneer
web-me-game = Spel
web-me-with = Met
web-me-result = Uitslag
web-me-result-won = gewonnen
web-me-result-drawn = gedeeld eerste
web-me-result-lost = verloren
web-me-result-alone = zelf meerdere tegenstanders
web-me-result-continued = vervolg van een andere
web-me-ways = Zo kom je in je profiel
web-me-password-set = Wachtwoord kiezen
web-me-password-change = Wachtwoord wijzigen
web-me-password-old = Huidig wachtwoord
web-me-password-new = Nieuw wachtwoord
web-me-password-done = Het nieuwe wachtwoord geldt. Alle andere apparaten zijn uitgelogd.
web-me-passkeys = Passkeys
web-me-passkeys-text = Een passkey zit in een apparaat of een wachtwoordbeheerder; je komt binnen met vingerafdruk, gezicht of pincode.
web-me-passkey-add = Passkey toevoegen
web-me-passkey-name = Naam van de passkey
web-me-passkey-used = laatst gebruikt op { $date }
web-me-passkey-unused = nog nooit gebruikt
web-me-passkey-drop = De passkey { $name } verwijderen
web-me-take = Je gegevens
web-me-export = Alles als bestand bewaren
web-me-export-text = Alles wat deze server van je profiel heeft: naam, manieren om in te loggen, plaatsen, en hoe je partijen afliepen.
web-me-delete = Profiel verwijderen
web-me-delete-text = Je profiel verdwijnt voorgoed: naam, wachtwoord, passkeys, alle logins, en welke plaatsen van jou waren. Partijen blijven, want anderen speelden ze ook, met de namen van aan tafel. Dit apparaat houdt de plaatsen waarvan het de sleutels heeft. In een back-up die de beheerder eerder maakte, staat het profiel nog.
web-me-nameless = Zet ook “?” in plaats van mijn naam aan al mijn tafels, en wis wat ik daar in de chat schreef.
web-me-delete-sure = Voorgoed verwijderen
web-me-delete-stay = Houden
web-me-deleted = Je profiel is verwijderd.
web-me-passkey-failed = Er kwam geen passkey terug. Probeer het nog eens, of gebruik een wachtwoord.
