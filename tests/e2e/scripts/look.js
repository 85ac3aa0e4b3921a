// What the page offers now, and where a hand could touch it.
() => {
  const shown = (e) => !!e && e.getClientRects().length > 0;
  const all = (query) => [...document.querySelectorAll(query)].filter(shown);
  const SPOTS = [[.5, .5], [.15, .15], [.85, .15], [.15, .8], [.85, .8], [.5, .12], [.5, .9], [.3, .5], [.7, .5]];
  const spot = (e) => {
    const box = e.getBoundingClientRect();
    for (const [fx, fy] of SPOTS) {
      const [x, y] = [box.x + box.width * fx, box.y + box.height * fy];
      const hit = document.elementFromPoint(x, y);
      if (hit && e.contains(hit) && (!e.dataset.key || hit.closest('[data-key]') === e)) return [x, y];
    }
    return null; // something else lies over it
  };
  const usable = (e) => !e.disabled && e.getAttribute('aria-disabled') !== 'true';
  const offer = (e) => ({ key: e.dataset.key, text: e.getAttribute('aria-label') || e.textContent.trim(), at: spot(e) });
  const offers = (query) => all(query).filter(usable).map(offer).filter((one) => one.at);
  return {
    over: shown(document.querySelector('section.over')),
    hand: offers('dialog.hand .b.lamp'),
    lit: offers('[data-key].can'),
    verbs: offers('.dock .verbs .b.line'),
    offers: offers('.dock .offers.sheet .b'),
    confirm: offers('.dock .confirm .b.lamp'),
    way: offers('.dock .confirm .b.line'),
    question: document.getElementById('question')?.textContent.trim() ?? '',
    turn: document.querySelector('h1.vh')?.textContent.includes(', ') ?? false,
    busy: !!document.querySelector('.dock .b:disabled'),
  };
}
