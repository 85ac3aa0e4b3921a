// Work that takes long, in parts: between two of them the browser paints and hears what people do.

/** Until the browser has done what waits. */
export const breath = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
};

/** Until what was drawn last has been laid out and painted. */
export const painted = (): Promise<void> => new Promise((done) => (document.hidden ? setTimeout(done) : requestAnimationFrame(() => setTimeout(done))));

/** One part after the other, until `part` says that it was the last. */
export async function inParts(part: () => boolean, pause = breath): Promise<void> {
  do await pause();
  while (!part());
}
