// What axe-core has against the page: all of it, the colours alone (another light), or all but the colours (another language);
// with more contrast, seven to one.
async (part) => {
  const COLOURS = ['color-contrast', 'link-in-text-block'];
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const runOnly = part === 'colours' ? { type: 'rule', values: COLOURS } : part === 'sharp' ? { type: 'rule', values: ['color-contrast-enhanced'] } : { type: 'tag', values: tags };
  const passing = document.getAnimations().filter((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime));
  await Promise.allSettled(passing.map((one) => one.finished)); // what fades in is not the page yet
  const rules = part === 'words' ? Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])) : {};
  const found = await axe.run(document, { resultTypes: ['violations'], runOnly, rules });
  const why = (node) => [...node.any, ...node.all, ...node.none][0]?.message ?? '';
  const where = (node) => `${node.target.join(' ')} — ${why(node)}`;
  return found.violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.slice(0, 4).map(where) }));
}
