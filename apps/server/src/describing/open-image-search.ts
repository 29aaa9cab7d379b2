/**
 * Assembles the image search: the describers, the picture sources and the descriptor storage. Part of the composition
 * root.
 */
import path from 'node:path';
import { IMAGE_MAX_BYTES } from '@quarry/contract';
import { DESCRIPTOR_PARTS } from '@quarry/imaging';
import type { FetchFile } from '../fetching/fetch-file.ts';
import type { CatalogService, PictureService } from '../modules/catalog/index.ts';
import {
  createAskedPictures,
  createChatPictures,
  createEmbeddedImageSearch,
  createImageSearchService,
  createPictureSources,
  openDescriptorFile,
  readShipped,
} from '../modules/search/index.ts';
import type { StoresService } from '../modules/stores/index.ts';
import { createPictureModel } from '../providers/picture-model/index.ts';
import { openDescribingPool } from './open-describing-pool.ts';

/** Timeout for one picture from the web, including redirects. */
const FETCH_WITHIN_MS = 10_000;

interface ImageSearchWiring {
  catalog: CatalogService;
  pictures: PictureService;
  stores: Pick<StoresService, 'find'>;
  engine: Parameters<typeof createImageSearchService>[0]['engine'];
  merchandising: Parameters<typeof createImageSearchService>[0]['merchandising'];
  fetchFile: FetchFile;
  /** Folder of stored descriptors. */
  folder: string;
}

export type PictureModel = Awaited<ReturnType<typeof createPictureModel>>;

/** @throws LocalModelError when a model folder exists but cannot be used. */
export const openPictureModel = createPictureModel;

export function openImageSearch(wiring: ImageSearchWiring, model: PictureModel) {
  const { catalog, pictures, stores, engine, merchandising, folder } = wiring;
  const pool = model ? undefined : openDescribingPool();
  const describer = model ?? pool;
  if (!describer) throw new Error('Nobody describes pictures.');

  const fetchPicture = createPictureFetch(wiring.fetchFile);
  const images = createEmbeddedImageSearch({
    describer,
    parts: model?.parts ?? DESCRIPTOR_PARTS,
    picturesOf: createPictureSources({ catalog, pictures, fetchPicture }),
    version: catalog.version,
    openFile: (storeId) => openDescriptorFile(path.join(folder, 'pictures'), storeId, describer.id),
    shipped: readShipped(describer.id),
    async isSearched(storeId) {
      const settings = await stores.find(storeId);
      return settings !== undefined && (settings.gates.image_search || settings.gates.images);
    },
  });
  const service = createImageSearchService({ images, engine, catalog, merchandising });
  return {
    service,
    forChat: createChatPictures(service),
    readAskedPicture: createAskedPictures({
      readOwn: async ({ storeId, productId, view }) => (await pictures.picture(storeId, productId, view)).bytes,
      fetchPicture,
    }),
    refresh: images.refresh,
    async close() {
      const closed = images.close();
      pool?.close();
      await closed;
    },
  };
}

/** Fetches a picture from the web in any supported format. */
export function createPictureFetch(fetchFile: FetchFile) {
  return async (address: string, signal: AbortSignal): Promise<Uint8Array> => {
    const { bytes } = await fetchFile(address, {
      maxBytes: IMAGE_MAX_BYTES,
      accept: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'],
      timeoutMs: FETCH_WITHIN_MS,
      signal,
    });
    return bytes;
  };
}
