// A log is one stop of the Tab key; inside it arrows, Home and End go from line to line (`.to`).
export function walk(event: KeyboardEvent, list: HTMLElement | undefined): void {
  const lines = [...(list?.querySelectorAll<HTMLElement>('.to') ?? [])].filter((line) => line.getClientRects().length);
  const at = lines.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowUp: at < 0 ? lines.length - 1 : at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 }[event.key];
  if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  lines[to]?.focus();
}
