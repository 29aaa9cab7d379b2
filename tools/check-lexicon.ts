/**
 * Checks the tables of `packages/language/data`: `npx tsx tools/check-lexicon.ts`, part of `npm run check`. Each problem is
 * one line with file, line, column and fix.
 */
import { readDataFiles } from '../packages/language/src/data/artifacts.ts';
import { problemsIn } from '../packages/language/src/data/check-data.ts';

const problems = problemsIn(readDataFiles());
for (const { file, line, field, problem, fix } of problems) {
  console.error(`packages/language/data/${file}:${line}  ${field}: ${problem}. Fix: ${fix}.`);
}
if (problems.length > 0) process.exitCode = 1;
else console.log('The language data are sound.');
