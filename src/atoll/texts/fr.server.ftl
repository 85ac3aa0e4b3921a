refused-no-table = Il n’y a pas de table { $table }.
refused-damaged = Les données de cette table sont endommagées ; elle ne peut pas être ouverte. L’hébergeur en trouvera la raison dans le journal du serveur.
refused-no-game = Il n’y a pas de jeu { $game }.
refused-no-lesson = Il n’y a pas de leçon { $lesson }.
refused-lesson-wrong = Cette leçon porte sur autre chose : { $action }
refused-no-bot = Il n’y a pas de bot { $bot }.
refused-no-link = Cette table est privée : il faut un lien donné par quelqu’un de la table.
refused-no-token = Il faut pour cela le lien secret d’une place ou de l’hôte.
refused-host-only = Seule la personne qui a ouvert la table peut le faire.
refused-option = { $problem }
refused-seat-taken = Cette place est prise.
refused-table-full = Toutes les places sont prises. Vous pouvez regarder.
refused-table-crowded = Trop de monde regarde cette table.
refused-open-seats = Il reste des places libres : mettez-y des personnes ou des bots.
refused-no-nonce = Tout le monde n’a pas encore contribué au tirage : { $who }. La page s’en charge dès que la table y est ouverte.
refused-stage-gathering = La partie n’a pas encore commencé.
refused-stage-playing = La partie a déjà commencé.
refused-stage-over = La partie est finie.
refused-match-not-over = Le fichier de la partie est disponible quand elle est finie.
refused-match-file = Ce fichier de partie ne peut pas être rejoué : { $problem }
refused-match-unfair = On ne peut pas reprendre ce fichier de partie : ses tirages ne découlent pas de sa graine.
refused-match-position = On ne peut pas reprendre ce fichier de partie : il ne commence pas au début.
refused-eyes = « { $eyes } » n’est pas un point de vue : choisissez all, watch ou le numéro d’une place.
refused-replay-all = On ne voit tout à découvert qu’une fois la partie finie. D’ici là, choisissez votre place ou regardez.
refused-replay-seat = Tant que la partie dure, seule la personne qui joue cette place voit ce qu’on y voit.
refused-busy = Il se passe trop de choses à la fois. Merci de réessayer.
refused-failed = Une erreur s’est produite de notre côté. Rien n’est perdu ; merci de réessayer.
refused-ask-gone = La question a changé entre-temps. Regardez à nouveau.
refused-action = Ce n’est pas possible maintenant : { $problem }
refused-action-by = Ce n’est pas possible maintenant (règle { $rule }) : { $problem }
refused-undo-nothing = Il n’y a rien à annuler.
refused-undo-drawn = Un tirage a eu lieu depuis ; on ne peut plus revenir en arrière.
refused-undo-revealed = Quelque chose de caché a été montré ; on ne peut plus revenir en arrière.
refused-undo-handed = La main est déjà passée aux autres ; on ne peut plus revenir en arrière.
refused-undo-other = Quelqu’un d’autre a agi depuis ; on ne peut plus revenir en arrière.
refused-not-your-seat = Ce n’est pas votre place.
refused-bot-plays = Un bot joue pour vous. Rechargez la page pour reprendre votre place.
refused-out-of-time = Votre temps est écoulé : un bot joue à votre place jusqu’à la fin.
refused-no-hints = Cette table joue sans conseils.
refused-hint-later = Le bot fort est encore en préparation sur ce serveur. Réessayez dans quelques minutes.
refused-hint-rate = { $seconds ->
    [1] Cela fait beaucoup de conseils en peu de temps. Redemandez dans une seconde.
   *[other] Cela fait beaucoup de conseils en peu de temps. Redemandez dans { $seconds } secondes.
}
refused-review-failed = L’analyse de cette partie a échoué. L’hébergeur en trouvera la raison dans le journal du serveur.
refused-not-a-person = Personne n’est absent à cette place.
refused-not-away = L’absence est encore trop courte. Attendez un peu.
refused-no-clock = Cette table joue sans pendule.
refused-chat-empty = Il n’y a rien à dire.
refused-chat-phrase = Il n’y a pas de phrase toute faite { $phrase }.
refused-chat-closed = Cette table n’utilise que les phrases toutes faites.
refused-chat-watcher = Seules les personnes à la table peuvent parler.
refused-hello-first = Le premier message doit être hello.
refused-hello-twice = Hello a déjà été dit.
refused-version = Cette page n’est plus à jour (le serveur en est à la version { $server }). Merci de la recharger.
refused-rate = C’était trop à la fois. Attendez un instant.
refused-enough = La limite est atteinte : plus rien de tel n’est gardé.
refused-size = Le message est trop long : { $most } octets au plus.
refused-message = Ce message est illisible : { $problem }
refused-http-nothing = Il n’y a rien à cette adresse.
refused-http-not-here = Cela ne se fait pas à cette adresse.
refused-http-too-big = C’est trop gros.
refused-other-site = Une page d’un autre site n’a pas le droit de faire cela.
refused-deal-given = La donne est fixée : les options et le nombre de places restent tels quels.
refused-day-to-come = Ce jour n’est pas encore venu.

refused-profiles-off = Il n’y a pas de profils sur ce serveur.
refused-profile-first = Connectez-vous d’abord.
refused-profile-empty = Un profil demande un nom, et un mot de passe ou une clé d’accès.
refused-profile-taken = Quelqu’un porte déjà ce nom ici. Choisissez-en un autre.
refused-profile-wrong = Le nom ou le mot de passe est incorrect.
refused-profile-none = Il n’y a pas de profil { $name }.
refused-profile-link = Ce lien a déjà servi, ou son délai est passé. Demandez-en un nouveau à l’hébergeur du serveur.
refused-guesses = Trop d’essais. Attendez dix minutes.
refused-passkey-here = Les clés d’accès demandent un serveur qui a un nom, en https ; à cette adresse, utilisez un mot de passe.
refused-passkey-wrong = Cette clé d’accès n’a pas été acceptée. Réessayez.
refused-passkey-none = Cette clé d’accès n’existe pas.
refused-passkey-last = C’est la seule façon d’entrer dans votre profil : choisissez d’abord un mot de passe, ou ajoutez une autre clé d’accès.
refused-enough-passkeys = Un profil ne peut pas avoir plus de clés d’accès.

refused-days-to-answer = À cette table, on a des jours pour répondre : c’est la pendule qui décide, pas les autres.
refused-not-awaited = La partie n’attend pas cette personne.
refused-on-vacation = Cette personne est en vacances et reviendra.
refused-nudged = Un rappel a déjà été envoyé il y a moins d’une heure.
refused-no-days = Les vacances sont réservées aux tables où l’on a des jours pour répondre.
refused-vacation = { $days ->
    [0] Il ne vous reste plus de jours de vacances dans cette partie.
    [1] Il vous reste un jour de vacances dans cette partie.
   *[other] Il vous reste { $days } jours de vacances dans cette partie.
}
refused-no-notices = Ce serveur n’envoie pas ce genre de messages.
refused-no-channel = Ce navigateur ou cette adresse n’est plus connu ici.
refused-mail-address = Ce n’est pas une adresse e-mail.
refused-mail-often = Cette adresse a déjà été sollicitée plusieurs fois aujourd’hui. Regardez dans les indésirables ou réessayez demain.
refused-mail-failed = Le message n’a pas pu être envoyé. Réessayez plus tard.
refused-push-address = Le service de notifications de ce navigateur ne peut pas être utilisé.
