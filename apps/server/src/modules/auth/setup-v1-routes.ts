/** API v1: the first account. */
import type { FastifyRequest } from 'fastify';
import type { V1Handlers } from '../../api-v1/v1-handler.ts';
import { asksForLoopback, isForwarded, isLoopbackAddress, isLoopbackHost } from '../../loopback.ts';
import type { FirstAccounts } from './first-account-repository.ts';

export interface SetupV1Parts {
  firstAccounts: FirstAccounts;
  /** Our configured origin. */
  publicOrigin: string | undefined;
}

export function setupV1Handlers({
  firstAccounts,
  publicOrigin,
}: SetupV1Parts): V1Handlers<'setupState' | 'createFirstAccount'> {
  /** A browser on this machine, without a proxy between. A server with a public address has proxies. */
  function isOnMachine({ socket, headers, raw }: FastifyRequest): boolean {
    if (publicOrigin !== undefined && !isLoopbackHost(new URL(publicOrigin).host)) return false;
    return isLoopbackAddress(socket.remoteAddress ?? '') && asksForLoopback(headers) && !isForwarded(raw);
  }

  return {
    async setupState({ request }) {
      const isOpen = await firstAccounts.isOpen();
      return { is_open: isOpen, needs_code: isOpen && !isOnMachine(request) };
    },

    async createFirstAccount({ body, request }) {
      await firstAccounts.create(body, isOnMachine(request), request.id);
      return { username: body.username };
    },
  };
}
