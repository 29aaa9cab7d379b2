/** Searches with the pictures of a chat message. A picture that cannot be read finds nothing. */
import type { Language, SearchFilters, StoreSettings } from '@quarry/contract';
import { UnusablePictureError } from './describer.ts';
import type { ImageSearchService, PicturesFound } from './image-search-service.ts';

interface ChatPictureQuestion {
  images: readonly { bytes: Uint8Array }[];
  query: string;
  filters?: SearchFilters;
  limit: number;
  language: Language;
}

export function createChatPictures(imageSearch: Pick<ImageSearchService, 'find'>) {
  return {
    async find(
      settings: StoreSettings,
      { images, ...question }: ChatPictureQuestion,
    ): Promise<Omit<PicturesFound, 'index'> & { isStillLearning?: boolean }> {
      try {
        const pictures = images.map(({ bytes }) => bytes);
        const { index, ...found } = await imageSearch.find(settings, { ...question, pictures });
        return { ...found, ...(!index.ready && { isStillLearning: true }) };
      } catch (error) {
        if (!(error instanceof UnusablePictureError)) throw error;
        return { total: 0, documents: [], understood: {}, recoveredBy: null };
      }
    },
  };
}
