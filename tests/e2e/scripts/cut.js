// Text that runs over the edge of its own box, also the chosen value of a select.
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
  const told = (e, text) => `${e.tagName}.${e.className}: ${text.trim().slice(0, 60)}`;
  return [
    ...[...document.querySelectorAll(query)]
      .filter((e) => drawn(e) && over(e) && getComputedStyle(e).textOverflow !== 'ellipsis')
      .map((e) => told(e, e.textContent)),
    ...[...document.querySelectorAll('select')].filter((e) => drawn(e) && wider(e)).map((e) => told(e, e.selectedOptions[0].textContent)),
  ];
}
