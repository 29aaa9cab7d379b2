import { defineConfig } from 'vitest/config';

/**
 * Modules are loaded once per worker, not once per file: the lexicon alone takes longer than most tests. So tests must
 * not leave state in modules or the page; `npx vitest run --sequence.shuffle.files` finds those that do.
 */
const isolate = false;

export default defineConfig({
  test: {
    globalSetup: ['tests/temporary-folder.ts', 'tests/built-server.ts'],
    // All cores: tests are not timed, and the server's projects mostly wait for databases and processes.
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
            'tests/reader/**/*.test.ts',
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
          include: ['packages/{client,ui}/**/*.test.{ts,tsx}', 'apps/{web,console,widget}/**/*.test.{ts,tsx}'],
          testTimeout: 15_000,
        },
      },
    ],
  },
});
