/** Fetches files from URLs that users give, never from our own network. */
export { type GuardedFetch, openGuardedFetch } from './guarded-fetch.ts';
