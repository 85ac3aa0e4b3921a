// Small dry sounds, made here: no files. One at a time, quiet, and never the only sign of anything.
export type Sound = 'step' | 'card' | 'water' | 'sink' | 'find' | 'loss' | 'turn' | 'tick';
/** Kinds of events by what they sound like, several beside each other: «walked rowed». */
export type Sounding = { readonly [sound in Sound]?: string };

const WEIGHT: Sound[] = ['tick', 'card', 'step', 'water', 'turn', 'sink', 'loss', 'find'];

/** Of several events the one that matters most sounds; `heard`: a game’s kinds of events by what they sound like. */
export function soundOf(kinds: string[], heard: Sounding): Sound | null {
  return WEIGHT.findLast((sound) => heard[sound]?.split(' ').some((kind) => kinds.includes(kind))) ?? null;
}

/** Tones: [frequency, start, length, end frequency]; wave and loudness. */
export const TONES: Record<Sound, { wave: OscillatorType; loud: number; tones: [number, number, number, number?][] }> = {
  step: { wave: 'triangle', loud: 0.5, tones: [[320, 0, 0.08, 180]] },
  card: { wave: 'sawtooth', loud: 0.12, tones: [[900, 0, 0.07, 1500], [1400, 0.05, 0.05, 900]] },
  water: { wave: 'sine', loud: 0.5, tones: [[90, 0, 0.7, 140]] },
  sink: { wave: 'sine', loud: 0.5, tones: [[330, 0, 0.2, 300], [262, 0.18, 0.5, 150]] },
  find: { wave: 'sine', loud: 0.4, tones: [[660, 0, 0.25], [990, 0.16, 0.5]] },
  loss: { wave: 'sine', loud: 0.4, tones: [[440, 0, 0.7, 330]] },
  turn: { wave: 'sine', loud: 0.4, tones: [[784, 0, 0.6]] },
  tick: { wave: 'square', loud: 0.1, tones: [[1200, 0, 0.08]] },
};

export class Sounds {
  private context: AudioContext | null = null;
  private busyUntil = 0;

  constructor(private readonly wanted: () => boolean) {}

  /** Browsers allow sound after the first click only; so do we. */
  wake(): void {
    if (!this.wanted() || typeof AudioContext === 'undefined') return;
    this.context ??= new AudioContext();
    void this.context.resume();
  }

  /** What the events of an update sound like. */
  tell(kinds: string[], heard: Sounding): void {
    const sound = soundOf(kinds, heard);
    if (sound) this.play(sound);
  }

  play(sound: Sound): void {
    const context = this.context;
    if (!context || !this.wanted() || context.currentTime < this.busyUntil) return;
    const { wave, loud, tones } = TONES[sound];
    for (const [from, start, length, to] of tones) {
      const [tone, gain, at] = [context.createOscillator(), context.createGain(), context.currentTime + start];
      tone.type = wave;
      tone.frequency.setValueAtTime(from, at);
      if (to) tone.frequency.exponentialRampToValueAtTime(to, at + length);
      gain.gain.setValueAtTime(0.0001, at);
      gain.gain.exponentialRampToValueAtTime(loud * 0.2, at + 0.012);
      gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
      tone.connect(gain).connect(context.destination);
      tone.start(at);
      tone.stop(at + length + 0.02);
      this.busyUntil = Math.max(this.busyUntil, at + length);
    }
  }
}
