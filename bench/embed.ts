/**
 * Measures what the embed costs a shop's page in a browser: the longest task and the layout shift while a shopper
 * searches and chats.
 *
 *   npm run bench:embed -- [--address http://127.0.0.1:3000 --data-dir FOLDER] [--slowdown 4]
 *
 * Starts the built server with an empty data directory, or uses the one at `--address`, and opens two pages of
 * `tests/journeys/hosts`. Each step is measured by the browser's own long tasks (50 ms and more) and layout shifts. The
 * processor is not slowed down unless `--slowdown` says so. Writes the figures to bench/results/embed.json, and exits
 * with code 1 when a limit is exceeded. On a busy machine tasks seem longer than they are.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { openHosts } from '../tests/journeys/embed-shop.ts';
import { findBrowser } from '../tools/find-browser.mjs';
import { startBuiltServer } from './start-built-server.ts';

const RESULTS = fileURLToPath(new URL('results/embed.json', import.meta.url));
const COUNT_TASKS = fileURLToPath(new URL('embed/count-tasks.mjs', import.meta.url));
const HOSTS = ['plain', 'storefront'];
const MAX_TASK_MS = 50;
const MAX_SHIFT = 0;

const { values: options } = parseArgs({
  options: {
    address: { type: 'string' },
    'data-dir': { type: 'string' },
    slowdown: { type: 'string', default: '1' },
  },
});

interface Measured {
  page: string;
  step: string;
  /** 0: no task took 50 ms. */
  longestTaskMs: number;
  shift: number;
}

interface Counted {
  tasks: number[];
  shifts: number[];
}

const slowdown = Number(options.slowdown);
const server = options.address ? undefined : await startBuiltServer('embed');
const address = options.address ?? server?.address ?? '';
const shop = await openHosts(address, 'quarry', options['data-dir'] ?? server?.dataDir);
const executablePath = await findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  const measured: Measured[] = [];
  for (const host of HOSTS) measured.push(...(await measure(browser, host)));
  console.table(measured);
  const figures = {
    measuredAt: new Date().toISOString(),
    load: Number(os.loadavg()[0]?.toFixed(2)),
    slowdown,
    measured,
  };
  fs.mkdirSync(path.dirname(RESULTS), { recursive: true });
  fs.writeFileSync(RESULTS, `${JSON.stringify(figures, null, 2)}\n`);
  const missed = measured.filter(({ longestTaskMs, shift }) => longestTaskMs > MAX_TASK_MS || shift > MAX_SHIFT);
  for (const { page, step, longestTaskMs, shift } of missed) {
    console.error(`${page}, ${step}: a task of ${longestTaskMs} ms, a shift of ${shift}.`);
  }
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  shop.close();
  await server?.stop();
}

async function measure(browser: Browser, host: string): Promise<Measured[]> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  if (slowdown > 1) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  await page.addInitScript({ path: COUNT_TASKS });
  const measured: Measured[] = [];
  const step = async (name: string, act: () => Promise<unknown>) => {
    await act();
    const { tasks, shifts } = await page.evaluate<Counted>('takeCounted()');
    measured.push({
      page: host,
      step: name,
      longestTaskMs: Math.round(Math.max(0, ...tasks)),
      shift: Number(shifts.reduce((sum, one) => sum + one, 0).toFixed(4)),
    });
  };
  const field = page.getByLabel('Find');
  const dialog = (inside: string) => page.locator('quarry-embed [role="dialog"]').filter({ has: page.locator(inside) });
  await step('load', async () => {
    await page.goto(shop.page(host), { waitUntil: 'networkidle' });
    await page.locator('quarry-embed[data-button] button').waitFor();
  });
  await step('suggest', async () => {
    await field.pressSequentially('red dress');
    await page.getByRole('option').first().waitFor();
  });
  await step('search', async () => {
    await field.press('Enter');
    await dialog('.cards').getByRole('link').first().waitFor();
  });
  await step('open the chat', async () => {
    await page.keyboard.press('Escape');
    await page.locator('quarry-embed[data-button] button').click();
    await dialog('[role="log"]').locator('textarea').waitFor();
  });
  await step('chat', async () => {
    const chat = dialog('[role="log"]');
    await chat.locator('textarea').fill('red dress under 60');
    await page.keyboard.press('Enter');
    await chat.getByRole('link').first().waitFor();
    await chat.getByRole('button', { name: 'Send' }).waitFor();
  });
  await page.close();
  return measured;
}
