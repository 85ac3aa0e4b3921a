// What axe-core has against the page.
async () => {
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const found = await axe.run(document, { resultTypes: ['violations'], runOnly });
  const why = (node) => [...node.any, ...node.all, ...node.none][0]?.message ?? '';
  const where = (node) => `${node.target.join(' ')} — ${why(node)}`;
  return found.violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.slice(0, 4).map(where) }));
}
