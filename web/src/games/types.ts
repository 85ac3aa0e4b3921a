// What a game brings to the web client, and what the shell hands to it. A game has no rules here: it draws a position and
// turns clicks into choices that the server offered.
import type { Component } from 'svelte';
import type { Choice, EventInfo, Question } from '../protocol';

/** Somebody at the table, as pieces and seats show them: letter and shape A–E by seat. */
export interface Person {
  seat: number;
  name: string;
  bot: string | null;
  me: boolean;
  here: boolean;
}

/** Text by key: `text('tile-observatory')`, `text('event-moved', {seat: 'Ana', …})`. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

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
}

export interface AsideProps {
  position: Record<string, any>;
  text: Translate;
}

export interface Game {
  id: string;
  Board: Component<BoardProps>;
  /** One fact under a name: the role. */
  SeatFacts?: Component<SeatProps>;
  /** What somebody holds: cards, tiles. */
  Hand?: Component<HandProps>;
  /** Decks, discards, legend: what belongs to the table. Stands on the sea, or on paper under the tab «Cards»: no colour of its own. */
  Aside?: Component<AsideProps>;
  /** Verbs of the dock in order, with the kinds of action each stands for and an icon id: move → [move, fly, swim]. */
  verbs: { id: string; kinds: string[]; icon: string }[];
  /** Steps of the turn for the dock: «Act ●●○ — Draw 2 — Flood 3». */
  steps: (position: Record<string, any>, question: Question | null) => { id: string; now: boolean; pips?: [number, number]; count?: number }[];
  /** The spaces that an event names; without this, its values `tile`, `cell`, `hex` … `from`, `to`. */
  places?: (event: EventInfo) => string[];
  /** Kinds of events that make one line of the log when they follow each other: the tiles of one flood. */
  together?: string[];
  /** Words of the dock while a choice is previewed: text key and values («Dive to Wave House?»). */
  previewText?: (choice: Choice, text: Translate) => string;
}
