/** Reads the first rows of a catalogue file: how it would be read, and the first products. Nothing is saved. */
import type { FeedReadingInfo, Product } from '@quarry/contract';
import { chooseReading } from '../feeds/choose-reading.ts';
import type { FeedMapping } from '../feeds/feed-mapping.ts';
import { type FeedRow, isRejected, UnreadableFeedError } from '../feeds/feed-row.ts';
import { RowFolder } from '../feeds/fold-rows.ts';
import { openFeed } from '../feeds/open-feed.ts';
import { readProduct } from '../feeds/quarry-feed.ts';
import { normalizeProduct } from '../normalize-product.ts';

/** Rows from which the reading is chosen, as in an import. */
const SAMPLE_ROWS = 200;
const SAMPLE_PRODUCTS = 5;

/**
 * @param currency of the store, for products that name none.
 * @param mapping read with it instead of the detected one.
 * @throws UnreadableFeedError when the file is not a product feed.
 */
export async function inspectFeed(file: string, currency: string, mapping?: FeedMapping): Promise<FeedReadingInfo> {
  const feed = await openFeed(file);
  try {
    const rows: FeedRow[] = [];
    for await (const row of feed.rows) {
      if (!isRejected(row)) rows.push(row);
      if (rows.length === SAMPLE_ROWS) break;
    }
    if (rows.length === 0) throw new UnreadableFeedError('The file holds no products. Nothing has changed.');
    const detected = chooseReading(rows);
    const chosen = mapping ? chooseReading(rows, mapping) : detected;
    return {
      name: detected.name,
      encoding: feed.encoding,
      columns: detected.guess?.lines ?? [],
      notes: detected.guess?.notes ?? [],
      warnings: mapping ? [] : (detected.guess?.warnings ?? []),
      mapping: mapping ?? detected.guess?.mapping ?? null,
      sample_products: firstProducts(rows, chosen, currency),
    };
  } finally {
    await feed.close();
  }
}

function firstProducts(
  rows: readonly FeedRow[],
  { reading }: ReturnType<typeof chooseReading>,
  currency: string,
): Product[] {
  if (!reading) {
    return rows.slice(0, SAMPLE_PRODUCTS).flatMap((row) => {
      const product = readProduct(row);
      return 'reason' in product ? [] : [product];
    });
  }
  const folder = new RowFolder(reading.folds);
  const drafts = [];
  for (const { cells, place } of rows) {
    const draft = reading.draft(cells, place);
    const complete = draft && folder.push(draft);
    if (complete) drafts.push(complete);
    if (drafts.length === SAMPLE_PRODUCTS) break;
  }
  const last = folder.flush();
  if (last && drafts.length < SAMPLE_PRODUCTS) drafts.push(last);
  const { columns, priceUnit, decimals } = reading;
  return drafts.flatMap((draft) => {
    const product = normalizeProduct(draft, { currency, columns, priceUnit, decimals });
    return 'reason' in product ? [] : [product];
  });
}
