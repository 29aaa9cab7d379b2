/** Programs of the server for tests that run them as separate processes. */
import { fileURLToPath } from 'node:url';

/** Arguments for Node that run a program of the server: built where the build is up to date, else from its source. */
export function serverProgram(name: 'main' | 'quarry'): string[] {
  const built = process.env['VITEST_BUILT_SERVER'];
  if (built) return [`${built}/${name}.js`];
  const source = fileURLToPath(new URL(`../../${name}.ts`, import.meta.url));
  return ['--import', fileURLToPath(import.meta.resolve('tsx')), source];
}
