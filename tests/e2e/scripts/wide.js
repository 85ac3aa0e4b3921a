// What reaches beyond the right edge of the screen.
() => {
  const wide = innerWidth + 1;
  const found = [];
  if (document.documentElement.scrollWidth > wide) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const clips = (e) => ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(e).overflowX);
  const inside = (e) => !!e && e !== document.body && (clips(e) || inside(e.parentElement));
  for (const e of document.querySelectorAll('body *:not(svg *)')) {
    const box = e.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || box.right <= wide || inside(e.parentElement)) continue;
    found.push(`${e.tagName}.${e.className} ends at ${Math.round(box.right)}`);
  }
  return found;
}
