/** Calls from a third-party page to the server: to our origin, with the store's key, without cookies. */
import type { VISITOR_HEADER as Header } from '@quarry/contract';
import type { EmbedOptions } from './parts.ts';

/**
 * Equals `VISITOR_HEADER` of the contract. Repeated, because the widget imports only types from there to stay small.
 */
const VISITOR_HEADER = 'x-visitor-token' satisfies typeof Header;

let visitor: string | undefined;

/** Names the shopper to the server. @param kept that of an earlier page; null: a new one, which lives as long as the page. */
export function visitorToken(kept: string | null = null): string {
  visitor ??= kept ?? crypto.randomUUID();
  return visitor;
}

export function connect({ origin, key }: Pick<EmbedOptions, 'origin' | 'key'>, token = visitorToken()): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    if (key) headers.set('authorization', `Bearer ${key}`);
    headers.set(VISITOR_HEADER, token);
    const address = new URL(input instanceof Request ? input.url : String(input), origin);
    return fetch(address, { ...init, headers, credentials: 'omit' });
  };
}
