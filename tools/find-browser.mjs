/** Finds a Chromium for the browser tests, or brings one: installed, Playwright's own, Debian's package, in this order. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const KNOWN_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a browser to use, or null. `CHROMIUM_PATH` decides when it is given. */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const places = [...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))), ...KNOWN_PLACES];
  return places.find((place) => fs.existsSync(place)) ?? playwrightsOwn();
}

async function playwrightsOwn() {
  try {
    const { chromium } = await import('@playwright/test');
    return fs.existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
  } catch {
    return null;
  }
}

/** Playwright's download first; where that address is out of reach, Debian's package, if we may install packages. */
export async function installBrowser(run) {
  console.log('[setup] no Chromium found, fetching one for the browser tests');
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const isFetched = await run(process.execPath, [playwright, 'install', 'chromium']).then(
    () => true,
    () => false,
  );
  if (isFetched && (await findBrowser())) return;
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && hasProgram('apt-get');
  if (mayInstall) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  if (!(await findBrowser())) {
    throw new Error('The browser tests need Chromium or Chrome. Install one, or name it with CHROMIUM_PATH.');
  }
}

function hasProgram(name) {
  return spawnSync('which', [name]).status === 0;
}
