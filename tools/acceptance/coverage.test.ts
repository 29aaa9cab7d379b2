import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { areaOf, checklistRows, rowsNamed } from './checklist.ts';
import { coveragePage, listedRows } from './coverage-page.ts';
import { reportedTests } from './test-reports.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const rows = checklistRows(ROOT);
const areas = new Set(rows.map(areaOf));

describe('the checklist', () => {
  it('has the number of checks that it states', () => {
    expect(rows).toHaveLength(662);
    expect(new Set(rows).size).toBe(662);
    expect(rows).toContain('SITE-404-01');
    expect(rows).not.toContain('CONF-01');
  });
});

describe('rows named in a title', () => {
  it('are single rows, lists and ranges', () => {
    expect(rowsNamed('GRID-04 GRID-05 says what went wrong', areas)).toEqual(['GRID-04', 'GRID-05']);
    expect(rowsNamed('ERR-04, -05 name the detail', areas)).toEqual(['ERR-04', 'ERR-05']);
    expect(rowsNamed('STREAM-03…-05 knows the pieces', areas)).toEqual(['STREAM-03', 'STREAM-04', 'STREAM-05']);
    expect(rowsNamed('CHAT-SIMPLE-02 and SITE-404-01', areas)).toEqual(['CHAT-SIMPLE-02', 'SITE-404-01']);
  });

  it('are only rows of the checklist', () => {
    expect(rowsNamed('UTF-16, ISO-88 and CONF-02', areas)).toEqual([]);
  });
});

describe('the coverage page', () => {
  it('lists the given rows', () => {
    const proven = new Set(rows.filter((_, place) => place % 3 > 0));

    expect(listedRows(coveragePage(rows, proven), rows)).toEqual(proven);
    expect(listedRows(coveragePage(rows, new Set(rows)), rows)).toEqual(new Set(rows));
  });

  it('lists no row of an area that it does not have', () => {
    expect(listedRows('# An empty page', rows).size).toBe(0);
  });
});

describe('test reports', () => {
  it('give the full titles and outcomes; a test that needed a second try has passed', () => {
    const root = mkdtempSync(path.join(os.tmpdir(), 'quarry-reports-'));
    const write = (file: string, report: object) =>
      writeFileSync(path.join(root, 'test-reports', file), JSON.stringify(report));
    mkdirSync(path.join(root, 'test-reports'));
    write('unit.json', {
      testResults: [
        {
          assertionResults: [
            { fullName: 'the grid GRID-01 loads', status: 'passed' },
            { fullName: 'the grid GRID-02 fails', status: 'failed' },
            { fullName: 'the grid GRID-03 waits', status: 'skipped' },
          ],
        },
      ],
    });
    write('browser.json', {
      suites: [
        {
          title: 'chat.spec.ts',
          specs: [{ title: 'FREE-01 opens', tests: [{ status: 'flaky' }] }],
          suites: [{ title: 'a form', specs: [{ title: 'FREE-02 sends', tests: [{ status: 'unexpected' }] }] }],
        },
      ],
    });

    expect(reportedTests(root)).toEqual([
      { title: 'the grid GRID-01 loads', outcome: 'passed' },
      { title: 'the grid GRID-02 fails', outcome: 'failed' },
      { title: 'the grid GRID-03 waits', outcome: 'skipped' },
      { title: ' chat.spec.ts FREE-01 opens', outcome: 'passed' },
      { title: ' chat.spec.ts a form FREE-02 sends', outcome: 'failed' },
    ]);
  });

  it('that are missing cause an error that names the command to run', () => {
    const root = mkdtempSync(path.join(os.tmpdir(), 'quarry-reports-'));
    expect(() => reportedTests(root)).toThrow('npm test');
  });
});
