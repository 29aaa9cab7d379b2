/**
 * Records the two videos of the front page: a browser uses the real product, and its screen is recorded
 * with captions and a still. Nothing is simulated or sped up; a missing answer ends the command.
 *
 *   npm start                                                          in another window
 *   npx tsx tools/record-demos.ts [--server http://127.0.0.1:3000] [--only search|chat]
 *
 * Writes apps/web/public/home/videos/quarry-{search,chat}.{webm,mp4,vtt,webp}. Chromium itself encodes (WebCodecs); where it
 * cannot write H.264, the mp4 is left out and said so.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chatFilm } from './films/chat-film.ts';
import { encodeFilm } from './films/encode-film.ts';
import { record, type Script } from './films/record.ts';
import { searchFilm } from './films/search-film.ts';
import { findBrowser } from './find-browser.mjs';

const VIDEOS = fileURLToPath(new URL('../apps/web/public/home/videos/', import.meta.url));
/** Size limit for visitors on mobile connections. */
const LARGEST_BYTES = 1_500_000;
const FILMS: Readonly<Record<string, Script>> = { search: searchFilm, chat: chatFilm };

const { values } = parseArgs({
  options: { server: { type: 'string', default: 'http://127.0.0.1:3000' }, only: { type: 'string' } },
});
const executablePath = await findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--font-render-hinting=none', '--force-color-profile=srgb'],
});
fs.mkdirSync(VIDEOS, { recursive: true });
try {
  for (const [name, script] of Object.entries(FILMS)) {
    if (values.only && values.only !== name) continue;
    const take = await record(browser, values.server, script);
    const file = (ending: string) => path.join(VIDEOS, `quarry-${name}.${ending}`);
    for (const container of ['webm', 'mp4'] as const) {
      const film = await encodeFilm(browser, take, container);
      if (film === null) {
        console.warn(`This Chromium cannot write ${container}.`);
        continue;
      }
      if (film.length > LARGEST_BYTES) throw new Error(`${name}.${container} is too large: ${film.length} bytes.`);
      fs.writeFileSync(file(container), film);
      console.log(`${name}.${container}: ${Math.round(film.length / 1000)} kB`);
    }
    fs.writeFileSync(file('vtt'), take.captions);
    fs.writeFileSync(file('webp'), take.still);
    console.log(`${name}: ${(take.lengthMs / 1000).toFixed(1)} s, ${take.frames.length} frames`);
  }
} finally {
  await browser.close();
}
