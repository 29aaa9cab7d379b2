import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: [
            'packages/{contract,language,search,assistant,database,demo}/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/contract/**/*.test.ts',
            'tests/relevance/**/*.test.ts',
            'tests/install/**/*.test.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'jsdom',
          include: ['packages/{client,ui}/**/*.test.{ts,tsx}', 'apps/web/**/*.test.{ts,tsx}'],
          testTimeout: 15_000,
        },
      },
    ],
  },
});
