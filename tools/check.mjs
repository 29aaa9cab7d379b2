/** Everything that can be said about the code without running it. `npm run check` on a laptop and on the build server. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const bin = (name) => path.join(ROOT, 'node_modules/.bin', name);

const steps = [
  ['format', bin('biome'), 'format', '.'],
  ['lint', bin('oxlint'), '--type-aware', '--deny-warnings'],
  ['route types', bin('react-router'), 'typegen', 'apps/web'],
  ['types, server side', bin('tsc'), '-p', 'tsconfig.json'],
  ['types, browser side', bin('tsc'), '-p', 'tsconfig.browser.json'],
  ['architecture', bin('depcruise'), '--config', '.dependency-cruiser.mjs', 'packages', 'apps'],
  ['unused code', bin('knip')],
  ['generated files', bin('tsx'), 'tools/generate.ts', '--check'],
];

const failed = [];
for (const [name, command, ...args] of steps) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`\nNot clean: ${failed.join(', ')}.`);
  process.exit(1);
}
console.log('\nClean.');
