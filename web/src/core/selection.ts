// From what may be done to what is done: a verb narrows, a pick previews, a second pick or the lamp button confirms.
import type { Choice } from '../protocol';
import { hasPlace } from './places';

export interface Verb {
  id: string;
  kinds: string[];
  icon: string;
  hidden?: boolean;
}

/** normal: a second click confirms; always: only the lamp button does; never: a single meaning acts at once. */
export type Confirming = 'normal' | 'always' | 'never';

export interface Selection {
  verb: string | null;
  /** What a pick could mean, when it could mean several things. */
  candidates: Choice[];
  preview: Choice | null;
}

export interface Outcome {
  selection: Selection;
  /** The choice to send now. */
  commit: Choice | null;
}

export const EMPTY: Selection = { verb: null, candidates: [], preview: null };

const stay = (selection: Selection): Outcome => ({ selection, commit: null });
const done = (choice: Choice): Outcome => ({ selection: EMPTY, commit: choice });

export function kindOf(choice: Choice): string {
  return choice.parts['do'] ?? choice.do.split(' ')[0] ?? '';
}

/** An action without a place or a piece: end, pass. */
export function isPlain(choice: Choice): boolean {
  return Object.keys(choice.parts).every((key) => key === 'do');
}

export function same(a: Choice | null, b: Choice | null): boolean {
  return a !== null && b !== null && a.do === b.do;
}

export function ofVerb(choices: Choice[], verb: Verb | undefined): Choice[] {
  return verb ? choices.filter((choice) => verb.kinds.includes(kindOf(choice))) : choices;
}

/** What the board lights up: the candidates, the verb's choices, or everything that has a place. */
export function lit(choices: Choice[], selection: Selection, verbs: Verb[]): Choice[] {
  if (selection.candidates.length) return selection.candidates;
  return ofVerb(choices, verbs.find((verb) => verb.id === selection.verb));
}

/** The verb in use: that of the choice being previewed, wherever it was picked, else the one pressed. */
export function isChosen(selection: Selection, verb: Verb): boolean {
  return selection.preview ? verb.kinds.includes(kindOf(selection.preview)) : selection.verb === verb.id;
}

export function pickVerb(selection: Selection, verb: Verb, choices: Choice[], confirming: Confirming): Outcome {
  const meant = ofVerb(choices, verb);
  if (meant.length === 0) return stay(selection);
  if (isChosen(selection, verb) && !(meant.length === 1 && selection.preview)) return stay(EMPTY);
  const only = meant.length === 1 ? meant[0]! : null;
  if (only && (same(only, selection.preview) || confirming === 'never')) {
    return confirming === 'always' ? stay(selection) : done(only);
  }
  return stay({ verb: verb.id, candidates: [], preview: only });
}

export function pick(selection: Selection, meant: Choice[], confirming: Confirming): Outcome {
  const again = meant.find((choice) => same(choice, selection.preview));
  if (again) return confirming === 'always' ? stay(selection) : done(again);
  const only = meant.length === 1 ? meant[0]! : null;
  if (only && confirming === 'never') return done(only);
  if (only) return stay({ ...selection, candidates: selection.candidates.includes(only) ? selection.candidates : [], preview: only });
  if (meant.length > 1) return stay({ ...selection, candidates: meant, preview: null });
  return stay({ ...selection, candidates: [], preview: null });
}

export function confirm(selection: Selection): Outcome {
  return selection.preview ? done(selection.preview) : stay(selection);
}

/** Escape, or a click on nothing: first the preview goes, then the candidates, then the verb. */
export function drop(selection: Selection): Selection {
  if (selection.preview) return { ...selection, preview: null };
  if (selection.candidates.length) return { ...selection, candidates: [] };
  return EMPTY;
}

/** After an update: what is no longer offered is forgotten. */
export function refresh(selection: Selection, choices: Choice[], verbs: Verb[]): Selection {
  const still = (choice: Choice) => choices.find((other) => other.do === choice.do);
  const verb = verbs.find((one) => one.id === selection.verb);
  const kept = verb && ofVerb(choices, verb).length ? selection.verb : null;
  const preview = selection.preview ? (still(selection.preview) ?? null) : null;
  const candidates = selection.candidates.flatMap((choice) => still(choice) ?? []);
  return { verb: kept, candidates: candidates.length > 1 ? candidates : [], preview };
}

/** A question that names an action («discard») starts with that verb chosen, if there is something left to choose. */
export function begin(kind: string, choices: Choice[], verbs: Verb[]): Selection {
  const verb = verbs.find((one) => one.kinds.includes(kind));
  return verb && ofVerb(choices, verb).some((choice) => kindOf(choice) === kind && !isPlain(choice)) ? { ...EMPTY, verb: verb.id } : EMPTY;
}

/** The way on that needs no aim: pass, end, or that all is chosen. */
export function wayOn(choices: Choice[]): Choice | null {
  return choices.find((choice) => isPlain(choice) && ['pass', 'end', 'done'].includes(kindOf(choice))) ?? null;
}

/** Verbs of the dock: those of the game, then one for each kind it forgot. */
export function verbsFor(choices: Choice[], verbs: Verb[]): Verb[] {
  const known = new Set(verbs.flatMap((verb) => verb.kinds));
  const extra = [...new Set(choices.map(kindOf))].filter((kind) => !known.has(kind));
  return [...verbs, ...extra.map((kind) => ({ id: kind, kinds: [kind], icon: kind }))];
}

/** The only answer there is, where it does not just go on: it lies on the board, or is all that a verb could do. */
export function soleOf(choices: Choice[]): Choice | null {
  return choices.length === 1 && !wayOn(choices) ? choices[0]! : null;
}

/** Choices to offer as buttons: what a pick could mean, or what the board has no place for; and the only answer, unless a
 *  verb stands for it: there is no list of all to take it from. */
export function buttons(choices: Choice[], selection: Selection, verbs: Verb[], placed: (choice: Choice) => boolean = hasPlace): Choice[] {
  // many places are chosen on the board
  if (selection.candidates.length) return selection.candidates.length > 4 && selection.candidates.every(placed) ? [] : selection.candidates;
  const sole = soleOf(choices);
  if (sole && !verbs.some((verb) => !verb.hidden && verb.kinds.includes(kindOf(sole)))) return [sole];
  const on = wayOn(choices);
  const placeless = lit(choices, selection, verbs).filter((choice) => !placed(choice) && !same(choice, on));
  if (selection.verb) return ofVerb(placeless, verbs.find((verb) => verb.id === selection.verb));
  const rest = choices.filter((choice) => !same(choice, on));
  return placeless.length === rest.length && new Set(rest.map(kindOf)).size === 1 ? placeless : [];
}

export function byKind(choices: Choice[]): [string, Choice[]][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) groups.set(kindOf(choice), [...(groups.get(kindOf(choice)) ?? []), choice]);
  return [...groups];
}
