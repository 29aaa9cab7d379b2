/**
 * Finds or installs a Chromium for the browser tests: installed, Debian's package, or Playwright's, in this order.
 * Tests prefer the headless shell, which needs half the CPU time.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const KNOWN_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of the browser, or null. `CHROMIUM_PATH` takes precedence. */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return firstOf([...inPath(NAMES), ...KNOWN_PLACES, ...inPath(SHELL_NAMES)]) ?? playwrightsOwn();
}

/** The same for tests: the headless shell if installed. */
export async function findTestBrowser() {
  return (!process.env.CHROMIUM_PATH && firstOf(inPath(SHELL_NAMES))) || findBrowser();
}

function inPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
}

function firstOf(places) {
  return places.find((place) => fs.existsSync(place));
}

async function playwrightsOwn() {
  try {
    const { chromium } = await import('@playwright/test');
    return fs.existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
  } catch {
    return null;
  }
}

/**
 * Installs a browser for the tests: Debian's headless shell where packages may be installed (a CI container), else
 * Playwright's download.
 * @param run runs a command: (command, arguments) => Promise, rejected when it fails
 */
export async function installTestBrowser(run) {
  console.log('[setup] fetching a Chromium for the browser tests');
  if (mayInstallPackages()) {
    await isDone(run('apt-get', ['update', '-qq']));
    if (await isDone(run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', SHELL_NAMES[0]]))) return;
    if (await isDone(run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', NAMES[0]]))) return;
  }
  if (await findTestBrowser()) return;
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  await isDone(run(process.execPath, [playwright, 'install', 'chromium']));
  if (!(await findTestBrowser())) {
    throw new Error('The browser tests need Chromium or Chrome. Install one, or name it with CHROMIUM_PATH.');
  }
}

/** True when a suitable browser is installed: any; in CI, where possible, the headless shell. */
export async function hasTestBrowser() {
  const browser = await findTestBrowser();
  if (!browser) return false;
  const wantsShell = process.env.CI && !process.env.CHROMIUM_PATH && mayInstallPackages();
  return !wantsShell || SHELL_NAMES.includes(path.basename(browser));
}

function mayInstallPackages() {
  return process.platform === 'linux' && process.getuid?.() === 0 && hasProgram('apt-get');
}

function isDone(running) {
  return running.then(
    () => true,
    () => false,
  );
}

function hasProgram(name) {
  return spawnSync('which', [name]).status === 0;
}
