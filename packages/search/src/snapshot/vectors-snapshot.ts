/**
 * Serializes vectors, in a separate file: they are learned or fetched after the index and updated independently of it.
 */
import { StringTable } from '../index/string-table.ts';
import type { ProductVectors } from '../vectors/product-vectors.ts';
import { pack, type SnapshotBytes, type StoredColumn, unpack } from './container.ts';
import type { OpenOptions } from './index-snapshot.ts';
import { SnapshotError } from './snapshot-error.ts';

const KIND = 'QUARRYVC';
const VERSION = 1;

interface AboutVectors {
  dimensions: number;
  floor: number | null;
}

/** @param label kept with the vectors and compared when they are opened. */
export function writeVectors(
  vectors: ProductVectors,
  { label = '', shared }: { label?: string; shared?: boolean } = {},
) {
  const { dimensions, ids, products, words, floor } = vectors;
  const columns = new Map<string, StoredColumn>();
  putTexts(columns, 'ids', ids);
  columns.set('products', products);
  if (words !== undefined) {
    putTexts(columns, 'stems', words.stems);
    columns.set('words', words.vectors).set('weights', words.weights);
  }
  const about: AboutVectors = { dimensions, floor: floor ?? null };
  return pack({ about, label, columns }, { kind: KIND, version: VERSION, shared });
}

/** Throws `SnapshotError` on anything but sound vectors of this version. The bytes must stay as they are. */
export function openVectors(bytes: SnapshotBytes, { expectLabel }: OpenOptions = {}): ProductVectors {
  const { about, label, columns } = unpack(bytes, { kind: KIND, version: VERSION });
  if (expectLabel !== undefined && label !== expectLabel) {
    throw new SnapshotError(
      'label',
      `The vectors are of ${JSON.stringify(label)} instead of ${JSON.stringify(expectLabel)}.`,
    );
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a snapshot of this version has these contents
  const { dimensions, floor } = about as AboutVectors;
  const vectors: ProductVectors = {
    dimensions,
    ids: textsOf(columns, 'ids'),
    products: column(columns, 'products'),
  };
  if (columns.has('words')) {
    vectors.words = {
      stems: textsOf(columns, 'stems'),
      vectors: column(columns, 'words'),
      weights: column(columns, 'weights'),
    };
  }
  if (floor !== null) vectors.floor = floor;
  return vectors;
}

/** The column of this name, which a snapshot of this version has with this type. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says what the column holds
function column<C extends StoredColumn>(columns: ReadonlyMap<string, StoredColumn>, name: string): C {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a snapshot of this version has these contents
  return columns.get(name) as C;
}

function putTexts(columns: Map<string, StoredColumn>, name: string, texts: readonly string[]): void {
  const { units, offsets } = StringTable.of(texts);
  columns.set(`${name}.units`, units).set(`${name}.offsets`, offsets);
}

function textsOf(columns: ReadonlyMap<string, StoredColumn>, name: string): string[] {
  const texts = new StringTable({
    units: column(columns, `${name}.units`),
    offsets: column(columns, `${name}.offsets`),
  });
  return Array.from({ length: texts.size }, (_, number) => texts.at(number));
}
