# Texts of the profile page.

web-me-title = Your profile
web-me-lead = A profile is for whoever wants one: it finds your tables again on every device, and keeps count of what came of your matches. Nobody needs one to play, and nobody but you sees it.
web-me-log-in = Log in
web-me-make = Make a profile
web-me-name = Name
web-me-name-help = You log in with it, and it is suggested to you at tables.
web-me-password = Password
web-me-password-help = At least ten characters; several words are easy to remember and hard to guess.
web-me-passkey-in = Log in with a passkey
web-me-passkey-make = Make it with a passkey
web-me-passkey-none = Passkeys need a server with a name, over https.
web-me-forgot = Forgotten your password? Use a passkey, or ask whoever runs this server for a link to set a new one. There is no e-mail involved.
web-me-reset = Set a new password
web-me-reset-text = The link from whoever runs this server lets you choose a new password. All devices are logged out by it.
web-me-off = This server has no profiles. You play here as a guest, and your matches stay in this browser.
web-me-since = since { $date }
web-me-out = Log out
web-me-out-all = Log out everywhere
web-me-out-text = Seats that this device got from your profile are no longer on it afterwards.
web-me-ask = { $count ->
    [one] This browser has a seat at one table that does not belong to your profile yet. Add it?
   *[other] This browser has seats at { $count } tables that do not belong to your profile yet. Add them?
 }
web-me-ask-yes = Add them
web-me-ask-no = Leave them here only
web-me-added = { $count ->
    [0] No table added.
    [one] One table added.
   *[other] { $count } tables added.
 }
web-me-tables = Your tables
web-me-no-tables = Seats that you take while you are logged in show up here, on every device.
web-me-statistics = Your matches in figures
web-me-no-matches = When a match of yours is over, you find here what came of it.
web-me-matches = { $count ->
    [one] one match
   *[other] { $count } matches
 }
web-me-won = won
web-me-drawn = shared first
web-me-lost = lost
web-me-alone = { $count ->
    [one] In one more match you played several rival seats yourself.
   *[other] In { $count } more matches you played several rival seats yourself.
 }
web-me-continued = { $count ->
    [one] One more went on from a moment of another match.
   *[other] { $count } more went on from a moment of another match.
 }
web-me-best = Most points
web-me-quickest = Quickest win
web-me-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
 }
web-me-streak = Won in a row
web-me-streak-of = now { $count }, best { $most }
web-me-time = Time played
web-me-minutes = { $count ->
    [0] less than a minute
    [one] one minute
   *[other] { $count } minutes
 }
web-me-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
 }
web-me-months = Month by month
web-me-picture = Bars for each month from { $from } to { $to }: { $won } won, { $drawn } shared first, { $lost } lost.
web-me-details = In detail
web-me-by-seats = Seats at the table
web-me-by-place = Your seat
web-me-by-others = Who else was there
web-me-by-month = Month
web-me-people = people
web-me-all = All
web-me-last = Your last matches
web-me-when = When
web-me-game = Game
web-me-with = With
web-me-result = Result
web-me-result-won = won
web-me-result-drawn = shared first
web-me-result-lost = lost
web-me-result-alone = several rivals yourself
web-me-result-continued = went on from another
web-me-ways = Ways into your profile
web-me-password-set = Set a password
web-me-password-change = Change the password
web-me-password-old = Current password
web-me-password-new = New password
web-me-password-done = The new password is set. All other devices are logged out.
web-me-passkeys = Passkeys
web-me-passkeys-text = A passkey lives in a device or a password manager; you come in with a fingerprint, a face or a PIN.
web-me-passkey-add = Add a passkey
web-me-passkey-name = Name of the passkey
web-me-passkey-used = last used { $date }
web-me-passkey-unused = never used yet
web-me-passkey-drop = Remove the passkey { $name }
web-me-take = Your data
web-me-export = Save everything as a file
web-me-export-text = All that this server has of your profile: name, ways in, seats, and what came of your matches.
web-me-delete = Delete the profile
web-me-delete-text = Your profile goes for good: name, password, passkeys, all logins, and which seats were yours. Matches stay, since others played them too, with the names they had at the table. This device keeps the seats whose keys it has. A backup that was made before still has the profile.
web-me-nameless = Also put “?” in the place of my name at all my tables, and erase what I wrote in chat there.
web-me-delete-sure = Delete for good
web-me-delete-stay = Keep it
web-me-deleted = Your profile is deleted.
web-me-passkey-failed = No passkey came back. Please try again, or use a password.
