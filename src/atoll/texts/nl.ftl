nature = Het toeval
seat-name = Speler { $number }
bot-name = Bot { $number }
says = { $who }: { $what }
yes = ja
no = nee

## Compileren

warm-compiling = De regels van { $game } worden gecompileerd (één keer per versie, ongeveer een minuut)
warm-searching = Het zoeken van de sterke bots voor { $game } wordt gecompileerd (één keer per versie, ongeveer een minuut)
warm-bots = Wat de bots voor { $game } nodig hebben, wordt gecompileerd (één keer per versie, ongeveer een minuut)
warm-together = De regels van { $games } worden gecompileerd (één keer per versie, ongeveer een minuut)
warm-done = – klaar in { $seconds } s
warm-elsewhere = gecompileerde code kan niet in { $folder } staan en gaat daarom naar { $other }

## Lijsten en tabellen

games-option = Optie
games-values = Waarden (de eerste is de standaard)
games-words = In woorden
legal-unasked = niet gevraagd, maar mag iets doen
legal-weight = Gewicht
legal-notation = Notatie
verify-steps = { $steps ->
    [one] { $game }: { $steps } stap, en die volgt de regels.
   *[other] { $game }: { $steps } stappen, en ze volgen allemaal de regels.
}
verify-fair = { $draws ->
    [one] { $draws } trekking, en die volgt uit het startgetal.
   *[other] { $draws } trekkingen, en ze volgen allemaal uit het startgetal.
}
verify-unfair = { $wrong ->
    [one] { $wrong } van de { $draws } trekkingen volgt NIET uit het startgetal.
   *[other] { $wrong } van de { $draws } trekkingen volgen NIET uit het startgetal.
}
verify-no-seed = { $draws ->
    [one] De partij heeft geen startgetal: de ene trekking is niet te controleren.
   *[other] De partij heeft geen startgetal: de { $draws } trekkingen zijn niet te controleren.
}
verify-together = { $seats ->
    [0] Het startgetal volgt uit wat de server vooraf had vastgelegd; geen plaats voegde er iets aan toe.
    [one] Het startgetal volgt uit wat de server vooraf had vastgelegd en wat { $seats } plaats eraan toevoegde.
   *[other] Het startgetal volgt uit wat de server vooraf had vastgelegd en wat { $seats } plaatsen eraan toevoegden.
}
verify-commitment = Vergelijk dit met wat vóór het delen werd getoond als vastlegging: { $commitment }
verify-not-together = Het startgetal volgt NIET uit wat de server vooraf had vastgelegd en wat de plaatsen eraan toevoegden.
verify-unfinished = De partij is nog niet afgelopen.
perft-depth = Diepte
perft-lines = Varianten
fuzz-playing = { $game } wordt beproefd
fuzz-fine = Partijen: { $games }. Stappen: { $steps }. Combinaties van plaatsen en opties: { $combinations }. Geen fout gevonden.
fuzz-violation = Een fout: { $fault }, in de partij met startgetal { $seed }. De partij tot daar:
stats-tables = Tafels geopend: { $tables }, in gebruik: { $playing }
stats-none = Er is nog geen partij afgelopen.
stats-game = { $game }: { $matches ->
    [one] { $matches } partij
   *[other] { $matches } partijen
} ({ $daily } op een eiland van de dag, { $continued } als vervolg op een andere)
stats-people = Mensen aan tafel
stats-turns = Beurten: { $least } tot { $most }, mediaan { $middle }
stats-minutes = Minuten: { $least } tot { $most }, mediaan { $middle }
stats-wins = Mensen wonnen { $share }% van de partijen die ze konden winnen.
profile-reset = Voor { $name }: met deze link is één keer, binnen een dag, een nieuw wachtwoord te kiezen.
profile-nobody = Niemand heeft hier een profiel.
profile-deleted = Het profiel van { $name } is verwijderd.
simulate-playing = { $game } wordt gespeeld
simulate-title = { $games ->
    [one] { $game }: { $games } partij
   *[other] { $game }: { $games } partijen
}
simulate-ending = Afloop
simulate-seat = Plaats
simulate-bot = Bot
simulate-wins = Gewonnen
simulate-turns = Beurten: { $least } tot { $most }, gemiddeld { $mean }
simulate-games = partijen
simulate-decisions = keuzes
simulate-steps = stappen
bench-measuring = { $game } wordt gemeten …

## De arena, afstellen

arena-bot = Bot
arena-games = Partijen
arena-wins = Gewonnen %
arena-interval = 95%
arena-rating = Elo
arena-time = ms per keuze
arena-even = Gelijk op zou { $share }% zijn.
arena-nobody = { $games ->
    [one] Eén partij won niemand: de winstpercentages tellen niet op tot 100%.
   *[other] { $games } partijen won niemand: de winstpercentages tellen niet op tot 100%.
}
arena-unbounded = –: te weinig partijen voor een interval, of ze eindigden allemaal hetzelfde.
arena-proved = { $bot } wint meer dan { $share }% van zijn partijen.
arena-refuted = { $bot } wint niet meer dan { $share }% van zijn partijen.
arena-unclear = Of { $bot } meer dan { $share }% van zijn partijen wint, is nog niet duidelijk.
arena-stopped = { $kept ->
    [0] Niets bewaard; met --out BESTAND zou hetzelfde commando verder kunnen gaan.
   *[other] De partijen die klaar waren staan in { $file }: hetzelfde commando gaat daar verder.
}
tune-legend = Een regel per generatie: haar nummer, de beste en de gemiddelde score van haar kandidaten, en hoe grote stappen de zoektocht nog zet (sigma). Score: { $team ->
    [yes] de wortel uit het deel gewonnen partijen, gemiddeld over spelersaantallen en opties; 1 is elke partij.
   *[no] het deel gewonnen partijen tegen de gewichten van nu, maal het aantal plaatsen; 1 is gelijk op.
}
arena-programs = Verschillende programma’s ({ $programs }) spelen delen van deze strijd: bots met dezelfde naam hoeven niet dezelfde te zijn.
tune-generation = { $number }  beste { $best }  gemiddeld { $mean }  sigma { $sigma }
tune-evens = Een spel van rivalen: de gewichten van nu winnen tegen zichzelf altijd een gelijk deel, hoe goed ze ook zijn. --weights BESTAND laat één plaats spelen met die uit een bestand, de andere met die van nu.
tune-weight = Gewicht
tune-before = Eerst
tune-after = Nu
tune-speed = Startopstellingen/s
tune-better = Beter: { $after } in plaats van { $before } in de laatste wedstrijd.
tune-no-better = Er is niets beters gevonden: de gewichten blijven zoals ze zijn ({ $before } in de laatste wedstrijd).
tune-written = Opgeslagen in { $file }
train-round = ronde { $number }: { $moments } momenten uit { $games } partijen, fout { $loss }, { $result } per partij (eerst { $needed }): { $verdict ->
    [beginning] een begin
    [kept] behouden
   *[dropped] verworpen
}, { $took }
train-no-better = Geen ronde was beter: { $file } is het net waarmee het begon.
dataset-written = Partijen: { $matches }, beslissingen: { $rows }; opgeslagen in { $file }
picture-written = Afbeelding opgeslagen in { $file }

## Een spel klaarzetten

setup-who = Wie speelt er?
setup-you-first = Jij speelt op de eerste plaats, bots op de andere
setup-you-all = Jij speelt voor alle plaatsen
setup-people = Meer mensen aan dit toetsenbord, bots op de overige plaatsen
setup-bots-only = Alleen bots: kijk maar toe
setup-how-many = Met hoeveel mensen?
setup-level = Hoe goed spelen de bots?
setup-one-of = “{ $answer }” staat er niet bij. Typ een van deze: { $values }

## Spelen

play-welcome = Typ ? voor hulp en quit om te stoppen; wat je gespeeld hebt, wordt bewaard.
play-recap = Wat er het laatst gebeurde:
play-offer-resume = Verdergaan met de partij van { $when }?
play-number = { $count ->
    [1] Typ 1, of de keuze in woorden.
   *[other] Kies een getal van 1 tot { $count }.
}
play-ambiguous = “{ $line }” kan meer dan één ding betekenen: { $some }
play-unknown = “{ $line }” is hier geen keuze en geen opdracht. Typ ? voor hulp.
play-not-now = Dat kan nu niet: { $action }
play-unasked = Nu een speciale kaart spelen, buiten je beurt?
play-go-on = ga verder
play-others = { $count ->
    [one] { $who } mag buiten de beurt een speciale kaart spelen (typ special)
   *[other] Deze spelers mogen buiten de beurt een speciale kaart spelen: { $who } (typ special)
}
play-special = Welke kaart? Met Enter ga je terug
play-no-special = Niemand hier kan nu buiten de beurt een speciale kaart spelen.
play-nothing-to-skip = Er valt niets over te slaan: dit is je eigen keuze.
play-no-undo = Je kunt alleen je eigen laatste keuze terugnemen, en alleen als er daarna niets getrokken of getoond is en niemand anders aan de beurt is geweest.
play-undone = Teruggenomen: { $action }
play-no-paragraph = Er is geen paragraaf { $wanted }. De delen zijn: { $sections }
play-saved = Bewaard in { $file }
play-resume = Verderspelen: { $command }
play-winners = { $count ->
    [one] { $who } wint.
   *[other] { $who } winnen samen.
}
play-statistics = Beurten: { $turns }, keuzes: { $choices }, trekkingen: { $draws }, teruggenomen: { $undone }; { $minutes } min.
play-choices = { $choices ->
    [one] { $choices } keuze
   *[other] { $choices } keuzes
}
play-offer-save = De partij bewaren?
play-offer-again = Nog een keer spelen?
play-help-choose = Typ het nummer van een keuze, de woorden of de notatie; het begin van de woorden is genoeg, bijvoorbeeld: { $example }. Enter neemt wat tussen haken staat. Of:
play-help-undo = je laatste keuze terugnemen
play-help-help = de regels bij wat nu gevraagd wordt, en deze lijst
play-help-rules = alle regels; rules 4 voor een deel, rules 4.6 voor één paragraaf (ook: help 4.6)
play-help-board = het bord opnieuw tekenen
play-help-log = wat er tot nu toe gebeurd is; log 100 voor meer
play-help-hands = alles in handen en stapels (ook: discards)
play-help-special = buiten de beurt een speciale kaart spelen; of zeg eerst van wie, met nummer of rol: 2: zandzakken …
play-help-skip = overal passen waar het mag, tot je volgende eigen beurt
play-help-save = de partij bewaren; save BESTAND voor een eigen bestand
play-help-quit = bewaren en stoppen

## Serving

serve-ready = Atoll staat op { $url } (Ctrl-C stopt; er gaat niets verloren)
serve-network = Op je netwerk staat het op { $url }
worker-ready = De bots van Atoll zijn aan het werk (Ctrl-C stopt; anderen gaan verder)
backup-done = { $file }: { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}, { $entries ->
    [one] één regel
   *[other] { $entries } regels
}. Bewaar het bestand veilig: er staan geheimen van lopende partijen in.
restore-done = Teruggezet uit { $file }: { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}, { $entries ->
    [one] één regel
   *[other] { $entries } regels
}.
