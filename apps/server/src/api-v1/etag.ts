/** Entity tags: a hash of what a resource shows, independent of the order of its keys. */
import { createHash } from 'node:crypto';

const TAG_LENGTH = 22;

export function etagOf(value: unknown): string {
  const hash = createHash('sha256').update(canonicalJson(value)).digest('base64url');
  return `"${hash.slice(0, TAG_LENGTH)}"`;
}

/** @param header of `If-Match` or `If-None-Match`; weak tags count as strong ones. */
export function matchesTag(header: string, tag: string): boolean {
  return header.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')));
}

/** JSON with sorted keys, so that equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? 'undefined'
  );
}
