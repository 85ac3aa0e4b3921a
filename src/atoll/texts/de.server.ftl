refused-no-table = Es gibt keinen Tisch { $table }.
refused-damaged = Die Daten dieses Tisches sind beschädigt, er lässt sich nicht öffnen. Wer den Server betreibt, findet den Grund im Protokoll.
refused-no-game = Es gibt kein Spiel { $game }.
refused-no-lesson = Es gibt keine Lektion { $lesson }.
refused-lesson-wrong = Darum geht es in dieser Lektion nicht: { $action }
refused-no-bot = Es gibt keinen Bot { $bot }.
refused-no-link = Dieser Tisch ist privat: Öffne ihn mit einem Link, den dir jemand am Tisch gibt.
refused-no-token = Dafür braucht es den geheimen Link eines Platzes oder des Gastgebers.
refused-host-only = Das darf nur, wer den Tisch eröffnet hat.
refused-option = { $problem }
refused-seat-taken = Dieser Platz ist besetzt.
refused-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
refused-table-crowded = An diesem Tisch schauen zu viele zu.
refused-open-seats = Es sind noch Plätze frei: Besetze sie mit Menschen oder Bots.
refused-no-nonce = Noch haben nicht alle etwas zum Austeilen beigemischt: { $who }. Ihre Seite tut das von selbst, sobald der Tisch dort offen ist.
refused-stage-gathering = Die Partie hat noch nicht begonnen.
refused-stage-playing = Die Partie hat schon begonnen.
refused-stage-over = Die Partie ist vorbei.
refused-match-not-over = Die Partiedatei gibt es erst, wenn die Partie vorbei ist.
refused-match-file = Diese Partiedatei lässt sich nicht abspielen: { $problem }
refused-match-unfair = Von dieser Partiedatei aus lässt sich nicht weiterspielen: Ihre Ziehungen folgen nicht aus dem Startwert.
refused-match-position = Von dieser Partiedatei aus lässt sich nicht weiterspielen: Sie beginnt nicht am Anfang.
refused-eyes = „{ $eyes }“ ist kein Blickwinkel: Wähl all, watch oder die Nummer eines Platzes.
refused-replay-all = Alles offen siehst du erst, wenn die Partie vorbei ist. Wähl bis dahin deinen eigenen Platz oder schau zu.
refused-replay-seat = Solange die Partie läuft, sieht nur, wer auf diesem Platz spielt, was man von dort sieht.
refused-busy = Gerade geschieht zu viel auf einmal. Bitte versuch es noch einmal.
refused-failed = Bei uns ist etwas schiefgegangen. Nichts ist verloren; bitte versuch es noch einmal.
refused-ask-gone = Die Frage hat sich inzwischen geändert. Schau noch einmal hin.
refused-action = Das geht jetzt nicht: { $problem }
refused-action-by = Das geht jetzt nicht (Regel { $rule }): { $problem }
refused-undo-nothing = Es gibt nichts zurückzunehmen.
refused-undo-drawn = Inzwischen wurde etwas gezogen; das lässt sich nicht zurücknehmen.
refused-undo-revealed = Dabei wurde etwas Verborgenes gezeigt; das lässt sich nicht zurücknehmen.
refused-undo-handed = Der Zug ist schon weitergegeben; das lässt sich nicht zurücknehmen.
refused-undo-other = Inzwischen hat jemand anders gehandelt; das lässt sich nicht zurücknehmen.
refused-not-your-seat = Das ist nicht dein Platz.
refused-bot-plays = Ein Bot spielt für dich. Lade die Seite neu, um deinen Platz wieder einzunehmen.
refused-out-of-time = Deine Zeit ist um: Ein Bot spielt deinen Platz zu Ende.
refused-no-hints = An diesem Tisch wird ohne Tipps gespielt.
refused-hint-later = Der starke Bot wird auf diesem Server noch vorbereitet. Versuch es in ein paar Minuten noch einmal.
refused-hint-rate = { $seconds ->
    [one] Das waren viele Tipps in kurzer Zeit. Frag in einer Sekunde noch einmal.
   *[other] Das waren viele Tipps in kurzer Zeit. Frag in { $seconds } Sekunden noch einmal.
}
refused-review-failed = Diese Partie ließ sich nicht nachbesprechen. Wer den Server betreibt, findet den Grund im Protokoll.
refused-not-a-person = An diesem Platz fehlt niemand.
refused-not-away = Die Person ist erst kurz weg. Bitte warte noch ein wenig.
refused-no-clock = An diesem Tisch wird ohne Uhr gespielt.
refused-chat-empty = Es gibt nichts zu sagen.
refused-chat-phrase = Es gibt keinen fertigen Satz { $phrase }.
refused-chat-closed = An diesem Tisch gibt es nur fertige Sätze.
refused-chat-watcher = Sprechen darf nur, wer am Tisch sitzt.
refused-hello-first = Die erste Nachricht muss hello sein.
refused-hello-twice = Hello wurde schon gesagt.
refused-version = Diese Seite ist veraltet (der Server spricht Version { $server }). Bitte lade sie neu.
refused-rate = Das war zu viel auf einmal. Bitte warte einen Moment.
refused-enough = Hier ist die Grenze erreicht: Mehr wird nicht aufbewahrt.
refused-size = Die Nachricht ist zu lang: höchstens { $most } Bytes.
refused-message = Diese Nachricht ist nicht lesbar: { $problem }
refused-http-nothing = Unter dieser Adresse gibt es nichts.
refused-http-not-here = Das geht unter dieser Adresse nicht.
refused-http-too-big = Das ist zu groß.
refused-other-site = Eine Seite von anderswo darf das nicht.
refused-deal-given = Die Ausgangslage steht fest: Optionen und Anzahl der Plätze bleiben, wie sie sind.
refused-day-to-come = Dieser Tag kommt erst noch.

refused-profiles-off = Auf diesem Server gibt es keine Profile.
refused-profile-first = Melde dich zuerst an.
refused-profile-empty = Ein Profil braucht einen Namen und ein Passwort oder einen Passkey.
refused-profile-taken = So heißt hier schon jemand. Wähl einen anderen Namen.
refused-profile-wrong = Der Name oder das Passwort ist falsch.
refused-profile-none = Es gibt kein Profil { $name }.
refused-profile-link = Dieser Link ist schon benutzt oder abgelaufen. Bitte den Betreiber des Servers um einen neuen.
refused-guesses = Das waren zu viele Versuche. Bitte warte zehn Minuten.
refused-passkey-here = Für Passkeys muss der Server einen Namen haben und über https erreichbar sein; nimm unter dieser Adresse ein Passwort.
refused-passkey-wrong = Dieser Passkey wurde nicht angenommen. Bitte versuch es noch einmal.
refused-passkey-none = Diesen Passkey gibt es nicht.
refused-passkey-last = Das ist der einzige Weg in dein Profil: Wähl zuerst ein Passwort oder füge einen weiteren Passkey hinzu.
refused-enough-passkeys = Mehr Passkeys kann ein Profil nicht haben.

refused-days-to-answer = An diesem Tisch hat man Tage Zeit: Die Uhr entscheidet, nicht die anderen.
refused-not-awaited = Auf diesen Platz wird gerade nicht gewartet.
refused-on-vacation = Da ist jemand im Urlaub und kommt wieder.
refused-nudged = Vor weniger als einer Stunde wurde schon erinnert.
refused-no-days = Urlaub gibt es nur an Tischen, an denen man Tage Zeit hat.
refused-vacation = { $days ->
    [0] Du hast in dieser Partie keine Urlaubstage mehr.
    [one] Du hast in dieser Partie noch einen Urlaubstag.
   *[other] Du hast in dieser Partie noch { $days } Urlaubstage.
}
refused-no-notices = Dieser Server verschickt solche Nachrichten nicht.
refused-no-channel = Dieser Browser oder diese Adresse ist hier nicht mehr bekannt.
refused-mail-address = Das ist keine E-Mail-Adresse.
refused-mail-often = Diese Adresse wurde heute schon mehrmals gefragt. Sieh im Spam-Ordner nach oder versuch es morgen wieder.
refused-mail-failed = Die E-Mail konnte nicht verschickt werden. Bitte versuch es später noch einmal.
refused-push-address = Der Push-Dienst dieses Browsers kann nicht benutzt werden.
