/** Assembles the search by picture: the describer, the picture sources and the descriptor storage. */
import path from 'node:path';
import { DESCRIPTOR_PARTS, garmentsIn } from '@quarry/imaging';
import { createPictureFetch } from '../../fetching/fetch-picture.ts';
import type { CoreParts, OpenExtra } from '../server-extra.ts';
import { createChatPictures } from './chat-pictures.ts';
import { openDescriptorFile } from './descriptor-files.ts';
import { createEmbeddedImageSearch } from './embedded-image-search.ts';
import { imageSearchRoutes } from './image-search-routes.ts';
import { createImageSearchService } from './image-search-service.ts';
import { listDuplicates } from './list-duplicates.ts';
import { openDescribingPool } from './open-describing-pool.ts';
import { createPictureModel } from './open-picture-model.ts';
import { createPictureSources } from './product-pictures.ts';
import { createAskedPictures } from './read-asked-picture.ts';
import { readShipped } from './shipped-descriptors.ts';

/** @throws LocalModelError when a model folder exists but cannot be used. */
export async function openPictureSearch(core: CoreParts): Promise<OpenExtra> {
  const { config, catalog, pictures, stores, engine, merchandising } = core;
  const { describer, parts, garmentsIn: seen, closeDescriber } = await openDescriber(config.embeddings.modelsDir);
  const folder = path.join(config.dataDir, 'indexes', core.databaseKey, 'pictures');
  const fetchPicture = createPictureFetch(core.fetchFile);
  const images = createEmbeddedImageSearch({
    describer,
    parts,
    garmentsIn: seen,
    picturesOf: createPictureSources({ catalog, pictures, fetchPicture }),
    version: catalog.version,
    openFile: (storeId) => openDescriptorFile(folder, storeId, describer.id),
    shipped: readShipped(describer.id, core.shippedDescriptors),
    async isSearched(storeId) {
      const settings = await stores.find(storeId);
      return settings !== undefined && (settings.gates.image_search || settings.gates.images);
    },
  });
  const imageSearch = createImageSearchService({ images, engine, catalog, merchandising });
  const readAskedPicture = createAskedPictures({
    readOwn: async ({ storeId, productId, view }) => (await pictures.picture(storeId, productId, view)).bytes,
    fetchPicture,
  });
  return {
    routes: ({ access, publicOrigin }) => [imageSearchRoutes({ imageSearch, readAskedPicture, access, publicOrigin })],
    storeCommands: { duplicates: (settings, io) => listDuplicates(imageSearch, settings, io) },
    opensGates: ['image_search'],
    chat: { pictures: createChatPictures(imageSearch) },
    onCatalogChanged: images.refresh,
    onStoreDeleted: images.drop,
    async close() {
      const closed = images.close();
      closeDescriber();
      await closed;
    },
  };
}

/** The model of a folder where there is one, else our own describer in a worker process. */
async function openDescriber(modelsDir: string | undefined) {
  const model = await createPictureModel(modelsDir);
  if (model) return { describer: model, parts: model.parts, garmentsIn: undefined, closeDescriber: () => {} };
  const pool = openDescribingPool();
  return { describer: pool, parts: DESCRIPTOR_PARTS, garmentsIn, closeDescriber: pool.close };
}
