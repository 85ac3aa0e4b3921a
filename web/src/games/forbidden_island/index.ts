// Forbidden Island in the web client.
import type { Question } from '../../protocol';
import type { Game } from '../types';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import SeatFacts from './SeatFacts.svelte';
import { ACTIONS, asks, DRAWS, floodsToCome, type Position } from './read';
import { sounds } from './sounds';
import { askText, called, mayCutIn, previewText, result } from './scene';

function steps(position: Position, question: Question | null): ReturnType<Game['steps']> {
  const open = asks(position);
  // what is asked at the bottom of the stack is the step; windows and discards lie on top of it
  const step = open[0]?.ask ?? question?.kind ?? 'nothing';
  const left = Number(open[0]?.left ?? question?.values.left ?? 0);
  if (position.over) return [];
  return [
    { id: 'act', now: step === 'act', pips: [step === 'act' ? left : step === 'draw' || step === 'flood' ? 0 : ACTIONS, ACTIONS] },
    { id: 'draw', now: step === 'draw', count: step === 'draw' ? left : DRAWS },
    { id: 'flood', now: step === 'flood', count: floodsToCome(position) },
  ];
}

export const game: Game = {
  id: 'forbidden_island',
  Board,
  SeatFacts,
  Hand,
  Aside,
  verbs: [
    { id: 'move', kinds: ['move', 'fly', 'swim'], icon: 'i-move' },
    { id: 'guide', kinds: ['guide'], icon: 'i-guide' },
    { id: 'shore', kinds: ['shore'], icon: 'i-shore' },
    { id: 'give', kinds: ['give'], icon: 'i-give' },
    { id: 'capture', kinds: ['capture'], icon: 'i-take' },
    { id: 'special', kinds: ['sandbag', 'helicopter', 'lift_off', 'board', 'land'], icon: 'i-sky' },
    { id: 'discard', kinds: ['discard'], icon: 'i-discard' },
    { id: 'done', kinds: ['end', 'pass'], icon: 'i-check' },
  ],
  steps,
  sounds,
  together: ['flooded sunk'],
  previewText,
  askText,
  called,
  mayCutIn,
  result,
};
