/** API v1: imports of catalogue files. */
import { IMPORT_MAX_BYTES } from '@quarry/contract';
import { z } from 'zod';
import { page, readCursor } from '../../../api-v1/pagination.ts';
import { uploadedFile } from '../../../api-v1/uploaded-file.ts';
import type { V1Caller } from '../../../api-v1/caller.ts';
import type { V1Handlers } from '../../../api-v1/v1-handler.ts';
import type { CatalogueImports } from './catalogue-imports.ts';

type Names =
  | 'imports'
  | 'uploadImport'
  | 'fetchImport'
  | 'import'
  | 'chooseImportColumns'
  | 'dryRunImport'
  | 'runImport'
  | 'rejectedImportRows'
  | 'deleteImport';

export function importsV1Handlers({ imports }: { imports: CatalogueImports }): V1Handlers<Names> {
  const actorOf = ({ kind, id }: V1Caller) => `${kind}:${id}`;

  return {
    async imports({ storeId, query: { cursor, limit } }) {
      const before = readCursor(cursor, z.string());
      return page(await imports.list(storeId, limit + 1, before), limit, ({ id }) => id);
    },

    async uploadImport({ storeId, request }) {
      const { name, content } = await uploadedFile(request, 'file', IMPORT_MAX_BYTES);
      return imports.upload(storeId, name, content);
    },

    fetchImport: ({ storeId, body: { url } }) => imports.fetch(storeId, url),
    import: ({ storeId, params: { id } }) => imports.get(storeId, id),
    chooseImportColumns: ({ storeId, params: { id }, body: { columns } }) =>
      imports.chooseColumns(storeId, id, columns),

    dryRunImport: async ({ storeId, params: { id }, caller }) => ({
      task: await imports.dryRun(storeId, id, actorOf(caller)),
    }),

    runImport: async ({ storeId, params: { id }, body, caller, audit }) => ({
      task: await imports.run(
        storeId,
        id,
        body,
        actorOf(caller),
        audit({ action: 'imported', resource: 'imports', resourceId: id }),
      ),
    }),

    async rejectedImportRows({ storeId, params: { id }, reply }) {
      const rows = await imports.rejectedRows(storeId, id);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="rejected-rows.csv"')
        .send(rows);
    },

    async deleteImport({ storeId, params: { id } }) {
      await imports.remove(storeId, id);
      return { deleted: true };
    },
  };
}
