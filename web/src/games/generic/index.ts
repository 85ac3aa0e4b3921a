// The table of a game that has no board yet: its actions by kind, its position as it is written.
import type { Game } from '../types';
import Board from './Board.svelte';

const generic: Game = { id: 'generic', Board, verbs: [], steps: () => [] };

export default generic;
