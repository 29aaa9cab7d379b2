/**
 * State in the query of the URL, so that every view of a room has an address: filters, the selected row, open dialogs.
 */
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export type AddressChange = Readonly<Record<string, string | null>>;

/** `change` sets the named parts and removes those that are null; other parts stay. */
export function useAddress(): {
  get: (name: string) => string | null;
  change: (parts: AddressChange, options?: { replace?: boolean }) => void;
  /** The query with these changes, for links. */
  queryWith: (parts: AddressChange) => string;
} {
  const [query, setQuery] = useSearchParams();
  const get = useCallback((name: string) => query.get(name), [query]);
  const change = useCallback(
    (parts: AddressChange, { replace = false }: { replace?: boolean } = {}) => {
      setQuery((current) => changed(current, parts), { replace, preventScrollReset: true });
    },
    [setQuery],
  );
  const queryWith = useCallback((parts: AddressChange) => `?${changed(query, parts)}`, [query]);
  return { get, change, queryWith };
}

export function changed(query: URLSearchParams, parts: AddressChange): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parts)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The option that the URL names, else the first. */
export function oneOf<Option extends string>(value: string | null, options: readonly [Option, ...Option[]]): Option {
  return options.find((option) => option === value) ?? options[0];
}
