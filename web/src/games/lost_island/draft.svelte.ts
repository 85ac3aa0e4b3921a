// Who is who, before it is told to anybody: six values on six places, to be swapped until they are sent.
import { EACH, type Explorer } from './read';

/** What is settled stays, the others keep their order around it. */
export function settle(values: readonly number[], settled: readonly number[]): number[] {
  return [...settled, ...values.filter((value) => !settled.includes(value))];
}

/** A first proposal says nothing about whoever takes it: all orders are as likely. */
function shuffled(): number[] {
  const values = Array.from({ length: EACH }, (_, i) => i + 1);
  for (let i = EACH - 1; i > 0; i -= 1) {
    const k = Math.floor(Math.random() * (i + 1));
    [values[i], values[k]] = [values[k]!, values[i]!];
  }
  return values;
}

export class Draft {
  values = $state.raw(shuffled());
  /** The place in hand. */
  picked = $state<number | null>(null);
  /** Told one after the other, in the order of the places. */
  sending = $state(false);

  swap(a: number, b: number): void {
    const next = [...this.values];
    [next[a], next[b]] = [next[b]!, next[a]!];
    this.values = next;
    this.picked = null;
  }

  /** The first place that is tapped is in hand, the second changes with it. */
  tap(place: number): void {
    if (this.picked === null) this.picked = place;
    else this.swap(this.picked, place);
  }

  put(value: number, place: number): void {
    this.swap(this.values.indexOf(value), place);
  }

  /** What the server knows already cannot be swapped any more. */
  agree(settled: readonly number[]): void {
    if (settled.some((value, i) => this.values[i] !== value)) this.values = settle(this.values, settled);
    if (this.picked !== null && this.picked < settled.length) this.picked = null;
  }
}

const drafts = new Map<number, Draft>();

/** A seat's draft; board and dock show the same. */
export function draftOf(seat: number): Draft {
  const found = drafts.get(seat) ?? new Draft();
  drafts.set(seat, found);
  return found;
}

/** The values a seat has settled, in the order of its explorers. */
export const settledOf = (own: readonly Explorer[]): number[] => own.flatMap((one) => one.value ?? []);
