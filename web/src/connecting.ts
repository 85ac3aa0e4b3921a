// A line to a table of this server, with what we hold of it.
import { lang, vault } from './app.svelte';
import { Connection, type Line } from './core/connection';
import { tokensOf } from './core/vault';
import type { FromServer } from './protocol';

export const connectTo = (id: string, onmessage: (message: FromServer) => void, onstate: (line: Line) => void): Connection =>
  new Connection({
    open: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/play`),
    table: id,
    tokens: () => tokensOf(vault.get(id)),
    lang,
    onmessage,
    onstate,
  });
