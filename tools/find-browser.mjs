/**
 * Finds a Chromium for the browser tests, or brings one: installed, Debian's package, Playwright's own, in this order.
 * The tests rather take the headless shell: it draws no window, so that a test costs half the processor time.
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

/** Path of a browser to use, or null. `CHROMIUM_PATH` decides when it is given. */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return firstOf([...inPath(NAMES), ...KNOWN_PLACES, ...inPath(SHELL_NAMES)]) ?? playwrightsOwn();
}

/** The same for tests, which look at no window: a headless shell when one is installed. */
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
 * Brings the tests a browser: Debian's headless shell where packages may be installed (a build server's container),
 * else what Playwright downloads.
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

/** True when the tests have what they need: any browser; on a build server that can have it, the headless shell. */
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
