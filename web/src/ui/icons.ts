// Interface icons: 24 grid, line 1.8, round ends. A game names one for each verb; an unknown name gets a dot.
const ICONS = {
  book: 'M3 5c3-1 6-1 9 1v14c-3-2-6-2-9-1zM21 5c-3-1-6-1-9 1v14c3-2 6-2 9-1z',
  sound: 'M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  mute: 'M4 9v6h4l5 4V5L8 9zM16.5 9.5l5 5M21.5 9.5l-5 5',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  cards: 'M6 6h6a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM9 3.5h8a3 3 0 0 1 3 3V17',
  undo: 'M8 5 4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-4',
  wave: 'M2 10c2.5 0 2.5-3 5-3s2.5 3 5 3 2.5-3 5-3 2.5 3 5 3M2 17c2.5 0 2.5-3 5-3s2.5 3 5 3 2.5-3 5-3 2.5 3 5 3',
  move: 'M12 3v18M3 12h18M12 3l-3 3m3-3 3 3m-3 15-3-3m3 3 3-3M3 12l3-3m-3 3 3 3m15-3-3-3m3 3-3 3',
  shore: 'M4 13h16v6H4zM9 13v-3h7v3M9 19v-6M15 19v-6M12 3v4m0-4-2 2m2-2 2 2',
  give: 'M4 15h3l3-2h4l6-4M4 20h8l8-6M9 3h6v6H9z',
  take: 'M12 3l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.4l-5.2 2.8 1-5.9L3.5 9.2l5.9-.8z',
  check: 'm5 12 5 5L19 7',
  shield: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z',
  skull: 'M6 15a7.5 7.5 0 1 1 12 0v2h-3v3H9v-3H6zM9.5 11h.01M14.5 11h.01',
  sky: 'M3 6h18M12 6v4M6 14a6 4 0 0 1 12 0c0 3-2 4-6 4s-6-1-6-4zM18 14h4M8 21h8',
  x: 'M6 6l12 12M18 6 6 18',
  eye: 'M2 12s4-6 10-6 10 6 10 6-4 6-10 6-10-6-10-6zM12 9.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z',
  bot: 'M8 8h8a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3zM12 8V4M9.5 13h.01M14.5 13h.01',
  next: 'M5 12h13M13 6l6 6-6 6',
  end: 'M5 12h10M10 6l6 6-6 6M20 5v14',
  swim: 'M3 17c2.2 0 2.2-2 4.5-2s2.2 2 4.5 2 2.2-2 4.5-2 2.2 2 4.5 2M5 12l5-5 4 4 2-1M18.5 6.5h.01',
  discard: 'M6 3h8v11H6zM10 18v3m0 0-2-2m2 2 2-2M18 8v8',
  swap: 'M4 8h14l-3-3M20 16H6l3 3',
  play: 'M7 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  back: 'M17 5v14L8 12zM6 5v14',
  forth: 'M7 5v14l9-7zM18 5v14',
  copy: 'M9 8h9a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM15 4H6a2 2 0 0 0-2 2v10',
  down: 'M12 4v11m0 0-4-4m4 4 4-4M5 20h14',
  up: 'M12 15V4m0 0L8 8m4-4 4 4M5 20h14',
  raise: 'm6 15 6-6 6 6',
  lower: 'm6 9 6 6 6-6',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM20 20l-4-4',
  closer: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM20 20l-4-4M8 11h6M11 8v6',
  whole: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM20 20l-4-4M8 11h6',
  battle: 'M5 4l11 11M19 4 8 15M14 17l3-3M10 17l-3-3M16 15l4 4M8 15l-4 4',
  reveal: 'M4 9a8 8 0 0 1 14-3l2 2M20 3v5h-5M6 13h12v8H6z',
  boat: 'M3 14h18c-1 4-4 6-6 6H9c-2 0-5-2-6-6zM12 3v11M12 4l6 7h-6',
  ring: 'M12 9a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM9 4h6l-3 5z',
  pick: 'M4 8c5-5 11-5 16 0M12 5v16',
  dot: 'M12 12h.01',
};

const SAME: Record<string, keyof typeof ICONS> = {
  capture: 'take', fly: 'sky', flight: 'sky', helicopter: 'sky', lift: 'sky', lift_off: 'sky', board: 'sky', land: 'sky',
  sandbag: 'shore', sandbags: 'shore', bags: 'shore', guide: 'swap', dive: 'swim', pass: 'next', escape: 'swim', treasure: 'take', special: 'sky', done: 'check', reinforce: 'boat', recruit: 'boat', spy: 'eye', miner: 'pick', again: 'undo', defend: 'shield',
};

export type IconName = keyof typeof ICONS | (string & {});

export function iconPath(name: IconName): string {
  const id = name.replace(/^i-/, '');
  return ICONS[id as keyof typeof ICONS] ?? ICONS[SAME[id] ?? 'dot'];
}
