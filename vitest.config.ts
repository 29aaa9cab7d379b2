import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Every core: the tests hold no clock, and the server's projects wait for databases and processes much of the time.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: [
            'packages/{contract,language,search,assistant,imaging,speech,database,demo}/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/contract/**/*.test.ts',
            'tests/relevance/**/*.test.ts',
            'tests/conversations/**/*.test.ts',
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
          environment: 'jsdom',
          include: ['packages/{client,ui}/**/*.test.{ts,tsx}', 'apps/{web,widget}/**/*.test.{ts,tsx}'],
          testTimeout: 15_000,
        },
      },
    ],
  },
});
