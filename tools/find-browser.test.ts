import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findTestBrowser, shellBeside } from './find-browser.mjs';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'browsers-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(folder, { recursive: true });
});

function program(...parts: string[]): string {
  const file = path.join(folder, ...parts);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '');
  return file;
}

describe('the browser of the tests', () => {
  it('is the headless shell where a full Chromium is installed too', async () => {
    program('chromium');
    const shell = program('chromium-headless-shell');
    vi.stubEnv('CHROMIUM_PATH', undefined);
    vi.stubEnv('PATH', folder);

    expect(await findTestBrowser()).toBe(shell);
  });

  it('is the one named by CHROMIUM_PATH', async () => {
    program('chromium-headless-shell');
    vi.stubEnv('PATH', folder);
    vi.stubEnv('CHROMIUM_PATH', '/opt/browser');

    expect(await findTestBrowser()).toBe('/opt/browser');
  });

  it.each(['chrome-headless-shell', 'headless_shell'])('may be the %s beside the Chromium of Playwright', (name) => {
    const shell = program('chromium_headless_shell-1255', 'linux', name);
    program('chromium_headless_shell-1200', 'linux', name);

    expect(shellBeside(path.join(folder, 'chromium-1255', 'linux', 'chrome'))).toBe(shell);
    expect(shellBeside(path.join(folder, 'chromium-1254', 'linux', 'chrome'))).toBeUndefined();
    expect(shellBeside(undefined)).toBeUndefined();
  });
});
