// Long times in words: «3 hours ago», «2 days».
const UNITS: [Intl.RelativeTimeFormatUnit & ('day' | 'hour' | 'minute'), number][] = [['day', 86400], ['hour', 3600], ['minute', 60]];

function unit(seconds: number) {
  const [name, size] = UNITS.find(([, size]) => seconds >= size * 1.5 || seconds === size) ?? UNITS[2]!;
  return [name, Math.max(1, Math.round(seconds / size))] as const;
}

/** How long ago something was. */
export function ago(seconds: number, lang: string): string {
  const [name, count] = unit(Math.max(0, seconds));
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-count, name);
}

/** How long something lasts: in the greatest unit of which there is more than one, at least a minute. */
export function lasting(seconds: number, lang: string): string {
  const [name, count] = unit(Math.max(60, seconds));
  return new Intl.NumberFormat(lang, { style: 'unit', unit: name, unitDisplay: 'long' }).format(count);
}

export const dated = (seconds: number, lang: string): string => new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short' }).format(new Date(seconds * 1000));

/** The island of a day is the world's: `2026-12-24` is «24. Dezember 2026» wherever one is. */
export const dayText = (day: string, lang: string): string => new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** `2026-12-24`, as fields for dates have it, in this place's time. */
export const isoDay = (seconds: number): string => {
  const at = new Date(seconds * 1000);
  return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;
};
/** The end of such a day. */
export const endOfDay = (day: string): number => new Date(`${day}T24:00:00`).getTime() / 1000;
