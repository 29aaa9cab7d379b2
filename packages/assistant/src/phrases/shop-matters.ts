/**
 * Specific topics of questions about a shop. A text of the shop answers such a question only if it mentions the topic:
 * a returns text without the word warranty does not state whether there is one.
 */
import type { PhraseList } from '../words/phrases.ts';
import { listOf } from './phrase-lists.ts';
import told from './phrase-data/matters-told.json' with { type: 'json' };

export interface ShopMatter {
  asked: PhraseList;
  /** Whether a sentence mentions the topic. @param folded see `foldText`. */
  isTold(folded: string): boolean;
}

const matter = (asked: PhraseList, parts: readonly string[]): ShopMatter => ({
  asked,
  isTold: (folded) => parts.some((part) => folded.includes(part)),
});

export const SHOP_MATTERS: readonly ShopMatter[] = [
  matter(listOf('matterWarranty'), told.warranty),
  matter(listOf('matterInstalments'), told.instalments),
  matter(listOf('matterGiftWrap'), told.giftWrap),
  matter(listOf('matterParking'), told.parking),
  matter(listOf('matterJobs'), told.jobs),
  matter(listOf('matterLoyalty'), told.loyalty),
  matter(listOf('matterDiscountCode'), told.discountCode),
  matter(listOf('matterWholesale'), told.wholesale),
  matter(listOf('matterGiftCard'), told.giftCard),
  matter(listOf('matterPrescription'), told.prescription),
  matter(listOf('matterAssembly'), told.assembly),
  matter(listOf('matterAbroad'), told.abroad),
  matter(listOf('matterSameDay'), told.sameDay),
  matter(listOf('matterCash'), told.cash),
  matter(listOf('matterOnlinePayment'), told.onlinePayment),
];
