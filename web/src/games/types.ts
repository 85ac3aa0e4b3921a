// What a game brings to the web client, and what the shell hands to it. A game has no rules here: it draws a position and
// turns clicks into choices that the server offered.
import type { Component } from 'svelte';
import type { Sounding } from '../core/sound';
import type { Choice, EventInfo, Question } from '../protocol';

/** Somebody at the table, as pieces and seats show them: letter and shape A–E by seat. */
export interface Person {
  seat: number;
  name: string;
  bot: string | null;
  me: boolean;
  here: boolean;
  /** Until when they are on vacation, in seconds since the epoch. */
  vacation?: number | null;
}

/** Text by key: `text('tile-observatory')`, `text('event-moved', {seat: 'Ana', …})`. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** A piece that was taken in hand on the board and has no space yet: words for the dock. */
export interface InHand {
  heading: string;
  /** What the stripes on the board mean. */
  warning?: string | null;
  /** Pieces in the same place, of which one is in hand: buttons where fingers are larger than pieces. */
  others?: { label: string; on: boolean; take: () => void }[];
}

export interface BoardProps {
  position: Record<string, any>;
  question: Question | null;
  /** What may be done now (already filtered by the verb chosen in the dock, if any). The spaces they concern get lamps. */
  choices: Choice[];
  /** The choice that is being previewed, if any: ghost and route. */
  preview: Choice | null;
  /** What happened in the last update, for wakes and motion. */
  events: EventInfo[];
  /** Spaces that the line of the log names at which somebody points: they light up, in white. */
  named: string[];
  people: Person[];
  /** The seat through whose eyes we look, or null. */
  eyes: number | null;
  text: Translate;
  /** A space or piece was chosen: all choices that it could mean (the shell previews one, or asks which). */
  onpick: (meant: Choice[]) => void;
  /** Escape, or a click on nothing. */
  ondrop: () => void;
  /** Shows what a choice would be, and never does more: what was pointed at before can be done now. */
  onlook?: (choice: Choice) => void;
  /** A piece was taken in hand, or let go. */
  onhold?: (held: InHand | null) => void;
  /** Something was pointed at that means nothing now: why, and the number of the paragraph that says so. */
  onwhynot?: (why: string, rule: string) => void;
}

export interface SeatProps {
  position: Record<string, any>;
  person: Person;
  text: Translate;
}

/** A hand as far as the position shows it: on a seat, in the dock of a phone, under the tab «Cards». */
export interface HandProps {
  position: Record<string, any>;
  seat: number;
  text: Translate;
  /** With a word for how many it holds, also when it is empty. */
  counted?: boolean;
  /** Whoever holds it may play from it. */
  play?: Play;
}

export interface Play {
  question: Question | null;
  choices: Choice[];
  preview: Choice | null;
  /** What is previewed, or what the hint is about: its card is marked. */
  pointed: Choice | null;
  onpick: (meant: Choice[]) => void;
  /** For what has its own way to be looked at before: it is done at once. */
  onact: (choice: Choice) => void;
  /** Why something in the hand cannot be played now, and the number of the paragraph that says so. */
  onwhynot: (why: string, rule: string) => void;
  /** Takes the last step back, where that can be done: a card put back into the hand. */
  onundo: (() => void) | null;
}

/** What is known beside the position, for words about it. */
export interface Scene {
  position: Record<string, any>;
  people: Person[];
  text: Translate;
  /** The seat that chooses, if there is one. */
  seat?: number | null;
  /** In a plan: what comes before, and has not happened yet. */
  before?: Choice[];
}

export interface AsideProps {
  position: Record<string, any>;
  text: Translate;
}

/** The end of a game without a common fate. */
export interface ScoreProps {
  position: Record<string, any>;
  payoff: number[] | null;
  people: Person[];
  text: Translate;
}

export interface Game {
  id: string;
  Board: Component<BoardProps>;
  /** One fact under a name: the role. */
  SeatFacts?: Component<SeatProps>;
  /** More of somebody, where one looks closer at their seat and the screen has no room for it otherwise. */
  SeatMore?: Component<SeatProps>;
  /** What somebody holds: cards, tiles. */
  Hand?: Component<HandProps>;
  /** Decks, discards, legend: what belongs to the table. Stands on the sea, or on paper under the tab «Cards»: no colour of its own. */
  Aside?: Component<AsideProps>;
  /** Verbs of the dock in order, with the kinds of action each stands for and an icon id: move → [move, fly, swim]. */
  verbs: { id: string; kinds: string[]; icon: string; /** The board alone offers it. */ hidden?: boolean }[];
  /** Steps of the turn for the dock: «Act ●●○ — Draw 2 — Flood 3». */
  steps: (position: Record<string, any>, question: Question | null) => { id: string; now: boolean; pips?: [number, number]; count?: number }[];
  /** What its events sound like; those that are not named are silent. */
  sounds?: Sounding;
  /** How long some events move on the board, in milliseconds: the next update waits for it. */
  lasts?: (events: EventInfo[]) => number;
  /** The spaces that an event names; without this, its values `tile`, `cell`, `hex` … `from`, `to`. */
  places?: (event: EventInfo) => string[];
  /** Kinds of events that make one line of the log when they follow each other: the tiles of one flood. Several kinds of
   *  one line stand beside each other: «flooded sunk». */
  together?: string[];
  /** Kinds of events that end the line before them in their step, whomever they are about: how a battle ends. */
  after?: string[];
  /** The events of a step as the log tells them, where one says what another means: a tile shown as it is taken away. */
  retell?: (events: EventInfo[]) => EventInfo[];
  /** Words of the dock while a choice is previewed: text key and values («Dive to Wave House?»). */
  previewText?: (choice: Choice, text: Translate, scene: Scene) => string;
  /** A choice in words from where things are, for buttons and lists; without this, the text `do-<kind>` and its parts. */
  wording?: (choice: Choice, position: Record<string, any>, text: Translate, scene: Scene) => string;
  /** What a choice would bring upon somebody: a line under its preview. */
  warning?: (choice: Choice, position: Record<string, any>, text: Translate, scene: Scene) => string | null;
  /** What would come of a choice, where nothing has to be warned of: in place of how to confirm it. */
  outlook?: (choice: Choice, scene: Scene) => string | null;
  /** Kinds of the way on that end more than a step: they are previewed, by mouse too. */
  weighty?: string[];
  /** Whether the board or a hand shows where a choice is made; without this, told by the names of its parts. */
  placed?: (choice: Choice, question: Question | null) => boolean;
  /** Kinds of questions in which several answer to somebody else's move, and the seconds after which no answer is a pass. */
  windows?: Readonly<Record<string, number>>;
  /** The key of the text that says what a hand consists of: «Tiles»; without this, «Cards». */
  handCalled?: string;
  /** The hand of whoever acts lies in the dock on every screen, not with the seat; always, or while something is asked. */
  handInDock?: boolean | ((question: Question | null) => boolean);
  /** Kinds of questions without a hint: many choices are made at once, and the bot makes one after the other. */
  unhinted?: string[];
  /** Points, and why somebody has won, loaded at the end; without this, what each has won. */
  score?: () => Promise<{ default: Component<ScoreProps> }>;
  /** Words of a question that the position makes clearer than its own text. */
  askText?: (question: Question, choices: Choice[], seat: number, scene: Scene) => string | null;
  /** What a space was meant for, where that could be several things. */
  whichText?: (meant: Choice[], scene: Scene) => string | null;
  /** The same for those who wait for the answer. */
  waitText?: (question: Question, names: string[], scene: Scene) => string | null;
  /** The number of the paragraph that says most now; without this, the first that the question cites. */
  rule?: (question: Question, preview: Choice | null, position: Record<string, any>) => string | null;
  /** What to call a part of a choice: a role by who has it; of an event: `log-` before its key. */
  called?: (key: string, id: string, scene: Scene) => string | null;
  /** Might this seat be asked out of turn? Where the game does not say, it might. */
  mayCutIn?: (position: Record<string, any>, seat: number) => boolean;
  /** At the end, under how it ended: how far it got. */
  result?: (scene: Scene) => string;
}
