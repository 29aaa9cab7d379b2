/**
 * The last hand on the pages that were written out, and the scale they are put on.
 *
 * A written-out page can be read before any script runs. So styles and typefaces have the line to themselves, and scripts
 * are fetched once the words have been painted: on a slow line they stand there sooner, and waking, which keeps the
 * processor busy, does not hold them up. What the front page makes a visitor fetch is weighed each time; a build that grew
 * too heavy fails.
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

const NAMED_AHEAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START = /<script type="module" async="">(import [\s\S]*?)<\/script>/;

/** @throws when the page starts in another way than it used to. */
export function withScriptsLast(html: string): string {
  const scripts = [...new Set([...html.matchAll(NAMED_AHEAD)].map(([, address]) => address))];
  const [, start] = START.exec(html) ?? [];
  if (scripts.length === 0 || !start) throw new Error('A page starts otherwise: look again at how pages begin.');
  const imports = start
    .replace(/^import ("[^"]+");$/gm, 'await import($1);')
    .replace(/^import \* as (\w+) from ("[^"]+");$/gm, 'const $1 = await import($2);');
  const late = `${AFTER_FIRST_PAINT}\n${FETCH_AT_ONCE(scripts)}\n${imports}`;
  return html.replace(NAMED_AHEAD, '').replace(START, () => `<script type="module" async="">${late}</script>`);
}

/**
 * An observer first tells when the page has been laid out for its first frame; no timer is asked, which a test may have
 * stopped. A page that nobody sees is never painted, and need not wait.
 */
const AFTER_FIRST_PAINT =
  'if (document.visibilityState === "visible") ' +
  'await new Promise((painted) => new IntersectionObserver(painted).observe(document.body));';

/** All that is needed, instead of one after another as each names the next. */
const FETCH_AT_ONCE = (scripts: readonly (string | undefined)[]) =>
  `for (const href of ${JSON.stringify(scripts)}) ` +
  'document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));';

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

/** Addresses of the scripts that a page fetches by itself, with all that they import. */
export function scriptsOf(html: string): string[] {
  const [, list] = /for \(const href of (\[[^\]]*\])\)/.exec(html) ?? [];
  return list ? JSON.parse(list) : [];
}
