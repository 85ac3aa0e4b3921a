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
web-key-l = l
web-key-l-does = vers le journal
web-key-g = g
web-key-g-does = vers la question
web-key-zoom = + − 0
web-key-zoom-does = plus près, plus loin, tout le plateau
web-about-title = À propos d’Atoll
web-about-what = Atoll est un lieu libre et ouvert pour des jeux de société où il est question d’îles. On joue dans le navigateur avec des amis, avec des bots ou seul ; pas de compte, pas de publicité, rien à acheter.
web-about-games = À qui sont ces jeux
web-about-games-text = Atoll est une réalisation indépendante, sans lien avec les auteurs ni les éditeurs. Forbidden Island (L’Île interdite) a été créé par Matt Leacock et est édité par Gamewright et, en allemand, par Schmidt Spiele. Les règles sont racontées avec nos mots ; les noms des lieux et toutes les images sont de nous. Si un jeu vous plaît, achetez-le : il est encore mieux avec une table dessous.
web-about-fair = Pourquoi la donne est équitable
web-about-fair-1 = Avant le premier tirage, le serveur publie l’empreinte d’un nombre secret. Chaque place y ajoute un nombre au hasard. Chaque carte, chaque tuile et chaque dé découlent de tous ces nombres : ni le serveur ni un joueur ne peut choisir seul ce qui vient.
web-about-fair-2 = À la fin, le secret est montré. Chacun peut vérifier qu’il correspond à l’empreinte et que chaque tirage en découle : enregistrez la partie et passez-la à « atoll verify ».
web-about-fair-3 = Les bots voient ce qu’une personne verrait à leur place, et rien de plus.
web-about-data = Ce qui est conservé
web-about-data-text = Votre nom, vos réglages et les clés de vos places restent dans ce navigateur. Le serveur garde les tables et ce qu’on y a fait et dit. Il n’y a ni cookies ni pisteurs.
web-about-licence = Licence
web-about-licence-text = Le programme est sous licence MIT. Les caractères Alegreya et Alegreya Sans sont de Juan Pablo del Peral, Huerta Tipográfica, sous SIL Open Font License.
web-hint-title = Ce que ferait le bot fort
web-hint-thinking = Il réfléchit
web-hint-chance = { $percent } % de chances de gagner
web-hint-less = { $points ->
    [0] à peu près aussi bien
    [one] { $points } point de moins
   *[other] { $points } points de moins
}
web-hint-then = puis { $action }
web-hint-wait = ne rien faire
web-hint-only = Rien d’autre n’est possible.
web-hint-why = Chaque coup a été joué { $count } fois en pensée, d’après ce que vous voyez.
web-hint-close = Fermer le conseil
web-play-on = Continuer d’ici contre des bots
web-review = Revenir sur la partie
web-review-making = Le bot fort parcourt la partie
web-review-curve = Chances de gagner, toutes cartes ouvertes
web-review-team = L’équipe
web-review-moments = Ce qui a le plus changé
web-review-none = Aucun choix n’a coûté cher.
web-review-played = { $name } a choisi : { $action }
web-review-better = Mieux : { $action }
web-review-cost = { $chance } % de chances de gagner au lieu de { $best } %
web-review-see = Voir
web-review-table = En tableau
web-review-step = Étape
