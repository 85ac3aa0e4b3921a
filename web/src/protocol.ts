// What client and server say to each other. Written by
// `python -m atoll.server.schema` from src/atoll/server/protocol/: change it there, not here.

export const VERSION = 1;

export type Lang = 'de' | 'en' | 'fr' | 'nl';

/** The body of every HTTP error. */
export interface Problem {
  code: string;
  text: string;
}

export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
}

/** What is in the box, and where that is known from: an owner of the game may give other figures. */
export interface ComponentsInfo {
  default: Record<string, any>;
  provenance: 'public' | 'reconstruction' | 'rulebook';
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  min_seats: number;
  max_seats: number;
  options: OptionInfo[];
  rules_version: number;
  cooperative: boolean;
  components: ComponentsInfo | null;
}

export interface ServerInfo {
  version: string;
  protocol: number;
  games: GameInfo[];
  bots: string[];
  preparing: string[];
  phrases: string[];
  profiles: boolean;
  origins: string[];
}

/** Fischer time: so many seconds for each seat, so many added for each of its turns. */
export interface ClockSetting {
  seconds: number;
  increment?: number;
}

/** How a seat is to be filled: by the one who opens the table, by a bot, or left open for whoever comes. */
export interface SeatWish {
  who: 'bot' | 'me' | 'open';
  name?: string | null;
  bot?: string | null;
  evict?: boolean;
}

export interface OpenTable {
  game: string;
  options?: Record<string, string | number | Record<string, string | number | boolean | Record<string, string | number | boolean> | (string | number | boolean | (string | number | boolean)[])[]>>;
  seats: SeatWish[];
  listed?: boolean;
  free_chat?: boolean;
  clock?: ClockSetting | null;
  bot_pace?: number;
  hints?: boolean | null;
  name?: string | null;
  start?: boolean;
}

/** The host changes a table that has not begun (`bot_pace` also while it is played); what is left out stays, `clock: null` takes the clocks away. */
export interface ChangeTable {
  options?: Record<string, string | number | Record<string, string | number | boolean | Record<string, string | number | boolean> | (string | number | boolean | (string | number | boolean)[])[]>> | null;
  seats?: SeatWish[] | null;
  listed?: boolean | null;
  free_chat?: boolean | null;
  clock?: ClockSetting | null;
  bot_pace?: number | null;
  hints?: boolean | null;
  name?: string | null;
}

/** A new table that goes on from a moment of a match that is over: one person, bots on all other seats. */
export interface PlayOn {
  step: number;
  seat: number;
  name?: string | null;
  bot?: string | null;
}

/** The same from a match file, of any server: its steps are checked by the rules, its draws by its seed. */
export interface PlayOnFile {
  step: number;
  seat: number;
  name?: string | null;
  bot?: string | null;
  match: string;
}

/** A table with a deal that is given: the island of a day, or the one of a match that is over. Options and the number of seats come with the deal, and nobody adds a nonce to it. */
export interface PlayDeal {
  seats: SeatWish[];
  name?: string | null;
  start?: boolean;
  day?: string | null;
}

/** Take an open seat, or come (back) to one whose token is in the Authorization header. */
export interface SitDown {
  name?: string | null;
  seat?: number | null;
  nonce?: string;
}

export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  bot: string | null;
  here: boolean;
  away_since: number | null;
  left: boolean;
  vacation: number | null;
  holidays: number;
}

/** How the deal is made by all: the commitment first, then a nonce from every person; after the end the rest is shown. */
export interface Fairness {
  commitment: string;
  missing: number[];
  server_seed: string | null;
  nonces: string[] | null;
}

/** The moment of a match that another one goes on from. */
export interface Origin {
  table: string;
  step: number;
}

export interface TableInfo {
  id: string;
  name: string;
  game: string;
  options: Record<string, any>;
  stage: 'gathering' | 'over' | 'playing';
  listed: boolean;
  free_chat: boolean;
  clock: ClockSetting | null;
  bot_pace: number;
  hints: boolean;
  seats: SeatInfo[];
  fairness: Fairness;
  rematch: string | null;
  host: number | null;
  continues: number | null;
  origin: Origin | null;
  daily: string | null;
  again: string | null;
  created: number;
}

/** What the game waits on. `number` names it in `act`; `values` are the variables of the text `ask-<kind>` as ids. */
export interface Question {
  number: number;
  kind: string;
  seats: number[];
  values: Record<string, any>;
  paragraphs: string[];
}

/** A table as the holder of some tokens finds it: without a socket, for a list of one's matches. */
export interface MyTable {
  table: TableInfo;
  seats: number[];
  asked: number[];
  question: Question | null;
  since: number | null;
  left: number | null;
  changed: number;
}

/** The tables of which somebody wants to know how they stand. */
export interface MyTables {
  tables: Record<string, string[]>;
}

/** Tokens for whoever opened the table: for the host, for joining, for watching, and for each seat. */
export interface TableLinks {
  host: string;
  join: string;
  watch: string;
  seats: Record<string, string>;
}

export interface Opened {
  table: TableInfo;
  links: TableLinks;
}

/** A new token to look on with. */
export interface WatchLink {
  watch: string;
}

export interface Seated {
  table: TableInfo;
  seat: number;
  token: string;
}

/** First message. `tokens`: all that this client holds for the table (seats, host, watch); none for a listed table. */
export interface Hello {
  t: 'hello';
  v: number;
  table: string;
  tokens?: string[];
  since?: number;
  lang?: 'de' | 'en' | 'fr' | 'nl';
}

/** An answer to the question number `ask` (or, out of turn, an action while it is open). */
export interface Act {
  t: 'act';
  id: string;
  seat: number;
  ask: number;
  do: string;
}

/** Take back this seat's last step, if nothing was drawn or shown and nobody else was asked or has acted since. */
export interface Undo {
  t: 'undo';
  id: string;
  seat: number;
}

/** A ready phrase (each reader sees it in their language) or, where the table allows it, free text. From a seat only: spectators listen. */
export interface Say {
  t: 'say';
  id: string;
  seat?: number | null;
  phrase?: string | null;
  text?: string | null;
}

/** What becomes of a seat whose person is away: wait on, let a bot play until they are back, or until this turn ends. */
export interface Decide {
  t: 'decide';
  id: string;
  seat: number;
  about: number;
  what: 'bot' | 'skip' | 'wait';
}

/** Stop or start the clocks. */
export interface Pause {
  t: 'pause';
  id: string;
  seat: number;
  on: boolean;
}

/** Remind somebody that the game waits for them: once an hour for each time that it does. */
export interface Nudge {
  t: 'nudge';
  id: string;
  seat: number;
  about: number;
}

/** Away until then (seconds since the epoch): the own clock stands still. Null: back. */
export interface Vacation {
  t: 'vacation';
  id: string;
  seat: number;
  until: number | null;
}

export interface Ping {
  t: 'ping';
}

/** Of a match that is over: this seat leads the others through the replay, and is after so many steps; null: no more. */
export interface Show {
  t: 'show';
  id: string;
  seat: number;
  step: number | null;
}

/** One action a seat may take: notation, and the same in parts for the board (`{"do": "move", "tile": "observatory"}`). */
export interface Choice {
  do: string;
  parts: Record<string, string>;
}

/** What one seat sees now: `position` as in position files, redacted; `choices` may be non-empty out of turn. */
export interface View {
  position: Record<string, any>;
  choices: Choice[];
  may_undo: boolean;
}

/** The state of the table after entry `n`. `views` by seat number, or «watch» for a spectator. */
export interface Moment {
  n: number;
  step: number;
  question: Question | null;
  views: Record<string, View>;
  outcome: string | null;
  payoff: number[] | null;
  clocks: number[] | null;
  running: number[];
  at: number;
}

/** What happened, for log, animation and sound; `values` are ids, or numbers (text key `event-<kind>`). */
export interface EventInfo {
  kind: string;
  values: Record<string, any>;
  seats?: number[] | null;
  fades?: string[] | null;
}

/** A step of the match; `seat` is null for nature, `do` is null where only its consequences may be seen, or it fades. */
export interface Stepped {
  t: 'step';
  n: number;
  at: number;
  step: number;
  seat: number | null;
  do: string | null;
  events: EventInfo[];
}

/** The match is back at `step` steps. */
export interface Undone {
  t: 'undo';
  n: number;
  at: number;
  seat: number;
  step: number;
}

export interface Said {
  t: 'say';
  n: number;
  at: number;
  seat: number | null;
  name: string;
  phrase: string | null;
  text: string | null;
}

/** Somebody sat down, left, came back, a bot took over, the options changed, the game began, a rematch was opened. */
export interface TableChanged {
  t: 'table';
  n: number;
  at: number;
  what: 'back' | 'bot' | 'changed' | 'home' | 'left' | 'nudged' | 'opened' | 'paused' | 'rematch' | 'resumed' | 'sat' | 'skip' | 'started' | 'vacation' | 'wait';
  seat: number | null;
  by: number | null;
  table: TableInfo;
}

/** Something this client may not see; it has a number all the same. */
export interface Masked {
  t: 'masked';
  n: number;
}

export interface Welcome {
  t: 'welcome';
  v: number;
  table: TableInfo;
  seats: number[];
  host: boolean;
  grace: number;
  patience: number;
  at: number;
}

/** New entries in order, and the moment after the last of them. */
export interface Update {
  t: 'update';
  entries: (Stepped | Undone | Said | TableChanged | Masked)[];
  moment: Moment | null;
}

export interface Presence {
  t: 'presence';
  seats: SeatInfo[];
}

/** The request is stored for good as entry `n` (a resend gets the same answer). */
export interface Ack {
  t: 'ack';
  id: string;
  n: number;
}

/** Nothing has changed. `text` says why in the client's language; `code` is for programs. */
export interface Refused {
  t: 'refused';
  id: string | null;
  code: 'action' | 'ask' | 'busy' | 'chat' | 'message' | 'rate' | 'seat' | 'size' | 'stage' | 'table' | 'token' | 'undo' | 'version';
  text: string;
}

export interface Pong {
  t: 'pong';
  at: number;
}

/** Somebody leads through the replay: where they are. Each reader sees that moment with eyes of their own. */
export interface Shown {
  t: 'shown';
  seat: number;
  step: number | null;
}

/** A moment of a replay: the step that led here and the position after it, as the chosen seat saw it. */
export interface Frame {
  step: number;
  seat: number | null;
  do: string;
  events: EventInfo[];
  question: Question | null;
  position: Record<string, any>;
}

export interface Replay {
  game: string;
  options: Record<string, any>;
  players: string[];
  eyes: 'all' | 'watch' | number;
  frames: Frame[];
  outcome: string | null;
  payoff: number[] | null;
}

/** The best match of a team (the same names, with the same bots) with a deal. */
export interface TeamResult {
  table: string;
  at: number;
  people: string[];
  places: number[];
  bots: string[];
  outcome: string;
  payoff: number[];
  points: number[] | null;
  turns: number;
  tries: number;
  listed: boolean;
}

/** What came of a match that went on from a moment of another. */
export interface Branch {
  step: number;
  result: TeamResult;
}

/** A deal that several have played, and what came of it: the best first. */
export interface Deal {
  game: string;
  seats: number;
  day: string | null;
  results: TeamResult[];
}

/** Of a seat that may act now, for the question number `ask`. */
export interface AskHint {
  seat: number;
  ask: number;
}

/** What one could do now, and the rest of that plan; none: let it be. */
export interface Advice {
  choices: Choice[];
  chance: number | null;
  simulations: number;
}

/** The best three, best first. */
export interface Hint {
  seat: number;
  ask: number;
  advice: Advice[];
}

/** Each seat's chance to win after so many steps, with all cards open. */
export interface CurvePoint {
  step: number;
  chances: number[];
}

/** A moment that changed much: what was done after `step` steps, what was better, and the seat's chances with either. */
export interface Turning {
  step: number;
  seat: number;
  position: Record<string, any>;
  played: Choice[];
  better: Choice[] | null;
  chance: number;
  best: number | null;
  about?: number | null;
  before?: number | null;
}

/** Of a match that is over; empty until `done` has come to `of`. */
export interface Review {
  done: number;
  of: number;
  curve: CurvePoint[];
  moments: Turning[];
}

/** What the browser made, and how its owner calls it. */
export interface NewPasskey {
  id: string;
  client_data: string;
  attestation: string;
  name: string;
}

/** What the browser signed to log in. */
export interface UsedPasskey {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

/** With a password or a passkey; either can be added later. */
export interface MakeProfile {
  name: string;
  password?: string | null;
  passkey?: NewPasskey | null;
}

export interface LogIn {
  name: string;
  password: string;
}

export interface LogOut {
  everywhere?: boolean;
}

export interface ChangePassword {
  new: string;
  old?: string | null;
}

/** With the token of a link that the host gave. */
export interface ResetPassword {
  token: string;
  new: string;
}

/** To make a profile with a passkey, add one to a profile, or log in with one. */
export interface AskPasskey {
  to: 'add' | 'log-in' | 'make';
  name?: string | null;
}

/** What the browser is asked for, as WebAuthn has it, with bytes in base64url. */
export interface PasskeyOptions {
  options: Record<string, any>;
}

/** Tokens that somebody has: seats, and being host, by table. */
export interface HoldSeats {
  tables: Record<string, string[]>;
}

export interface DeleteProfile {
  password?: string | null;
  nameless?: boolean;
}

export interface PasskeyInfo {
  id: string;
  name: string;
  created: number;
  used: number | null;
}

/** One's own: nobody else is shown it. */
export interface Profile {
  name: string;
  created: number;
  has_password: boolean;
  passkeys: PasskeyInfo[];
}

export interface Me {
  profile: Profile | null;
  passkeys: boolean;
}

/** How many tables of those belong to the profile now. */
export interface HeldSeats {
  tables: number;
}

/** New tokens for what a profile holds at a table. */
export interface TakenUp {
  seats: string[];
  host: string | null;
}

export interface Tally {
  matches: number;
  won: number;
  drawn: number;
  lost: number;
}

/** Matches that have something in common: a number of seats, a level of bots, a value of an option. */
export interface CountedBy {
  what: string;
  tally: Tally;
}

export interface CountedOption {
  option: string;
  values: CountedBy[];
}

/** What came of the matches of one game. A match in which one person played several rivals' seats, or that went on from a moment of another, is counted here and nowhere else. */
export interface PlayerGame {
  game: string;
  alone: number;
  continued: number;
  daily: number;
  tally: Tally;
  seats: CountedBy[];
  places: CountedBy[];
  options: CountedOption[];
  others: CountedBy[];
  months: CountedBy[];
  best_points: number | null;
  best_table: string | null;
  fewest_turns: number | null;
  fewest_table: string | null;
  streak: number;
  longest: number;
  minutes: number;
}

export interface PlayerMatch {
  table: string;
  game: string;
  at: number;
  result: 'alone' | 'continued' | 'drawn' | 'lost' | 'won';
  points: number | null;
  turns: number;
  with_people: string[];
  with_bots: string[];
}

/** Of finished matches of the seats that a profile holds. The game that was played most comes first. */
export interface PlayerStatistics {
  games: PlayerGame[];
  matches: PlayerMatch[];
}

/** A paragraph of the rules, in Markdown without its number. */
export interface RuleText {
  number: string;
  heading: string;
  intro: string;
  text: string;
  sort: 'reading' | 'reconstructed' | 'rule';
  about: string[];
  readings: string[];
}

export interface Rulebook {
  game: string;
  lang: 'de' | 'en' | 'fr' | 'nl';
  paragraphs: RuleText[];
  asks: Record<string, string[]>;
  around: Record<string, string[]>;
  actions: Record<string, string[]>;
}

/** Where a lesson is: its moment as the learner sees it, and what would be right now (nothing: it is over). */
export interface LessonMoment {
  seat: number;
  seats: number;
  options: Record<string, any>;
  moment: Moment;
  right: string[];
  entries: Stepped[];
}

/** A lesson of the first-game guide, and the paragraph that it teaches; the words are the client's (`guide-<id>`). */
export interface LessonInfo {
  id: string;
  rule: string;
  now: LessonMoment;
}

/** What a learner did in a lesson, from its beginning. */
export interface LessonDone {
  done: string[];
}

/** What this host offers to people who play over days. */
export interface Offers {
  push: string | null;
  mail: boolean;
  vacation_days: number;
}

/** What a browser gives when it subscribes. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A browser, or an address, that is to hear of seats. With the key of one that is open: its new target. */
export interface OpenChannel {
  push?: PushTarget | null;
  mail?: string | null;
  lang?: 'de' | 'en' | 'fr' | 'nl';
}

export interface Channel {
  kind: 'mail' | 'push';
  to: string;
  confirmed: boolean;
  tables: string[];
  key?: string | null;
}

/** A channel hears of one's seats at a table, or no more. */
export interface Notify {
  key: string;
  on: boolean;
}

/** What a link in a mail carries. */
export interface MailToken {
  token: string;
}

/** The address that was confirmed, or no longer hears anything. */
export interface Mailed {
  to: string;
}

export type FromClient = Hello | Act | Undo | Say | Decide | Pause | Nudge | Vacation | Show | Ping;

export type Entry = Stepped | Undone | Said | TableChanged | Masked;

export type FromServer = Welcome | Update | Presence | Ack | Refused | Pong | Shown;
