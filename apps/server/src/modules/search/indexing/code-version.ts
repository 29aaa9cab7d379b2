/** Detects indexes that were built by another version of the code, which may tokenize differently, and other versions of the server. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A hash of a built program: its bundle contains the hashes of its parts. From source there is no such hash, so every
 * start counts as another version.
 * @param program default: the indexing thread, which changes with the search alone.
 */
export function codeVersion(program: 'index-worker' | 'main' = 'index-worker'): string {
  if (import.meta.url.endsWith('.ts')) return `source ${process.pid} ${Date.now()}`;
  const bundle = fs.readFileSync(fileURLToPath(new URL(`./${program}.js`, import.meta.url)));
  return createHash('sha256').update(bundle).digest('hex');
}
