# What people are told who are not at the table, and the mail around it: no secret of a game is in it.

notice-turn = { $name }, c’est à vous de jouer à la table « { $table } ».
notice-time = { $hours ->
    [1] { $name }, il vous reste une heure à la table « { $table } ».
    [24] { $name }, il vous reste un jour à la table « { $table } ».
   *[other] { $name }, il vous reste { $hours } heures à la table « { $table } ».
}
notice-nudge = { $name }, on vous attend à la table « { $table } ».
notice-over = La partie à la table « { $table } » est terminée.
mail-subject = { $title } : { $body }
mail-open = Ouvrez la table dans le navigateur avec lequel vous jouez : { $link }
mail-confirm-subject = Atoll : est-ce bien votre adresse ?
mail-confirm =
    Quelqu’un souhaite recevoir un message à cette adresse lorsque c’est son tour à une table de { $site }.

    Si c’est vous, confirmez-le ici : { $link }

    Sinon, ne faites rien : vous ne recevrez plus de message.
mail-stop = Vous recevez ce message parce que vous l’avez demandé. Ne plus rien recevoir d’ici : { $link }
