/** Relations of clothes, shoes, jewellery and cosmetics: kinds of things, what suits whom and when, what goes together. */
import type { RelationRow } from '../relation.ts';

export const FASHION_RELATIONS: readonly RelationRow[] = [['category:boots', 'narrower', ['product_type:ankle-boots']]];
