/** The extra "picture-search": products that look like a picture, for the search, the chat and `quarry duplicates`. */
import type { ServerExtra } from '../server-extra.ts';

export const pictureSearch: ServerExtra = {
  name: 'picture-search',
  storeCommands: { duplicates: 'report products that share a picture or look the same' },
  open: async (core) => (await import('./open-picture-search.ts')).openPictureSearch(core),
};
