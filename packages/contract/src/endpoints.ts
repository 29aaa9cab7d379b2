/**
 * All calls of the API. The server registers its routes by spreading an entry (`app.route({ ...endpoints.search,
 * handler })`), the client builds its calls from the same entry, and the OpenAPI document is generated from them.
 */
import { accountCalls } from './endpoints/accounts.ts';
import { bookingCalls } from './endpoints/bookings.ts';
import { catalogueCalls } from './endpoints/catalogue.ts';
import { chatCalls } from './endpoints/chat.ts';
import { searchCalls } from './endpoints/search.ts';
import { staffCalls } from './endpoints/staff.ts';
import { tryOnCalls } from './endpoints/try-on.ts';

export { bookingPageCalls } from './endpoints/bookings.ts';
export type { Endpoint } from './endpoints/endpoint.ts';

/** In the order of the OpenAPI document. */
export const endpoints = {
  ...accountCalls,
  ...catalogueCalls,
  ...searchCalls,
  ...staffCalls,
  ...chatCalls,
  ...tryOnCalls,
  ...bookingCalls,
} as const;
export type EndpointName = keyof typeof endpoints;
