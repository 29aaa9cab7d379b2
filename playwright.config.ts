/** Browser tests: what a person does, in an installed Chromium, against the built server with the demo shops. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './tools/find-browser.mjs';

const PORT = Number(process.env.TEST_PORT ?? 4310);
/** A server that runs already, for quick looks while developing; by default the built one is started. */
const RUNNING = process.env.TEST_ADDRESS;
/** Where the tests' server keeps its record; tests that run commands against it name the same folder. */
const dataDir = process.env.TEST_DATA_DIR ?? fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-browser-tests-'));
if (process.env.TEST_DATA_DIR === undefined) {
  // Whoever runs the tests reads this file first; their workers read it again and find the folder named.
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
  // A shared build machine may stall a browser for seconds; what fails twice has failed, and a flaky test is named.
  retries: process.env.CI ? 1 : 0,
  reporter: [[process.env.CI ? 'list' : 'line'], ['json', { outputFile: 'test-reports/browser.json' }]],
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: RUNNING ?? `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Recording every step of every test is slow; on the build server a test that is tried again is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        // No test looks at what only a graphics card draws, and drawing as if there were one doubles the work.
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
