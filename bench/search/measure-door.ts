/**
 * Measures search over HTTP: the built server with a store of imported generated products, asked like a page asks it (24
 * products, facets, gzip). Arguments are the number of products and of queries, and a folder for a processor profile;
 * the result is a line of JSON.
 */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { cpuSecondsOf, openServer } from '../chat/open-server.ts';
import { latencyOf, type Timing } from './measures.ts';
import { type BenchQuery, benchQueries } from './queries.ts';

const [size = '0', queryCount = '0', profileDir] = process.argv.slice(2);
const STORE = 'bench';
const WARM_UP = 200;
const AT_ONCE = 8;
const TAKE = 24;

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-bench-door-'));
const server = await openServer(STORE, Number(size), dataDir, profileDir);
const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
try {
  const started = performance.now();
  await search({ kind: 'first', text: 'first search' });
  const firstMs = performance.now() - started;
  for (const query of benchQueries(WARM_UP, 'warm')) await search(query);

  const queries = benchQueries(Number(queryCount), 'asked');
  const asked: Timing[] = [];
  for (const query of queries) asked.push(await timeOf(() => search(query)));
  const suggesting: Timing[] = [];
  for (const { text } of benchQueries(200, 'suggest')) {
    suggesting.push(await timeOf(() => suggest(text.slice(0, 12))));
  }
  const atOnce = await askAtOnce(benchQueries(Number(queryCount), 'at once'));
  console.log(
    JSON.stringify({
      firstMs,
      latency: latencyOf(asked),
      suggest: latencyOf(suggesting),
      ...atOnce,
      residentBytes: residentBytesOf(server.process.pid),
    }),
  );
} finally {
  agent.destroy();
  await server.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}

/** Queries a second, and how many a core of the server could answer. */
async function askAtOnce(queries: readonly BenchQuery[]): Promise<{ perSecond: number; perCpuSecond: number | null }> {
  const [start, used] = [performance.now(), cpuSecondsOf(server.process)];
  const waiting = [...queries];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let query = waiting.pop(); query !== undefined; query = waiting.pop()) await search(query);
    }),
  );
  const usedAfter = cpuSecondsOf(server.process);
  return {
    perSecond: (queries.length / (performance.now() - start)) * 1000,
    perCpuSecond: used === null || usedAfter === null ? null : queries.length / (usedAfter - used),
  };
}

function search({ text, filters }: BenchQuery): Promise<void> {
  return post('/api/search', { query: text, store: STORE, limit: TAKE, ...(filters && { filters }) });
}

function suggest(text: string): Promise<void> {
  return post('/api/quick', { query: text, store: STORE });
}

/** `cpu`: of the server's main thread alone, for its other threads may be at work on something else. */
async function timeOf(work: () => Promise<void>): Promise<Timing> {
  const [start, used] = [performance.now(), mainThreadMs()];
  await work();
  const clock = performance.now() - start;
  return { clock, cpu: mainThreadMs() - used };
}

/** NaN where the system does not tell. */
function mainThreadMs(): number {
  try {
    return Number(fs.readFileSync(`/proc/${server.process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return Number.NaN;
  }
}

function post(route: string, body: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${server.address}${route}`,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-encoding': 'gzip',
          authorization: `Bearer ${server.key}`,
        },
      },
      (response) => {
        response.on('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`${route} answered with status ${response.statusCode}.`));
        });
        response.resume();
      },
    );
    request.once('error', reject);
    request.end(JSON.stringify(body));
  });
}

/** Null where the system does not tell. */
function residentBytesOf(pid: number | undefined): number | null {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}
