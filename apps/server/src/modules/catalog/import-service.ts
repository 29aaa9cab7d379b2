/**
 * Imports a shop's catalogue from a file.
 *
 * In two passes. The first reads the whole file and stages its products on disk; an invalid file fails here without any
 * change. The second normalizes, saves in batches and makes the products searchable. Neither holds more than a batch in
 * memory. Products that a later file does not contain are kept.
 */
import { tmpdir } from 'node:os';
import { type ImportNotice, type Language, newStoreSettings, type Product, type StoreSettings } from '@quarry/contract';
import type { CatalogService } from './catalog-service.ts';
import { type ChosenReading, chooseReading } from './feeds/choose-reading.ts';
import type { Draft } from './feeds/draft.ts';
import type { FeedMapping } from './feeds/feed-mapping.ts';
import {
  type FeedRow,
  isRejected,
  type Place,
  type ReadRow,
  type RejectedRow,
  UnreadableFeedError,
} from './feeds/feed-row.ts';
import { repeatedId, RowFolder } from './feeds/fold-rows.ts';
import { importNotice } from './feeds/import-notice.ts';
import { openFeed } from './feeds/open-feed.ts';
import { readProduct } from './feeds/quarry-feed.ts';
import { type StagedRecords, stageRecords } from './feeds/staged-drafts.ts';
import { createYieldToEventLoop } from '../../yield-to-event-loop.ts';
import { normalizeProduct } from './normalize-product.ts';
import type { SaveCounts } from './product-repository.ts';

const BATCH = 500;
const SAMPLE_PRODUCTS = 3;
/** Number of rows from which the mapping is detected. */
const SAMPLE_ROWS = 200;
const DEFAULT_CURRENCY = 'USD';

export interface ImportRequest {
  storeId: string;
  file: string;
  /** Name, language and currency of a new store; an existing store keeps its own. */
  name?: string;
  language?: Language;
  currency?: string;
  mapping?: FeedMapping;
  /** Reads, validates and compares everything without saving. */
  isDryRun?: boolean;
  /** Deletes products that the file does not contain, unless they are more than this share (0 to 1) of the catalogue. */
  deleteMissingUpTo?: number;
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
  /** Called once, before anything is saved. */
  onReading?: (reading: ChosenReading) => void | Promise<void>;
  /** Called once with the first products as they are, or would be, saved. */
  onSample?: (products: readonly Product[]) => void | Promise<void>;
  /** Called for every rejected row. */
  onRejected?: (row: RejectedRow) => void;
}

export interface ImportProgress {
  /** `reading`: bytes of the file; `saving`: products. */
  phase: 'reading' | 'saving';
  done: number;
  total: number;
}

export interface ImportReport extends SaveCounts {
  /** Number of valid products in the file. */
  products: number;
  rejected: number;
  /** Number of rows that are marked as not published. */
  hidden: number;
  /** Number of products of the store that the file does not contain, and how many of them were deleted. */
  missing: number;
  deleted: number;
  isNewStore: boolean;
  /** What the owner must look at, such as a feed without prices. */
  warnings: ImportNotice[];
}

export interface ImportService {
  /** @throws UnreadableFeedError when the file is not a product feed; nothing has changed then. */
  importFile(request: ImportRequest): Promise<ImportReport>;
}

export interface ImportParts {
  stores: {
    find(id: string): Promise<StoreSettings | undefined>;
    create(settings: StoreSettings): Promise<void>;
  };
  catalog: Pick<CatalogService, 'save' | 'compare' | 'ids' | 'remove'>;
  /** Makes the store's current products searchable. */
  search: { refresh(storeId: string): Promise<void> };
  /** Folder for staged files; default: the system's temporary folder. */
  stagingDir?: string;
  /** Database maintenance after many changes. */
  maintain?: () => Promise<void>;
}

type Staged = { draft: Draft } | { product: Product };

export function createImportService(parts: ImportParts): ImportService {
  return {
    async importFile(request) {
      const report: ImportReport = {
        products: 0,
        rejected: 0,
        hidden: 0,
        created: 0,
        updated: 0,
        unchanged: 0,
        missing: 0,
        deleted: 0,
        isNewStore: false,
        warnings: [],
      };
      const reject = (row: RejectedRow) => {
        report.rejected += 1;
        request.onRejected?.(row);
      };
      const existing = await parts.stores.find(request.storeId);
      const staged = await stageRecords<Staged>(parts.stagingDir ?? tmpdir());
      try {
        const folder = await stageFeed(request, staged, reject, () => (report.hidden += 1));
        report.warnings.push(...(folder.chosen.guess?.warnings ?? []));
        const products = accepted(staged, folder, request, existing, reject);
        const seen = await saveAll(parts, request, existing, products, staged.size, report);
        if (existing && report.products > 0) await removeMissing(parts, request, seen, report);
      } finally {
        await staged.remove();
      }
      if (report.products === 0) {
        throw new UnreadableFeedError(
          report.rejected > 0
            ? `None of the ${report.rejected} rows is a product that could be imported. Nothing has changed.`
            : 'The file holds no products. Nothing has changed.',
        );
      }
      if (!request.isDryRun && report.created + report.updated + report.deleted > 0) {
        await parts.maintain?.();
        await parts.search.refresh(request.storeId);
      }
      return report;
    },
  };
}

interface Folding {
  folder: RowFolder | null;
  chosen: ChosenReading;
}

/** The first pass: stages the whole file on disk. */
async function stageFeed(
  request: ImportRequest,
  staged: StagedRecords<Staged>,
  reject: (row: RejectedRow) => void,
  hide: () => void,
): Promise<Folding> {
  const feed = await openFeed(request.file, {
    signal: request.signal,
    onBytes: (done, total) => request.onProgress?.({ phase: 'reading', done, total }),
  });
  try {
    const sample = await takeSample(feed.rows);
    const good = sample.filter((row): row is FeedRow => !isRejected(row));
    if (good.length === 0) {
      sample.forEach((row) => isRejected(row) && reject(row));
      throw new UnreadableFeedError('The file holds no products. Nothing has changed.');
    }
    const chosen = { ...chooseReading(good, request.mapping), encoding: feed.encoding };
    await request.onReading?.(chosen);

    const folder = chosen.reading && new RowFolder(chosen.reading.folds);
    const placeOfId = new Map<string, Place>();
    const stage = async (row: ReadRow) => {
      if (isRejected(row)) return reject(row);
      if (!chosen.reading || !folder) {
        const product = readProduct(row);
        if ('reason' in product) return reject(product);
        const first = placeOfId.get(product.id);
        if (first) return reject(repeatedId(row.place, product.id, first));
        placeOfId.set(product.id, row.place);
        return staged.add({ product });
      }
      const draft = chosen.reading.draft(row.cells, row.place);
      if (!draft) return hide();
      const complete = folder.push(draft);
      if (complete) await staged.add({ draft: complete });
    };
    for (const row of sample) await stage(row);
    const yieldToEventLoop = createYieldToEventLoop();
    for await (const row of feed.rows) {
      await stage(row);
      await yieldToEventLoop();
    }
    const last = folder?.flush();
    if (last) await staged.add({ draft: last });
    return { folder, chosen };
  } finally {
    await feed.close();
  }
}

async function takeSample(rows: AsyncGenerator<ReadRow>): Promise<ReadRow[]> {
  const sample: ReadRow[] = [];
  while (sample.length < SAMPLE_ROWS) {
    const next = await rows.next();
    if (next.done) break;
    sample.push(next.value);
  }
  return sample;
}

/** Input of the second pass: staged drafts, completed and normalized. */
async function* accepted(
  staged: StagedRecords<Staged>,
  { folder, chosen }: Folding,
  request: ImportRequest,
  existing: StoreSettings | undefined,
  reject: (row: RejectedRow) => void,
): AsyncGenerator<Product> {
  const normalize = (draft: Draft): Product[] => {
    const product = normalizeProduct(draft, {
      currency: existing?.currency.code ?? request.currency ?? DEFAULT_CURRENCY,
      columns: chosen.reading?.columns ?? {},
      priceUnit: chosen.reading?.priceUnit ?? 'units',
      decimals: chosen.reading?.decimals,
    });
    if (!('reason' in product)) return [product];
    reject(product);
    return [];
  };
  for await (const record of staged.readBack()) {
    if ('product' in record) {
      yield record.product;
      continue;
    }
    folder?.rejoin(record.draft).forEach(reject);
    yield* normalize(record.draft);
  }
  for (const leftover of folder?.leftovers() ?? []) {
    if ('rejected' in leftover) reject(leftover.rejected);
    else yield* normalize(leftover.product);
  }
}

async function saveAll(
  parts: ImportParts,
  request: ImportRequest,
  existing: StoreSettings | undefined,
  products: AsyncIterable<Product>,
  total: number,
  report: ImportReport,
): Promise<Set<string>> {
  let settings = existing;
  let priced = 0;
  const seen = new Set<string>();
  for await (const batch of inBatches(products)) {
    request.signal?.throwIfAborted();
    if (report.products === 0) await request.onSample?.(batch.slice(0, SAMPLE_PRODUCTS));
    report.products += batch.length;
    priced += batch.filter(({ current_price }) => current_price !== null).length;
    for (const { id } of batch) seen.add(id);
    if (request.isDryRun) {
      addCounts(report, await parts.catalog.compare(request.storeId, batch));
    } else {
      if (!settings) {
        settings = settingsOfNewStore(request, batch);
        await parts.stores.create(settings);
        report.isNewStore = true;
      }
      addCounts(report, await parts.catalog.save(settings, batch));
    }
    request.onProgress?.({ phase: 'saving', done: Math.min(report.products, total), total });
  }
  if (priced === 0 && report.products > 0 && report.warnings.length === 0) {
    report.warnings.push(importNotice('no-prices'));
  }
  return seen;
}

function addCounts(report: ImportReport, { created, updated, unchanged }: SaveCounts): void {
  report.created += created;
  report.updated += updated;
  report.unchanged += unchanged;
}

/** Counts the products that the file does not contain, and deletes them if that was asked for. */
async function removeMissing(
  { catalog }: ImportParts,
  { storeId, isDryRun, deleteMissingUpTo }: ImportRequest,
  seen: ReadonlySet<string>,
  report: ImportReport,
): Promise<void> {
  const missing: string[] = [];
  let known = 0;
  for await (const ids of catalog.ids(storeId)) {
    known += ids.length;
    for (const id of ids) if (!seen.has(id)) missing.push(id);
  }
  report.missing = missing.length;
  if (isDryRun || deleteMissingUpTo === undefined || missing.length === 0) return;
  if (missing.length > known * deleteMissingUpTo) {
    report.warnings.push(importNotice('large-loss-kept', { missing: missing.length, known }));
    return;
  }
  report.deleted = (await catalog.remove(storeId, missing, { mayBeMissing: true })).deleted;
}

async function* inBatches(products: AsyncIterable<Product>): AsyncGenerator<Product[]> {
  const yieldToEventLoop = createYieldToEventLoop();
  let batch: Product[] = [];
  for await (const product of products) {
    batch.push(product);
    await yieldToEventLoop();
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Settings that the command does not give are derived from the first products. */
function settingsOfNewStore(request: ImportRequest, products: readonly Product[]): StoreSettings {
  const name = request.name ?? request.storeId.charAt(0).toUpperCase() + request.storeId.slice(1);
  const currency = request.currency ?? products[0]?.currency ?? DEFAULT_CURRENCY;
  return newStoreSettings(request.storeId, name, request.language ?? languageOf(products), currency);
}

/**
 * Detected by script only, where it is certain. A few names in Latin letters do not distinguish English from Turkish.
 */
function languageOf(products: readonly Product[]): Language {
  const titles = products.map(({ title }) => title).join(' ');
  const letters = titles.match(/\p{L}/gu)?.length ?? 0;
  const share = (script: RegExp) => (titles.match(script)?.length ?? 0) / Math.max(letters, 1);
  if (share(/\p{Script=Georgian}/gu) > 0.3) return 'ka';
  return share(/\p{Script=Arabic}/gu) > 0.3 ? 'ar' : 'en';
}
