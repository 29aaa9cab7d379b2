/** Tells indexes that were built by other code: their words may have been cut differently. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The same for as long as the built indexing thread is the same: its bundle names the parts that it is made of by their
 * hashes. From source nothing tells, so every start counts as another version.
 */
export function codeVersion(): string {
  if (import.meta.url.endsWith('.ts')) return `source ${process.pid} ${Date.now()}`;
  const bundle = fs.readFileSync(fileURLToPath(new URL('./index-worker.js', import.meta.url)));
  return createHash('sha256').update(bundle).digest('hex');
}
