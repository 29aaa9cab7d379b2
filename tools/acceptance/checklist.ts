/** The acceptance checklist, `docs/acceptance.md`, and the rows that a test title names. */
import fs from 'node:fs';
import path from 'node:path';

/** Conflicts with their binding interpretations, and open points: not checks, therefore not counted. */
const NOT_COUNTED = new Set(['CONF', 'OPEN']);
const ROW = /^\| ((?:[A-Z]+-)+(?:404-)?)(\d\d) \|/gm;
const NAMED = /\b([A-Z]+(?:-(?:[A-Z]+|404))*)-(\d\d)((?:(?:,? |…|\.\.\.?)-\d\d)*)/g;
const FOLLOWING = /(,? |…|\.\.\.?)-(\d\d)/g;

/** The ids of all rows that are checks, in the order of the document. */
export function checklistRows(root: string): string[] {
  const text = fs.readFileSync(path.join(root, 'docs/acceptance.md'), 'utf8');
  return [...text.matchAll(ROW)]
    .filter(([, area = '']) => !NOT_COUNTED.has(area.slice(0, -1)))
    .map(([, area = '', number = '']) => `${area}${number}`);
}

/** The area of a row: that of `SITE-404-01` is `SITE-404`. */
export function areaOf(row: string): string {
  return row.slice(0, row.lastIndexOf('-'));
}

/** Reads `GRID-04`, and the short forms `GRID-04 -05` and `STREAM-03…-08`. */
export function rowsNamed(title: string, areas: ReadonlySet<string>): string[] {
  const rows: string[] = [];
  for (const [, area = '', first = '', more = ''] of title.matchAll(NAMED)) {
    if (!areas.has(area)) continue;
    rows.push(`${area}-${first}`);
    let previous = Number(first);
    for (const [, link = '', number = ''] of more.matchAll(FOLLOWING)) {
      const from = link.trim() === '' || link.startsWith(',') ? Number(number) : previous + 1;
      for (let row = from; row <= Number(number); row++) rows.push(`${area}-${String(row).padStart(2, '0')}`);
      previous = Number(number);
    }
  }
  return rows;
}
