game-name = L’Île interdite
game-summary = Une équipe d’aventuriers réunit quatre trésors sur une île qui sombre et s’en va ensemble, ou pas du tout.

## Tuiles

tile-fools_landing = L’Héliport
tile-bronze_gate = Porte du Soir
tile-copper_gate = Porte d’Argile
tile-gold_gate = Porte de l’Aube
tile-iron_gate = Porte de la Pluie
tile-silver_gate = Porte du Givre
tile-temple_moon = Marches de la Lune
tile-temple_sun = Marches du Soleil
tile-whispering_garden = Jardin des Roseaux
tile-howling_garden = Jardin des Fougères
tile-cave_embers = Grotte de la Forge
tile-cave_shadows = Grotte Noire
tile-coral_palace = Dôme Rouge
tile-tidal_palace = Maison des Vagues
tile-breakers_bridge = Pont de Corde
tile-cliffs_abandon = Les Falaises
tile-crimson_forest = Pins Rouges
tile-dunes_deception = Dunes d’Ambre
tile-lost_lagoon = Étang du Miroir
tile-misty_marsh = Marais aux Hérons
tile-observatory = Maison des Étoiles
tile-phantom_rock = Roc de l’Aiguille
tile-twilight_hollow = Vallon des Chouettes
tile-watchtower = Vieux Fanal

level-dry = au sec
level-flooded = sous l’eau
level-sunk = au fond de l’eau

## Rôles, trésors, cartes

role-explorer = Explorateur
role-pilot = Pilote
role-engineer = Ingénieur
role-navigator = Navigateur
role-messenger = Messager
role-diver = Plongeur

treasure-earth = Terre
treasure-wind = Vent
treasure-fire = Feu
treasure-ocean = Mer

card-earth = Terre
card-wind = Vent
card-fire = Feu
card-ocean = Mer
card-helicopter = Hélicoptère
card-sandbags = Sacs de sable
card-waters_rise = Crue

## Comment cela finit

ending-none = La partie continue.
ending-won = Gagné ! L’équipe s’envole avec les quatre trésors.
ending-treasure_lost = Perdu : les deux tuiles d’un trésor ont sombré avant qu’il soit pris.
ending-landing_lost = Perdu : l’Héliport a sombré, et avec lui le chemin du retour.
ending-drowned = Perdu : un membre de l’équipe s’est noyé.
ending-skull = Perdu : l’eau a atteint la tête de mort.

moment-before_draw = avant la pioche des cartes Trésor
moment-between_draws = entre les deux cartes Trésor
moment-before_flood = avant les cartes Inondation
moment-between_floods = entre deux cartes Inondation

## Positions impossibles

fault-none = Tout est en ordre.
fault-tiles = Tuiles : il faut exactement une tuile par emplacement de l’île et un emplacement par tuile.
fault-levels = État : chaque tuile est sèche, inondée ou engloutie ; au début de la partie, six sont inondées et aucune engloutie.
fault-flood_cards = Cartes Inondation : il en faut exactement une par tuile encore en jeu et aucune pour une tuile engloutie.
fault-flood_layers = Pioche Inondation : il faut au moins une carte, et pas de couche vide sous celle du dessus.
fault-roles = Rôles : il faut un rôle différent pour chaque place.
fault-pawns = Pions : chacun est sur une tuile encore en jeu, sauf si elle vient de sombrer ou si le plongeur attend dans l’eau.
fault-hands = Mains : cinq cartes au plus, cartes spéciales comprises, sauf pendant la pioche ou la défausse.
fault-treasure_cards = Cartes Trésor : mains et défausse n’en contiennent pas plus que la boîte, et il en reste au moins une dans la pioche.
fault-meter = Niveau d’eau : il se situe entre le repère de départ de la difficulté et la tête de mort, qu’il n’atteint que si la partie est perdue.
fault-turn = Tour : il revient à une place de la table, et à personne avant la fin de la préparation.
fault-asks = Questions : seules peuvent être ouvertes celles auxquelles le jeu peut mener, posées à des places qui peuvent répondre.
fault-over = Fin : une partie décidée doit être terminée, et sa fin doit correspondre à la position.

## Options

option-seats = Aventuriers
option-seats-help = Combien d’aventuriers compte l’équipe.
option-seats-2 = deux
option-seats-3 = trois
option-seats-4 = quatre
option-difficulty = Difficulté
option-difficulty-help = Le repère où commence le niveau d’eau.
option-difficulty-novice = novice (repère 1)
option-difficulty-normal = normal (repère 2)
option-difficulty-elite = élite (repère 3)
option-difficulty-legendary = légendaire (repère 4)
option-layout = Île
option-layout-help = La forme selon laquelle les 24 tuiles sont posées.
option-layout-forbidden_island = Île interdite (comme imprimée)
option-layout-island_of_shadows = Île des Ombres
option-layout-volcano_island = Île du Volcan
option-layout-island_of_death = Île de la Mort
option-layout-bay_of_gulls = Baie des Mouettes
option-layout-bone_island = Île aux Ossements
option-layout-coral_reef = Récif de Corail
option-layout-skull_island = Île du Crâne
option-layout-bridge_of_horrors = Pont des Horreurs
option-layout-atoll_of_decisions = Atoll des Décisions
option-layout-arch_of_fate = Arche du Destin
option-layout-treasure_island = Île au Trésor
option-navigator = Navigateur
option-navigator-help = Si une action peut aussi déplacer deux autres pions d’une tuile chacun.
option-navigator-split = un pion de deux tuiles, ou deux pions d’une tuile (règles allemandes)
option-navigator-single = un seul pion (règles anglaises)
option-sandbags = Sacs de sable
option-sandbags-help = Si l’on peut encore jouer des sacs de sable entre deux cartes Inondation.
option-sandbags-before_flood = seulement avant les cartes Inondation (règles allemandes)
option-sandbags-any_time = aussi entre deux cartes Inondation (règles anglaises)
option-rescue = Secours
option-rescue-help = Si un hélicoptère peut récupérer des pions sur une tuile qui vient de sombrer.
option-rescue-helicopter = par hélicoptère (selon l’auteur)
option-rescue-none = pas de secours
option-hand_limit = Limite de main
option-hand_limit-help = Quand s’applique, pendant la pioche, la limite de cinq cartes.
option-hand_limit-after_both = après les deux cartes (règles allemandes)
option-hand_limit-after_each = après chaque carte (règles anglaises)
option-dive = Plongeur
option-dive-help = Si le plongeur peut attendre dans l’eau entre deux actions.
option-dive-move = chaque plongée finit sur une tuile (règles allemandes)
option-dive-turn = seul le tour doit finir sur une tuile (règles anglaises)

## Ce qu’on peut faire

do-lay = Poser la tuile : { $tile }
do-flood = Carte Inondation : { $tile }
do-role = Rôle : { $role }
do-draw = Carte Trésor : { $card }
do-first = { $seat } commence
do-move = Aller à « { $tile } »
do-fly = Voler vers « { $tile } »
do-guide = Guider ({ $role }) vers « { $tile } »
do-shore = Assécher « { $tile } »
do-give = Donner une carte ({ $role }) : { $treasure }
do-capture = Prendre le trésor : { $treasure }
do-end = Finir les actions et piocher
do-discard = Défausser : { $card }
do-sandbag = Sacs de sable sur « { $tile } »
do-helicopter = Hélicoptère, premier passager : { $role }
do-board = Passager suivant : { $role }
do-land = Atterrir sur « { $tile } »
do-lift_off = Hélicoptère : s’envoler tous ensemble et gagner
do-swim = Se réfugier sur « { $tile } »
do-pass = Rien, continuer

## Ce qui s’est passé

event-laid = « { $tile } » est en place.
event-flooded = L’eau recouvre « { $tile } ».
event-sunk = « { $tile } » sombre.
event-cast = { $seat } : { $role }, départ sur « { $tile } ».
event-dealt = { $seat } reçoit une carte : { $card }.
event-begins = { $seat } commence.
event-turn = Tour { $turn } : { $seat }.
event-moved = { $seat } va de « { $from } » à « { $tile } ».
event-dived = { $seat } plonge de « { $from } » à « { $tile } ».
event-flew = { $seat } vole de « { $from } » à « { $tile } ».
event-guided = { $seat } guide { $other } de « { $from } » à « { $tile } ».
event-shored = { $seat } assèche « { $tile } ».
event-gave = { $seat } donne une carte à { $other } : { $card }.
event-captured = { $seat } prend un trésor sur « { $tile } » : { $treasure }.
event-drew = { $seat } pioche une carte : { $card }.
event-waters_rose = { $cards ->
    [0] { $seat } pioche « Crue ». Le niveau est à la tête de mort.
    [one] { $seat } pioche « Crue ». Repère { $mark } : { $cards } carte Inondation par tour ; les cartes défaussées sont remises sur la pioche.
   *[other] { $seat } pioche « Crue ». Repère { $mark } : { $cards } cartes Inondation par tour ; les cartes défaussées sont remises sur la pioche.
}
event-discarded = { $seat } défausse une carte : { $card }.
event-sandbagged = { $seat } joue Sacs de sable : « { $tile } » est de nouveau au sec.
event-called = { $seat } joue la carte Hélicoptère : { $other } monte en premier.
event-boarded = { $other } monte aussi dans l’hélicoptère ({ $seat }).
event-airlifted = L’hélicoptère ({ $seat }) emmène { $other } de « { $from } » à « { $tile } ».
event-lifted_off = { $seat } joue la carte Hélicoptère et toute l’équipe s’envole.
event-swam = { $seat } quitte la tuile engloutie « { $from } » pour « { $tile } ».
event-treasures_shuffled = La pioche Trésor est épuisée ; la défausse, mélangée, devient la nouvelle pioche.
event-floods_shuffled = La pioche Inondation est épuisée ; la défausse, mélangée, devient la nouvelle pioche.
event-over = { $ending }

## Ce qui est demandé

ask-lay = La prochaine tuile de l’île va être posée.
ask-start_flood = { $left ->
    [one] Encore { $left } tuile inondée au départ.
   *[other] Encore { $left } tuiles inondées au départ.
}
ask-role = Un rôle pour { $seat }.
ask-deal = { $left ->
    [one] Encore { $left } carte Trésor pour { $seat }.
   *[other] Encore { $left } cartes Trésor pour { $seat }.
}
ask-first = Qui commence ?
ask-act = { $left ->
    [0] Plus d’action : finissez vos actions, ou jouez d’abord une carte spéciale.
    [one] À vous : encore { $left } action.
   *[other] À vous : encore { $left } actions.
}
ask-shore_more = Assécher une deuxième tuile avec la même action ?
ask-guide_more = { $seat } vient d’avancer d’une tuile. Guider encore un autre pion d’une tuile avec la même action ?
ask-discard = Trop de cartes : défaussez-en une, ou jouez une carte spéciale.
ask-draw = { $left ->
    [one] Encore { $left } carte Trésor à piocher.
   *[other] Encore { $left } cartes Trésor à piocher.
}
ask-special = Jouer une carte spéciale { $moment } ?
ask-flight = L’hélicoptère attend sur « { $tile } ». Choisissez un autre passager ou le lieu d’atterrissage.
ask-flood = { $left ->
    [one] Encore { $left } carte Inondation à retourner.
   *[other] Encore { $left } cartes Inondation à retourner.
}
ask-swim = « { $tile } » vient de sombrer sous vos pieds : où vous réfugiez-vous ?
ask-rescue = « { $tile } » vient de sombrer et quelqu’un ne peut pas en partir à la nage : envoyer un hélicoptère ?
