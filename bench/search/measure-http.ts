/**
 * Measures search over HTTP: the built server with a store of imported generated products, asked like a page asks it (24
 * products, facets, gzip). Arguments are the number of products and of queries, and a folder for a processor profile;
 * the result is a line of JSON.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openServer } from '../chat/open-server.ts';
import { type Target, measureRoute, post, residentBytes } from './http-client.ts';
import { benchQueries } from './queries.ts';

const [size = '0', queryCount = '0', profileDir] = process.argv.slice(2);
const STORE = 'bench';
/** A server that has answered fewer still compiles much of its code: its first searches take four times as long. */
const WARM_UP = 1500;
const SUGGESTIONS = 200;
const TAKE = 24;

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-bench-http-'));
const server = await openServer(STORE, Number(size), dataDir, profileDir);
const target: Target = {
  address: server.address,
  pid: server.process.pid,
  headers: { authorization: `Bearer ${server.key}` },
};
const searches = (count: number, seed: string) =>
  benchQueries(count, seed).map(({ text, filters }) => ({ query: text, store: STORE, limit: TAKE, filters }));
const beginnings = (count: number, seed: string) =>
  benchQueries(count, seed).map(({ text }) => ({ query: text.slice(0, 12).trim(), store: STORE }));
try {
  const started = performance.now();
  await post(target, undefined, '/api/search', { query: 'first search', store: STORE });
  const firstMs = performance.now() - started;
  const asked = { warmUp: searches(WARM_UP, 'warm'), bodies: searches(Number(queryCount), 'asked') };
  const search = await measureRoute(target, '/api/search', asked);
  const suggest = await measureRoute(target, '/api/quick', {
    warmUp: beginnings(SUGGESTIONS, 'warm'),
    bodies: beginnings(SUGGESTIONS, 'suggest'),
  });
  const { importSeconds } = server;
  console.log(JSON.stringify({ firstMs, importSeconds, search, suggest, residentBytes: residentBytes(target) }));
} finally {
  await server.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
