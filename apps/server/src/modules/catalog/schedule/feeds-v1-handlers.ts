/** API v1: feeds with a schedule. */
import type { Feed } from '@quarry/contract';
import type { V1Handlers } from '../../../api-v1/v1-handler.ts';
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
