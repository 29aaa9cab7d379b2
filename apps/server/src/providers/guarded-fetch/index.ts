/** Files from addresses that users give, fetched without ever reaching into our own network. */
export { type GuardedFetch, openGuardedFetch } from './guarded-fetch.ts';
