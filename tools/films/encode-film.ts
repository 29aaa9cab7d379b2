/** Encodes frames as a video in the browser: VP9 in WebM, H.264 in MP4. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { FILM_SIZE, type Take } from './record.ts';

export type Container = 'webm' | 'mp4';

const CODECS = { webm: 'vp9', mp4: 'avc' } as const;
/** Bits per second; static pages need little. */
const BIT_RATES = { webm: 340_000, mp4: 380_000 } as const;
const KEY_FRAME_EVERY_S = 8;
/** Encoders require a secure origin, such as localhost. Nothing listens there: all files are intercepted. */
const LAB = 'http://localhost/film-lab/';
const HERE = path.dirname(fileURLToPath(import.meta.url));

/** @returns null when this browser has no encoder for it. */
export async function encodeFilm(browser: Browser, take: Take, container: Container): Promise<Buffer | null> {
  const page = await browser.newPage();
  try {
    await openLab(page);
    const settings = {
      ...FILM_SIZE,
      container,
      codec: CODECS[container],
      bitrate: BIT_RATES[container],
      keyFrameInterval: KEY_FRAME_EVERY_S,
    };
    if (!(await inLab<boolean>(page, 'begin', settings))) return null;
    let at = 0;
    for (const { picture, lastsMs } of take.frames) {
      await inLab(page, 'add', { picture, at: at / 1000, lasts: lastsMs / 1000 });
      at += lastsMs;
    }
    return Buffer.from(await inLab<string>(page, 'finish', {}), 'base64');
  } finally {
    await page.close();
  }
}

async function openLab(page: Page): Promise<void> {
  const library = createRequire(import.meta.url).resolve('mediabunny');
  const files: Readonly<Record<string, string>> = {
    'film-lab.mjs': path.join(HERE, 'film-lab.mjs'),
    'mediabunny.mjs': library.replace(/mediabunny[/\\]dist.*$/, 'mediabunny/dist/bundles/mediabunny.mjs'),
  };
  await page.route(`${LAB}**`, (route) => {
    const file = files[path.basename(new URL(route.request().url()).pathname)];
    return file
      ? route.fulfill({ contentType: 'text/javascript', body: fs.readFileSync(file, 'utf8') })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film lab</title>' });
  });
  await page.goto(LAB);
  await page.addScriptTag({ type: 'module', url: `${LAB}film-lab.mjs` });
  await page.waitForFunction('globalThis.filmLab !== undefined');
}

function inLab<Result = void>(page: Page, step: 'begin' | 'add' | 'finish', given: object): Promise<Result> {
  return page.evaluate<Result>(`filmLab.${step}(${JSON.stringify(given)})`);
}
