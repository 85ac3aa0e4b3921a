refused-no-table = There is no table { $table }.
refused-damaged = This table’s record is damaged and cannot be opened. Whoever runs the server finds the reason in its log.
refused-no-game = There is no game { $game }.
refused-no-lesson = There is no lesson { $lesson }.
refused-lesson-wrong = That is not what this lesson is about: { $action }
refused-no-bot = There is no bot { $bot }.
refused-no-link = This table is private: open it with a link that somebody at the table gives you.
refused-no-token = This needs the secret link of a seat or of the host.
refused-host-only = Only whoever opened the table may do this.
refused-option = { $problem }
refused-seat-taken = This seat is taken.
refused-table-full = All seats are taken. You can watch.
refused-table-crowded = Too many people are watching this table.
refused-open-seats = Some seats are still open: fill them with people or bots.
refused-no-nonce = Not everybody has added to the deal yet: { $who }. Their page does so by itself once the table is open in it.
refused-stage-gathering = The game has not begun yet.
refused-stage-playing = The game has already begun.
refused-stage-over = The game is over.
refused-match-not-over = The match file is there once the game is over.
refused-match-file = This match file cannot be replayed: { $problem }
refused-match-unfair = This match file cannot be played on: its draws do not follow from its seed.
refused-match-position = This match file cannot be played on: it does not begin at the beginning.
refused-eyes = “{ $eyes }” is no point of view: choose all, watch, or a seat’s number.
refused-replay-all = Everything can be seen only when the game is over. Until then choose your own seat, or watch.
refused-replay-seat = While the game goes on, only whoever plays that seat sees through its eyes.
refused-busy = Too much is happening at once. Please try again.
refused-failed = Something went wrong on our side. Nothing is lost; please try again.
refused-ask-gone = The question has changed meanwhile. Look again.
refused-action = That is not possible now: { $problem }
refused-action-by = That is not possible now (rule { $rule }): { $problem }
refused-undo-nothing = There is nothing to take back.
refused-undo-drawn = Something has been drawn since; it cannot be taken back.
refused-undo-revealed = It showed something that was hidden; it cannot be taken back.
refused-undo-handed = The turn has been handed on; it cannot be taken back.
refused-undo-other = Somebody else has acted since; it cannot be taken back.
refused-not-your-seat = This is not your seat.
refused-bot-plays = A bot plays for you. Reload the page to take your seat again.
refused-out-of-time = Your time is up: a bot plays your seat to the end.
refused-no-hints = This table plays without hints.
refused-hint-later = The strong bot is still being prepared on this server. Try again in a few minutes.
refused-hint-rate = { $seconds ->
    [one] That was a lot of hints in a short time. Ask again in a second.
   *[other] That was a lot of hints in a short time. Ask again in { $seconds } seconds.
}
refused-review-failed = This match could not be reviewed. Whoever runs the server finds the reason in its log.
refused-not-a-person = Nobody is away from that seat.
refused-not-away = They have not been away for long. Please wait a little.
refused-no-clock = This table plays without clocks.
refused-chat-empty = There is nothing to say.
refused-chat-phrase = There is no ready phrase { $phrase }.
refused-chat-closed = This table uses ready phrases only.
refused-chat-watcher = Only people at the table may speak.
refused-hello-first = The first message must be hello.
refused-hello-twice = Hello was said already.
refused-version = This page is out of date (the server speaks version { $server }). Please reload.
refused-rate = That was too much at once. Please wait a moment.
refused-enough = The limit for that is reached: no more of it is kept.
refused-size = The message is too long: at most { $most } bytes.
refused-message = This message cannot be read: { $problem }
refused-http-nothing = There is nothing at this address.
refused-http-not-here = This cannot be done at this address.
refused-http-too-big = This is too big.
refused-other-site = A page of another site may not do this.
refused-deal-given = The deal is given: its options and the number of seats stay as they are.
refused-day-to-come = That day is still to come.

refused-profiles-off = This server has no profiles.
refused-profile-first = Log in first.
refused-profile-empty = A profile needs a name, and a password or a passkey.
refused-profile-taken = Somebody here is called that already. Choose another name.
refused-profile-wrong = The name or the password is wrong.
refused-profile-none = There is no profile { $name }.
refused-profile-link = This link has been used already, or its time is over. Ask whoever runs the server for a new one.
refused-guesses = Those were too many tries. Please wait ten minutes.
refused-passkey-here = Passkeys need a server with a name, over https; at this address use a password.
refused-passkey-wrong = This passkey was not accepted. Please try again.
refused-passkey-none = There is no such passkey.
refused-passkey-last = This is the only way into your profile: set a password, or add another passkey first.
refused-enough-passkeys = These are as many passkeys as a profile can have.

refused-days-to-answer = At this table people have days to answer: the clock decides, not the others.
refused-not-awaited = The game is not waiting for them.
refused-on-vacation = They are on vacation and will be back.
refused-nudged = They were reminded less than an hour ago.
refused-no-days = A vacation is for tables where people have days to answer.
refused-vacation = { $days ->
    [0] You have no days of vacation left in this match.
    [one] You have one day of vacation left in this match.
   *[other] You have { $days } days of vacation left in this match.
}
refused-no-notices = This server sends no messages of that kind.
refused-no-channel = This browser or address is not known here any more.
refused-mail-address = This is not an e-mail address.
refused-mail-often = This address has been asked several times today. Look into the spam folder, or try again tomorrow.
refused-mail-failed = The mail could not be sent. Please try again later.
refused-push-address = This browser’s push service cannot be used.
