/**
 * Serializes an index: written by one thread, stored in a file, read by many. Opening verifies the checksum of all
 * bytes and decodes almost nothing. It is read-only, so threads may share it.
 */
import type { EngineDocument } from '../engine-document.ts';
import type { ProductIndex } from '../engine-query.ts';
import type { IndexColumns, IndexDescription } from '../index/index-columns.ts';
import { indexFrom } from '../index/product-index.ts';
import type { BuildOptions } from '../index/read-document.ts';
import { IndexWriter } from '../index/write-index.ts';
import { pack, type SnapshotBytes, unpack } from './container.ts';
import { SnapshotError } from './snapshot-error.ts';

const KIND = 'QUARRYIX';
/** To be raised with every change of the columns or of what they mean, the analysis of words included. */
const VERSION = 4;

export interface SnapshotOptions extends BuildOptions {
  /** Kept with the index and compared when it is opened: which catalogue, which version of it. Default empty. */
  label?: string | undefined;
  /** Into memory that threads share instead of copying, default false. */
  shared?: boolean | undefined;
}

export interface OpenOptions {
  /** Any other label is refused. */
  expectLabel?: string | undefined;
}

export interface IndexBuilder {
  /** Ids must be distinct over all batches (else `RangeError`). */
  add(documents: Iterable<EngineDocument>): void;
  /** Documents added so far. */
  readonly size: number;
  /** The snapshot. Called once, at the end. */
  finish(): Uint8Array;
}

/** Builds a snapshot in batches, for a thread that gets its documents bit by bit. */
export function createIndexBuilder({ label = '', shared, ...options }: SnapshotOptions): IndexBuilder {
  const writer = new IndexWriter(options);
  return {
    add(documents) {
      for (const document of documents) writer.add(document);
    },
    get size() {
      return writer.size;
    },
    finish() {
      const { about, columns } = writer.finish();
      return pack({ about, label, columns }, { kind: KIND, version: VERSION, shared });
    },
  };
}

/** The snapshot of an index of all documents. */
export function buildSnapshot(documents: Iterable<EngineDocument>, options: SnapshotOptions): Uint8Array {
  const builder = createIndexBuilder(options);
  builder.add(documents);
  return builder.finish();
}

/**
 * An index that answers from a snapshot, at once but for the check of its sum (about a second a gigabyte). Throws
 * `SnapshotError` on anything but a sound snapshot of this version. The bytes must stay as they are.
 */
export function openSnapshot(bytes: SnapshotBytes, { expectLabel }: OpenOptions = {}): ProductIndex {
  const { about, label, columns } = unpack(bytes, { kind: KIND, version: VERSION });
  if (expectLabel !== undefined && label !== expectLabel) {
    throw new SnapshotError(
      'label',
      `The snapshot is of ${JSON.stringify(label)} instead of ${JSON.stringify(expectLabel)}.`,
    );
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a snapshot of this version has these contents
  return indexFrom({ about: about as IndexDescription, columns: columns as IndexColumns['columns'] });
}
