## Le client web

web-skip = Aller à la page
web-skip-question = Aller à la question
web-loading = La carte se dessine
web-menu = Menu
web-menu-home = Vers les îles
web-close = Fermer
web-rules = Règles
web-sound = Son
web-night = Couleurs de nuit
web-replays = Revoir une partie
web-me = Profil
web-daily = Île du jour
web-about = À propos d’Atoll
web-bar-home = Atoll, vers les îles
web-bar-nav = Page
web-bar-table = table
web-you = vous
web-who-bot = bot : { $name }
web-bot-beginner = débutant
web-bot-sensible = raisonnable
web-bot-strong = fort
web-bot-expert = expert
web-away = hors ligne
web-undo = Annuler
web-drop = Finalement non
web-copy = Copier
web-copied = Copié
web-qr = Code QR
web-export = Enregistrer la partie

## Réglages

web-set-language = Langue
web-set-light = Lumière
web-set-light-system = comme le système
web-set-light-day = jour
web-set-light-night = nuit
web-set-pace = Affichage des coups
web-set-pace-normal = normal
web-set-pace-half = deux fois plus lent
web-set-pace-none = immédiat
web-set-confirm = Confirmation
web-set-confirm-normal = le second clic confirme
web-set-confirm-always = seul le bouton confirme
web-set-confirm-never = agir aussitôt

## Problèmes

web-problem-offline = Le serveur ne répond pas. Rien n’est perdu ; réessayez dans un instant.
web-problem-other = Cela n’a pas marché. Rien n’a changé ; réessayez.
web-broken-title = Il manque quelque chose
web-broken-text = Une partie de cette page n’a pas pu être chargée. Votre place et votre partie sont en sécurité ; rechargez la page.
web-lost-title = Pleine mer
web-lost-text = Il n’y a rien à cette adresse.
web-no-table = Cette table n’existe pas, ou le lien n’y mène pas.
web-refused = Ce n’est pas possible maintenant.

## Accueil

web-home-title = Quatre îles.
web-home-title-more = Choisissez-en une, amenez des amis.
web-home-lead = Des jeux de société où l’on sombre, où l’on se cache et où l’on partage. Gratuits, dans votre navigateur, sans compte. Des bots prennent les places libres.
web-home-name = Votre nom
web-home-you = Invité
web-home-open = Ouvrir une table
web-table-names = Marée basse, Marée haute, Côte sous le vent, Alizé, Banc de sable, Feu du récif, Longue houle, Brume de mer, Baie calme, Roc aux mouettes, Étoile du Nord, Bon port, Chant des baleines, Eau profonde, Îlot de corail, Baromètre
web-home-or = ou
web-home-alone = jouer seul tout de suite
web-home-paste = coller une invitation
web-home-paste-label = Invitation
web-home-paste-go = Suivre
web-home-paste-wrong = Ce n’est pas une invitation à une table. Copiez le lien entier.
web-home-chart = Carte des quatre îles
web-home-lagoon = le lagon
web-home-matches = Vos parties
web-home-all = Toutes
web-mine = Mes tables
web-home-no-matches = Aucune pour l’instant. Vos parties en cours apparaîtront ici.
web-home-go = Y aller
web-home-play = Jouer
web-home-back = Revenir
web-home-tables = Tables ouvertes
web-home-no-tables = Aucune en ce moment. Ouvrez-en une ; des bots s’y assoient en attendant du monde.
web-home-open-one = En ouvrir une
web-home-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-home-never = Jamais joué ?
web-home-first = Une première partie
web-home-first-text = L’Île interdite, vous et deux bots, l’eau au plus bas
web-home-try = Essayer
web-home-rules = Les règles
web-home-rules-text = Avec nos propres mots, et une recherche
web-home-read = Lire
web-stage-gathering = attend des joueurs
web-stage-playing = en cours
web-stage-over = terminée
web-stage-left = table quittée
web-continued = { $turn ->
    [0] reprise depuis le début
   *[other] reprise au tour { $turn }
}
web-game-forbidden_island = L’Île interdite
web-game-the_island = The Island
web-game-lost_island = Lost Island
web-game-loot_island = Loot Island
web-isle-forbidden_island = ensemble, 1–4 · 30 min
web-isle-the_island = 2–4 · 45 min
web-isle-lost_island = 2–4 · 30 min
web-isle-loot_island = 2–5 · 75 min
web-isle-soon = pas encore sur la carte

## Préparer une table

web-seats = Places
web-seat-open = libre
web-seat-number = Joueur { $number }
web-link-watch = Lien pour regarder
web-link-device = Jouer sur un autre appareil
web-link-own = Lien vers votre place : pour vous uniquement
web-hint = Conseil
web-clock = Pendule
web-bot-pace = Rythme des bots
web-bot-pace-of = { $pace ->
    [1400] tranquille
    [0] immédiat
   *[other] vif
}
web-table = La table
web-options = Options
web-sit-down = S’asseoir
web-start = Commencer la partie
web-leave = Quitter la table

## Jouer

web-board = Plateau
web-zoom-in = Regarder de plus près
web-zoom-out = Tout le plateau
web-dock = Question
web-rail = Journal, discussion, règles
web-log = Journal
web-chat = Discussion
web-cards = Cartes
web-seat-look = { $name } : { $what }
web-steps = Étapes du tour
web-pips = encore { $left } sur { $of }
web-your-turn = À vous de jouer
web-choosing = { $count ->
    [one] { $names } choisit
   *[other] { $names } choisissent
}
web-nature-moves = C’est à l’île de jouer
web-waiting-text = En attendant, vous pouvez regarder autour de vous.
web-watching = Vous regardez.
web-time-out = Votre temps est écoulé : un bot joue à votre place jusqu’à la fin.
web-eager = Vous pouvez jouer ceci maintenant : { $what }
web-acting-as = Vous agissez pour { $name }
web-act-for = Agir pour { $name }
web-which = Lequel de ces choix ?
web-which-piece = Quel pion ?
web-countdown = Temps pour répondre
web-confirm-how = Choisissez-le de nouveau, appuyez sur Entrée ou sur le bouton jaune.
web-confirm-touch = Touchez-le de nouveau, ou touchez le bouton jaune.
web-not-now = Impossible maintenant.
web-all-actions = Actions
web-catch-up = Avance rapide
web-way-on = Continuer
web-way-end = Terminé
web-way-pass = Rien, continuer
web-pass-on = Ne rien me demander avant mon tour
web-hand-over = Donnez l’écran à { $name }
web-hand-over-text = Rien de secret n’est montré d’ici là.
web-i-am = C’est moi, { $name }
web-offline = Pas de connexion.
web-offline-retry = Votre place est gardée. Nouvel essai dans { $seconds } s.
web-offline-trying = Votre place est gardée. Nouvel essai.
web-offline-now = Maintenant
web-slow = Le serveur ne répond pas.
web-gone = { $minutes ->
    [0] { $name } n’est plus là depuis un moment.
    [1] { $name } n’est plus là depuis une minute.
   *[other] { $name } n’est plus là depuis { $minutes } minutes.
}
web-gone-text = La place lui reste.
web-gone-wait = Attendre
web-gone-skip = Sauter ce tour
web-gone-bot = Laisser jouer un bot
web-since = { $count ->
    [one] Depuis votre départ, { $count } coup a été joué.
   *[other] Depuis votre départ, { $count } coups ont été joués.
}
web-since-show = Montrer
web-pause = Arrêter les pendules
web-resume = Relancer les pendules
web-clock-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
web-over = La fin
web-over-you = Vous avez gagné
web-over-lost = { $count ->
    [one] Vous avez perdu : { $names } gagne
   *[other] Vous avez perdu : { $names } gagnent
}
web-over-wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
web-over-again = Rejouer
web-over-join = Rejoindre la revanche
web-over-replay = Revoir
web-log-preparation = { $count ->
    [one] Avant le premier tour : { $count } étape
   *[other] Avant le premier tour : { $count } étapes
}
web-log-you = Vous
web-log-you-object = vous
web-log-undone = { $name } a repris son dernier coup
web-people-sat = { $name } s’assoit
web-people-left = { $name } a quitté la table
web-people-back = { $name } est de retour
web-people-bot = Un bot joue pour { $name }
web-people-skip = { $name } perd son tour
web-people-wait = La table attend { $name }
web-people-started = La partie commence
web-people-rematch = Une revanche est proposée
web-people-paused = Les pendules sont arrêtées
web-people-resumed = Les pendules tournent de nouveau
web-people-nudged = { $by } envoie un rappel à { $name }
web-people-vacation = { $name } est en vacances : la pendule est arrêtée
web-people-home = { $name } est de retour de vacances
web-on-vacation = en vacances jusqu’au { $date }
web-people-over = La partie est terminée
web-chat-empty = Personne n’a encore rien dit.
web-chat-new = nouveau
web-chat-write = Écrivez quelque chose
web-chat-send = Envoyer
web-phrases = Phrases toutes faites
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [one] { $count } paragraphe
   *[other] { $count } paragraphes
}
web-rules-none = Aucun paragraphe ne contient ces mots.
web-look-disc = disque cramoisi
web-look-square = carré indigo
web-look-triangle = triangle ambre
web-look-diamond = losange orchidée
web-look-cross = croix perle

## Revoir

web-replay = Revoir

## Phrases toutes faites

phrase-hello = Bonjour !
phrase-well_done = Bien joué !
phrase-careful = Attention !
phrase-i_can_help = Je peux aider
phrase-need_help = J’ai besoin d’aide
phrase-good_idea = Bonne idée
phrase-sorry = Pardon !
phrase-your_turn = À vous
phrase-thanks = Merci
phrase-good_game = Belle partie !

web-learn = Apprendre en jouant
web-rule-now = Les règles qui s’appliquent
web-rule-number = (règle { $number })
web-home-learn = Première visite ? Cinq minutes pour apprendre
web-home-learn-text = De petites situations de jeu, une règle à la fois

## Between two words, each language with its own spaces

web-colon = { $what } : { $then }
web-asks = { $what } ?
web-log-left-out = { $count ->
    [1] Une ligne précédente se trouve dans le journal
   *[other] { $count } lignes précédentes se trouvent dans le journal
}
web-over-whole = Toute la feuille
