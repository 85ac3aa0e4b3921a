// Loot Island in the web client.
import type { EventInfo } from '../../protocol';
import type { Game } from '../types';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import SeatFacts from './SeatFacts.svelte';
import { sounds } from './sounds';
import { kindOf } from './targets';
import { askText, called, outlook, previewText, steps, warning, wording } from './wording';

/** What board and hand offer, or the way on. */
const HIDDEN = ['choose', 'site', 'shift', 'island', 'stack', 'withdraw', 'keep', 'bury', 'lay', 'heal', 'copy', 'pass', 'done'];
/** What is answered by a button of the dock. */
const BUTTONS = ['use', 'decline', 'copy'];

/** The landings, small islands and coasts that an event names. */
function places({ values }: EventInfo): string[] {
  return [...new Set(['landing', 'from', 'island', 'coast'].map((key) => values[key]).filter((name) => typeof name === 'string'))] as string[];
}

export const game: Game = {
  id: 'loot_island',
  Board,
  SeatFacts,
  Hand,
  Aside,
  score: () => import('./Score.svelte'),
  handInDock: true,
  verbs: [...HIDDEN.map((kind) => ({ id: kind, kinds: [kind], icon: kind, hidden: true })), { id: 'use', kinds: ['use'], icon: 'check' }, { id: 'decline', kinds: ['decline'], icon: 'x' }],
  steps,
  sounds,
  places,
  together: ['played', 'paid', 'discarded', 'found', 'draws drew', 'aaron_drew', 'aaron_discarded'],
  previewText,
  wording,
  warning,
  outlook,
  askText,
  called,
  placed: (choice) => !BUTTONS.includes(kindOf(choice)),
  weighty: ['pass'],
  windows: {},
  mayCutIn: () => false,
};
