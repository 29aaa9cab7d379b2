/**
 * Product pictures that we draw.
 *
 * A picture is drawn on its first request or ahead of it (`draw-ahead.ts`) and cached as a file; loading a catalogue
 * draws none. The file name contains a fingerprint of everything of the product that the drawing depends on, so a product
 * whose looks change gets a new picture and a product whose price changes does not. The folder is named after the drawing
 * program, so no picture of an earlier program is served. The program comes with an example; without it there are no
 * such pictures.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Product, problem } from '@quarry/contract';
import type { CatalogService } from './catalog-service.ts';
import { errorCode } from '../../error-code.ts';

/**
 * A view, counted from 1; or the product alone on a transparent background, whole or without the parts behind a wearer.
 */
type Drawn = number | 'whole' | 'front';

/** Draws a product as a WebP picture. Urgent ones come before those drawn ahead. */
export type DrawPicture = (product: Product, view: Drawn, options: { isUrgent: boolean }) => Promise<Uint8Array>;

export interface Picture {
  bytes: Buffer;
  /** Hash of the bytes. */
  fingerprint: string;
}

export interface PictureService {
  /**
   * @param view as in the URL.
   * @throws the problem `picture-not-found` when the store has no such product, or the product no such picture.
   */
  picture(storeId: string, productId: string, view: string): Promise<Picture>;
  /**
   * The content of that picture alone on a transparent background, so that nothing must be cut out: whole, and in the
   * same size without the parts behind a wearer. @throws the same.
   */
  alone(storeId: string, productId: string, view: string): Promise<{ whole: Buffer; front: Buffer }>;
  /** Draws a product's first picture unless it exists or is not ours. Runs after all requested pictures. */
  drawAhead(storeId: string, product: Product): Promise<void>;
  /** The store was deleted: deletes its kept pictures. */
  drop(storeId: string): Promise<void>;
  /** Deletes the pictures that another drawing program has drawn. */
  dropOutdated(): Promise<void>;
  /** Fingerprint of a picture that may not be drawn yet. */
  fingerprint(product: Product, view: string): string;
}

interface PictureParts {
  catalog: Pick<CatalogService, 'byIds'>;
  /** Absent: there are only committed pictures. */
  drawPicture: DrawPicture | undefined;
  /** Cache folder, for example `DATA_DIR/pictures`. */
  directory: string;
  /** Read-only folder of committed pictures. */
  shippedDirectory?: string | undefined;
  /** Called when a requested picture of this store had to be drawn. */
  onDrawn?: (storeId: string) => void;
  /** Part of the names of committed pictures. */
  drawingVersion?: string | undefined;
  /** Digest of the drawing program, which changes with every drawing. */
  drawingProgram?: string | undefined;
}

/** Concurrent drawings: each occupies a core, and searches need one too. */
const DRAWINGS_AT_ONCE = 2;

const VIEW = /^[1-9]\d?$/;

export function createPictureService({
  catalog,
  drawPicture,
  directory,
  shippedDirectory,
  onDrawn = () => {},
  drawingVersion = '',
  drawingProgram = 'unknown',
}: PictureParts): PictureService {
  const underWay = new Map<string, Promise<Buffer>>();
  const inTurn = limitConcurrency(DRAWINGS_AT_ONCE);

  async function drawAndKeep(place: string, product: Product, view: Drawn, isUrgent: boolean): Promise<Buffer> {
    if (!drawPicture) throw problem('picture-not-found');
    const file = path.join(directory, place);
    const drawn = isUrgent
      ? await inTurn(() => drawPicture(product, view, { isUrgent }))
      : await drawPicture(product, view, { isUrgent });
    const bytes = Buffer.from(drawn);
    await keep(file, bytes);
    return bytes;
  }

  /** From the cache, else from the committed pictures. */
  async function find(storeId: string, fingerprint: string): Promise<Buffer | null> {
    const kept = await readKept(path.join(directory, keptPlace(storeId, drawingProgram, fingerprint)));
    return (
      kept ?? (shippedDirectory ? readKept(path.join(shippedDirectory, shippedPlace(storeId, fingerprint))) : null)
    );
  }

  async function findOrDraw(storeId: string, fingerprint: string, product: Product, view: Drawn, isUrgent: boolean) {
    const found = await find(storeId, fingerprint);
    if (found) return found;
    if (isUrgent) onDrawn(storeId);
    return drawAndKeep(keptPlace(storeId, drawingProgram, fingerprint), product, view, isUrgent);
  }

  async function productShownIn(storeId: string, productId: string, view: string): Promise<Product> {
    if (!VIEW.test(view)) throw problem('picture-not-found');
    const [product] = await catalog.byIds(storeId, [productId]);
    if (!product || !product.images.some((image) => isPictureOf(image, storeId, productId, view))) {
      throw problem('picture-not-found');
    }
    return product;
  }

  async function drawn(storeId: string, product: Product, view: Drawn, isUrgent = true): Promise<Picture> {
    const fingerprint = fingerprintOf(product, String(view), drawingVersion);
    const key = `${storeId}/${fingerprint}`;
    let bytes = underWay.get(key);
    if (!bytes) {
      bytes = findOrDraw(storeId, fingerprint, product, view, isUrgent).finally(() => underWay.delete(key));
      underWay.set(key, bytes);
    }
    const picture = await bytes;
    return { bytes: picture, fingerprint: createHash('sha256').update(picture).digest('hex').slice(0, 40) };
  }

  return {
    picture: async (storeId, productId, view) =>
      drawn(storeId, await productShownIn(storeId, productId, view), Number(view)),
    async alone(storeId, productId, view) {
      const product = await productShownIn(storeId, productId, view);
      const [whole, front] = await Promise.all([drawn(storeId, product, 'whole'), drawn(storeId, product, 'front')]);
      return { whole: whole.bytes, front: front.bytes };
    },
    async drawAhead(storeId, product) {
      if (!drawPicture) return;
      const [first] = product.images;
      if (first && isPictureOf(first, storeId, product.id, '1')) await drawn(storeId, product, 1, false);
    },
    drop: (storeId) => rm(path.join(directory, encodeURIComponent(storeId)), { recursive: true, force: true }),
    async dropOutdated() {
      if (!drawPicture) return;
      for (const store of await namesIn(directory)) {
        const programs = await namesIn(path.join(directory, store));
        for (const program of programs.filter((name) => name !== drawingProgram))
          await rm(path.join(directory, store, program), { recursive: true, force: true });
      }
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

function keptPlace(storeId: string, drawingProgram: string, fingerprint: string): string {
  return path.join(encodeURIComponent(storeId), drawingProgram, fingerprint.slice(0, 2), `${fingerprint}.webp`);
}

/** Path of a picture in the folder of committed pictures. */
export function shippedPlace(storeId: string, fingerprint: string): string {
  return path.join(encodeURIComponent(storeId), `${fingerprint}.webp`);
}

/**
 * Hash of everything of a product that the drawing depends on. Attributes are sorted by name: the database changes their order, and a
 * product must have the same fingerprint when read from it and from a feed.
 */
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
        Object.entries(attributes).sort(([one], [other]) => (one < other ? -1 : 1)),
      ]),
    )
    .digest('hex')
    .slice(0, 40);
}

const readKept = (file: string): Promise<Buffer | null> => unlessMissing(readFile(file), null);

const namesIn = (folder: string): Promise<string[]> => unlessMissing(readdir(folder), []);

async function unlessMissing<Value, Otherwise>(read: Promise<Value>, otherwise: Otherwise): Promise<Value | Otherwise> {
  try {
    return await read;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return otherwise;
    throw error;
  }
}

/** Written to a temporary file and renamed, so that no reader sees a partial picture. */
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

/** Runs at most `limit` tasks at once, in order of arrival. */
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
