# Textes du client web dont peu ont besoin : chargés avec ce qui les montre.

web-keys = Touches
web-key-arrows = Flèches
web-key-arrows-does = parcourir le plateau
web-key-n = n
web-key-n-does = vers la prochaine case possible
web-key-enter = Entrée
web-key-enter-does = aperçu, puis confirmer
web-key-escape = Échap
web-key-escape-does = finalement non
web-key-digits = 1–9
web-key-digits-does = choisir une action
web-key-e = e
web-key-e-does = finir, ou continuer
web-key-z = z
web-key-z-does = annuler
web-key-r = r
web-key-r-does = les règles pour cette question
web-key-h = h
web-key-h-does = conseil, s’il y en a
web-key-l = l
web-key-l-does = vers le journal
web-key-g = g
web-key-g-does = vers la question
web-key-zoom = + − 0
web-key-zoom-does = plus près, plus loin, tout le plateau
web-about-title = À propos d’Atoll
web-about-what = Atoll est un lieu libre et ouvert pour des jeux de société où il est question d’îles. On joue dans le navigateur avec des amis, avec des bots ou seul ; sans compte obligatoire, sans publicité et sans rien à acheter.
web-about-games = À qui sont ces jeux
web-about-games-text = Atoll est une réalisation indépendante, sans lien avec les auteurs ni les éditeurs. Forbidden Island (L’Île interdite) a été créé par Matt Leacock et est édité par Gamewright et, en allemand, par Schmidt Spiele ; The Island est de Julian Courtland-Smith, édité par Stronghold Games et Asmodee ; Lost Island (Stratego) est édité par Jumbo ; Loot Island est d’Aaron Haag, édité par What’s Your Game. Les règles sont racontées avec nos mots ; les noms des lieux et toutes les images sont de nous. Si un jeu vous plaît, achetez-le : il est encore mieux avec une table dessous.
web-about-fair = Pourquoi la donne est équitable
web-about-fair-1 = Avant le premier tirage, le serveur publie l’empreinte d’un nombre secret. Chaque place y ajoute un nombre au hasard. Chaque carte, chaque tuile et chaque dé découlent de tous ces nombres : ni le serveur ni un joueur ne peut choisir seul ce qui vient.
web-about-fair-2 = À la fin, le secret est montré. Chacun peut vérifier qu’il correspond à l’empreinte et que chaque tirage en découle : enregistrez la partie et passez-la à « atoll verify ».
web-about-fair-3 = Les bots voient ce qu’une personne verrait à leur place, et rien de plus.
web-about-data = Ce qui est conservé
web-about-data-text = Votre nom, vos réglages et les clés de vos places restent dans ce navigateur. Le serveur garde les tables, ce qu’on y a fait et dit et le résultat des parties, sous les noms pris à la table. Si vous créez un profil, il en garde aussi le nom, votre mot de passe (que personne ne peut lire) ou vos clés d’accès, et quelles places sont les vôtres ; un cookie vous évite alors de vous reconnecter, pendant 180 jours au plus. Si vous demandez des messages, il garde votre adresse e-mail, ou ce qu’il faut à votre navigateur pour les recevoir, jusqu’à ce que vous n’en vouliez plus. Il n’y a pas d’autres cookies, ni de pisteurs.
web-about-licence = Licence
web-about-licence-text = Le programme est sous licence MIT. Les caractères Alegreya et Alegreya Sans sont de Juan Pablo del Peral, Huerta Tipográfica, sous SIL Open Font License.
web-seats-count = Nombre de places
web-seats-of = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
web-seats-help = Envoyez le lien ; qui le suit prend une place libre. Les places encore libres au départ vont à des bots.
web-hot-seat-help = Vous tenez plusieurs places : faites passer cet écran, ou jouez-les toutes vous-même.
web-seat-name = Nom à la place { $letter }
web-name-blank = Un nom compte au moins une lettre. Il reste comme il était.
web-seat-who = Qui occupe la place { $letter }
web-who-me = moi, sur cet écran
web-who-open = libre
web-who-guest = invité
web-lead-all = Mener toute l’équipe
web-fill-bots = Compléter avec des bots
web-invite = Inviter
web-link-alone = Seul cet ordinateur peut suivre ces liens : le serveur n’écoute personne d’autre. Arrêtez-le, puis ouvrez-le à votre réseau avec
web-link-join = Lien pour prendre une place libre
web-link-seats = Un lien par place
web-link-seat = Lien pour la place { $letter }
web-listed = Montrer cette table à tout le monde
web-listed-yes = Cette table figure dans la liste des tables ouvertes.
web-listed-no = Seules les personnes qui ont un lien trouvent cette table.
web-free-chat = Texte libre dans la discussion
web-clock-of = { $seconds ->
    [0] aucune
    [300] 5 minutes par joueur
    [900] 15 minutes par joueur
    [1800] 30 minutes par joueur
    [86400] 1 jour par joueur
    [259200] 3 jours par joueur
    [604800] 7 jours par joueur
   *[other] { $seconds } secondes par joueur
}
web-table-name = Nom de la table
web-sit-title = Il y a une place pour vous
web-sit-invited = Une place vous est réservée
web-sit-full = Toutes les places sont prises ; vous pouvez regarder.
web-seat-at = Place { $letter }
web-start-full = Tout le monde est là.
web-start-bots = { $count ->
    [one] { $count } place est libre ; un bot la prendra au départ.
   *[other] { $count } places sont libres ; des bots les prendront au départ.
}
web-start-wait = L’hôte commence la partie.
web-host-now = La personne qui a ouvert la table est partie : vous êtes maintenant l’hôte.
web-levels = De quel niveau sont les bots ?
web-bot-beginner-is = laisse passer beaucoup de choses ; parfait pour une première partie
web-bot-sensible-is = joue ce qui semble le meilleur au premier coup d’œil
web-bot-strong-is = regarde où mènent ses choix, en une fraction de seconde
web-bot-expert-is = réfléchit plus longtemps et plus loin, jusqu’à quelques secondes ; le meilleur des quatre
web-bots-later = Le bot fort et l’expert sont encore en préparation ; d’ici là, ils jouent comme le raisonnable.
web-hints = Conseils du bot fort
web-hints-help = Par défaut, seulement si vous ne jouez qu’avec des bots. Avec d’autres personnes : pour tout le monde ou pour personne.
web-hints-on = Tout le monde à la table peut demander des conseils.
web-hints-off = Pas de conseils à cette table : l’hôte les a désactivés.
web-hints-off-people = Pas de conseils à cette table : plusieurs personnes jouent et l’hôte ne les a pas autorisés.
web-box = Ce que contient la boîte :
web-box-reconstruction = ce que les règles imprimées ne montrent qu’en images est notre reconstitution.
web-box-public = d’après des sources publiques concordantes.
web-box-rulebook = comme imprimé.
web-box-own = les chiffres de quelqu’un qui possède la boîte.
web-box-owner = Vous avez la boîte ?
web-box-help = Changez les chiffres ici, ou choisissez un fichier avec les vrais (TOML ou JSON). Ce que vous omettez reste tel quel.
web-box-use = Utiliser ces chiffres
web-box-file = Choisir un fichier
web-box-back = Revenir aux chiffres d’Atoll
web-hint-title = Ce que ferait le bot fort
web-hint-thinking = Il réfléchit
web-percent = { $percent } %
web-hint-chance = { $percent } % de chances
web-hint-then = puis : { $action }
web-hint-wait = ne rien faire
web-hint-only = Rien d’autre n’est possible.
web-hint-glance = D’un coup d’œil, sans l’avoir testé.
web-hint-gap = { $gap ->
    [none] Quoi que vous fassiez, il ne reste presque aucune chance.
    [all] À peu près équivalents : tous conviennent.
    [two] Les deux premiers se valent à peu près.
    [little] Le premier est un peu meilleur.
   *[clear] Le premier est nettement meilleur.
}
web-hint-why = Testé { $count } fois en pensée, en ne sachant que ce que vous voyez.
web-hint-close = Fermer le conseil
web-hint-more = Plus
web-hint-less = Moins
web-hint-pause = Cela fait beaucoup de conseils en peu de temps : le bot souffle un instant.
web-hint-again = Réessayer
web-hint-again-in = Réessayer dans { $seconds } s
web-play-on = Continuer d’ici avec des bots
web-play-on-seat = Votre place
web-play-on-bots = Les bots jouent
web-play-on-same = comme dans cette partie
web-play-on-text = Une nouvelle table commence à partir de ce point de la partie. La suite est tirée à nouveau ; la partie que vous regardez reste telle quelle.
web-play-on-seen = Qui peut voir cette partie voit aussi comment la vôtre a fini.
web-play-on-go = Continuer
web-replay-help = Ou ouvrez une partie enregistrée : un fichier de lignes JSON.
web-replay-start = Avant le premier coup
web-replay-step = Coup { $step } sur { $of }
web-replay-play = Lire
web-replay-pause = Pause
web-replay-back = Vers la table
web-replay-origin = La partie d’origine
web-branches = Reprises à partir d’ici : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-branch-from = À partir du coup { $step }
web-import = Ouvrir une partie
web-timeline = Chronologie
web-step-before = Retour
web-step-after = Suite
web-turn-before = Au tour précédent
web-turn-after = Au tour suivant
web-eyes = Vue
web-eyes-all = tout à découvert
web-eyes-watch = spectateur
web-eyes-of = { $name }
web-share = Partager
web-share-title = Partager ce moment
web-share-link = Lien vers ce moment
web-share-link-text = Avec ce lien, on peut regarder cette partie, et rien de plus.
web-share-no-link = Il n’y a pas de lien : cette partie vient d’un fichier et n’est pas sur ce serveur. Envoyez le fichier ; qui l’ouvre ici voit la même chose.
web-share-picture = En image
web-share-still = Ce moment (SVG)
web-share-png = Pour les messageries (PNG)
web-share-moving = Le tour jusqu’ici, animé (SVG)
web-share-together = Regarder ensemble
web-share-together-text = Vous guidez : tous ceux qui revoient cette partie vous suivent, chacun du point de vue de son choix.
web-lead = Guider les autres
web-lead-now = Vous guidez ; les autres voient ce que vous voyez.
web-lead-stop = Ne plus guider
web-leads = { $name } guide à travers la partie.
web-follow = Suivre
web-daily-text = Chaque jour apporte une donne de chaque jeu, la même pour tout le monde. Jouez-la seul avec des bots ou entre amis, et comparez vos résultats.
web-daily-day = Jour
web-daily-play = Jouer avec des bots
web-daily-friends = Jouer entre amis
web-daily-fair = La donne d’un jour découle de sa date : elle est donc la même sur tous les serveurs, et personne n’y mêle rien. Votre résultat apparaît ici avec les noms de votre table. Si l’on joue autrement, ce qui est tiré plus tard peut différer aussi.
web-deal = La même donne
web-deal-text = Les mêmes options et la même chance, encore une fois. Si l’on joue autrement, ce qui est tiré plus tard peut différer aussi. Qui la joue apparaît dans cette liste, pour tous ceux qui peuvent voir cette partie.
web-deal-results = Résultats
web-deal-with = Avec des bots : { $bots }
web-deal-without = Sans bots
web-deal-apart = On compare ceux qui ont joué avec les mêmes bots.
web-deal-place = Rang
web-deal-who = Qui
web-deal-result = Résultat
web-deal-points = Points
web-deal-turns = Tours
web-deal-tries = Essais
web-deal-won = gagné
web-deal-lost = perdu
web-deal-none = Personne ne l’a encore terminée.
web-deal-again = La rejouer
web-deal-bots = La jouer avec des bots
web-deal-friends = La jouer entre amis
web-deal-given-day = L’île du { $day } : la donne, les options et le nombre de places sont les mêmes pour tout le monde.
web-deal-given-again = Une donne déjà jouée : ses options et le nombre de places vont avec.
web-figures = En chiffres
web-figures-none = Il n’y a pas de chiffres pour ce jeu.
web-figures-island = L’île
web-figure-awash = tuiles inondées
web-figure-sunk = tuiles englouties
web-figure-treasures = trésors trouvés
web-figures-shored = Tuiles asséchées
web-figures-given = Cartes données
web-figures-saved = Explorateurs sauvés
web-figures-lost = Explorateurs perdus
web-figures-won = Batailles gagnées
web-figures-taken = Pièces prises
web-figures-hit = Explorateurs touchés par des bombes
web-figures-kept = Trésors gardés
web-figures-curse = Cubes de malédiction
web-review = Revenir sur la partie
web-review-making = Le bot fort passe la partie en revue
web-review-curve = Chances de gagner
web-review-open = Selon le bot fort, qui voit tout, même ce que les joueurs ne pouvaient pas voir alors.
web-review-team = L’équipe
web-review-moments = Les tournants de la partie
web-review-known = Jugés d’après ce qu’on pouvait savoir à ce moment-là.
web-review-none = Aucun choix n’a coûté cher.
web-review-turn = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn }
}
web-review-played = { $name } a joué : { $action }
web-review-you = Vous avez joué : { $action }
web-review-better = Mieux : { $action }
web-review-cost = { $chance } % de chances de gagner au lieu de { $best } %
web-review-swing = { $name } : { $before } % de chances de gagner avant ce tour, { $chance } % après. Aucun meilleur choix trouvé.
web-review-see = Voir
web-review-back = Retour à l’analyse
web-review-table = En tableau
web-review-step = Coup
web-leave-title = Quitter cette table ?
web-leave-sure = Un bot peut jouer pour vous, ou on vous saute : les autres en décident aussitôt. La place reste à vous ; « Vos parties », sur la première page, y ramène.
web-leave-before = Votre place se libère pour quelqu’un d’autre.
web-leave-host = Vous êtes l’hôte : la personne suivante à la table prend le relais.
web-leave-go = Quitter
web-leave-stay = Rester
web-fair-title = La donne était-elle équitable ?
web-fair-commitment = Publié avant le premier tirage
web-fair-seed = Le secret du serveur, dévoilé
web-fair-nonces = Ce que chaque place y a ajouté
web-fair-more = Comment le vérifier

web-rule-also = Ceci s’applique aussi
web-rule-around = Ce qui précède et ce qui suit
web-rule-all = Toutes les règles
web-rules-contents = Sommaire
web-rules-readings = Comment nous lisons les règles
web-rules-reading = Comment nous la lisons :
web-rules-about = À propos de
web-rules-reconstructed = reconstitué
web-rules-rebuilt = Une partie de ce jeu n’est dans aucun texte que nous avons pu lire ; nous avons dû la reconstituer :
web-rules-rebuilt-here = Reconstitué :
web-rules-print = Imprimer
web-rules-try = Essayer
web-learn-lead = Une douzaine de petites situations par jeu, chacune sur une règle. Rien ne peut mal tourner, et l’on peut s’arrêter et reprendre à tout moment.
web-learn-start = Commencer
web-learn-go-on = Continuer
web-learn-anew = Depuis le début
web-learn-so-far = { $count ->
    [0] aucune leçon faite
    [1] une leçon faite
   *[other] { $count } leçons faites
 }
web-learn-number = Leçon { $number } sur { $of }
web-learn-progress = Leçons faites
web-learn-before = La leçon précédente
web-learn-skip = Passer cette leçon
web-learn-done = Bien joué
web-learn-next = Suivante
web-learn-again = Recommencer
web-learn-over = Vous savez l’essentiel
web-learn-over-text = Jouez maintenant une première partie contre des débutants ; les règles restent à portée de main.
web-learn-play = Une première partie
web-mine-waiting = On vous attend
web-mine-going = En cours
web-mine-gathering = Pas encore commencées
web-mine-over = Terminées
web-mine-since = demandé { $ago }
web-mine-left = il reste { $time }
web-notify = Messages
web-notify-text = Quand cette page est fermée, vous pouvez recevoir un message lorsque c’est votre tour, lorsque votre temps s’épuise, lorsqu’on vous envoie un rappel et lorsqu’une partie est terminée.
web-notify-push = Dans ce navigateur
web-notify-no-push = Ce navigateur n’affiche pas de messages. Sur un téléphone, ajouter Atoll à l’écran d’accueil peut aider.
web-notify-denied = Le navigateur ne l’a pas permis. Vous pouvez changer cela dans ses réglages pour ce site.
web-notify-mail = Par e-mail à
web-notify-mail-go = M’envoyer des e-mails
web-notify-mail-to = Par e-mail à { $address }
web-notify-confirm = Un e-mail est en route. Ouvrez le lien qu’il contient : rien d’autre n’est envoyé avant.
web-notify-forget = Oublier cette adresse
web-nudge = Envoyer un rappel à { $name }
web-nudge-done = Le rappel à { $name } est envoyé.
web-vacation = S’absenter quelques jours
web-vacation-text = { $days ->
    [1] Jusqu’à votre retour, votre pendule est arrêtée ; jouer y met fin aussi. Il vous reste un jour dans cette partie.
   *[other] Jusqu’à votre retour, votre pendule est arrêtée ; jouer y met fin aussi. Il vous reste { $days } jours dans cette partie.
}
web-vacation-until = Jusqu’à la fin du
web-vacation-go = S’absenter
web-vacation-you = Vous êtes en vacances jusqu’au { $date }. Votre pendule est arrêtée.
web-vacation-end = Je suis de retour
web-mail-confirm = Voulez-vous recevoir un message à votre adresse lorsque c’est votre tour ?
web-mail-yes = Oui, c’est mon adresse
web-mail-confirmed = { $address } est confirmée. Vous recevrez un message lorsque ce sera votre tour.
web-mail-stopped = { $address } ne recevra plus d’e-mails d’ici.
web-mail-nothing = Ce lien est incomplet. Ouvrez-le encore une fois depuis l’e-mail.

## Settings: easier to see

web-set-look = Mieux voir
web-set-contrast = Contraste
web-set-contrast-system = comme le système
web-set-contrast-normal = normal
web-set-contrast-high = élevé
web-set-size = Taille du texte
web-set-motion = Animations
web-set-motion-system = comme le système
web-set-motion-full = toutes
web-set-motion-reduced = réduites
web-set-colours = Couleurs
web-set-colours-standard = standard
web-set-colours-apart = plus distinctes
web-set-colours-how = Bien distinctes pour toutes les visions des couleurs. Les formes et les lettres disent toujours la même chose.
web-set-size-of = { $percent } %
