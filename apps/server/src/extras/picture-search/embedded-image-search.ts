/**
 * The embedded default of picture search: the descriptors of a store's pictures in this process; new pictures are
 * described in the background, one at a time. A store is opened by its first search or a change of its products.
 * Existing descriptors (shipped with the example, or stored by an earlier run) are searched at once; every reply
 * contains the progress of the rest.
 */
import type { PictureIndexProgress } from '@quarry/contract';
import {
  buildPictureIndex,
  type DescriptorPart,
  findAlike,
  type PictureIndex,
  type SeenGarment,
} from '@quarry/imaging';
import type { Describer } from './describer.ts';
import { UnusablePictureError } from './describer.ts';
import { type DescriptorFile, type KeptDescriptor, shortHash } from './descriptor-files.ts';
import type { ImageSearch } from './image-search.ts';
import { ofSeenKind } from './of-seen-kind.ts';

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
  /** Kinds of garments in a picture; absent if the describer does not support it. */
  garmentsIn?: ((descriptor: Int8Array) => SeenGarment[]) | undefined;
  /** The main pictures of a store, some hundreds at a time. */
  picturesOf(storeId: string): AsyncIterable<ProductPicture[]>;
  /** Rises with every change of the store's products. */
  version(storeId: string): Promise<number>;
  openFile(storeId: string): DescriptorFile;
  /** What comes with Quarry. */
  shipped?: (storeId: string) => KeptDescriptor[];
  /** Whether anybody may search the store by pictures; nothing is looked at otherwise. */
  isSearched(storeId: string): Promise<boolean>;
  /** Receives pictures that could not be described. */
  onUnusable?: (storeId: string, productId: string, error: unknown) => void;
}

/** Delay after a change: an import saves in batches. */
const SETTLE_MS = 1500;
/** While pictures are described, the index is rebuilt whenever their number has grown by this factor. */
const GROWTH = 1.1;

interface StoreImages {
  /** Catalogue version. */
  version: number;
  known: Map<string, KeptDescriptor>;
  /** By the hash of the file: two addresses may lead to one picture. */
  byContent: Map<string, KeptDescriptor>;
  pictures: ProductPicture[];
  /** Category by product. */
  labels: Map<string, string | undefined>;
  /** Not described yet. */
  todo: ProductPicture[];
  file: DescriptorFile;
  index: PictureIndex;
}

export function createEmbeddedImageSearch(parts: EmbeddedImageSearchParts): ImageSearch {
  const stores = new Map<string, StoreImages>();
  const loading = new Map<string, Promise<StoreImages>>();
  /** Keys of pictures that could not be read; retried after a restart. */
  const unusable = new Set<string>();
  const timers = new Map<string, NodeJS.Timeout>();
  const closing = new AbortController();
  let work: Promise<unknown> = Promise.resolve();
  let isWaiting = false;

  /** Loads the store's pictures and the descriptors that exist for them. */
  async function open(storeId: string): Promise<StoreImages> {
    const before = stores.get(storeId);
    const version = await parts.version(storeId);
    if (before?.version === version) return before;
    const file = before?.file ?? parts.openFile(storeId);
    const known = before?.known ?? new Map((parts.shipped?.(storeId) ?? []).map((kept) => [kept.key, kept]));
    if (!before) for (const [key, kept] of await file.read()) known.set(key, kept);
    const byContent = before?.byContent ?? new Map([...known.values()].map((kept) => [kept.contentHash, kept]));
    const pictures: ProductPicture[] = [];
    for await (const batch of parts.picturesOf(storeId)) pictures.push(...batch);
    const todo = pictures.filter(({ key }) => !known.has(key) && !unusable.has(`${storeId} ${key}`));
    const images: StoreImages = {
      version,
      known,
      byContent,
      pictures,
      labels: new Map(pictures.map(({ productId, label }) => [productId, label])),
      todo,
      file,
      index: await indexOf(pictures, known),
    };
    stores.set(storeId, images);
    if (todo.length > 0) describePending();
    return images;
  }

  /** Concurrent callers share one load. */
  function loaded(storeId: string): Promise<StoreImages> {
    let images = loading.get(storeId);
    if (!images) {
      images = open(storeId).finally(() => loading.delete(storeId));
      loading.set(storeId, images);
    }
    return images;
  }

  function indexOf(pictures: readonly ProductPicture[], known: ReadonlyMap<string, KeptDescriptor>) {
    const described = pictures.flatMap(({ productId, label, key }) => {
      const descriptor = known.get(key)?.descriptor;
      return descriptor ? [{ id: productId, descriptor, label }] : [];
    });
    return buildPictureIndex(described, parts.parts, nextTurn);
  }

  /** Starts describing all pending pictures, unless that is already running. */
  function describePending(): void {
    if (isWaiting || closing.signal.aborted) return;
    isWaiting = true;
    queue(async () => {
      isWaiting = false;
      for (const [storeId, images] of stores) await describeStore(storeId, images);
    });
  }

  /** Runs background tasks one after another; a failure does not stop the next. */
  function queue(task: () => Promise<void>): void {
    const before = work;
    const run = async () => {
      await before;
      await task();
    };
    work = run().catch((error: unknown) => parts.onUnusable?.('', '', error));
  }

  async function describeStore(storeId: string, images: StoreImages): Promise<void> {
    while (stores.get(storeId) === images && !closing.signal.aborted) {
      const [picture] = images.todo;
      if (!picture) return;
      try {
        if (!images.known.has(picture.key)) await describe(images, picture);
      } catch (error) {
        if (closing.signal.aborted) return;
        unusable.add(`${storeId} ${picture.key}`);
        parts.onUnusable?.(storeId, picture.productId, error);
      }
      images.todo.shift();
      const seen = images.pictures.length - images.todo.length;
      if (images.todo.length === 0 || seen > images.index.size * GROWTH + 20) {
        images.index = await indexOf(images.pictures, images.known);
      }
    }
  }

  async function describe({ known, byContent, file }: StoreImages, picture: ProductPicture): Promise<void> {
    const bytes = await picture.read(closing.signal);
    const contentHash = shortHash(bytes);
    const descriptor = byContent.get(contentHash)?.descriptor ?? (await parts.describer.describe(bytes));
    const kept = { key: picture.key, contentHash, descriptor };
    known.set(kept.key, kept);
    byContent.set(contentHash, kept);
    await file.append(kept);
  }

  /**
   * Whether pictures are described before the first search by picture. Drawn pictures are not: drawing thousands takes
   * minutes.
   */
  async function isDescribedAhead(storeId: string): Promise<boolean> {
    if (stores.has(storeId)) return true;
    if (!(await parts.isSearched(storeId))) return false;
    for await (const batch of parts.picturesOf(storeId)) return batch.some(({ isDrawn }) => !isDrawn);
    return false;
  }

  return {
    async nearest({ id: storeId }, pictures, take) {
      const [images, descriptors] = await Promise.all([
        loaded(storeId),
        Promise.all(pictures.map((bytes) => parts.describer.describe(bytes))),
      ]);
      const hits = images.index.nearest(descriptors, take);
      const garments = descriptors.flatMap((descriptor) => parts.garmentsIn?.(descriptor) ?? []);
      return { hits: ofSeenKind(hits, garments, (id) => images.labels.get(id)), index: progressOf(images) };
    },

    async alike({ id: storeId }) {
      await loaded(storeId);
      await work;
      const { pictures, known } = await loaded(storeId);
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
          if (!closing.signal.aborted && (await isDescribedAhead(storeId))) await loaded(storeId);
        });
      }, SETTLE_MS);
      timers.set(storeId, timer.unref());
    },

    async drop(storeId) {
      clearTimeout(timers.get(storeId));
      timers.delete(storeId);
      await Promise.allSettled([loading.get(storeId)]);
      const file = stores.get(storeId)?.file ?? parts.openFile(storeId);
      stores.delete(storeId);
      await file.remove();
    },

    async close() {
      closing.abort(new UnusablePictureError('Quarry is closing.'));
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.allSettled([work, ...loading.values()]);
      for (const { file } of stores.values()) await file.close();
    },
  };
}

function progressOf({ pictures, todo }: StoreImages): PictureIndexProgress {
  return { ready: todo.length === 0, done: pictures.length - todo.length, total: pictures.length };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
