/** Calls of API v1 from the console's own origin, with the session of who is logged in. */
import { createApiClient } from '@quarry/client';

export const { call: callV1, callWithTag: callV1WithTag } = createApiClient();
