/**
 * Product pictures that we draw ourselves.
 *
 * A picture is drawn when somebody first looks at it and kept as a file; loading a catalogue draws none. The file's name
 * carries what the drawing depends on, so a product that changes its looks gets a new picture and a product that only
 * changes its price does not.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Product, problem } from '@quarry/contract';
import type { CatalogService } from './catalog-service.ts';

/** Raised when the drawings change: what was drawn before is drawn anew. */
export const DRAWING_VERSION = '4';

/** A view, counted from 1; or the product alone on transparent ground, whole or without what lies behind its wearer. */
type Drawn = number | 'whole' | 'front';

/** Draws a product as a WebP picture. */
export type DrawPicture = (product: Product, view: Drawn) => Promise<Uint8Array>;

export interface Picture {
  bytes: Buffer;
  /** Changes exactly when the picture does. */
  fingerprint: string;
}

export interface PictureService {
  /**
   * @param view as it stands in the address.
   * @throws the problem `picture-not-found` when the store has no such product, or the product no such picture.
   */
  picture(storeId: string, productId: string, view: string): Promise<Picture>;
  /**
   * What that picture shows, alone on transparent ground: nothing has to be cut out of it. Whole, and of the same size
   * without what lies behind whoever wears it. @throws the same.
   */
  alone(storeId: string, productId: string, view: string): Promise<{ whole: Buffer; front: Buffer }>;
  /** Of a picture that may not have been drawn yet. */
  fingerprint(product: Product, view: string): string;
}

interface PictureParts {
  catalog: Pick<CatalogService, 'byIds'>;
  drawPicture: DrawPicture;
  /** Folder of the kept pictures, for example `DATA_DIR/pictures`. */
  directory: string;
  /** Raised when the same product is drawn differently from now on. */
  drawingVersion?: string;
}

/** Drawings at one time: each keeps a core busy, and searches want one too. */
const DRAWINGS_AT_ONCE = 2;

const VIEW = /^[1-9]\d?$/;

export function createPictureService({
  catalog,
  drawPicture,
  directory,
  drawingVersion = DRAWING_VERSION,
}: PictureParts): PictureService {
  const underWay = new Map<string, Promise<Buffer>>();
  const inTurn = limitConcurrency(DRAWINGS_AT_ONCE);

  async function drawAndKeep(file: string, product: Product, view: Drawn): Promise<Buffer> {
    const kept = await readKept(file);
    if (kept) return kept;
    const bytes = Buffer.from(await inTurn(() => drawPicture(product, view)));
    await keep(file, bytes);
    return bytes;
  }

  async function productShownIn(storeId: string, productId: string, view: string): Promise<Product> {
    if (!VIEW.test(view)) throw problem('picture-not-found');
    const [product] = await catalog.byIds(storeId, [productId]);
    if (!product || !product.images.some((image) => isPictureOf(image, storeId, productId, view))) {
      throw problem('picture-not-found');
    }
    return product;
  }

  async function drawn(storeId: string, product: Product, view: Drawn): Promise<Picture> {
    const fingerprint = fingerprintOf(product, String(view), drawingVersion);
    const file = path.join(directory, encodeURIComponent(storeId), fingerprint.slice(0, 2), `${fingerprint}.webp`);
    let bytes = underWay.get(file);
    if (!bytes) {
      bytes = drawAndKeep(file, product, view).finally(() => underWay.delete(file));
      underWay.set(file, bytes);
    }
    return { bytes: await bytes, fingerprint };
  }

  return {
    picture: async (storeId, productId, view) =>
      drawn(storeId, await productShownIn(storeId, productId, view), Number(view)),
    async alone(storeId, productId, view) {
      const product = await productShownIn(storeId, productId, view);
      const [whole, front] = await Promise.all([drawn(storeId, product, 'whole'), drawn(storeId, product, 'front')]);
      return { whole: whole.bytes, front: front.bytes };
    },
    fingerprint: (product, view) => fingerprintOf(product, view, drawingVersion),
  };
}

function isPictureOf(image: string, storeId: string, productId: string, view: string): boolean {
  return safelyDecoded(image) === `/media/${storeId}/${productId}/${view}.webp`;
}

function safelyDecoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Of everything that the drawing depends on. */
export function fingerprintOf(product: Product, view: string, drawingVersion: string): string {
  const { id, title, brand, category, category_path, attributes, images, texts } = product;
  return createHash('sha256')
    .update(
      JSON.stringify([
        drawingVersion,
        view,
        id,
        title,
        texts.en?.title,
        images[0],
        brand,
        category,
        category_path,
        attributes,
      ]),
    )
    .digest('hex')
    .slice(0, 40);
}

async function readKept(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Written beside and renamed, so that nobody ever reads half a picture. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Runs at most `limit` tasks at a time, the rest in the order in which they came. */
function limitConcurrency(limit: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
