// Text that runs over the edge of its own box, also the chosen value of a select; words that are broken anywhere.
() => {
  const query = 'button, .b, h1, h2, h3, label, p, summary, .tag, dt, dd, [role=tab], .steps li';
  const drawn = (e) => e.getClientRects().length && !e.closest('.vh, svg') && getComputedStyle(e).display !== 'inline' && getComputedStyle(e).clipPath === 'none';
  const over = (e) => e.scrollWidth > e.clientWidth + 2 || (e.matches('button, .b') && e.scrollHeight > e.clientHeight + 2);
  const pen = document.createElement('canvas').getContext('2d');
  const wider = (e) => {
    const style = getComputedStyle(e);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = e.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 16; // the arrow
    return pen.measureText(e.selectedOptions[0]?.textContent.trim() ?? '').width > room + 1;
  };
  // a word that goes on in the next line without a hyphen; what people wrote is as long as they like
  const range = document.createRange();
  const clipped = (e) => !!e && (getComputedStyle(e).clipPath !== 'none' || clipped(e.parentElement));
  const broken = (node) => {
    const e = node.parentElement;
    if (!e.getClientRects().length || e.closest('.vh, svg, code, [translate=no]') || clipped(e) || getComputedStyle(e).hyphens === 'auto') return [];
    return [...node.data.matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)].map(({ 0: word, index }) => {
      const line = (at) => {
        range.setStart(node, index + at);
        range.setEnd(node, index + at + 1);
        return [...range.getClientRects()].at(-1)?.top ?? 0; // a hyphen before it is on the line above
      };
      return Math.abs(line(0) - line(word.length - 1)) > 4 ? word : '';
    }).filter(Boolean);
  };
  const texts = [];
  for (const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); walk.nextNode(); ) texts.push(walk.currentNode);
  const told = (e, text) => `${e.tagName}.${e.className}: ${text.trim().slice(0, 60)}`;
  return [
    ...[...document.querySelectorAll(query)]
      .filter((e) => drawn(e) && over(e) && getComputedStyle(e).textOverflow !== 'ellipsis')
      .map((e) => told(e, e.textContent)),
    ...[...document.querySelectorAll('select')].filter((e) => drawn(e) && wider(e)).map((e) => told(e, e.selectedOptions[0].textContent)),
    ...texts.flatMap((node) => broken(node).map((word) => told(node.parentElement, `${word} is broken`))),
  ];
}
