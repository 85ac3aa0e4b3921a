# Ce qui ne va pas dans une ligne, une option, une position ou une partie, et ce qui irait. La notation est entre « ».

hint-did-you-mean = vouliez-vous dire « { $word } » ?
hint-choose = au choix : { $words }
error-action-empty = l’action est vide : écrivez par exemple « { $example } »
error-no-action = « { $word } » n’est pas une action : { $hint }
error-action-form = « { $text } » n’a pas le bon nombre de mots, écrivez « { $form } »
error-action-field = « { $word } » n’a pas de champ « { $field } » : { $hint }
error-missing = il manque le champ « { $field } »
error-no-name = « { $word } » n’existe pas ({ $kind }) : { $hint }
error-seat = place { $seats }
error-nature = le hasard
error-over = « { $action } » : la partie est finie
error-not-now = { $who } : « { $action } » n’est pas possible maintenant ({ $ask }) ; { $right }
error-may = possible : { $actions }
error-waits = on attend : { $who }
error-option-value = option { $option } : « { $value } » n’est pas possible, { $hint }
error-option-seats = option seats : « { $given } » n’est pas possible, donnez de { $least } à { $most }
error-no-option = il n’y a pas d’option « { $option } » : { $hint }
error-no-game = il n’y a pas de jeu « { $game } » : { $hint }
error-no-bot = il n’y a pas de bot « { $bot } » : { $hint }
error-broken-bot = le bot « { $bot } » ne peut pas être chargé depuis « { $module } » ({ $problem }) : corrigez le module ou son entry point
error-bot-nothing = le bot « { $bot } » : le module { $module } n’a pas de { $what } ; écrivez { $what } = … à la fin
error-bot-class = le bot « { $bot } » est une classe ; faites-en un : BOT = { $kind }()
error-bot-lacks = il manque { $what } au bot « { $bot } » : un bot a un name (un texte), un style (None convient) et choose()
error-bot-make = le bot « { $bot } » ne peut pas être créé avec ces réglages ({ $problem }) : donnez-en d’autres, ou que make() dise lesquels
error-bot-copy = le bot « { $bot } » ne peut pas être copié, or chaque partie a le sien ({ $problem }) : donnez-lui un __deepcopy__(self, memo) qui en renvoie un nouveau
error-bot-failed = le bot « { $bot } » a échoué dans { $game } ({ $place }) : { $problem }
error-bot-answer = le bot « { $bot } » ({ $place }) a répondu { $answer } dans { $game } ({ $ask }) ; il fallait l’un de ceux-ci : { $right }
error-broken-game = le jeu « { $game } » ne peut pas être chargé : { $problem }
error-no-settings = le bot « { $bot } » n’a pas de réglages
error-setting = un réglage s’écrit nom=valeur, comme simulations=200, et non « { $part } »
error-no-setting = il n’y a pas de réglage « { $name } » : { $hint }
error-no-method = il n’y a pas de méthode « { $name } » : { $hint }
error-bad-setting = { $name } doit être un nombre entier de { $least } à { $most }, et non « { $value } »

## L’arène, le réglage

error-bot-twice = le bot « { $bot } » est nommé deux fois
error-two-bots = il faut au moins deux bots pour s’affronter
error-alone-in-team = dans une équipe, personne ne joue seul : retirez --alone
error-no-ray = Ray n’est pas installé : pip install 'atoll[ray]'
error-no-pictures = il manque des paquets pour les images des plateaux : pip install 'atoll[pictures]'
error-no-boards = les plateaux ne sont pas construits : make web
error-ray = il n’y a pas de grappe Ray à { $address } : { $problem }
error-ray-program = une machine de la grappe a une autre version d’Atoll : programme { $theirs }, ici c’est { $ours } ; installez-y la même
error-arena-empty = le fichier de résultats est vide
error-arena-head = un fichier de résultats commence par { "{\"atoll\": \"arena\", …}" }
error-arena-version = ceci a été joué avec { $what } { $theirs }, ici c’est { $ours } : commencez un nouveau fichier
error-arena-game = ce n’est pas une partie de cette rencontre
error-arena-twice = la partie de la donne { $deal } s’est terminée de deux façons : des programmes différents les ont jouées
error-arena-other = ce sont des rencontres différentes : { $what } { $ours } et { $theirs }
error-not-together = { $option } ne va pas avec { $others } : omettez l’un ou l’autre
error-no-weights = { $game } n’a pas de poids à régler
error-weights-text = ce n’est pas du TOML ({ $problem })
error-weights-other = ce ne sont pas les poids de { $game }, qui ont chacun un nombre, et eux seuls : regardez { $names }
error-no-cma = CMA-ES n’est pas installé : pip install 'atoll[tune]'

## Parties

error-in-file = { $file } : { $problem }
error-line = ligne { $line } : { $problem }
error-no-seed = cette partie n’a pas de graine : donnez les étapes du hasard une par une
error-match-empty = le fichier de partie est vide
error-no-text = ce n’est pas du texte
error-no-json = ce n’est pas du JSON ; le fichier est-il tronqué ?
error-object = donnez un objet { "{…}" }
error-match-head = un fichier de partie commence par { "{\"atoll\": \"match\", …}" }
error-format = le format { $format } est inconnu, cet Atoll lit le format { $known }
error-no-field = il n’y a pas de champ « { $field } » ; { $hint }
error-match-version = rules_version : la partie suit la version { $theirs } de { $game }, cet Atoll joue la version { $ours }
error-match-types = options doit être un objet, players une liste, seed un texte
error-seed-from = seed_from est le numéro du premier tirage issu de la graine, pas « { $given } »
error-fairness = fairness est { "{\"commitment\": \"…\", \"server_seed\": \"…\", \"nonces\": [\"…\", …]}" }
error-step = une étape est { "{\"seat\": 0, \"do\": \"…\"}" }, seat étant un nombre ou "chance"
error-no-seat = il n’y a pas de place { $seat }, la partie en a { $seats }
error-not-over = selon le fichier la partie est finie, mais elle continue
error-other-end = la partie a fini par « { $ending } » avec { $payoff }, et non comme le dit le fichier

## Positions

error-the-position = la position
error-field = { $field } : { $problem }
error-is-missing = manque
error-number = donnez un nombre entier de { $low } à { $high }, pas « { $value } »
error-flag = donnez true ou false, pas « { $value } »
error-twice = « { $word } » y est plus d’une fois
error-list = donnez une liste […]
error-seats = donnez des places de 0 à { $last }, pas « { $seat } »
error-unknown-field = ce champ n’existe pas ; { $hint }
error-name = donnez un nom ({ $kind }), pas « { $word } »
error-version = voici la version { $ours } de { $game }, pas { $theirs }
error-cannot-be = cette position est impossible ({ $fault }) : { $help }
error-no-json-at = ligne { $line }, colonne { $column } : ce n’est pas du JSON
error-asks = il ne peut y avoir plus de { $room } questions ouvertes

## Ce que contient la boîte

error-set-text = ce n’est ni du TOML ni du JSON ({ $problem })
error-set-deep = l’imbrication est trop profonde
error-half-character = il manque la moitié d’un caractère (\ud800 à \udfff)
error-digits = un nombre a trop de chiffres
error-set-tables = donnez des tables ({ $tables }), pas « { $value } »
error-set-numbers = donnez des nombres par nom, comme « { $example } », pas « { $value } »
error-set-list = donnez une liste de { $count }, pas « { $value } »
error-set-word = donnez un mot comme « { $example } », pas « { $value } »
error-set-total = cela fait { $given } tuiles, il en faut { $wanted }
error-set-flag = il faut un drapeau, et un seul
error-set-place-twice = { $cell } figure deux fois, comme place d’une pierre ou d’un explorateur
error-set-healer = « { $word } » n’est pas une guérisseuse : écrivez le prix d’un cube (0, 1 ou 2), + et le prix fixe, comme « { $example } »
error-set-crossed = donnez de 0 à { $most } cubes
error-set-crowns = aucune place ne peut recevoir plus que la précédente
