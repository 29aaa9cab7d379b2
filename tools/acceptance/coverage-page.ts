/** Writes `docs/coverage.md`: one line per area, with the rows that have no test. */
import { areaOf } from './checklist.ts';

/** @param rows all rows of the checklist, grouped by area. @param proven rows with a passing test. */
export function coveragePage(rows: readonly string[], proven: ReadonlySet<string>): string {
  const covered = rows.filter((row) => proven.has(row)).length;
  return [
    '# Acceptance rows with a passing test',
    '',
    'Written by `npx tsx tools/acceptance/coverage.ts` from the reports of the last `npm test`, which fails when a row',
    'loses its test. The rows are in [acceptance.md](acceptance.md). Rows whose check is reading code have no test.',
    '',
    `${covered} of ${rows.length} rows have a passing test.`,
    '',
    '| Area | Rows | Without a test |',
    '|---|---|---|',
    ...[...new Set(rows.map(areaOf))].map((area) => {
      const own = rows.filter((row) => areaOf(row) === area);
      const missing = own.filter((row) => !proven.has(row));
      return `| ${area} | ${own.length - missing.length} of ${own.length} | ${missing.map(numberOf).join(', ')} |`;
    }),
    '',
  ].join('\n');
}

/** The rows that a page written by `coveragePage` says have a test. */
export function listedRows(page: string, rows: readonly string[]): Set<string> {
  const missing = new Map(
    [...page.matchAll(/^\| ([A-Z0-9-]+) \| \d+ of \d+ \| ([\d, ]*)\|$/gm)].map(([, area = '', numbers = '']) => [
      area,
      new Set(numbers.match(/\d+/g)),
    ]),
  );
  return new Set(rows.filter((row) => missing.get(areaOf(row))?.has(numberOf(row)) === false));
}

function numberOf(row: string): string {
  return row.slice(row.lastIndexOf('-') + 1);
}
