/** Follows a redirect rule: to our own pages without a reload, to other URLs as a new document. */
import { isPagePath } from '@quarry/contract';

/**
 * Returns how to follow a redirect; null when it is not a web URL (a `javascript:` URL must not run). `here` is the
 * current page's URL.
 */
export function redirectTarget(
  redirect: string,
  here: string,
): { kind: 'page'; path: string } | { kind: 'document'; href: string } | null {
  const target = URL.parse(redirect, here);
  if (!target || !/^https?:$/.test(target.protocol)) return null;
  const isOurs = target.origin === new URL(here).origin && isPagePath(target.pathname);
  return isOurs
    ? { kind: 'page', path: `${target.pathname}${target.search}${target.hash}` }
    : { kind: 'document', href: target.href };
}
