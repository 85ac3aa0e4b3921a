# Textes de la page du profil.

web-me-title = Votre profil
web-me-lead = Un profil, c’est pour qui en veut un : il retrouve vos tables sur tous vos appareils et retient le résultat de vos parties. Personne n’en a besoin pour jouer, et personne d’autre que vous ne le voit.
web-me-log-in = Se connecter
web-me-make = Créer un profil
web-me-name = Nom
web-me-name-help = Il sert à vous connecter, et vous est proposé aux tables.
web-me-password = Mot de passe
web-me-password-help = Dix caractères au moins ; quelques mots se retiennent bien et se devinent mal.
web-me-passkey-in = Se connecter avec une clé d’accès
web-me-passkey-make = Créer avec une clé d’accès
web-me-passkey-none = Les clés d’accès demandent un serveur qui a un nom, en https.
web-me-forgot = Mot de passe oublié ? Utilisez une clé d’accès, ou demandez à l’hébergeur de ce serveur un lien pour en choisir un nouveau. Aucun e-mail n’est nécessaire.
web-me-reset = Choisir un nouveau mot de passe
web-me-reset-text = Le lien de l’hébergeur vous permet de choisir un nouveau mot de passe. Tous les appareils sont alors déconnectés.
web-me-off = Il n’y a pas de profils sur ce serveur. Vous jouez comme invité, et vos parties restent dans ce navigateur.
web-me-since = depuis le { $date }
web-me-out = Se déconnecter
web-me-out-all = Se déconnecter partout
web-me-out-text = Les places que votre profil a données à cet appareil n’y seront plus ensuite.
web-me-ask = { $count ->
    [1] Ce navigateur a une place à une table qui n’appartient pas encore à votre profil. L’ajouter ?
   *[other] Ce navigateur a des places à { $count } tables qui n’appartiennent pas encore à votre profil. Les ajouter ?
 }
web-me-ask-yes = Ajouter
web-me-ask-no = Les laisser ici seulement
web-me-added = { $count ->
    [0] Aucune table ajoutée.
    [1] Une table ajoutée.
   *[other] { $count } tables ajoutées.
 }
web-me-tables = Vos tables
web-me-no-tables = Les places que vous prenez avec votre profil se retrouvent ici, sur tous vos appareils.
web-me-statistics = Vos parties en chiffres
web-me-no-matches = Quand une de vos parties sera terminée, vous en trouverez ici le résultat.
web-me-matches = { $count ->
    [0] aucune partie
    [1] une partie
   *[other] { $count } parties
 }
web-me-won = gagnées
web-me-drawn = premières places partagées
web-me-lost = perdues
web-me-alone = { $count ->
    [1] Dans une autre partie, vous avez joué plusieurs adversaires vous-même.
   *[other] Dans { $count } autres parties, vous avez joué plusieurs adversaires vous-même.
 }
web-me-continued = { $count ->
    [1] Une autre reprenait une partie à un moment donné.
   *[other] { $count } autres reprenaient une partie à un moment donné.
 }
web-me-best = Meilleur score
web-me-quickest = Victoire la plus rapide
web-me-turns = { $count ->
    [0] aucun tour
    [1] un tour
   *[other] { $count } tours
 }
web-me-streak = Victoires d’affilée
web-me-streak-of = { $count } en cours, record { $most }
web-me-time = Temps de jeu
web-me-minutes = { $count ->
    [0] moins d’une minute
    [1] une minute
   *[other] { $count } minutes
 }
web-me-hours = { $count ->
    [1] une heure
   *[other] { $count } heures
 }
web-me-months = Mois par mois
web-me-picture = Des barres pour chaque mois, de { $from } à { $to }. Parties gagnées : { $won }, premières places partagées : { $drawn }, parties perdues : { $lost }.
web-me-details = En détail
web-me-by-seats = Places à la table
web-me-by-place = Votre place
web-me-by-others = Qui d’autre était là
web-me-by-month = Mois
web-me-people = des personnes
web-me-all = Toutes
web-me-last = Vos dernières parties
web-me-when = Quand
web-me-game = Jeu
web-me-with = Avec
web-me-result = Résultat
web-me-result-won = gagnée
web-me-result-drawn = première place partagée
web-me-result-lost = perdue
web-me-result-alone = plusieurs adversaires à vous seul
web-me-result-continued = reprise d’une autre
web-me-ways = Entrer dans votre profil
web-me-password-set = Choisir un mot de passe
web-me-password-change = Changer de mot de passe
web-me-password-old = Mot de passe actuel
web-me-password-new = Nouveau mot de passe
web-me-password-done = Le nouveau mot de passe est en place. Tous les autres appareils sont déconnectés.
web-me-passkeys = Clés d’accès
web-me-passkeys-text = Une clé d’accès se trouve dans un appareil ou un gestionnaire de mots de passe ; on entre avec une empreinte, un visage ou un code.
web-me-passkey-add = Ajouter une clé d’accès
web-me-passkey-name = Nom de la clé d’accès
web-me-passkey-used = dernière utilisation le { $date }
web-me-passkey-unused = jamais utilisée
web-me-passkey-drop = Retirer la clé d’accès { $name }
web-me-take = Vos données
web-me-export = Tout enregistrer dans un fichier
web-me-export-text = Tout ce que ce serveur sait de votre profil : nom, façons d’entrer, places et résultats de vos parties.
web-me-delete = Supprimer le profil
web-me-delete-text = Votre profil disparaît pour de bon : nom, mot de passe, clés d’accès, connexions, et quelles places étaient les vôtres. Les parties restent, puisque d’autres les ont jouées aussi, avec les noms de la table. Cet appareil garde les places dont il a les clés. Une sauvegarde faite auparavant par l’hébergeur contient encore le profil.
web-me-nameless = Mettre aussi « ? » à la place de mon nom à toutes mes tables, et effacer ce que j’y ai écrit dans la discussion.
web-me-delete-sure = Supprimer pour de bon
web-me-delete-stay = Le garder
web-me-deleted = Votre profil est supprimé.
web-me-passkey-failed = Aucune clé d’accès n’est revenue. Réessayez, ou utilisez un mot de passe.
