/**
 * Measures the latency of the assistant under concurrent conversations.
 *
 *   npm run bench:chat -- [--products 100000] [--conversations 50] [--turns 8] [--profile DIR]
 *
 * The built server runs in a separate process with generated products, the built-in assistant and no rate limits. Fifty
 * conversations run concurrently, in two rounds: with pauses of some seconds for reading and typing, and without
 * pauses, so that fifty messages wait at every moment. Measured from sending a message: the first piece of the answer,
 * the first text or cards, the end. Prints tables with their limits and writes the figures to bench/results/chat.json;
 * exit code 1 when a limit is exceeded.
 *
 * The sender runs on the same machine. The table also shows its processor time and the delay of its timers, because a
 * late sender makes the server look slow.
 */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { scriptOf } from './chat/messages.ts';
import { cpuSecondsOf, openServer, type RunningServer } from './chat/open-server.ts';
import { type Line, say, type Waited } from './chat/say.ts';
import { printTable } from './search/measures.ts';

const RESULTS = fileURLToPath(new URL('./results/chat.json', import.meta.url));
const STORE = 'bench';
/** The first answers wait until the index is open and code is compiled, so they are excluded. */
const WARM_UP_MESSAGES = 60;
/** The time to read an answer and to type the next message. */
const PAUSE_MS = { least: 2000, most: 6000 };
const FIRST_PIECE_P50_MS = 50;
const USEFUL_P95_MS = 300;
const SLOWEST_SHOWN = 8;

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    conversations: { type: 'string', default: '50' },
    turns: { type: 'string', default: '8' },
    profile: { type: 'string' },
  },
});
const products = Number(options.products);
const conversations = Number(options.conversations);
const turns = Number(options.turns);

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-bench-chat-'));
let server: RunningServer | undefined;
try {
  server = await openServer(STORE, products, dataDir, options.profile);
  const agent = new http.Agent({ keepAlive: true, maxSockets: conversations });
  const line: Line = { agent, address: server.address, key: server.key, store: STORE };
  for (let message = 0; message < WARM_UP_MESSAGES; message++) {
    const { language, messages } = scriptOf(message);
    await say(line, `warm-${message}`, messages[0] ?? '', language);
  }
  const asPeople = await measure(server, line, 'as people talk', true);
  const unpaused = await measure(server, line, 'without a pause', false);
  agent.destroy();
  report([asPeople, unpaused], server.importSeconds);
} finally {
  await server?.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}

interface Measured {
  name: string;
  waited: (Waited & { message: string })[];
  seconds: number;
  /** Share of one processor. */
  senderShare: number;
  serverShare: number | null;
  /** How late the sender's own timers fired, 99th percentile, milliseconds. */
  senderDelayMs: number;
}

async function measure(running: RunningServer, line: Line, name: string, pauses: boolean): Promise<Measured> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const [started, used, serverUsed] = [performance.now(), process.cpuUsage(), cpuSecondsOf(running.process)];
  const waited = await Promise.all(
    Array.from({ length: conversations }, (_, conversation) =>
      talk(line, `${name}-${conversation}`, conversation, pauses),
    ),
  );
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(used);
  const serverUsedAfter = cpuSecondsOf(running.process);
  delay.disable();
  return {
    name,
    waited: waited.flat(),
    seconds,
    senderShare: (user + system) / 1e6 / seconds,
    serverShare: serverUsed === null || serverUsedAfter === null ? null : (serverUsedAfter - serverUsed) / seconds,
    senderDelayMs: delay.percentile(99) / 1e6,
  };
}

async function talk(line: Line, sessionId: string, conversation: number, pauses: boolean): Promise<Measured['waited']> {
  const { language, messages } = scriptOf(conversation);
  const waited: Measured['waited'] = [];
  for (let turn = 0; turn < turns; turn++) {
    if (pauses) await pause(turn === 0 ? Math.random() * PAUSE_MS.most : thinking());
    const message = messages[turn % messages.length] ?? '';
    waited.push({ ...(await say(line, sessionId, message, language)), message });
  }
  return waited;
}

function thinking(): number {
  return PAUSE_MS.least + Math.random() * (PAUSE_MS.most - PAUSE_MS.least);
}

function report(rounds: readonly Measured[], importSeconds: number): void {
  const kept = rounds.map((round) => {
    const spreads = {
      'first piece': spreadOf(round.waited.map(({ first }) => first)),
      'first text or cards': spreadOf(round.waited.map(({ useful }) => useful)),
      'whole answer': spreadOf(round.waited.map(({ whole }) => whole)),
    };
    const limits = [
      { limit: 'first piece, median ms', allowed: FIRST_PIECE_P50_MS, measured: spreads['first piece']['p50 ms'] },
      {
        limit: 'first text or cards, p95 ms',
        allowed: USEFUL_P95_MS,
        measured: spreads['first text or cards']['p95 ms'],
      },
    ];
    const machine = {
      answers: round.waited.length,
      'answers a second': round.waited.length / round.seconds,
      'server, cores': round.serverShare ?? Number.NaN,
      'sender, cores': round.senderShare,
      'sender late by, p99 ms': round.senderDelayMs,
    };
    printTable(
      `${conversations} conversations at once, ${round.name}; ${products.toLocaleString('en')} products`,
      Object.entries(spreads).map(([name, spread]) => ({ '': name, ...spread })),
    );
    printTable(
      'Limits',
      limits.map((row) => ({ ...row, used: `${Math.round((100 * row.measured) / row.allowed)}%` })),
    );
    printTable('The machine', [machine]);
    printTable('What people waited for longest', slowestMessages(round.waited));
    return { round: round.name, ...spreads, limits, machine };
  });
  const whole = {
    products,
    conversations,
    turns,
    cores: os.availableParallelism(),
    load: os.loadavg()[0],
    importSeconds,
  };
  console.log(
    `\n  ${whole.cores} cores, load of the machine ${whole.load?.toFixed(1)}, import ${importSeconds.toFixed(0)} s`,
  );
  fs.mkdirSync(path.dirname(RESULTS), { recursive: true });
  const inShort = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(2)) : value);
  fs.writeFileSync(RESULTS, `${JSON.stringify({ ...whole, rounds: kept }, inShort, 2)}\n`);
  if (kept[0]?.limits.some(({ measured, allowed }) => measured > allowed)) process.exitCode = 1;
}

function spreadOf(times: readonly number[]): Record<'p50 ms' | 'p95 ms' | 'p99 ms' | 'slowest ms', number> {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'p99 ms': at(0.99), 'slowest ms': sorted.at(-1) ?? 0 };
}

/** Kinds of messages by the median time to their first text or cards, if there are enough for one. */
function slowestMessages(waited: Measured['waited']): { message: string; sent: number; 'p50 ms': number }[] {
  const times = new Map<string, number[]>();
  for (const { message, useful } of waited) times.set(message, [...(times.get(message) ?? []), useful]);
  return [...times]
    .map(([message, own]) => ({ message, sent: own.length, 'p50 ms': spreadOf(own)['p50 ms'] }))
    .toSorted((one, other) => other['p50 ms'] - one['p50 ms'])
    .slice(0, SLOWEST_SHOWN);
}
