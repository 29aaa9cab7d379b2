/** API v1: feeds with a schedule. */
import { Feed } from '@quarry/contract';
import type { V1Handlers } from '../../../api-v1/v1-handler.ts';
import type { Undos } from '../../audit/index.ts';
import type { ScheduledFeeds } from './scheduled-feeds.ts';

type Names = 'listFeeds' | 'createFeed' | 'changeFeed' | 'deleteFeed' | 'runFeed' | 'confirmFeedLoss';

export function feedsV1Handlers({ feeds }: { feeds: ScheduledFeeds }): V1Handlers<Names> {
  const line = (action: string, resourceId: string) => ({ action, resource: 'feeds', resourceId });

  return {
    listFeeds: async ({ storeId }) => ({ items: await feeds.list(storeId) }),

    createFeed: ({ storeId, body, caller, audit }) =>
      feeds.create(storeId, body, caller.name, (id) => audit(line('created', id))),

    changeFeed: ({ storeId, params: { id }, body, audited }) =>
      feeds.change(storeId, id, body, audited<Feed>(line('changed', id))),

    async deleteFeed({ storeId, params: { id }, audited }) {
      await feeds.remove(storeId, id, audited<Feed>(line('deleted', id)));
      return { deleted: true };
    },

    runFeed: ({ storeId, params: { id }, audit }) => feeds.runNow(storeId, id, audit(line('started', id))),

    confirmFeedLoss: ({ storeId, params: { id }, audit }) =>
      feeds.confirmLoss(storeId, id, audit(line('confirmed', id))),
  };
}

/** A feed gets its settings back, a deleted one comes back, a new one is deleted. */
export function feedsUndos({ feeds }: { feeds: ScheduledFeeds }): Undos {
  return {
    async feeds(storeId, { resourceId, before, after }, { also }) {
      const settings = Feed.nullable();
      await feeds.restore(storeId, resourceId, { before: settings.parse(before), after: settings.parse(after) }, also);
    },
  };
}
