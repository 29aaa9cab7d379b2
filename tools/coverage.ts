/**
 * Which rows of the acceptance checklist have a test, read from the titles of the tests.
 *
 * A title names the rows that the test proves (`it('GRID-02 says that it is loading', …)`). The suite passes as a whole
 * before a change lands, so a row that is listed here has a passing test.
 */
import fs from 'node:fs';
import path from 'node:path';

/** Rows in each area of the checklist. Readings (CONF) and open points (OPEN) are named in titles too, but not counted. */
const AREAS: Record<string, number> = {
  'SITE-ROUTE': 35,
  'SITE-TITLE': 11,
  'SITE-NAV': 14,
  'SITE-HOME': 32,
  'SITE-DEMO': 24,
  'SITE-STAY': 12,
  'SITE-PRICE': 23,
  'SITE-TEAM': 5,
  'SITE-BOOK': 8,
  'SITE-INTEG': 6,
  'SITE-LEGAL': 5,
  'SITE-404': 2,
  'CHAT-SIMPLE': 41,
  FREE: 45,
  ROLE: 8,
  AUTH: 40,
  STORE: 21,
  SHOP: 21,
  GRID: 14,
  CARD: 21,
  CHATWIN: 11,
  CHATMSG: 24,
  ATT: 17,
  FEED: 11,
  LANG: 10,
  CHATPAGE: 8,
  INTVIEW: 9,
  SEARCH: 33,
  IMG: 8,
  TRYON: 25,
  DEMO: 12,
  BTN: 35,
  ORDERS: 11,
  CALL: 23,
  STREAM: 14,
  ERR: 10,
  CONST: 13,
};
const TEST_FILE = /\.(?:test\.tsx?|spec\.ts)$/;
const TITLE =
  /\b(?:it|test|describe)(?:\.\w+)*\s*\(\s*(?:`([^`]*)`|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")|\)\(\s*'((?:[^'\\]|\\.)*)'/g;
const SEARCHED = ['apps', 'packages', 'examples', 'tests', 'tools'];

export function coveragePage(root: string): string {
  const proven = provenRows(root);
  const total = Object.values(AREAS).reduce((sum, rows) => sum + rows, 0);
  const lines = Object.entries(AREAS).map(([area, rows]) => {
    const own = [...proven]
      .filter((row) => row.startsWith(`${area}-`) && row.slice(area.length + 1).match(/^\d+$/))
      .sort();
    const missing = numbers(rows).filter((number) => !own.includes(`${area}-${number}`));
    const state = missing.length === 0 ? 'all' : missing.length === rows ? '' : `without ${missing.join(', ')}`;
    return { line: `| ${area} | ${own.length} of ${rows} | ${state} |`, count: own.length };
  });
  const count = lines.reduce((sum, area) => sum + area.count, 0);
  return [
    '# Acceptance rows with a test',
    '',
    'Made from the titles of the tests by `npx tsx tools/generate.ts`; `npm run check` fails when it is out of date.',
    '',
    `${count} of ${total} rows have a test.`,
    '',
    '| Area | Rows | |',
    '|---|---|---|',
    ...lines.map(({ line }) => line),
    '',
  ].join('\n');
}

function numbers(rows: number): string[] {
  return Array.from({ length: rows }, (_, index) => String(index + 1).padStart(2, '0'));
}

function provenRows(root: string): Set<string> {
  const rows = new Set<string>();
  for (const file of SEARCHED.flatMap((folder) => testFiles(path.join(root, folder)))) {
    for (const [, ...titles] of fs.readFileSync(file, 'utf8').matchAll(TITLE)) {
      for (const row of rowsNamed(titles.join(' '))) rows.add(row);
    }
  }
  return rows;
}

/** `GRID-04`, and the short forms `GRID-04 -05` and `STREAM-03…-08`. */
export function rowsNamed(title: string): string[] {
  const rows: string[] = [];
  for (const [, area = '', first = '', more = ''] of title.matchAll(
    /\b([A-Z]+(?:-(?:[A-Z]+|404))*)-(\d\d)((?:(?:,? |…|\.\.\.?)-\d\d)*)/g,
  )) {
    if (!(area in AREAS)) continue;
    rows.push(`${area}-${first}`);
    let previous = Number(first);
    for (const [, link = '', number = ''] of more.matchAll(/(,? |…|\.\.\.?)-(\d\d)/g)) {
      const from = link.trim() === '' || link.startsWith(',') ? Number(number) : previous + 1;
      for (let row = from; row <= Number(number); row++) rows.push(`${area}-${String(row).padStart(2, '0')}`);
      previous = Number(number);
    }
  }
  return rows;
}

function testFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', 'build'].includes(entry.name)) return [];
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(place);
    return TEST_FILE.test(entry.name) ? [place] : [];
  });
}
