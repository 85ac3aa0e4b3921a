// How somebody wants the page to look: classes of the root, which tokens.css and base.css know.
import type { Settings } from './settings';

export interface Look {
  contrast: 'system' | 'normal' | 'high';
  size: 100 | 115 | 130 | 150;
  motion: 'system' | 'full' | 'reduced';
  /** apart: one palette for every kind of colour vision. */
  colours: 'standard' | 'apart';
}

export const PLAIN: Look = { contrast: 'system', size: 100, motion: 'system', colours: 'standard' };
export const LOOKS: { readonly [K in keyof Look]: readonly Look[K][] } = {
  contrast: ['system', 'normal', 'high'],
  size: [100, 115, 130, 150],
  motion: ['system', 'full', 'reduced'],
  colours: ['standard', 'apart'],
};

/** What the system asks for. */
export interface Wishes {
  contrast: boolean;
  still: boolean;
}

export function rootClasses(settings: Look & Pick<Settings, 'light'>, system: Wishes): Record<string, boolean> {
  const { light, contrast, size, motion, colours } = settings;
  return {
    day: light === 'day',
    night: light === 'night',
    sharp: contrast === 'high' || (contrast === 'system' && system.contrast),
    still: motion === 'reduced' || (motion === 'system' && system.still),
    apart: colours === 'apart',
    ...Object.fromEntries(LOOKS.size.slice(1).map((one) => [`size-${one}`, one === size])),
  };
}
