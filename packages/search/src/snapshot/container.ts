/**
 * The binary format of snapshots: named columns in one buffer that is written to a file and used after reading without
 * decoding.
 *
 *   0   8 bytes  which kind of snapshot: `QUARRYIX`, `QUARRYVC`
 *   8   uint32   version of the layout
 *   12  uint32   0x01020304, in the order of bytes of the machine that wrote it
 *   16  uint32   length of the directory in bytes
 *   20  uint32   zero
 *   24  float64  length of everything in bytes
 *   32  uint32   checksum of all that follows byte 40, seeded with the checksum of the first 32 bytes
 *   36  uint32   zero
 *   40           directory (JSON in UTF-8, filled up with spaces), then the columns, each from a multiple of 8 on
 */
import type { Column } from '../index/growing-array.ts';
import { checksumOf } from './checksum.ts';
import { SnapshotError } from './snapshot-error.ts';

export type SnapshotBytes = ArrayBuffer | SharedArrayBuffer | Uint8Array;
export type StoredColumn = Column | Int8Array;

export interface Contents {
  /** Plain JSON. */
  about: unknown;
  /** The caller's own: which catalogue, which version of it, … */
  label: string;
  columns: Map<string, StoredColumn>;
}

export interface PackOptions {
  /** 8 letters of ASCII. */
  kind: string;
  version: number;
  /** Into memory that threads share, default false. */
  shared?: boolean | undefined;
}

const HEADER_BYTES = 40;
const SEALED_HEADER_BYTES = 32;
const ALIGNMENT = 8;
const BYTE_ORDER = 0x01020304;
const SPACE = 0x20;

const COLUMN_TYPES = {
  u8: Uint8Array,
  i8: Int8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  f32: Float32Array,
  f64: Float64Array,
} as const;
type ColumnType = keyof typeof COLUMN_TYPES;

interface Directory {
  about: unknown;
  label: string;
  /** Name, type, numbers. In the order in which they lie. */
  columns: [string, ColumnType, number][];
}

export function pack({ about, label, columns }: Contents, { kind, version, shared = false }: PackOptions) {
  const directory: Directory = {
    about,
    label,
    columns: [...columns].map(([name, column]) => [name, typeOf(column), column.length]),
  };
  const text = new TextEncoder().encode(JSON.stringify(directory));
  const directoryBytes = aligned(text.length);
  let length = HEADER_BYTES + directoryBytes;
  for (const column of columns.values()) length += aligned(column.byteLength);

  const bytes = new Uint8Array(shared ? new SharedArrayBuffer(length) : new ArrayBuffer(length));
  const header = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(kind));
  header.setUint32(8, version, true);
  new Uint32Array(bytes.buffer, 12, 1)[0] = BYTE_ORDER;
  header.setUint32(16, directoryBytes, true);
  header.setFloat64(24, length, true);
  bytes.fill(SPACE, HEADER_BYTES, HEADER_BYTES + directoryBytes);
  bytes.set(text, HEADER_BYTES);
  let at = HEADER_BYTES + directoryBytes;
  for (const column of columns.values()) {
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), at);
    at += aligned(column.byteLength);
  }
  header.setUint32(32, checksumOfPacked(bytes), true);
  return bytes;
}

/** The columns are views into `packed`, which must not change from now on. Throws `SnapshotError`. */
export function unpack(packed: SnapshotBytes, { kind, version }: PackOptions): Contents {
  const bytes = inPlace(packed);
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < kind.length || String.fromCharCode(...bytes.subarray(0, kind.length)) !== kind) {
    throw new SnapshotError('foreign', `This is no snapshot of the kind ${kind}.`);
  }
  if (bytes.length < HEADER_BYTES) throw new SnapshotError('length', 'The snapshot ends within its header.');
  const written = header.getUint32(8, true);
  if (written !== version) {
    throw new SnapshotError('version', `The snapshot has version ${written}; this program reads version ${version}.`);
  }
  if (new Uint32Array(bytes.buffer, bytes.byteOffset + 12, 1)[0] !== BYTE_ORDER) {
    throw new SnapshotError('version', 'The snapshot was written by a machine with another order of bytes.');
  }
  const length = header.getFloat64(24, true);
  if (length !== bytes.length) {
    throw new SnapshotError('length', `The snapshot should have ${length} bytes and has ${bytes.length}.`);
  }
  if (header.getUint32(36, true) !== 0 || header.getUint32(32, true) !== checksumOfPacked(bytes)) {
    throw new SnapshotError('damaged', 'The snapshot is damaged: its checksum does not fit.');
  }

  const directoryEnd = HEADER_BYTES + header.getUint32(16, true);
  // Text is not decoded from shared memory.
  const text = bytes.slice(HEADER_BYTES, directoryEnd);
  const { about, label, columns }: Directory = JSON.parse(new TextDecoder().decode(text));
  let at = bytes.byteOffset + directoryEnd;
  const found = new Map<string, StoredColumn>();
  for (const [name, type, count] of columns) {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the types of columns stand in the directory of the snapshot, and its memory may be shared
    const column = new COLUMN_TYPES[type](bytes.buffer as ArrayBuffer, at, count);
    found.set(name, column);
    at += aligned(column.byteLength);
  }
  return { about, label, columns: found };
}

function checksumOfPacked(bytes: Uint8Array): number {
  const { buffer, byteOffset, length } = bytes;
  const seed = checksumOf(new Uint32Array(buffer, byteOffset, SEALED_HEADER_BYTES / 4));
  return checksumOf(new Uint32Array(buffer, byteOffset + HEADER_BYTES, (length - HEADER_BYTES) / 4), seed);
}

/** As bytes; copied only where they lie so that columns cannot be read in place. */
function inPlace(packed: SnapshotBytes): Uint8Array {
  const bytes = packed instanceof Uint8Array ? packed : new Uint8Array(packed);
  return bytes.byteOffset % ALIGNMENT === 0 ? bytes : bytes.slice();
}

function typeOf(column: StoredColumn): ColumnType {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the types of columns stand in the directory of the snapshot, and its memory may be shared
  for (const [type, one] of Object.entries(COLUMN_TYPES)) if (column instanceof one) return type as ColumnType;
  throw new TypeError('A column of this type cannot be stored.');
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}
