/**
 * Finds or installs a Chromium for the browser tests: installed, Debian's package, or Playwright's, in this order.
 * Tests prefer the headless shell, which needs half the CPU time.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
/** Names in Playwright's folder, of newer and older revisions. */
const PLAYWRIGHT_SHELL_NAMES = ['chrome-headless-shell', 'headless_shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
/** Without a network the package manager fails soon. */
const BRIEFLY = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::https::Timeout=10'];
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
  return process.env.CHROMIUM_PATH ?? (await findShell()) ?? findBrowser();
}

async function findShell() {
  return firstOf(inPath(SHELL_NAMES)) ?? shellBeside(await playwrightsPath());
}

/**
 * Playwright's headless shell is beside its Chromium: `chromium_headless_shell-{revision}` beside `chromium-{revision}`.
 * @param chromiumPath where Playwright's Chromium is or would be
 * @returns its path, or undefined
 */
export function shellBeside(chromiumPath) {
  const [, parent, revision] = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(chromiumPath ?? '') ?? [];
  const folder = `${parent}chromium_headless_shell-${revision}`;
  if (!parent || !fs.existsSync(folder)) return undefined;
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .find((file) => PLAYWRIGHT_SHELL_NAMES.includes(path.basename(file, '.exe')));
}

function inPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
}

function firstOf(places) {
  return places.find((place) => fs.existsSync(place));
}

async function playwrightsOwn() {
  const place = await playwrightsPath();
  return place && fs.existsSync(place) ? place : null;
}

/** Where Playwright's Chromium is or would be; undefined while its package is not installed. */
async function playwrightsPath() {
  try {
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * Installs a browser for the tests: Debian's headless shell where packages may be installed (a CI container), else
 * Playwright's download.
 * @param run runs a command: (command, arguments) => Promise, rejected when it fails
 */
export async function installTestBrowser(run) {
  console.log('[setup] fetching a Chromium for the browser tests');
  const installPackage = (name) =>
    isDone(run('apt-get', ['install', '-y', '-qq', ...BRIEFLY, '--no-install-recommends', name]));
  if (mayInstallPackages()) {
    await isDone(run('apt-get', ['update', '-qq', ...BRIEFLY]));
    if (await installPackage(SHELL_NAMES[0])) return;
  }
  if (await findTestBrowser()) return;
  if (mayInstallPackages() && (await installPackage(NAMES[0]))) return;
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  await isDone(run(process.execPath, [playwright, 'install', '--only-shell', 'chromium']));
  if (!(await findTestBrowser())) {
    throw new Error('The browser tests need Chromium or Chrome. Install one, or name it with CHROMIUM_PATH.');
  }
}

/** True when a suitable browser is installed: any; in CI, where possible, the headless shell. */
export async function hasTestBrowser() {
  if (process.env.CHROMIUM_PATH) return true;
  return Boolean(mayInstallPackages() ? await findShell() : await findTestBrowser());
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
