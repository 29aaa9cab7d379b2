/** Feeds for tests: written to a temporary folder, read back as rows or drafts. Shops and products are invented. */
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseReading } from './choose-reading.ts';
import type { Draft } from './draft.ts';
import { type FeedRow, isRejected, type RejectedRow } from './feed-row.ts';
import { RowFolder } from './fold-rows.ts';
import { openFeed } from './open-feed.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'quarry-feeds-'));
let files = 0;

/** @param content text, or the bytes themselves. */
export function feedFile(content: string | Buffer, name = 'feed.dat'): string {
  files += 1;
  const file = path.join(folder, `${files}-${name}`);
  writeFileSync(file, content);
  return file;
}

export async function rowsOf(
  content: string | Buffer,
): Promise<{ format: string; encoding: string; rows: FeedRow[]; rejected: RejectedRow[] }> {
  const feed = await openFeed(feedFile(content));
  const rows: FeedRow[] = [];
  const rejected: RejectedRow[] = [];
  try {
    for await (const row of feed.rows) {
      if (isRejected(row)) rejected.push(row);
      else rows.push(row);
    }
  } finally {
    await feed.close();
  }
  return { format: feed.format, encoding: feed.encoding, rows, rejected };
}

/** The whole way from a file to drafts, with rows of one product folded. */
export async function draftsOf(
  content: string | Buffer,
): Promise<{ name: string; drafts: Draft[]; rejected: RejectedRow[] }> {
  const { rows, rejected } = await rowsOf(content);
  const { name, reading } = chooseReading(rows);
  if (!reading) throw new Error('These rows are products already.');
  const folder = new RowFolder(reading.folds);
  const drafts: Draft[] = [];
  for (const row of rows) {
    const draft = reading.draft(row.cells, row.place);
    const complete = draft && folder.push(draft);
    if (complete) drafts.push(complete);
  }
  const last = folder.flush();
  if (last) drafts.push(last);
  for (const draft of drafts) rejected.push(...folder.rejoin(draft));
  for (const leftover of folder.leftovers()) {
    if ('rejected' in leftover) rejected.push(leftover.rejected);
    else drafts.push(leftover.product);
  }
  return { name, drafts, rejected };
}

/**
 * A file of the real data sets that are kept outside the repository, undefined where they are absent.
 * `QUARRY_BENCH_DATA` names the folder of one set or of all.
 */
export function benchFile(set: string, name: string): string | undefined {
  const folder = process.env.QUARRY_BENCH_DATA;
  if (!folder) return undefined;
  return [path.join(folder, name), path.join(folder, set, name), path.join(folder, '..', set, name)].find(existsSync);
}

/** Appended to the title of a test that cannot run, so that the output says why. */
export function whenAbsent(file: string | undefined): string {
  return file ? '' : ' (skipped: QUARRY_BENCH_DATA names no folder with this file)';
}
