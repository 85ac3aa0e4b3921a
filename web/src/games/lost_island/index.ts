// Lost Island in the web client.
import type { Game } from '../types';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { MINER, read } from './read';
import SeatFacts from './SeatFacts.svelte';
import { sounds } from './sounds';
import { retell } from './tale';
import { kindOf } from './targets';
import { askText, outlook, previewText, steps, warning, whichText, wording } from './wording';

/** Seconds to pay a miner: the same for all who can. */
const TO_PAY = 20;
/** What is chosen by buttons; the board shows bombs and storms as arrows too. */
const BUTTONS = ['aim', 'blast', 'blow', 'value'];
/** What the board alone offers, or buttons of their own. */
const HIDDEN = ['value', 'aim', 'blast', 'blow', 'shrink', 'flag', 'stone', 'place', 'end', 'pass'];
const VERBS = ['move', 'battle', 'swim', 'reveal', 'reinforce', 'ring', 'recruit', 'spy', 'miner', 'again'];

export const game: Game = {
  id: 'lost_island',
  Board,
  SeatFacts,
  Hand,
  Aside,
  score: () => import('./Score.svelte'),
  handCalled: 'step-place',
  handInDock: (question) => question?.kind === 'arrange',
  unhinted: ['arrange'],
  verbs: [...VERBS.map((kind) => ({ id: kind, kinds: [kind], icon: kind })), ...HIDDEN.map((kind) => ({ id: kind, kinds: [kind], icon: kind, hidden: true }))],
  steps,
  sounds,
  after: ['fought', 'won', 'drew', 'ring_lost'],
  retell,
  previewText,
  wording,
  warning,
  outlook,
  askText,
  whichText,
  placed: (choice, question) => question?.kind === 'arrange' || !BUTTONS.includes(kindOf(choice)),
  windows: { miner: TO_PAY },
  mayCutIn: (position, seat) => (read(position).purses[seat] ?? 0) >= MINER,
};
