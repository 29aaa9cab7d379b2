/** Programs of the server for tests that run them as separate processes. */
import { fileURLToPath } from 'node:url';

/**
 * Arguments for Node that run a program of the server. `npm test` has just built it, and the build starts in a fraction
 * of the time; tests that are run alone use the sources, because a build may be out of date.
 */
export function serverProgram(name: 'main' | 'quarry'): string[] {
  if (process.env['npm_lifecycle_event'] === 'test') return [fileOf(`../../../dist/${name}.js`)];
  return ['--import', fileURLToPath(import.meta.resolve('tsx')), fileOf(`../../${name}.ts`)];
}

const fileOf = (place: string) => fileURLToPath(new URL(place, import.meta.url));
