/** The tests that passed, from the JSON reports of Vitest and Playwright in `test-reports/`. */
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

/** Full titles of the tests that passed: the titles of their groups, then their own. */
export function passedTitles(root: string): string[] {
  const unit = UnitReport.parse(readReport(root, 'unit.json'));
  const browser = BrowserReport.parse(readReport(root, 'browser.json'));
  return [
    ...unit.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => fullName),
    ...browser.suites.flatMap((suite) => passedIn(suite, '')),
  ];
}

/** A test that passed at its second try counts: Playwright calls it flaky. */
function passedIn(suite: z.infer<typeof Suite>, group: string): string[] {
  const name = `${group} ${suite.title}`;
  const own = suite.specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'expected' || status === 'flaky'))
    .map(({ title }) => `${name} ${title}`);
  return [...own, ...suite.suites.flatMap((inner) => passedIn(inner, name))];
}

function readReport(root: string, file: string): unknown {
  const place = path.join(root, 'test-reports', file);
  if (!fs.existsSync(place)) {
    throw new Error(`test-reports/${file} is missing: run the whole suite with npm test first.`);
  }
  return JSON.parse(fs.readFileSync(place, 'utf8'));
}
