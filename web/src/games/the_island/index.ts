// The Island in the web client.
import type { Game } from '../types';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import SeatFacts from './SeatFacts.svelte';
import { kindOf } from './targets';
import { steps, warning, wording } from './wording';

/** Seconds for an answer to a creature: the same for all who are asked, whatever they hold. */
const TO_DEFEND = 20;
/** What is chosen in the dock, by buttons. */
const BUTTONS = ['value', 'defend'];
/** All that may be done: offered by the board, the hand, or buttons of their own. */
const KINDS = ['step', 'board', 'jump', 'land', 'row', 'glide', 'pick', 'put', 'sink', 'crew', 'place', 'launch', 'play', 'value', 'defend', 'pass'];

export const game: Game = {
  id: 'the_island',
  Board,
  SeatFacts,
  Hand,
  Aside,
  score: () => import('./Score.svelte'),
  handInDock: true,
  verbs: KINDS.map((kind) => ({ id: kind, kinds: [kind], icon: kind, hidden: true })),
  steps,
  wording,
  warning,
  placed: (choice) => !BUTTONS.includes(kindOf(choice)),
  windows: { defend: TO_DEFEND },
};
