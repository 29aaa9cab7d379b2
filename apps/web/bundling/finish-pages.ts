/**
 * The last hand on the pages that were written out, and the scale they are put on.
 *
 * A written-out page can be read before any script runs, so its scripts wait behind the styles and the typefaces: on a slow
 * line the words stand there sooner, and the page wakes no later, for it was waiting for the same bytes. What the front
 * page makes a visitor fetch is weighed each time; a build that grew too heavy fails.
 */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What the scripts of the front page may weigh, gzipped, before anything is touched. */
const MOST_SCRIPT_BYTES = 120_000;

/** @param folder the built site, before it is compressed. */
export function finishPages(folder: string): void {
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(folder, name);
    fs.writeFileSync(file, withScriptsLast(fs.readFileSync(file, 'utf8')));
  }
  weighFrontPage(folder);
}

export function withScriptsLast(html: string): string {
  return html.replaceAll('<link rel="modulepreload" href=', '<link rel="modulepreload" fetchpriority="low" href=');
}

function weighFrontPage(folder: string): void {
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  const scripts = scriptsOf(html);
  const bytes = scripts
    .map((address) => gzipSync(fs.readFileSync(path.join(folder, address)), { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0);
  console.log(`[build] scripts of the front page: ${bytes} of at most ${MOST_SCRIPT_BYTES} bytes`);
  if (scripts.length === 0) throw new Error('The front page names no scripts: look again at how pages name them.');
  if (bytes > MOST_SCRIPT_BYTES) throw new Error('The scripts of the front page are larger than they may be.');
}

/** Addresses of the scripts that a page fetches by itself: each is named ahead, with all that it imports. */
export function scriptsOf(html: string): string[] {
  const named = html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+\.js)"/g);
  return [...new Set([...named].map(([, address]) => address ?? ''))];
}
