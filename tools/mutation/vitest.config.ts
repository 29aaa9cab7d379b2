/** Only the tests of one area, for the runs of Stryker. */
import fs from 'node:fs';
import { defineConfig } from 'vitest/config';

const areas: Record<string, { tests: string[] }> = JSON.parse(
  fs.readFileSync(new URL('areas.json', import.meta.url), 'utf8'),
);
const area = areas[process.env['MUTATION_AREA'] ?? ''];
if (!area) throw new Error(`Set MUTATION_AREA to one of: ${Object.keys(areas).join(', ')}.`);

export default defineConfig({
  root: process.cwd(),
  test: {
    isolate: false,
    include: area.tests,
    globalSetup: 'tests/temporary-folder.ts',
    setupFiles: ['tests/property-seed.ts', 'tools/mutation/fresh-modules.mjs'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
