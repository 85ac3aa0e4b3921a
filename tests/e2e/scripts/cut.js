// Text that runs over the edge of its own box.
() => {
  const query = 'button, .b, h1, h2, h3, label, p, summary, .tag, dt, dd, [role=tab], .steps li';
  const drawn = (e) => e.getClientRects().length && !e.closest('.vh, svg') && getComputedStyle(e).display !== 'inline';
  const over = (e) => e.scrollWidth > e.clientWidth + 2 || (e.matches('button, .b') && e.scrollHeight > e.clientHeight + 2);
  return [...document.querySelectorAll(query)]
    .filter((e) => drawn(e) && over(e) && getComputedStyle(e).textOverflow !== 'ellipsis')
    .map((e) => `${e.tagName}.${e.className}: ${e.textContent.trim().slice(0, 60)}`);
}
