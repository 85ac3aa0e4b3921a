// How large a board is on the screen.

/** How wide it is before it is laid out, as far as one can say: on a phone as wide as the screen. Drawn right at once, it is
 *  not drawn twice. */
export const likelyWidth = (): number => (globalThis.innerWidth <= 760 ? globalThis.innerWidth : 0);

/** Tells its size whenever it is laid out, and never has it laid out for that. */
export const sized = (tell: (width: number, height: number) => void) => (element: Element) => {
  const watcher = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
  watcher.observe(element);
  return () => watcher.disconnect();
};
