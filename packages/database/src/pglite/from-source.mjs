// Starts the worker in development and tests, where nothing is bundled: from its TypeScript source, or from the build
// that a test run names (tests/built-server.ts).
import { pathToFileURL } from 'node:url';

const built = process.env.VITEST_BUILT_SERVER;
if (built) {
  await import(pathToFileURL(`${built}/pglite-worker.js`).href);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./pglite-worker.ts');
}
