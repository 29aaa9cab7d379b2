/** Calls to URLs that users give, never into our own network. */
export { type GuardedFetch, openGuardedFetch } from './guarded-fetch.ts';
export { ANY_ADDRESS } from './public-address.ts';
