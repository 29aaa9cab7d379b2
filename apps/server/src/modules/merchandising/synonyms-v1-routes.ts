/** API v1: synonyms of a store. */
import { StoreSynonym } from '@quarry/contract';
import { z } from 'zod';
import { page, readCursor } from '../../api-v1/pagination.ts';
import type { V1Handlers } from '../../api-v1/v1-handler.ts';
import type { Undos } from '../audit/index.ts';
import type { SynonymsService } from './synonyms-service.ts';

type Names =
  | 'listSynonyms'
  | 'synonym'
  | 'createSynonym'
  | 'changeSynonym'
  | 'deleteSynonym'
  | 'synonymConflicts'
  | 'exportSynonyms'
  | 'importSynonyms';

const RESOURCE = 'synonyms';

export function synonymsV1Handlers({ synonyms }: { synonyms: SynonymsService }): V1Handlers<Names> {
  return {
    async listSynonyms({ storeId, query: { cursor, limit, text } }) {
      const after = readCursor(cursor, z.string());
      const all = await synonyms.list(storeId, text);
      const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
      return page(all.slice(start, start + limit + 1), limit, ({ id }) => id);
    },

    synonym: ({ storeId, params }) => synonyms.find(storeId, params.id),

    createSynonym: ({ storeId, body, audit }) =>
      synonyms.create(storeId, body, (resourceId) => audit({ action: 'created', resource: RESOURCE, resourceId })),

    changeSynonym: ({ storeId, params: { id }, body, audited }) =>
      synonyms.change(storeId, id, body, audited({ action: 'changed', resource: RESOURCE, resourceId: id })),

    async deleteSynonym({ storeId, params: { id }, audited }) {
      await synonyms.remove(storeId, id, audited({ action: 'deleted', resource: RESOURCE, resourceId: id }));
      return { deleted: true };
    },

    synonymConflicts: async ({ storeId }) => ({ items: await synonyms.conflicts(storeId) }),

    async exportSynonyms({ storeId, reply }) {
      reply.header('content-disposition', `attachment; filename="synonyms-${storeId}.json"`);
      return synonyms.exported(storeId);
    },

    importSynonyms: ({ storeId, body, audit }) =>
      synonyms.importFile(storeId, body, {
        also: audit({ action: 'imported', resource: 'synonym_files', resourceId: 'all' }),
      }),
  };
}

/** A synonym is restored as it was. */
export function synonymsUndos({ synonyms }: { synonyms: SynonymsService }): Undos {
  return {
    async [RESOURCE](storeId, { resourceId, before }, options) {
      await synonyms.restore(storeId, resourceId, StoreSynonym.nullable().parse(before), options);
    },
  };
}
