// Where a finger meets the n-th thing of that name, brought into sight; null: nowhere, or something lies over it.
([query, n]) => {
  const found = document.querySelectorAll(query)[n];
  if (!found || found.disabled) return null;
  found.scrollIntoView({ block: 'nearest' });
  const box = found.getBoundingClientRect();
  const at = [box.x + box.width / 2, box.y + box.height / 2];
  return found.contains(document.elementFromPoint(...at)) ? at : null;
}
