// Everything the page says, aloud or not.
() => {
  const said = [document.title, document.body.innerText];
  for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
    for (const e of document.querySelectorAll(`[${name}]`)) said.push(e.getAttribute(name));
  return said.join('\n');
}
