/** Detects indexes that were built by another version of the code, which may tokenize differently. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A hash of the built indexing thread: its bundle contains the hashes of its parts. From source there is no such hash,
 * so every start counts as another version.
 */
export function codeVersion(): string {
  if (import.meta.url.endsWith('.ts')) return `source ${process.pid} ${Date.now()}`;
  const bundle = fs.readFileSync(fileURLToPath(new URL('./index-worker.js', import.meta.url)));
  return createHash('sha256').update(bundle).digest('hex');
}
