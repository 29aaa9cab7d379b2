/**
 * Measures the size of a reply in bytes, and how soon a shopper with a slow connection can continue.
 *
 *   npm run bench:reply -- [--address http://127.0.0.1:3000]
 *
 * Starts the built server with the demo shops, or uses the one at `--address`. Each question is sent twice: over HTTP,
 * to count the bytes, and on `/new-chat` in a Chromium with a connection of 50 kB/s and 400 ms latency, to time the
 * text, the cards and the input. Prints a table, writes it to bench/results/reply.json, and exits with code 1 when a
 * limit is exceeded.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findTestBrowser } from '../tools/find-browser.mjs';
import { measurePage } from './reply/measure-page.ts';
import { logIn, measureWire, type Question } from './reply/measure-wire.ts';
import { startBuiltServer } from './start-built-server.ts';

const RESULTS = fileURLToPath(new URL('results/reply.json', import.meta.url));
const QUESTIONS: Question[] = [
  { store: 'dior', language: 'en', message: 'red dress under 50' },
  { store: 'dior', language: 'en', message: 'how long does delivery take?' },
  { store: 'homzmart', language: 'ar', message: 'كنبة خضراء' },
  { store: 'veli', language: 'ka', message: 'ყურსასმენი' },
  { store: 'agorabooks', language: 'ka', message: 'წიგნი ბავშვებისთვის' },
  { store: 'dressup', language: 'tr', message: 'kırmızı elbise' },
  { store: 'dressup', language: 'az', message: 'qırmızı don' },
];
/** From the first words of a reply to its cards, and to the input. */
const LONGEST_WAIT_MS = 2000;

const { values: options } = parseArgs({ options: { address: { type: 'string' } } });
const server = options.address ? undefined : await startBuiltServer('reply');
const address = options.address ?? server?.address ?? '';
const executablePath = await findTestBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  const measured = [];
  for (const question of QUESTIONS) {
    const size = await measureWire(address, await logIn(address, question.store), question);
    const times = await measurePage(browser, address, question);
    const sinceWordsMs = Math.max(times.cardsMs ?? 0, times.inputMs) - times.wordsMs;
    measured.push({ question: question.message, ...size, ...times, sinceWordsMs });
  }
  console.table(measured);
  const figures = {
    measuredAt: new Date().toISOString(),
    load: Number(os.loadavg()[0]?.toFixed(2)),
    replies: measured,
  };
  fs.mkdirSync(path.dirname(RESULTS), { recursive: true });
  fs.writeFileSync(RESULTS, `${JSON.stringify(figures, null, 2)}\n`);
  for (const { question, sinceWordsMs } of measured) {
    if (sinceWordsMs <= LONGEST_WAIT_MS) continue;
    console.error(
      `${question}: cards and input came ${sinceWordsMs} ms after the words, at most ${LONGEST_WAIT_MS} were set.`,
    );
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server?.stop();
}
