const ITS_OWN = 'a[href], button:not([disabled]), [tabindex]';

/** What is wider or higher than its place can be scrolled by keyboard, too, where nothing in it can be reached. An attachment. */
export function reachable(place: HTMLElement): () => void {
  const look = (): void => {
    const cut = place.scrollWidth > place.clientWidth + 1 || place.scrollHeight > place.clientHeight + 1;
    if (cut && !place.querySelector(ITS_OWN)) place.tabIndex = 0;
    else if (place.hasAttribute('tabindex') && place !== document.activeElement) place.removeAttribute('tabindex');
  };
  const size = new ResizeObserver(look);
  const content = new MutationObserver(look);
  size.observe(place);
  content.observe(place, { childList: true, subtree: true, characterData: true });
  return () => {
    size.disconnect();
    content.disconnect();
  };
}
