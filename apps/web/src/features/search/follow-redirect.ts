/** Where staff send a query: a page of ours without a reload, any other web address as a document. */
import { isPagePath } from '@quarry/contract';

/**
 * Answers how a redirect is followed; null for what is no web address (a `javascript:` must not run). `here` is the
 * address of the present page.
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
