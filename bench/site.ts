/**
 * Measures the site on a mid-range phone: Lighthouse on the public pages, and the bytes that the front page loads.
 *
 *   npm run bench:site -- [--address http://127.0.0.1:3000] [--page /pricing] [--details]
 *
 * Starts the built server with an empty data directory, or uses the one at `--address`. Lighthouse runs with its mobile
 * settings: a screen of 412 px, a processor slowed down four times, a connection of 1.6 Mbit/s with 150 ms latency. The
 * JavaScript of `/` is everything that the page loads without interaction, each file compressed by gzip -9. Prints a
 * table, writes the figures to bench/results/site.json when all pages were measured, and exits with code 1 when a limit
 * is exceeded. `--details` lists each audit that reduces the score.
 */
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findBrowser } from '../tools/find-browser.mjs';
import { startBuiltServer } from './start-built-server.ts';

const RESULTS = fileURLToPath(new URL('results/site.json', import.meta.url));
const PAGES = ['/', '/pricing', '/integrations', '/team'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const MIN_SCORE = 95;
const MAX_SHIFT = 0.02;
/** The build has the same limit for the scripts that the page references: `apps/web/bundling/finish-pages.ts`. */
const MAX_SCRIPT_BYTES = 120_000;
/** Long enough for requests that a page makes when it is idle. */
const SETTLED_AFTER_MS = 5000;

const { values: options } = parseArgs({
  options: {
    address: { type: 'string' },
    page: { type: 'string', multiple: true },
    details: { type: 'boolean', default: false },
  },
});

interface Measured {
  page: string;
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** Cumulative layout shift. */
  shift: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
}

const server = options.address ? undefined : await startBuiltServer('site');
const address = options.address ?? server?.address ?? '';
const port = await freePort();
const executablePath = await findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
});
try {
  const pages = options.page ?? PAGES;
  const measured: Measured[] = [];
  for (const page of pages) measured.push(await measure(page));
  const scriptBytes = await scriptBytesOf(browser, '/');
  console.table(measured.map(({ page, scores, ...rest }) => ({ page, ...scores, ...rest })));
  console.log(`JavaScript of / before any interaction: ${(scriptBytes / 1000).toFixed(1)} kB gzip`);
  if (!options.page) {
    const figures = { measuredAt: new Date().toISOString(), load: Number(os.loadavg()[0]?.toFixed(2)), scriptBytes };
    fs.mkdirSync(path.dirname(RESULTS), { recursive: true });
    fs.writeFileSync(RESULTS, `${JSON.stringify({ ...figures, pages: measured }, null, 2)}\n`);
  }
  const missed = missedLimits(measured, scriptBytes);
  for (const line of missed) console.error(line);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server?.stop();
}

async function measure(page: string): Promise<Measured> {
  const run = await lighthouse(`${address}${page}`, { port, output: 'json', logLevel: 'error' });
  if (!run) throw new Error(`Lighthouse says nothing about ${page}.`);
  const { lhr } = run;
  if (options.details) sayWhatCosts(page, lhr);
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    page,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    shift: Number(figure('cumulative-layout-shift').toFixed(4)),
    firstPaintMs: Math.round(figure('first-contentful-paint')),
    largestPaintMs: Math.round(figure('largest-contentful-paint')),
    blockingMs: Math.round(figure('total-blocking-time')),
  };
}

function sayWhatCosts(page: string, lhr: Result): void {
  for (const category of CATEGORIES) {
    const costly = (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = lhr.audits[id];
      return audit && audit.score !== null && audit.score < 1 && weight > 0 ? [audit] : [];
    });
    for (const { title, displayValue, score } of costly) {
      console.log(`${page} ${category}: ${title} ${displayValue ?? ''} (${score})`);
    }
  }
}

/** Bytes of all scripts that a page loads without interaction. */
async function scriptBytesOf(browser: Browser, page: string): Promise<number> {
  const tab = await browser.newPage();
  const scripts: Promise<Buffer>[] = [];
  tab.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await tab.goto(`${address}${page}`, { waitUntil: 'networkidle' });
  await tab.waitForTimeout(SETTLED_AFTER_MS);
  const bodies = await Promise.all(scripts);
  await tab.close();
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

function missedLimits(measured: readonly Measured[], scriptBytes: number): string[] {
  const ofPages = measured.flatMap(({ page, scores, shift }) => [
    ...CATEGORIES.filter((category) => scores[category] < MIN_SCORE).map(
      (category) => `${page}: ${category} is ${scores[category]}, at least ${MIN_SCORE} was set.`,
    ),
    ...(shift > MAX_SHIFT ? [`${page}: layout shift is ${shift}, at most ${MAX_SHIFT} was set.`] : []),
  ]);
  const ofScripts =
    scriptBytes > MAX_SCRIPT_BYTES
      ? [`/: ${scriptBytes} bytes of JavaScript, at most ${MAX_SCRIPT_BYTES} were set.`]
      : [];
  return [...ofPages, ...ofScripts];
}

/** The browser's debugging port must be known before it starts. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the probe listens on a port
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
