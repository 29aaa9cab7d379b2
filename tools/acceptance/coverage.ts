/**
 * Determines which rows of the acceptance checklist have a passing test, from the reports of the test runners.
 *
 *   npx tsx tools/acceptance/coverage.ts           writes docs/coverage.md from the reports of the last `npm test`
 *   npx tsx tools/acceptance/coverage.ts --check   fails when a row that docs/coverage.md lists has no passing test
 *
 * `npm test` runs the check at its end. Rows that gained a test are printed and are no failure, so that a change of
 * titles alone needs no second run.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaOf, checklistRows, rowsNamed } from './checklist.ts';
import { coveragePage, listedRows } from './coverage-page.ts';
import { reportedTests } from './test-reports.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const PAGE = path.join(ROOT, 'docs/coverage.md');

const rows = checklistRows(ROOT);
const areas = new Set(rows.map(areaOf));
const tests = reportedTests(ROOT);
const proven = rowsOf('passed');

if (process.argv.includes('--check')) {
  const listed = listedRows(fs.readFileSync(PAGE, 'utf8'), rows);
  // A test may be skipped when the program that it needs is not installed.
  const skipped = rowsOf('skipped');
  const lost = rows.filter((row) => listed.has(row) && !proven.has(row) && !skipped.has(row));
  const gained = rows.filter((row) => !listed.has(row) && proven.has(row));
  if (gained.length > 0) {
    console.log(`Rows with a new test: ${gained.join(', ')}. Run npx tsx tools/acceptance/coverage.ts to list them.`);
  }
  if (lost.length > 0) {
    console.error(`Rows in docs/coverage.md without a passing test: ${lost.join(', ')}.`);
    process.exitCode = 1;
  }
} else {
  fs.writeFileSync(PAGE, coveragePage(rows, proven));
}

function rowsOf(outcome: 'passed' | 'skipped'): Set<string> {
  const titles = tests.filter((test) => test.outcome === outcome).map(({ title }) => title);
  return new Set(titles.flatMap((title) => rowsNamed(title, areas)));
}
