/** Calls from a third-party page to the server: to our origin, with the store's key, without cookies. */
import type { VISITOR_HEADER as Header } from '@quarry/contract';
import type { EmbedOptions } from './options.ts';

/**
 * Equals `VISITOR_HEADER` of the contract. Repeated, because the widget imports only types from there to stay small.
 */
const VISITOR_HEADER = 'x-visitor-token' satisfies typeof Header;

/** Lives as long as the page: nothing is stored in the shopper's browser. */
let visitor: string | undefined;

export function connect({ origin, key }: Pick<EmbedOptions, 'origin' | 'key'>): typeof fetch {
  visitor ??= crypto.randomUUID() + crypto.randomUUID().replaceAll('-', '').slice(0, 8);
  const token = visitor.replaceAll('-', '_');
  return (input, init) => {
    const headers = new Headers(init?.headers);
    if (key) headers.set('authorization', `Bearer ${key}`);
    headers.set(VISITOR_HEADER, token);
    const address = new URL(input instanceof Request ? input.url : String(input), origin);
    return fetch(address, { ...init, headers, credentials: 'omit' });
  };
}
