// What the tab says: title and icon.
export interface Said {
  title: string;
  icon: string;
}

export function tab(words: { page: string; yourTurn: string | null }): Said {
  const title = [words.yourTurn, words.page, 'Atoll'].filter(Boolean).join(' · ');
  return { title, icon: words.yourTurn ? '/icon-turn.svg' : '/icon.svg' };
}

export function showTab(said: Said): void {
  if (document.title !== said.title) document.title = said.title;
  const icon = document.querySelector('link[rel=icon]');
  if (icon?.getAttribute('href') !== said.icon) icon?.setAttribute('href', said.icon); // set again, it is fetched again
}

/** Seconds as a clock shows them: 4:05, 1:02:03, 3 d. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  if (h >= 48) return `${Math.round(h / 24)} d`;
  const two = (n: number) => String(n).padStart(2, '0');
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
