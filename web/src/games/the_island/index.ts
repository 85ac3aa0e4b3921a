// The Island in the web client.
import type { Game } from '../types';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import SeatFacts from './SeatFacts.svelte';
import { lasts } from './motion';
import SeatMore from './SeatMore.svelte';
import { sounds } from './sounds';
import { kindOf } from './targets';
import { askText, previewText, rule, steps, waitText, warning, wording } from './wording';

/** Seconds for an answer to a creature: the same for all who are asked, whatever they hold. */
const TO_DEFEND = 20;
/** What is chosen in the dock, by buttons. */
const BUTTONS = ['value', 'defend'];
/** All that may be done: offered by the board, the hand, or buttons of their own; in a window the dock has a button for it. */
const KINDS = ['step', 'board', 'jump', 'land', 'row', 'glide', 'pick', 'put', 'sink', 'crew', 'place', 'launch', 'play', 'value', 'defend', 'pass'];
const PLACES = ['from', 'cell', 'island'];

export const game: Game = {
  id: 'the_island',
  Board,
  SeatFacts,
  SeatMore,
  Hand,
  Aside,
  score: () => import('./Score.svelte'),
  handInDock: true,
  handCalled: 'board-hand',
  verbs: KINDS.map((kind) => ({ id: kind, kinds: [kind], icon: kind, hidden: true })),
  steps,
  sounds,
  lasts,
  places: ({ values }) => [...new Set(PLACES.flatMap((key) => (typeof values[key] === 'string' ? [values[key]] : [])))],
  wording,
  warning,
  previewText,
  askText,
  waitText,
  rule,
  placed: (choice) => !BUTTONS.includes(kindOf(choice)),
  windows: { defend: TO_DEFEND },
};
