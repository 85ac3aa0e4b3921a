refused-no-table = Er is geen tafel { $table }.
refused-damaged = De gegevens van deze tafel zijn beschadigd; hij kan niet worden geopend. De beheerder vindt de reden in het logboek van de server.
refused-no-game = Er is geen spel { $game }.
refused-no-lesson = Er is geen les { $lesson }.
refused-lesson-wrong = Daar gaat deze les niet over: { $action }
refused-no-bot = Er is geen bot { $bot }.
refused-no-link = Deze tafel is besloten: open hem met een link die iemand aan tafel je geeft.
refused-no-token = Hiervoor is de geheime link van een plaats of van de gastheer nodig.
refused-host-only = Alleen wie de tafel heeft geopend mag dit doen.
refused-option = { $problem }
refused-seat-taken = Deze plaats is bezet.
refused-table-full = Alle plaatsen zijn bezet. Je kunt toekijken.
refused-table-crowded = Er kijken te veel mensen naar deze tafel.
refused-open-seats = Er zijn nog plaatsen vrij: vul ze met mensen of bots.
refused-no-nonce = Nog niet iedereen heeft iets bijgemengd voor het delen: { $who }. Hun pagina doet dat vanzelf zodra de tafel daar openstaat.
refused-stage-gathering = De partij is nog niet begonnen.
refused-stage-playing = De partij is al begonnen.
refused-stage-over = De partij is afgelopen.
refused-match-not-over = Het partijbestand is er pas als de partij is afgelopen.
refused-match-file = Dit partijbestand kan niet worden afgespeeld: { $problem }
refused-match-unfair = Met dit partijbestand kun je niet verderspelen: de trekkingen volgen niet uit het startgetal.
refused-match-position = Met dit partijbestand kun je niet verderspelen: het begint niet bij het begin.
refused-eyes = “{ $eyes }” is geen gezichtspunt: kies all, watch of het nummer van een plaats.
refused-replay-all = Alles open bekijken kan pas als de partij is afgelopen. Kies tot dan je eigen plaats of kijk toe.
refused-replay-seat = Zolang de partij loopt, ziet alleen wie op die plaats speelt wat daar te zien is.
refused-busy = Er gebeurt te veel tegelijk. Probeer het nog eens.
refused-failed = Er ging bij ons iets mis. Er is niets verloren; probeer het nog eens.
refused-ask-gone = De vraag is intussen veranderd. Kijk nog eens.
refused-action = Dat kan nu niet: { $problem }
refused-action-by = Dat kan nu niet (regel { $rule }): { $problem }
refused-undo-nothing = Er is niets om terug te nemen.
refused-undo-drawn = Er is intussen iets getrokken; dit kan niet meer worden teruggenomen.
refused-undo-revealed = Er is iets onthuld dat verborgen was; dit kan niet meer worden teruggenomen.
refused-undo-handed = De beurt is al doorgegeven; dit kan niet meer worden teruggenomen.
refused-undo-other = Iemand anders heeft intussen iets gedaan; dit kan niet meer worden teruggenomen.
refused-not-your-seat = Dit is niet jouw plaats.
refused-bot-plays = Een bot speelt voor je. Laad de pagina opnieuw om je plaats weer in te nemen.
refused-out-of-time = Je tijd is om: een bot speelt op jouw plaats tot het einde.
refused-no-hints = Aan deze tafel wordt zonder hints gespeeld.
refused-hint-later = De sterke bot wordt op deze server nog voorbereid. Probeer het over een paar minuten opnieuw.
refused-hint-rate = { $seconds ->
    [one] Dat waren veel hints in korte tijd. Vraag het over een seconde nog eens.
   *[other] Dat waren veel hints in korte tijd. Vraag het over { $seconds } seconden nog eens.
}
refused-review-failed = Deze partij kon niet worden geanalyseerd. De beheerder vindt de reden in het logboek van de server.
refused-not-a-person = Op die plaats is niemand afwezig.
refused-not-away = Die persoon is pas kort weg. Wacht nog even.
refused-no-clock = Aan deze tafel wordt zonder klok gespeeld.
refused-chat-empty = Er is niets te zeggen.
refused-chat-phrase = Er is geen vaste zin { $phrase }.
refused-chat-closed = Aan deze tafel zijn alleen vaste zinnen toegestaan.
refused-chat-watcher = Alleen wie aan tafel zit mag praten.
refused-hello-first = Het eerste bericht moet hello zijn.
refused-hello-twice = Hello is al gezegd.
refused-version = Deze pagina is verouderd (de server spreekt versie { $server }). Laad de pagina opnieuw.
refused-rate = Dat was te veel tegelijk. Wacht even.
refused-enough = Hiervan is het maximum bereikt: er wordt niets meer bewaard.
refused-size = Het bericht is te lang: hoogstens { $most } bytes.
refused-message = Dit bericht is niet te lezen: { $problem }
refused-http-nothing = Op dit adres is niets.
refused-http-not-here = Dat kan niet op dit adres.
refused-http-too-big = Dit is te groot.
refused-other-site = Een pagina van een andere site mag dit niet.
refused-deal-given = De startopstelling staat vast: de opties en het aantal plaatsen blijven zoals ze zijn.
refused-day-to-come = Die dag moet nog komen.

refused-profiles-off = Deze server heeft geen profielen.
refused-profile-first = Log eerst in.
refused-profile-empty = Een profiel heeft een naam nodig, en een wachtwoord of een passkey.
refused-profile-taken = Zo heet hier al iemand. Kies een andere naam.
refused-profile-wrong = De naam of het wachtwoord klopt niet.
refused-profile-none = Er is geen profiel { $name }.
refused-profile-link = Deze link is al gebruikt of verlopen. Vraag de beheerder van de server om een nieuwe.
refused-guesses = Dat waren te veel pogingen. Wacht tien minuten.
refused-passkey-here = Voor passkeys moet de server een naam hebben en via https bereikbaar zijn; gebruik op dit adres een wachtwoord.
refused-passkey-wrong = Deze passkey is niet geaccepteerd. Probeer het nog eens.
refused-passkey-none = Zo’n passkey is er niet.
refused-passkey-last = Dit is de enige manier om in je profiel te komen: kies eerst een wachtwoord of voeg nog een passkey toe.
refused-enough-passkeys = Meer passkeys kan een profiel niet hebben.

refused-days-to-answer = Aan deze tafel heeft iedereen dagen de tijd: de klok beslist, niet de anderen.
refused-not-awaited = Er wordt nu niet op die speler gewacht.
refused-on-vacation = Die speler is op vakantie en komt terug.
refused-nudged = Nog geen uur geleden is er al een herinnering gestuurd.
refused-no-days = Vakantie is er voor tafels waar men dagen de tijd heeft.
refused-vacation = { $days ->
    [0] Je hebt in deze partij geen vakantiedagen meer over.
    [one] Je hebt in deze partij nog één vakantiedag.
   *[other] Je hebt in deze partij nog { $days } vakantiedagen.
}
refused-no-notices = Deze server verstuurt zulke berichten niet.
refused-no-channel = Deze browser of dit adres is hier niet meer bekend.
refused-mail-address = Dit is geen e-mailadres.
refused-mail-often = Dit adres is vandaag al een paar keer om bevestiging gevraagd. Kijk in de map met ongewenste mail, of probeer het morgen opnieuw.
refused-mail-failed = De mail kon niet worden verstuurd. Probeer het later nog eens.
refused-push-address = De pushdienst van deze browser kan niet worden gebruikt.
