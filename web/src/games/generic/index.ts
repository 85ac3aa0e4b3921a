// The table of a game that has no board yet: its actions by kind, its position as it is written.
import type { Game } from '../types';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import SeatFacts from './SeatFacts.svelte';

const generic: Game = { id: 'generic', Board, SeatFacts, Aside, verbs: [], steps: () => [] };

export default generic;
