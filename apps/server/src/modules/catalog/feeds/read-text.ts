/**
 * Reads a file as text, in chunks: unpacks gzip, decodes, and refuses other content with a clear message. The file name is
 * not used.
 */
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { detectEncoding, type Encoding } from './detect-encoding.ts';
import { UnreadableFeedError } from './feed-row.ts';
import { errorCode } from '../../../error-code.ts';

/** Bytes that are read to detect format and encoding. */
export const HEAD_BYTES = 256 * 1024;

/** Maximum bytes of text per import after unpacking: about ten million products. */
const MAX_TEXT_BYTES = 8 * 1024 ** 3;
/**
 * Product feeds compress to a fifth, the most repetitive ones to a fortieth. A much higher ratio indicates a
 * decompression bomb; short files are not judged.
 */
const MAX_PACKING_RATIO = 200;
const RATIO_JUDGED_FROM_BYTES = 8 * 1024 ** 2;

export interface TextFile {
  /** The first characters, as many as `HEAD_BYTES` give. */
  head: string;
  /** Whether the head is the whole file. */
  isWhole: boolean;
  /** How the text is encoded, as people call it: `UTF-8`, `Windows-1251`. */
  encoding: string;
  /** All characters, the head included. */
  text: AsyncGenerator<string>;
  /** Must be called at the end, whether or not the text was read. */
  close(): Promise<void>;
}

export interface ReadOptions {
  /** Called as the file is read, with bytes of the file itself (packed bytes, when it is packed). */
  onBytes?: (read: number, total: number) => void;
  signal?: AbortSignal;
}

const BINARY_KINDS: readonly { starts: readonly number[]; name: string; advice: string }[] = [
  {
    starts: [0x50, 0x4b, 0x03, 0x04],
    name: 'a ZIP archive or an Excel workbook',
    advice: 'Unpack it, or save the sheet as CSV.',
  },
  { starts: [0xd0, 0xcf, 0x11, 0xe0], name: 'an old Excel workbook', advice: 'Save the sheet as CSV.' },
  { starts: [0x25, 0x50, 0x44, 0x46], name: 'a PDF document', advice: 'Ask the shop system for a CSV or JSON export.' },
  { starts: [0x89, 0x50, 0x4e, 0x47], name: 'a PNG picture', advice: 'Choose the product export instead.' },
  { starts: [0xff, 0xd8, 0xff], name: 'a JPEG picture', advice: 'Choose the product export instead.' },
  { starts: [0x28, 0xb5, 0x2f, 0xfd], name: 'a Zstandard archive', advice: 'Unpack it first; gzip is read as it is.' },
  { starts: [0x42, 0x5a, 0x68], name: 'a bzip2 archive', advice: 'Unpack it first; gzip is read as it is.' },
];

/** @throws UnreadableFeedError when the file is missing, empty or no text; the generator throws it further in. */
export async function readText(file: string, options: ReadOptions = {}): Promise<TextFile> {
  const bytes = fileBytes(file, options);
  const close = async () => void (await bytes.return(undefined));
  try {
    const packed = await peek(bytes, 2);
    const isGzip = packed.head[0] === 0x1f && packed.head[1] === 0x8b;
    const { head, isWhole, all } = await peek(bounded(isGzip ? unpacked(packed.all) : packed.all), HEAD_BYTES);

    if (head.length === 0) throw new UnreadableFeedError('The file is empty.');
    refusePacked(head);
    const encoding = detectEncoding(head);
    if (!encoding) {
      throw new UnreadableFeedError(
        'The file is not text. Quarry reads CSV, JSON, NDJSON and XML, also packed with gzip.',
      );
    }
    const text = decoded(all, encoding);
    const decodedHead = new TextDecoder(encoding.label).decode(head, { stream: !isWhole });
    return { head: decodedHead, isWhole, encoding: encoding.name, text, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function* fileBytes(file: string, { onBytes, signal }: ReadOptions): AsyncGenerator<Buffer> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new UnreadableFeedError(
      error.code === 'ENOENT' ? `There is no file ${file}.` : `The file ${file} cannot be opened (${error.code}).`,
    );
  });
  try {
    const stats = await handle.stat();
    if (stats.isDirectory()) throw new UnreadableFeedError(`${file} is a folder, not a file.`);
    let read = 0;
    const chunks: AsyncIterable<Buffer> = handle.createReadStream({ autoClose: false, highWaterMark: 256 * 1024 });
    for await (const chunk of chunks) {
      signal?.throwIfAborted();
      read += chunk.length;
      onBytes?.(read, Math.max(stats.size, read));
      yield chunk;
    }
  } finally {
    await handle.close();
  }
}

async function* unpacked(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  let size = 0;
  // The promise fails together with the loop below; it is awaited so that an error of the source is not lost.
  const flow = pipeline(Readable.from(bytes, { objectMode: false }), gunzip);
  flow.catch(() => {});
  try {
    const chunks: AsyncIterable<Buffer> = gunzip;
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > RATIO_JUDGED_FROM_BYTES && size > gunzip.bytesWritten * MAX_PACKING_RATIO) {
        throw new UnreadableFeedError(
          `The gzip file unpacks to more than ${MAX_PACKING_RATIO} times its size, as no product feed does. ` +
            'If it is one, unpack it and import it as it is. Nothing was imported.',
        );
      }
      yield chunk;
    }
    await flow;
  } catch (error) {
    if (!(error instanceof Error) || !errorCode(error)?.startsWith('Z_')) throw error;
    throw new UnreadableFeedError(
      `The gzip file is damaged or was cut off (${error.message}). Fetch or pack it again.`,
    );
  }
}

async function* bounded(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > MAX_TEXT_BYTES) {
      throw new UnreadableFeedError(
        `The file holds more than ${MAX_TEXT_BYTES / 1024 ** 3} GB of text. Import it in several files. Nothing was imported.`,
      );
    }
    yield chunk;
  }
}

interface Peeked {
  head: Buffer;
  isWhole: boolean;
  all: AsyncGenerator<Buffer>;
}

/** The first bytes of a stream, without consuming them. */
async function peek(bytes: AsyncGenerator<Buffer>, length: number): Promise<Peeked> {
  const chunks: Buffer[] = [];
  let size = 0;
  let isWhole = false;
  while (size < length) {
    const next = await bytes.next();
    if (next.done) {
      isWhole = true;
      break;
    }
    chunks.push(next.value);
    size += next.value.length;
  }
  const head = Buffer.concat(chunks);
  async function* all() {
    if (head.length > 0) yield head;
    if (!isWhole) yield* bytes;
  }
  return { head, isWhole, all: all() };
}

function refusePacked(head: Buffer): void {
  const kind = BINARY_KINDS.find(({ starts }) => starts.every((byte, index) => head[index] === byte));
  if (kind) throw new UnreadableFeedError(`The file is ${kind.name}, not a product feed. ${kind.advice}`);
}

async function* decoded(bytes: AsyncIterable<Buffer>, { label, name }: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(label, { fatal: true });
  let position = 0;
  try {
    for await (const chunk of bytes) {
      const text = decoder.decode(chunk, { stream: true });
      position += chunk.length;
      if (text) yield text;
    }
    const rest = decoder.decode();
    if (rest) yield rest;
  } catch (error) {
    if (errorCode(error) !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    throw new UnreadableFeedError(
      `The file is not valid ${name} (near byte ${position}). Save it again with the encoding UTF-8.`,
    );
  }
}
