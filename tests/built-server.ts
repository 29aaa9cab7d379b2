/**
 * Names the built server to the tests if it is up to date, as in `npm test`. Its threads and processes then start from
 * the build: from the sources each of them first translates TypeScript and prepares the lexicon, which takes seconds.
 */
import { builtServer } from '../tools/built-parts.mjs';

export default function setUp(): void {
  const folder = builtServer();
  if (folder) process.env.VITEST_BUILT_SERVER = folder;
}
