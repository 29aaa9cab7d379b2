/**
 * Mutation testing of one area of `areas.json`; `npm run mutation` sets `MUTATION_AREA`. Text constants are
 * not mutated: most are texts for people, whose wording no test should repeat. With `MUTATION_SAMPLE=4` only every fourth
 * line of each file is mutated, for an estimate.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const areas = JSON.parse(fs.readFileSync(new URL('areas.json', import.meta.url), 'utf8'));
const name = process.env.MUTATION_AREA ?? '';
const area = areas[name];
if (!area) throw new Error(`Set MUTATION_AREA to one of: ${Object.keys(areas).join(', ')}.`);

const everyLines = Number(process.env.MUTATION_SAMPLE ?? 1);

/** The sampled lines of the area's files, in Stryker's notation: `file.ts:8-8`. */
function sampledLines() {
  const patterns = area.mutate.flatMap(withoutBraces).map((pattern) => pattern.replace(/^!/, ':!'));
  const files = execFileSync('git', ['ls-files', '--', ...patterns], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return files.flatMap((file) => {
    const count = fs.readFileSync(file, 'utf8').split('\n').length;
    const lines = Array.from({ length: count }, (_, index) => index + 1);
    return lines.filter((line) => line % everyLines === 0).map((line) => `${file}:${line}-${line}`);
  });
}

/** `a/{b,c}.ts` → `a/b.ts`, `a/c.ts`. */
function withoutBraces(pattern) {
  const [, before, choices, after] = /^(.*?)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
  return choices === undefined ? [pattern] : choices.split(',').map((choice) => `${before}${choice}${after}`);
}

export default {
  mutate: everyLines > 1 ? sampledLines() : area.mutate,
  mutator: { excludedMutations: ['StringLiteral', ...area.unmutated] },
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // A mutant that only waits longer must not count as killed on a busy machine; endless loops are found by counting.
  timeoutMS: 60_000,
  incremental: everyLines === 1,
  incrementalFile: `test-reports/mutation/${name}.incremental.json`,
  ignoreStatic: true,
  concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
  // Tests are copied with the sources; what they never read would take most of the time of the copy.
  ignorePatterns: ['docs', 'tests/*/**', 'training', 'bench', 'deploy', 'dist', 'build', 'examples/*/pictures'],
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `test-reports/mutation/${name}.html` },
  jsonReporter: { fileName: `test-reports/mutation/${name}.json` },
  thresholds: { high: 90, low: 80, break: 80 },
  checkers: [],
  allowConsoleColors: false,
};
