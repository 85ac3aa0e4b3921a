// opens a table as the page would, and goes to the first seat of it
async (wish) => {
  const headers = { 'Content-Type': 'application/json' };
  const { table, links } = await (await fetch('/api/tables', { method: 'POST', body: JSON.stringify(wish), headers })).json();
  history.pushState(null, '', `/table/${table.id}#seat=${links.seats[0]}`);
  dispatchEvent(new PopStateEvent('popstate'));
  return [table.id, links.seats[0]];
}
