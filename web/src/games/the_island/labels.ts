// Names for those who listen: place, state, who, what you may do.
import type { Choice } from '../../protocol';
import type { Person, Translate } from '../types';
import type { Cell, Island } from './geometry';
import { type Explorer, type Model, PLACES_ABOARD } from './read';
import { type Fate, idOf, type Key, kindOf, meeting } from './targets';

/** What may be done there: choices, or take it in hand. */
type May = Choice[] | 'take' | null;

export default class Labels {
  constructor(
    private readonly model: Model,
    private readonly people: Person[],
    private readonly eyes: number | null,
    private readonly text: Translate,
  ) {}

  private name(seat: number): string {
    return this.people.find((one) => one.seat === seat)?.name ?? 'ABCD'[seat] ?? '';
  }

  private join(parts: (string | false | null | undefined)[], may: May): string {
    const said = parts.filter(Boolean).join(', ');
    if (!may) return said;
    const can = may === 'take' ? [this.text('board-may-take')] : [...new Set(may.map(kindOf))].map((kind) => this.text(`board-may-${kind}`));
    return this.text('board-may', { what: said, may: can.join(', ') });
  }

  /** «Yours, worth 4» or «Bram’s, value hidden». */
  private explorer(one: Explorer): string {
    const whose = one.seat === this.eyes ? this.text('board-yours') : this.text('board-of', { name: this.name(one.seat) });
    const value = one.value ? this.text('board-value', { value: one.value }) : this.text('board-value-hidden');
    const colour = this.model.colours > this.model.seats ? [this.text(`colour-${one.id.split('-')[0]}`)] : [];
    return [whose, ...colour, value].join(', ');
  }

  /** «2 of yours, Bram’s» */
  private crowd(explorers: Explorer[]): string {
    const seats = [...new Set(explorers.map((one) => one.seat))];
    return seats
      .map((seat) => {
        const count = explorers.filter((one) => one.seat === seat).length;
        return seat === this.eyes ? this.text('board-your-explorers', { count }) : this.text('board-explorers-of', { count, name: this.name(seat) });
      })
      .join(', ');
  }

  cell(cell: Cell, may: May, danger: string[] | undefined, fate: Fate | undefined): string {
    const terrain = this.model.land.get(cell.id);
    const here = this.model.explorers.filter((one) => one.cell === cell.id && one.where !== 'aboard');
    const boat = this.model.boats.find((one) => one.cell === cell.id);
    const creatures = this.model.creatures.filter((one) => one.cell === cell.id);
    return this.join(
      [
        cell.id,
        terrain ? this.text(`terrain-${terrain}`) : cell.harbour ? this.text('board-harbour', { island: this.text(`island-${cell.harbour}`) }) : this.text('board-sea'),
        ...creatures.map((one) => this.text(`kind-${one.kind}`)),
        boat && this.boat(boat.id),
        here.length > 0 && (terrain ? this.crowd(here) : this.text('board-swimming', { who: this.crowd(here) })),
        fate && this.text(`board-fate-${fate}`),
        danger && this.text('board-danger-here', { kinds: danger.map((kind) => this.text(`kind-${kind}`)).join(', ') }),
      ],
      may,
    );
  }

  island(island: Island, may: May): string {
    const saved = this.model.explorers.filter((one) => one.island === island);
    return this.join([this.text(`island-${island}`), saved.length > 0 ? this.text('board-saved-here', { who: this.crowd(saved) }) : this.text('board-saved-nobody')], may);
  }

  private boat(id: string): string {
    const boat = this.model.boats.find((one) => one.id === id);
    if (!boat) return '';
    const steers = boat.steers.map((seat) => (seat === this.eyes ? this.text('board-you') : this.name(seat))).join(', ');
    return [
      this.text('board-boat', { count: boat.crew.length, of: PLACES_ABOARD }),
      ...(boat.crew.length ? [this.crowd(boat.crew), this.text('board-steers', { names: steers })] : [this.text('board-steers-anybody')]),
    ].join(', ');
  }

  piece(key: Key, may: May): string {
    const id = idOf(key);
    if (key.startsWith('boat:')) return this.join([this.model.boats.find((one) => one.id === id)?.cell, this.boat(id)], may);
    if (key.startsWith('creature:')) return this.join([this.model.creatures.find((one) => one.id === id)?.cell, this.text(`kind-${id.split('-')[0]}`)], may);
    const one = this.model.explorers.find((other) => other.id === id);
    if (!one) return '';
    const where = one.island ? this.text(`island-${one.island}`) : one.cell;
    return this.join([where, this.explorer(one), one.where !== 'ashore' && this.text(`board-is-${one.where}`)], may);
  }

  /** For a button: «worth 4, aboard», «the boat». */
  short(key: Key): string {
    const id = idOf(key);
    if (key.startsWith('boat:')) return this.text('board-short-boat');
    if (key.startsWith('creature:')) return this.text(`kind-${id.split('-')[0]}`);
    const one = this.model.explorers.find((other) => other.id === id)!;
    const worth = one.value ? this.text('board-short-worth', { value: one.value }) : this.text('board-short-number', { number: one.number });
    const colour = this.model.colours > this.model.seats ? `, ${this.text(`colour-${id.split('-')[0]}`)}` : '';
    return worth + colour;
  }

  /** The question while something is in hand. */
  hold(key: Key): string {
    const id = idOf(key);
    if (key.startsWith('boat:')) return this.text('board-hold-boat');
    if (key.startsWith('creature:')) {
      const kind = id.split('-')[0];
      return this.model.ask?.ask === 'creature'
        ? this.text('board-hold-rolled', { creature: this.text(`creature-${kind}`), left: this.model.ask.left })
        : this.text('board-hold-creature', { kind: this.text(`kind-${kind}`) });
    }
    return this.text('board-hold-explorer');
  }

  /** Would a creature find somebody there? */
  strikes(choice: Choice): boolean {
    return meeting(choice, this.model) !== null;
  }
}
