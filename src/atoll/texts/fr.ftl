nature = Le hasard
seat-name = Joueur { $number }
bot-name = Bot { $number }
says = { $who } : { $what }
yes = oui
no = non

## Compilation

warm-compiling = Compilation des règles de { $game } (une fois par version, environ une minute)
warm-searching = Compilation de la recherche des bots forts pour { $game } (une fois par version, environ une minute)
warm-bots = Compilation de ce qu’il faut aux bots pour { $game } (une fois par version, environ une minute)
warm-together = Compilation des règles de { $games } (une fois par version, environ une minute)
warm-done = – terminé en { $seconds } s
warm-elsewhere = le code compilé ne peut pas être gardé dans { $folder } et va donc dans { $other }

## Listes et tableaux

games-option = Option
games-values = Valeurs (la première est celle par défaut)
games-words = En clair
legal-unasked = pas sollicité, mais peut agir
legal-weight = Poids
legal-notation = Notation
verify-steps = { $steps ->
    [one] { $game } : { $steps } étape, conforme aux règles.
   *[other] { $game } : { $steps } étapes, toutes conformes aux règles.
}
verify-fair = { $draws ->
    [one] { $draws } tirage, qui découle bien de la graine.
   *[other] { $draws } tirages, qui découlent tous de la graine.
}
verify-unfair = { $wrong ->
    [one] { $wrong } tirage sur { $draws } ne découle PAS de la graine.
   *[other] { $wrong } tirages sur { $draws } ne découlent PAS de la graine.
}
verify-no-seed = { $draws ->
    [1] La partie n’a pas de graine : son seul tirage ne peut pas être vérifié.
   *[other] La partie n’a pas de graine : ses { $draws } tirages ne peuvent pas être vérifiés.
}
verify-together = { $seats ->
    [0] La graine découle de ce que le serveur avait engagé d’avance ; aucune place n’a rien ajouté.
    [one] La graine découle de ce que le serveur avait engagé d’avance et de ce que { $seats } place a ajouté.
   *[other] La graine découle de ce que le serveur avait engagé d’avance et de ce que { $seats } places ont ajouté.
}
verify-commitment = À comparer avec l’engagement affiché avant la distribution : { $commitment }
verify-not-together = La graine ne découle PAS de ce que le serveur avait engagé d’avance et de ce que les places ont ajouté.
verify-unfinished = La partie n’est pas encore finie.
perft-depth = Profondeur
perft-lines = Suites
fuzz-playing = Mise à l’épreuve : { $game }
fuzz-fine = Parties : { $games }. Étapes : { $steps }. Combinaisons de places et d’options : { $combinations }. Aucune infraction.
fuzz-violation = Une infraction : { $fault }, dans la partie de graine { $seed }. La partie jusque-là :
stats-tables = Tables ouvertes : { $tables }, en jeu : { $playing }
stats-none = Aucune partie n’est encore terminée.
stats-game = { $game } : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} (sur l’île d’un jour : { $daily } ; reprises d’une autre : { $continued })
stats-people = Personnes à la table
stats-turns = Tours : de { $least } à { $most }, médiane { $middle }
stats-minutes = Minutes : de { $least } à { $most }, médiane { $middle }
stats-wins = Les joueurs humains ont gagné { $share } % des parties qu’ils pouvaient gagner.
profile-reset = Pour { $name } : ce lien permet de choisir un nouveau mot de passe, une seule fois, dans les vingt-quatre heures.
profile-nobody = Personne n’a de profil ici.
profile-deleted = Profil supprimé : { $name }.
simulate-playing = { $game } : parties en cours
simulate-title = { $games ->
    [one] { $game } : { $games } partie
   *[other] { $game } : { $games } parties
}
simulate-ending = Fin
simulate-seat = Place
simulate-bot = Bot
simulate-wins = Victoires
simulate-turns = Tours : de { $least } à { $most }, { $mean } en moyenne
simulate-games = parties
simulate-decisions = décisions
simulate-steps = étapes
bench-measuring = Mesure de { $game } …

## L’arène, le réglage

arena-bot = Bot
arena-games = Parties
arena-wins = Gagné %
arena-interval = 95 %
arena-rating = Elo
arena-time = ms par choix
arena-even = À égalité, ce serait { $share } %.
arena-nobody = { $games ->
    [1] Personne n’a gagné une des parties : les pourcentages ne font pas 100 % en tout.
   *[other] Personne n’a gagné { $games } des parties : les pourcentages ne font pas 100 % en tout.
}
arena-unbounded = – : trop peu de parties pour un intervalle, ou toutes finies de la même façon.
arena-proved = { $bot } gagne plus de { $share } % de ses parties.
arena-refuted = { $bot } ne gagne pas plus de { $share } % de ses parties.
arena-unclear = On ne sait pas encore si { $bot } gagne plus de { $share } % de ses parties.
arena-stopped = { $kept ->
    [0] Rien n’a été gardé ; avec --out FICHIER, la même commande pourrait reprendre.
   *[other] Les parties finies sont dans { $file } : la même commande reprend là.
}
tune-legend = Une ligne par génération : son numéro, le meilleur score et le score moyen de ses candidats, et la longueur des pas de la recherche (sigma). Score : { $team ->
    [yes] la racine carrée de la part de parties gagnées, en moyenne sur les nombres de joueurs et les options ; 1 : toutes.
   *[no] la part de parties gagnées contre les poids actuels, multipliée par le nombre de joueurs ; 1 : à égalité.
}
arena-programs = Des programmes différents ({ $programs }) jouent des parties de cette rencontre : des bots du même nom ne sont peut-être pas les mêmes.
tune-generation = { $number }  meilleur { $best }  moyen { $mean }  sigma { $sigma }
tune-evens = Un jeu de rivaux : contre eux-mêmes, les poids actuels gagnent toujours une part égale, quoi qu’ils vaillent. Avec --weights FICHIER, un joueur prend ceux d’un fichier, les autres les actuels.
tune-weight = Poids
tune-before = Avant
tune-after = Après
tune-speed = Donnes/s
tune-better = Mieux : { $after } au lieu de { $before } au dernier match.
tune-no-better = Rien de mieux : les poids restent tels quels ({ $before } au dernier match).
tune-written = Écrit dans { $file }
train-round = étape { $number } : { $moments } moments de { $games } parties, erreur { $loss }, { $result } par partie ({ $needed } avant) : { $verdict ->
    [beginning] un début
    [kept] gardée
   *[dropped] écartée
}, { $took }
train-no-better = Aucune étape n’était meilleure : { $file } est le réseau de départ.
dataset-written = Parties : { $matches }, décisions : { $rows } ; écrites dans { $file }
picture-written = Image enregistrée dans { $file }

## Préparer une partie

setup-who = Qui joue ?
setup-you-first = Vous à la première place, des bots aux autres
setup-you-all = Vous pour toutes les places
setup-people = Plusieurs personnes à ce clavier, des bots aux places restantes
setup-bots-only = Seulement des bots : vous regardez
setup-how-many = Combien de personnes ?
setup-level = De quel niveau sont les bots ?
setup-one-of = « { $answer } » n’en fait pas partie. Tapez l’un de ceux-ci : { $values }

## Jouer

play-welcome = Tapez « ? » pour l’aide et quit pour arrêter ; ce que vous avez joué est enregistré.
play-recap = Ce qui vient de se passer :
play-offer-resume = Reprendre la partie du { $when } ?
play-number = { $count ->
    [1] Tapez 1, ou le choix en toutes lettres.
   *[other] Choisissez un nombre de 1 à { $count }.
}
play-ambiguous = « { $line } » peut vouloir dire plusieurs choses : { $some }
play-unknown = « { $line } » n’est ici ni un choix ni une commande. Tapez « ? » pour l’aide.
play-not-now = Ce n’est pas possible maintenant : { $action }
play-unasked = Jouer maintenant une carte spéciale, hors de votre tour ?
play-go-on = continuer
play-others = { $count ->
    [1] { $who } peut jouer une carte spéciale hors de son tour (tapez special)
   *[other] Ils peuvent jouer une carte spéciale hors de leur tour : { $who } (tapez special)
}
play-special = Quelle carte ? Entrée pour revenir
play-no-special = Personne ici ne peut jouer de carte spéciale hors de son tour en ce moment.
play-nothing-to-skip = Il n’y a rien à passer : c’est à vous de choisir.
play-no-undo = On ne peut reprendre que son propre dernier choix, et seulement si rien n’a été tiré ni montré et si personne d’autre n’a eu la main depuis.
play-undone = Repris : { $action }
play-no-paragraph = Il n’y a pas de paragraphe { $wanted }. Les parties sont : { $sections }
play-saved = Partie enregistrée dans { $file }
play-resume = Pour reprendre : { $command }
play-winners = { $count ->
    [one] { $who } gagne.
   *[other] { $who } gagnent ensemble.
}
play-statistics = Tours : { $turns }, choix : { $choices }, tirages : { $draws }, annulés : { $undone } ; { $minutes } min.
play-choices = { $choices } choix
play-offer-save = Enregistrer la partie ?
play-offer-again = Rejouer ?
play-help-choose = Tapez le numéro d’un choix, ses mots ou sa notation ; le début des mots suffit, par exemple : { $example }. Entrée prend ce qui est entre crochets. Ou bien :
play-help-undo = reprendre votre dernier choix
play-help-help = les règles de ce qui est demandé maintenant, et cette liste
play-help-rules = toutes les règles ; rules 4 pour une partie, rules 4.6 pour un seul paragraphe (aussi : help 4.6)
play-help-board = redessiner le plateau
play-help-log = ce qui s’est passé jusqu’ici ; log 100 pour en voir plus
play-help-hands = tout ce qui est dans les mains et les piles (aussi : discards)
play-help-special = jouer une carte spéciale hors de votre tour ; ou dites d’abord de qui, par le numéro ou le rôle : 2: sacs …
play-help-skip = passer partout où c’est possible, jusqu’à votre prochain tour
play-help-save = enregistrer la partie ; save FICHIER pour choisir le fichier
play-help-quit = enregistrer et arrêter

## Serving

serve-ready = Atoll est sur { $url } (Ctrl-C pour arrêter ; rien ne se perd)
serve-network = Sur votre réseau : { $url }
worker-ready = Les bots d’Atoll sont au travail (Ctrl-C pour arrêter ; d’autres continuent)
backup-done = { $file } : { $tables ->
    [1] une table
   *[other] { $tables } tables
}, { $entries ->
    [1] une entrée
   *[other] { $entries } entrées
}. À garder en lieu sûr : le fichier contient des secrets de parties en cours.
restore-done = Restauré depuis { $file } : { $tables ->
    [1] une table
   *[other] { $tables } tables
}, { $entries ->
    [1] une entrée
   *[other] { $entries } entrées
}.
