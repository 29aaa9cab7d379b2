/** Lists the shops that the logged-in account may open, and in which sections. */
import { isContextOf, SECTION_BASES, type SectionBase, storeOf } from '@quarry/contract';
import type { Fetch } from '../calls/fetch.ts';
import { readSession } from '../calls/login.ts';

export interface AccessibleShop {
  storeId: string;
  /** In the order of `SECTION_BASES`. */
  sections: SectionBase[];
}

/** Shops in the server's order; empty when nobody is logged in. @throws CallError when the server does not answer. */
export async function readAccessibleShops({ fetch }: { fetch?: Fetch } = {}): Promise<AccessibleShop[]> {
  const contexts = await Promise.all(
    SECTION_BASES.map(async (base) => {
      const session = await readSession({ contextBase: base, ...(fetch && { fetch }) });
      // For an account without this section the server returns a context of another section.
      return (session?.availableContexts ?? []).filter((context) => isContextOf(context, base));
    }),
  );
  const shops = new Map<string, SectionBase[]>();
  for (const [place, base] of SECTION_BASES.entries()) {
    for (const context of contexts[place] ?? []) {
      const storeId = storeOf(context);
      shops.set(storeId, [...(shops.get(storeId) ?? []), base]);
    }
  }
  return [...shops].map(([storeId, sections]) => ({ storeId, sections }));
}
