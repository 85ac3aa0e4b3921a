// Names for those who listen: place, state, who, what you may do.
import type { Choice } from '../../protocol';
import type { Person, Translate } from '../types';
import { crewOf, type Explorer, faceOf, isBomb, type Model, type Tile, whoIsOn, working } from './read';
import { kindOf } from './targets';

/** What may be done there: choices, or take it in hand. */
type May = Choice[] | 'take' | null | undefined;

export default class Labels {
  constructor(
    private readonly model: Model,
    private readonly people: Person[],
    private readonly eyes: number | null,
    private readonly text: Translate,
  ) {}

  name(seat: number): string {
    return this.people.find((one) => one.seat === seat)?.name ?? 'ABCD'[seat] ?? '';
  }

  private join(parts: (string | false | null | undefined)[], may: May): string {
    const said = parts.filter(Boolean).join(', ');
    if (!may) return said;
    const can = may === 'take' ? [this.text('board-may-take')] : [...new Set(may.map(kindOf))].map((kind) => this.text(`board-may-${kind}`));
    return this.text('board-may', { what: said, may: can.join(', ') });
  }

  private ground(tile: Tile): string {
    const { text } = this;
    if (tile.ground === 'hidden') return text('board-hidden');
    if (tile.ground === 'stone') return text('board-stone');
    if (tile.ground === 'water') return text('board-water');
    const face = text(`face-${tile.face}`);
    const spent = tile.face === 'flag' || (faceOf(tile.face).sort === 'loot' && !tile.coins) || ((isBomb(tile.face) || tile.face === 'storm') && working(this.model) !== tile.id);
    return text(spent ? 'board-used' : 'board-open', { face });
  }

  /** What a tile does, for whoever asks. */
  help(tile: Tile): string {
    const { sort, strength } = faceOf(tile.face);
    return this.text(`help-${tile.ground === 'open' ? sort : tile.ground}`, { strength });
  }

  cell(tile: Tile, may: May): string {
    const one = whoIsOn(this.model, tile.id);
    return this.join(
      [
        tile.id,
        this.ground(tile),
        working(this.model) === tile.id && tile.ground === 'open' && this.text('board-working'),
        tile.coins > 0 && this.text('board-coins', { count: tile.coins }),
        tile.fresh && tile.coins > 0 && this.text('board-coins-fresh'),
        this.model.flagAt === tile.id && this.text('board-flag-here'),
        one && this.explorer(one),
      ],
      may,
    );
  }

  /** What is known of a value. */
  private worth(one: Explorer): string {
    const { text } = this;
    const saw = one.seen === 'all' || one.seen.includes(this.eyes ?? -1);
    if (one.value === null) return one.known === 'none' ? '' : text(this.model.strict && saw && one.seat !== this.eyes ? 'board-remember' : 'board-hidden-value');
    if (one.seat !== this.eyes) return [text(one.known === 'all' ? 'board-value' : 'board-you-saw', { value: one.value }), ...(one.known === 'all' ? [text('board-all-know')] : [])].join(', ');
    const knows = one.known === 'all' ? text('board-all-know') : one.known === 'some' ? text('board-seen-by', { names: (one.seen as number[]).map((seat) => this.name(seat)).join(', ') }) : text('board-only-you');
    return `${text('board-value', { value: one.value })}, ${knows}`;
  }

  private explorer(one: Explorer): string {
    const whose = one.seat === this.eyes ? this.text('board-yours') : this.text('board-of', { name: this.name(one.seat) });
    return [whose, this.worth(one), one.ring && this.text('board-ring'), one.flag && this.text('board-bearer')].filter(Boolean).join(', ');
  }

  piece(one: Explorer, may: May): string {
    return this.join([one.cell, this.explorer(one)], may);
  }

  boat(seat: number): string {
    const crew = crewOf(this.model, seat);
    const whose = seat === this.eyes ? this.text('board-boat-yours') : this.text('board-boat', { name: this.name(seat) });
    return this.text('web-colon', { what: whose, then: crew.map((one) => this.worth(one) || '–').join('; ') || this.text('board-boat-empty') });
  }

  way(direction: string, may: May): string {
    return this.join([this.text(`board-way-${direction}`)], may);
  }
}
