/**
 * Mutation testing with Stryker of the code that guards facts, access, money and allergies:
 * `npm run mutation` for all areas of `tools/mutation/areas.json`, `npm run mutation -- money` for one,
 * `npm run mutation -- money --sample 4` for an estimate from every fourth line. Fails when an area scores below 80 %.
 * Reports are in `test-reports/mutation`; a second complete run of an area tests only what has changed since.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const areas = Object.keys(JSON.parse(fs.readFileSync(path.join(ROOT, 'tools/mutation/areas.json'), 'utf8')));
const { values, positionals: wanted } = parseArgs({
  options: { sample: { type: 'string', default: '1' } },
  allowPositionals: true,
});
if (!/^[1-9]\d?$/.test(values.sample)) {
  console.error('--sample takes a number from 1 (all lines) to 99.');
  process.exit(2);
}
const unknown = wanted.filter((name) => !areas.includes(name));
if (unknown.length > 0) {
  console.error(`There is no area ${unknown.join(', ')}. The areas: ${areas.join(', ')}.`);
  process.exit(2);
}

const failed = (wanted.length > 0 ? wanted : areas).filter((name) => {
  const { status } = spawnSync(
    path.join(ROOT, 'node_modules/.bin/stryker'),
    ['run', 'tools/mutation/stryker.config.mjs'],
    {
      cwd: ROOT,
      env: { ...process.env, MUTATION_AREA: name, MUTATION_SAMPLE: values.sample },
      stdio: 'inherit',
    },
  );
  return status !== 0;
});
if (failed.length > 0) {
  console.error(`\nBelow the threshold, or not run to the end: ${failed.join(', ')}.`);
  process.exit(1);
}
