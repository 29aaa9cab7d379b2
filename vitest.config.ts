import { defineConfig } from 'vitest/config';

/**
 * A worker reads our modules once, not once a file: the lexicon alone costs more than most tests. A test therefore
 * leaves no trace in a module or on the page; `npx vitest run --sequence.shuffle.files` looks for one that does.
 */
const isolate = false;

export default defineConfig({
  test: {
    globalSetup: 'tests/temporary-folder.ts',
    // Every core: the tests hold no clock, and the server's projects wait for databases and processes much of the time.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'server',
          isolate,
          environment: 'node',
          include: [
            'packages/{contract,language,search,assistant,imaging,speech,database}/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'examples/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/contract/**/*.test.ts',
            'tests/relevance/**/*.test.ts',
            'tests/conversations/**/*.test.ts',
            'tests/danger/**/*.test.ts',
            'tests/install/**/*.test.ts',
          ],
          setupFiles: ['tests/property-seed.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          isolate,
          environment: 'jsdom',
          include: ['packages/{client,ui}/**/*.test.{ts,tsx}', 'apps/{web,widget}/**/*.test.{ts,tsx}'],
          testTimeout: 15_000,
        },
      },
    ],
  },
});
