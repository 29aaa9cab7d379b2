/** API v1: the first account. */
import type { V1Handlers } from '../../api-v1/v1-handler.ts';
import type { FirstAccounts } from './first-account-repository.ts';

export function setupV1Handlers({
  firstAccounts,
}: {
  firstAccounts: FirstAccounts;
}): V1Handlers<'setupState' | 'createFirstAccount'> {
  return {
    setupState: async () => ({ is_open: await firstAccounts.isOpen() }),

    async createFirstAccount({ body, request }) {
      await firstAccounts.create(body, request.id);
      return { username: body.username };
    },
  };
}
