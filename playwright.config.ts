/** Browser tests: user journeys in an installed Chromium, against the built server with the demo shops. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './tools/find-browser.mjs';

const PORT = Number(process.env.TEST_PORT ?? 4310);
/** A running server to test during development; by default the built one is started. */
const RUNNING = process.env.TEST_ADDRESS;
/** Data directory of the tests' server; tests that run commands against it use the same. */
const dataDir = process.env.TEST_DATA_DIR ?? fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-browser-tests-'));
if (process.env.TEST_DATA_DIR === undefined) {
  // The main process reads this file first; its workers read it again and find the folder set.
  process.env.TEST_DATA_DIR = dataDir;
  process.on('exit', () => fs.rmSync(dataDir, { recursive: true, force: true }));
}
const executablePath = await findTestBrowser();

export default defineConfig({
  testDir: './tests/journeys',
  testMatch: '*.spec.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared build machine may stall a browser for seconds; a test that fails twice has failed, and flaky tests are
  // reported.
  retries: process.env.CI ? 1 : 0,
  reporter: [[process.env.CI ? 'list' : 'line'], ['json', { outputFile: 'test-reports/browser.json' }]],
  timeout: 60_000,
  // Blocks that are repeated until they pass mostly advance a simulated clock, so there is nothing to wait for.
  expect: { timeout: 15_000, toPass: { intervals: [50] } },
  use: {
    baseURL: RUNNING ?? `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Endless animations cost a fifth of a core per page; tests of animations enable them.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording traces is slow; on the build server only retries are recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        // No test depends on GPU rendering, and emulating it doubles the work.
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
      ],
    },
  },
  ...(!RUNNING && {
    webServer: {
      command: 'node apps/server/dist/main.js',
      url: `http://127.0.0.1:${PORT}/readyz`,
      timeout: 240_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: String(PORT),
        DATA_DIR: dataDir,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
      },
    },
  }),
});
