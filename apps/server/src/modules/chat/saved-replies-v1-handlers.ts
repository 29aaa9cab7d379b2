/** API v1: saved replies of the staff, with undo. */
import { randomUUID } from 'node:crypto';
import { MAX_SAVED_REPLIES, problem, SavedReply } from '@quarry/contract';
import type { V1Handlers } from '../../api-v1/v1-handler.ts';
import type { Undos } from '../audit/index.ts';
import type { SavedRepliesRepository, WriteOutcome } from './saved-replies-repository.ts';

type Names = 'listSavedReplies' | 'createSavedReply' | 'changeSavedReply' | 'deleteSavedReply';

const RESOURCE = 'saved_replies';

interface SavedRepliesParts {
  savedReplies: SavedRepliesRepository;
}

export function savedRepliesV1Handlers({ savedReplies }: SavedRepliesParts): V1Handlers<Names> {
  const line = (action: string, resourceId: string) => ({ action, resource: RESOURCE, resourceId });

  return {
    listSavedReplies: async ({ storeId }) => ({ items: await savedReplies.list(storeId) }),

    async createSavedReply({ storeId, body, audit }) {
      const id = randomUUID();
      const options = { also: audit(line('created', id)) };
      return written(
        await savedReplies.write(storeId, { id, ...body }, { most: MAX_SAVED_REPLIES, mayAdd: true }, options),
      );
    },

    async changeSavedReply({ storeId, params: { id }, body, audited }) {
      const options = audited<SavedReply>(line('changed', id));
      return written(
        await savedReplies.write(storeId, { id, ...body }, { most: MAX_SAVED_REPLIES, mayAdd: false }, options),
      );
    },

    async deleteSavedReply({ storeId, params: { id }, audited }) {
      const isRemoved = await savedReplies.remove(storeId, id, audited<SavedReply>(line('deleted', id)));
      if (!isRemoved) throw problem('saved-reply-not-found');
      return { deleted: true };
    },
  };
}

/** A reply is restored as it was. */
export function savedRepliesUndos({ savedReplies }: SavedRepliesParts): Undos {
  return {
    async [RESOURCE](storeId, { resourceId: id, before: kept }, options) {
      const before = SavedReply.nullable().parse(kept);
      if (before === null) {
        await savedReplies.remove(storeId, id, options);
        return;
      }
      const { name, text, created_at: createdAt } = before;
      const limits = { most: MAX_SAVED_REPLIES, mayAdd: true };
      written(await savedReplies.write(storeId, { id, name, text, createdAt }, limits, options));
    },
  };
}

/** @throws `too-many-rules`, `saved-reply-exists`, `saved-reply-not-found`. */
function written(outcome: WriteOutcome): SavedReply {
  if (outcome === 'full') throw problem('too-many-rules');
  if (outcome === 'exists') {
    const message = 'Another saved reply has this name.';
    throw problem('saved-reply-exists', { errors: [{ field: 'name', message }] });
  }
  if (outcome === 'none') throw problem('saved-reply-not-found');
  return outcome;
}
