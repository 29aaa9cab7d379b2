/**
 * The port's embedded default: the descriptors of a store's pictures in this process, and whatever is new looked at in
 * the background, one picture after another.
 *
 * A store is opened when it is first asked, or when its products change. What is known already (shipped with Quarry, or
 * kept from an earlier run) answers at once; the rest follows, and every answer says how far it is.
 */
import type { PictureIndexProgress } from '@quarry/contract';
import { buildPictureIndex, type DescriptorPart, findAlike, type PictureIndex } from '@quarry/imaging';
import type { Describer } from './describer.ts';
import { UnusablePictureError } from './describer.ts';
import { type DescriptorFile, type KeptDescriptor, shortHash } from './descriptor-files.ts';
import type { ImageSearch } from './image-search.ts';

/** A product's main picture, as it can be read. */
export interface ProductPicture {
  productId: string;
  /** What kind of product it is; pictures of one kind are alike. */
  label: string | undefined;
  /** We draw it ourselves, when somebody first looks at it. */
  isDrawn: boolean;
  /** Changes when the picture does. */
  key: string;
  /** @throws when it cannot be read. */
  read(signal: AbortSignal): Promise<Uint8Array>;
}

interface EmbeddedImageSearchParts {
  describer: Describer;
  /** Parts of its descriptors, in order. */
  parts: readonly DescriptorPart[];
  /** The main pictures of a store, some hundreds at a time. */
  picturesOf(storeId: string): AsyncIterable<ProductPicture[]>;
  /** Rises with every change of the store's products. */
  version(storeId: string): Promise<number>;
  openFile(storeId: string): DescriptorFile;
  /** What comes with Quarry. */
  shipped?: (storeId: string) => KeptDescriptor[];
  /** Whether anybody may search the store by pictures; nothing is looked at otherwise. */
  isSearched(storeId: string): Promise<boolean>;
  /** Told of a picture that could not be looked at. */
  onUnusable?: (storeId: string, productId: string, error: unknown) => void;
}

/** After a change more may follow: an import saves in batches. */
const SETTLE_MS = 1500;
/** While pictures are being looked at the index is built anew when so many more are known, as a share of all. */
const GROWTH = 1.1;

interface Shelf {
  /** Of the catalogue that the shelf shows. */
  version: number;
  known: Map<string, KeptDescriptor>;
  /** The same by the hash of the file: two addresses may lead to one picture. */
  byContent: Map<string, KeptDescriptor>;
  pictures: ProductPicture[];
  /** Not looked at yet. */
  todo: ProductPicture[];
  file: DescriptorFile;
  index: PictureIndex;
}

export function createEmbeddedImageSearch(parts: EmbeddedImageSearchParts): ImageSearch {
  const shelves = new Map<string, Shelf>();
  const opening = new Map<string, Promise<Shelf>>();
  /** Keys of pictures that could not be read or understood; tried again when Quarry starts anew. */
  const unusable = new Set<string>();
  const timers = new Map<string, NodeJS.Timeout>();
  const closing = new AbortController();
  let work: Promise<unknown> = Promise.resolve();
  let isWaiting = false;

  /** Reads what the store has now and what is known of it. */
  async function open(storeId: string): Promise<Shelf> {
    const before = shelves.get(storeId);
    const version = await parts.version(storeId);
    if (before?.version === version) return before;
    const file = before?.file ?? parts.openFile(storeId);
    const known = before?.known ?? new Map((parts.shipped?.(storeId) ?? []).map((kept) => [kept.key, kept]));
    if (!before) for (const [key, kept] of await file.read()) known.set(key, kept);
    const byContent = before?.byContent ?? new Map([...known.values()].map((kept) => [kept.contentHash, kept]));
    const pictures: ProductPicture[] = [];
    for await (const batch of parts.picturesOf(storeId)) pictures.push(...batch);
    const todo = pictures.filter(({ key }) => !known.has(key) && !unusable.has(`${storeId} ${key}`));
    const shelf: Shelf = { version, known, byContent, pictures, todo, file, index: await indexOf(pictures, known) };
    shelves.set(storeId, shelf);
    if (todo.length > 0) lookAround();
    return shelf;
  }

  /** Two who ask at once share the work. */
  function opened(storeId: string): Promise<Shelf> {
    let shelf = opening.get(storeId);
    if (!shelf) {
      shelf = open(storeId).finally(() => opening.delete(storeId));
      opening.set(storeId, shelf);
    }
    return shelf;
  }

  function indexOf(pictures: readonly ProductPicture[], known: ReadonlyMap<string, KeptDescriptor>) {
    const described = pictures.flatMap(({ productId, label, key }) => {
      const descriptor = known.get(key)?.descriptor;
      return descriptor ? [{ id: productId, descriptor, label }] : [];
    });
    return buildPictureIndex(described, parts.parts, nextTurn);
  }

  /** Starts the walk through all that has not been looked at, if it is not under way. */
  function lookAround(): void {
    if (isWaiting || closing.signal.aborted) return;
    isWaiting = true;
    queue(async () => {
      isWaiting = false;
      for (const [storeId, shelf] of shelves) await lookThrough(storeId, shelf);
    });
  }

  /** One thing after another in the background; what fails keeps nothing else from being done. */
  function queue(task: () => Promise<void>): void {
    const before = work;
    const run = async () => {
      await before;
      await task();
    };
    work = run().catch((error: unknown) => parts.onUnusable?.('', '', error));
  }

  async function lookThrough(storeId: string, shelf: Shelf): Promise<void> {
    while (shelf.todo.length > 0 && shelves.get(storeId) === shelf && !closing.signal.aborted) {
      const [picture] = shelf.todo as [ProductPicture];
      try {
        if (!shelf.known.has(picture.key)) await lookAt(shelf, picture);
      } catch (error) {
        if (closing.signal.aborted) return;
        unusable.add(`${storeId} ${picture.key}`);
        parts.onUnusable?.(storeId, picture.productId, error);
      }
      shelf.todo.shift();
      const seen = shelf.pictures.length - shelf.todo.length;
      if (shelf.todo.length === 0 || seen > shelf.index.size * GROWTH + 20) {
        shelf.index = await indexOf(shelf.pictures, shelf.known);
      }
    }
  }

  async function lookAt({ known, byContent, file }: Shelf, picture: ProductPicture): Promise<void> {
    const bytes = await picture.read(closing.signal);
    const contentHash = shortHash(bytes);
    const descriptor = byContent.get(contentHash)?.descriptor ?? (await parts.describer.describe(bytes));
    const kept = { key: picture.key, contentHash, descriptor };
    known.set(kept.key, kept);
    byContent.set(contentHash, kept);
    await file.append(kept);
  }

  /**
   * Drawings wait until somebody searches by picture: drawing thousands takes minutes, and loading a catalogue draws none.
   * A shop with pictures of its own is looked at as soon as it is there.
   */
  async function isWorthALook(storeId: string): Promise<boolean> {
    if (shelves.has(storeId)) return true;
    if (!(await parts.isSearched(storeId))) return false;
    for await (const batch of parts.picturesOf(storeId)) return batch.some(({ isDrawn }) => !isDrawn);
    return false;
  }

  return {
    async nearest({ id: storeId }, pictures, take) {
      const [shelf, descriptors] = await Promise.all([
        opened(storeId),
        Promise.all(pictures.map((bytes) => parts.describer.describe(bytes))),
      ]);
      return { hits: shelf.index.nearest(descriptors, take), index: progressOf(shelf) };
    },

    async alike({ id: storeId }) {
      await opened(storeId);
      await work;
      const { pictures, known } = await opened(storeId);
      return findAlike(
        pictures.flatMap(({ productId, key }) => {
          const kept = known.get(key);
          return kept ? [{ id: productId, descriptor: kept.descriptor, contentHash: kept.contentHash }] : [];
        }),
      );
    },

    refresh(storeId) {
      if (closing.signal.aborted) return;
      clearTimeout(timers.get(storeId));
      const timer = setTimeout(() => {
        timers.delete(storeId);
        queue(async () => {
          if (!closing.signal.aborted && (await isWorthALook(storeId))) await opened(storeId);
        });
      }, SETTLE_MS);
      timers.set(storeId, timer.unref());
    },

    async drop(storeId) {
      clearTimeout(timers.get(storeId));
      timers.delete(storeId);
      await Promise.allSettled([opening.get(storeId)]);
      const file = shelves.get(storeId)?.file ?? parts.openFile(storeId);
      shelves.delete(storeId);
      await file.remove();
    },

    async close() {
      closing.abort(new UnusablePictureError('Quarry is closing.'));
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.allSettled([work, ...opening.values()]);
      for (const { file } of shelves.values()) await file.close();
    },
  };
}

function progressOf({ pictures, todo }: Shelf): PictureIndexProgress {
  return { ready: todo.length === 0, done: pictures.length - todo.length, total: pictures.length };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
