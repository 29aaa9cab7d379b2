/**
 * Postprocesses the prerendered pages and checks their size.
 *
 * Prerendered text is readable before scripts run, so scripts load after styles and fonts: on a slow connection the
 * text appears sooner, and hydration is not later, because it waits for the same bytes. The build fails when the
 * scripts of the front page exceed their size limit.
 */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Maximum gzipped size of the front page's initial scripts. */
const MAX_SCRIPT_BYTES = 120_000;

/** @param folder the built site, before compression. */
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
  console.log(`[build] scripts of the front page: ${bytes} of at most ${MAX_SCRIPT_BYTES} bytes`);
  if (scripts.length === 0) throw new Error('The front page names no scripts: look again at how pages name them.');
  if (bytes > MAX_SCRIPT_BYTES) throw new Error('The scripts of the front page are larger than they may be.');
}

/** URLs of the scripts that a page loads initially; each is preloaded together with its imports. */
export function scriptsOf(html: string): string[] {
  const named = html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+\.js)"/g);
  return [...new Set([...named].map(([, address]) => address ?? ''))];
}
