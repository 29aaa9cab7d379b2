/** The call of the virtual try-on. */
import { perMinute } from '../call-limit.ts';
import { LookRequest, LookResponse } from '../try-on.ts';
import { type Endpoint, problems } from './endpoint.ts';

export const tryOnCalls = {
  qmatch: {
    method: 'POST',
    url: '/api/qmatch',
    limit: perMinute('try-on', 60),
    schema: {
      tags: ['Try-on'],
      summary: 'A mannequin dressed in the pieces of the given pictures',
      body: LookRequest,
      response: { 200: LookResponse, ...problems },
    },
  },
} as const satisfies Record<string, Endpoint>;
