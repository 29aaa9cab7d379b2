/**
 * Imports of catalogue files over the API: a file is stored and inspected, staff correct how its columns are read, a dry
 * run says what would change, and a task imports it.
 *
 * Files lie in a folder of their store until the import is deleted. A dry run and an import read the whole file again,
 * so an interrupted one is simply repeated: products that are already saved count as unchanged.
 */
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import {
  type CatalogueImport,
  type ColumnRole,
  type ImportResult,
  IMPORT_MAX_BYTES,
  LARGE_LOSS_SHARE,
  LISTED_PROBLEMS_MAX,
  problem,
  type RunImport,
  type StoreSettings,
  type Task,
} from '@quarry/contract';
import { z } from 'zod';
import {
  type FetchedFile,
  type FetchFile,
  type FileValidators,
  RefusedAddressError,
} from '../../../fetching/fetch-file.ts';
import type { AlsoWrite } from '../../audit/index.ts';
import { TaskError, type TaskHandler, type TasksService } from '../../tasks/index.ts';
import { FeedMapping } from '../feeds/feed-mapping.ts';
import { type RejectedRow, UnreadableFeedError } from '../feeds/feed-row.ts';
import type { ImportService } from '../import-service.ts';
import { withColumnRoles } from './choose-columns.ts';
import { inspectFeed } from './inspect-feed.ts';
import type { ImportRow, ImportsRepository } from './imports-repository.ts';

/** Fetched files are held in memory once. */
const FETCH_MAX_BYTES = 100 * 1024 * 1024;
const FETCH_WITHIN_MS = 120_000;
/** Interval of saving a task's progress. */
const PROGRESS_EVERY_MS = 500;
/** Progress is counted in thousandths: half for reading the file, half for saving. */
const PROGRESS_TOTAL = 1000;

export interface CatalogueImports {
  /** @throws the problems `unreadable-feed` and `body-too-large`; the file is removed then. */
  upload(storeId: string, name: string, content: Readable): Promise<CatalogueImport>;
  /** @throws the problems `feed-not-fetched` and `unreadable-feed`. */
  fetch(storeId: string, url: string): Promise<CatalogueImport>;
  /**
   * Fetches a file unless it is the one that its validators name.
   * @param options mapping: how staff chose that its columns are read.
   * @returns undefined when it has not changed. @throws as `fetch`.
   */
  fetchChanged(
    storeId: string,
    url: string,
    options: { validators: FileValidators; mapping: Record<string, unknown> | null },
  ): Promise<({ id: string } & FileValidators) | undefined>;
  /** @throws the problem `import-not-found`. */
  get(storeId: string, id: string): Promise<ImportRow>;
  /** The newest first. */
  list(storeId: string, take: number, before?: string): Promise<CatalogueImport[]>;
  /** Reads the columns as chosen. @throws also `invalid-request` when the format is known or the choice cannot be read. */
  chooseColumns(storeId: string, id: string, columns: Readonly<Record<string, ColumnRole>>): Promise<CatalogueImport>;
  /** Starts a task that says what an import would change. */
  dryRun(storeId: string, id: string, actor: string): Promise<Task>;
  /** Starts the import. @throws also `dry-run-needed` and `large-loss` when products are to be deleted. */
  run(storeId: string, id: string, options: RunImport, actor: string, also?: AlsoWrite): Promise<Task>;
  /** Starts the import without a dry run. @param options deleteMissingUpTo: share (0 to 1) of the catalogue. */
  start(
    storeId: string,
    id: string,
    options: { actor: string; deleteMissingUpTo?: number },
    also?: AlsoWrite,
  ): Promise<Task>;
  /** Rejected rows of the last dry run or import, as CSV lines. */
  rejectedRows(storeId: string, id: string): Promise<Readable>;
  /** Deletes the import and its file; imported products stay. */
  remove(storeId: string, id: string): Promise<void>;
  /** Carries out the tasks. */
  handlers: { import: TaskHandler; import_dry_run: TaskHandler };
  /** Deletes the files of a deleted store. */
  drop(storeId: string): Promise<void>;
}

interface CatalogueImportsParts {
  imports: ImportsRepository;
  importer: ImportService;
  stores: { get(storeId: string): Promise<StoreSettings> };
  tasks: TasksService;
  fetchFile: FetchFile;
  /** Folder of the stored files. */
  directory: string;
}

const ImportPayload = z.object({ importId: z.string(), deleteMissingUpTo: z.number().optional() });
type ImportPayload = z.infer<typeof ImportPayload>;

export function createCatalogueImports({
  imports,
  importer,
  stores,
  tasks,
  fetchFile,
  directory,
}: CatalogueImportsParts): CatalogueImports {
  const folderOf = (storeId: string) => path.join(directory, storeId);
  const fileOf = (storeId: string, id: string) => path.join(folderOf(storeId), id);
  const rejectedFileOf = (storeId: string, id: string) => path.join(folderOf(storeId), `${id}.rejected.csv`);

  async function found(storeId: string, id: string): Promise<ImportRow> {
    const row = await imports.find(storeId, id);
    if (!row) throw problem('import-not-found');
    return row;
  }

  /** Stores and inspects a file; removes it when it is not a feed. */
  async function store(
    storeId: string,
    source: string,
    write: (file: string) => Promise<void>,
    mapping: Record<string, unknown> | null = null,
  ): Promise<ImportRow> {
    const { currency } = await stores.get(storeId);
    const id = randomUUID();
    const file = fileOf(storeId, id);
    await mkdir(folderOf(storeId), { recursive: true });
    try {
      await write(file);
      const reading = await inspected(file, currency.code, mapping ? FeedMapping.parse(mapping) : undefined);
      const { size } = await stat(file);
      return await imports.add({ id, storeId, source, bytes: size, reading, mapping });
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }

  async function fetched(url: string, validators?: FileValidators): Promise<FetchedFile> {
    try {
      return await fetchFile(url, {
        maxBytes: FETCH_MAX_BYTES,
        timeoutMs: FETCH_WITHIN_MS,
        accept: ['application/gzip', 'application/json', 'application/xml', 'text/plain'],
        ...(validators && { validators }),
      });
    } catch (error) {
      if (error instanceof RefusedAddressError && error.reason !== 'not-modified') {
        throw problem('feed-not-fetched', { detail: error.message });
      }
      throw error;
    }
  }

  async function start(
    storeId: string,
    id: string,
    { actor, deleteMissingUpTo }: { actor: string; deleteMissingUpTo?: number },
    also?: AlsoWrite,
  ): Promise<Task> {
    const payload: ImportPayload = { importId: id, ...(deleteMissingUpTo !== undefined && { deleteMissingUpTo }) };
    const request = { storeId, kind: 'import', actor, payload, total: PROGRESS_TOTAL } as const;
    const task = await tasks.start(request, also);
    await imports.change(storeId, id, { importTaskId: task.id });
    return task;
  }

  /** The result of the last finished dry run. */
  async function lastDryRun(storeId: string, { dry_run_task }: ImportRow): Promise<ImportResult | undefined> {
    const task = dry_run_task ? await tasks.get(storeId, dry_run_task) : undefined;
    return task?.status === 'done' && task.result && 'products' in task.result ? task.result : undefined;
  }

  const handlerOf =
    (isDryRun: boolean): TaskHandler =>
    async ({ storeId, payload, signal, progress }) => {
      const { importId, deleteMissingUpTo } = ImportPayload.parse(payload);
      const row = await imports.find(storeId, importId);
      if (!row) throw new TaskError('The import was deleted.');
      const rejected = createWriteStream(rejectedFileOf(storeId, importId), { mode: 0o600 });
      rejected.write(CSV_HEADER);
      const listed: RejectedRow[] = [];
      const saving = throttledProgress(progress);
      try {
        const report = await importer.importFile({
          storeId,
          file: fileOf(storeId, importId),
          isDryRun,
          ...(row.mapping && { mapping: FeedMapping.parse(row.mapping) }),
          ...(deleteMissingUpTo !== undefined && { deleteMissingUpTo }),
          signal,
          onProgress: saving.report,
          onRejected: (each) => {
            rejected.write(csvLine(each));
            if (listed.length < LISTED_PROBLEMS_MAX) listed.push(each);
          },
        });
        await saving.settle();
        const { isNewStore: _isNewStore, ...counts } = report;
        return { ...counts, rejected_rows: listed };
      } catch (error) {
        if (error instanceof UnreadableFeedError) throw new TaskError(error.message);
        throw error;
      } finally {
        rejected.end();
      }
    };

  return {
    upload: (storeId, name, content) =>
      store(storeId, name, async (file) => {
        await pipeline(content, bounded(), createWriteStream(file, { mode: 0o600 }));
      }),

    async fetch(storeId, url) {
      const { bytes } = await fetched(url);
      return store(storeId, url, (file) => writeFile(file, bytes, { mode: 0o600 }));
    },

    async fetchChanged(storeId, url, { validators, mapping }) {
      const file = await fetched(url, validators).catch((error: unknown) => {
        if (error instanceof RefusedAddressError && error.reason === 'not-modified') return undefined;
        throw error;
      });
      if (!file) return undefined;
      const { bytes, etag, lastModified } = file;
      const { id } = await store(storeId, url, (place) => writeFile(place, bytes, { mode: 0o600 }), mapping);
      return { id, etag, lastModified };
    },

    get: found,
    list: (storeId, take, before) => imports.list(storeId, take, before),

    async chooseColumns(storeId, id, columns) {
      const row = await found(storeId, id);
      const detected = row.mapping ?? row.reading.mapping;
      if (!detected) {
        throw problem('invalid-request', {
          detail: `The columns of ${row.reading.name} are known and cannot be chosen.`,
          errors: [{ field: 'columns', message: 'Leave the columns as they are.' }],
        });
      }
      const known = new Set(row.reading.columns.map(({ column }) => column));
      const unknown = Object.keys(columns).find((column) => !known.has(column));
      if (unknown !== undefined) {
        throw problem('invalid-request', {
          detail: `The file has no column "${unknown}".`,
          errors: [{ field: `columns.${unknown}`, message: 'Name a column of the file.' }],
        });
      }
      const mapping = withColumnRoles(FeedMapping.parse(detected), columns);
      const { currency } = await stores.get(storeId);
      const reading = await inspected(fileOf(storeId, id), currency.code, mapping);
      const changed = await imports.change(storeId, id, {
        mapping,
        reading: { ...reading, columns: withChosenMeanings(row.reading.columns, columns) },
        dryRunTaskId: null,
      });
      if (!changed) throw problem('import-not-found');
      return changed;
    },

    async dryRun(storeId, id, actor) {
      await found(storeId, id);
      const payload = { importId: id } satisfies ImportPayload;
      const task = await tasks.start({ storeId, kind: 'import_dry_run', actor, payload, total: PROGRESS_TOTAL });
      await imports.change(storeId, id, { dryRunTaskId: task.id });
      return task;
    },

    async run(storeId, id, { delete_missing, confirm_large_loss }, actor, also) {
      const row = await found(storeId, id);
      if (delete_missing) {
        const dryRun = await lastDryRun(storeId, row);
        if (!dryRun) throw problem('dry-run-needed');
        const known = dryRun.missing + dryRun.updated + dryRun.unchanged;
        if (dryRun.missing > known * LARGE_LOSS_SHARE && !confirm_large_loss) {
          throw problem('large-loss', {
            detail: `${dryRun.missing} of ${known} products are not in the file and would be deleted. Confirm it, or import without deleting.`,
          });
        }
      }
      const deletion = delete_missing ? { deleteMissingUpTo: confirm_large_loss ? 1 : LARGE_LOSS_SHARE } : {};
      return start(storeId, id, { actor, ...deletion }, also);
    },

    start,

    async rejectedRows(storeId, id) {
      await found(storeId, id);
      const file = rejectedFileOf(storeId, id);
      const exists = await stat(file).then(
        () => true,
        () => false,
      );
      if (!exists) throw problem('dry-run-needed');
      return createReadStream(file);
    },

    async remove(storeId, id) {
      if (!(await imports.remove(storeId, id))) throw problem('import-not-found');
      await Promise.all([rm(fileOf(storeId, id), { force: true }), rm(rejectedFileOf(storeId, id), { force: true })]);
    },

    handlers: { import: handlerOf(false), import_dry_run: handlerOf(true) },
    drop: (storeId) => rm(folderOf(storeId), { recursive: true, force: true }),
  };
}

async function inspected(file: string, currency: string, mapping?: FeedMapping) {
  try {
    return await inspectFeed(file, currency, mapping);
  } catch (error) {
    if (error instanceof UnreadableFeedError) throw problem('unreadable-feed', { detail: error.message });
    throw error;
  }
}

/** Ends a file that is too large. */
function bounded() {
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > IMPORT_MAX_BYTES) {
        throw problem('body-too-large', {
          detail: `A catalogue file may have ${IMPORT_MAX_BYTES / 1024 / 1024} MB. Send it compressed with gzip, or in parts.`,
        });
      }
      yield chunk;
    }
  };
}

/** Converts the importer's progress to thousandths and saves it now and then. */
function throttledProgress(save: (done: number) => Promise<void>) {
  let savedAt = 0;
  let pending: Promise<void> = Promise.resolve();
  return {
    report: ({ phase, done, total }: { phase: 'reading' | 'saving'; done: number; total: number }) => {
      const now = Date.now();
      if (now - savedAt < PROGRESS_EVERY_MS) return;
      savedAt = now;
      const share = Math.min(1, done / Math.max(total, 1)) / 2 + (phase === 'saving' ? 0.5 : 0);
      // A rejection means that the task was cancelled; the importer then sees its signal.
      pending = save(Math.round(share * PROGRESS_TOTAL)).catch(() => undefined);
    },
    settle: () => pending,
  };
}

function withChosenMeanings(
  columns: CatalogueImport['reading']['columns'],
  choices: Readonly<Record<string, ColumnRole>>,
): CatalogueImport['reading']['columns'] {
  return columns.map((line) => {
    const role = choices[line.column];
    if (!role) return line;
    const meaning = role === 'ignore' ? '–' : role === 'attribute' ? `attribute ${line.column}` : role;
    return { ...line, meaning, confidence: 1 };
  });
}

const CSV_HEADER = 'place,column,value,reason,fix\n';

function csvLine({ place, column, value, reason, fix }: RejectedRow): string {
  const cells = [`${place.unit} ${place.number}`, column ?? '', value, reason, fix];
  return `${cells.map((cell) => csvCell(cell)).join(',')}\n`;
}

/** Quoted; a leading formula sign is kept from being run by a spreadsheet. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
