/** The tests of the last run, from the JSON reports of Vitest and Playwright in `test-reports/`. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const UnitReport = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
});

const Spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: z.string() })),
});
const Suite = z.object({
  title: z.string(),
  specs: z.array(Spec).default([]),
  get suites() {
    return z.array(Suite).default([]);
  },
});
const BrowserReport = z.object({ suites: z.array(Suite) });

export interface ReportedTest {
  /** The titles of its groups, then its own title. */
  title: string;
  /** A test that passed on its second try counts as passed: Playwright calls it flaky. */
  outcome: 'passed' | 'skipped' | 'failed';
}

/** All tests of the last run. @throws when a report is missing. */
export function reportedTests(root: string): ReportedTest[] {
  const unit = UnitReport.parse(readReport(root, 'unit.json'));
  const browser = BrowserReport.parse(readReport(root, 'browser.json'));
  return [
    ...unit.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ fullName, status }) => ({ title: fullName, outcome: outcomeOf(status) })),
    ...browser.suites.flatMap((suite) => testsIn(suite, '')),
  ];
}

function testsIn(suite: z.infer<typeof Suite>, group: string): ReportedTest[] {
  const name = `${group} ${suite.title}`;
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({ title: `${name} ${title}`, outcome: outcomeOf(status) })),
  );
  return [...own, ...suite.suites.flatMap((inner) => testsIn(inner, name))];
}

function outcomeOf(status: string): ReportedTest['outcome'] {
  if (['passed', 'expected', 'flaky'].includes(status)) return 'passed';
  return ['skipped', 'pending', 'todo', 'disabled'].includes(status) ? 'skipped' : 'failed';
}

function readReport(root: string, file: string): unknown {
  const place = path.join(root, 'test-reports', file);
  if (!fs.existsSync(place)) {
    throw new Error(`test-reports/${file} is missing: run the whole suite with npm test first.`);
  }
  return JSON.parse(fs.readFileSync(place, 'utf8'));
}
