/**
 * What the reader finds in one message: operations on the dialogue, each with its slots. The reader fills these types
 * from text; the dialogue applies them to its state. Neither knows the other's internals.
 */
import type { Language } from '@quarry/contract';

/** One message may hold several operations. */
export const OPERATION_KINDS = [
  /** Look for products: "a red dress", "need a charger for my car". */
  'find',
  /** One more thing beside what is looked for: "I also need a stand". */
  'find-also',
  /** A condition of what is looked for: "under 50", "in blue", "2 metres", "with arms", "the magnetic one" said of a list. */
  'constrain',
  /** Puts a new subject or value in place of an earlier one: "no wait, a tablet", "sorry, 2500", "mine is the 15 pro". */
  'replace',
  /** Gives up an earlier condition or thing: "any colour is fine", "forget the rug", "price doesn't matter". */
  'drop',
  /** Rules something out: "without wool", "not electric", "no brand X". */
  'exclude',
  /** Order by, or the extreme of, an attribute: "cheapest", "the lightest", "which holds the most". */
  'sort',
  /** Relative to what was shown: "something cheaper", "a bigger one", "quieter". */
  'compare-than',
  /** More results of the same: "show more", "others?". */
  'more',
  /** Chooses or points at shown products and says no more: "the second one", "the blue one", "I'll take it". */
  'select',
  /** Products like one: "similar ones", "the same in blue" (with a colour slot). */
  'alike',
  /** A question about a product's facts: "does it come with a tuner", "how heavy is it", "is it in stock", "how much is it". */
  'ask-fact',
  /** Which of the shown or named is better for something: "which is quieter", "what is better for beginners". */
  'which-better',
  /** Differences between two to four products: "compare the first and the third", "what's the difference between A and B". */
  'compare',
  /** Why this was shown or recommended. */
  'why',
  /** What belongs to it: "what do I need to go with it", "a case for it", "which staples fit it". */
  'goes-with',
  /** A present: for whom, occasion, budget. */
  'gift',
  /** Sum of several: "total for the three", "how much for 20 of them". */
  'total',
  /** A budget, each or in total. */
  'budget',
  /** Has it already: "he already has a backpack". */
  'owned',
  /** An allergy, intolerance or diet that lasts for the conversation; with `negated` it is withdrawn. */
  'avoid',
  'order-status',
  /** Delivery, returns, payment, hours, address, warranty, gift wrapping, brands, … of the shop. */
  'shop-info',
  'complaint',
  'hand-over',
  /** Asks for another language of the replies. */
  'language',
  /** Back to an earlier list or subject. */
  'go-back',
  'restart',
  'confirm',
  'deny',
  'greeting',
  'thanks',
  'goodbye',
  'help',
  /** Who are you, how are you, jokes, moods. */
  'small-talk',
  /** Nothing that a shop can answer: weather, code, politics, homework. */
  'out-of-scope',
] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

export const SLOT_TYPES = [
  /** Words for the thing itself: "charger", "red wine glasses" without the colour. */
  'kind',
  /** A proper name of one product: "Halden 7 Plus", "Orvika 15". */
  'product',
  'brand',
  'color',
  'material',
  'size',
  /** A property that is named, not valued: "weight", "battery life", "how heavy". */
  'attribute',
  /** A property's value or a feature that the thing must have: "waterproof", "for beginners", "with arms", "2 ports". */
  'feature',
  /** A number with or without its unit that is no price: "2 metres", "50", "20000 mAh". */
  'measure',
  'price-min',
  'price-max',
  /** Words that say each or in total. */
  'budget-scope',
  /** For whom: "my niece", "a 6 month old". */
  'person',
  'occasion',
  /** What the thing is used for or fits: "for my car", "for Orvika 15", "in winter". */
  'purpose',
  /** Place in a list: "second", "last". */
  'ordinal',
  /** "it", "those", "both", "neither", "that brand". */
  'deictic',
  /** The direction of a sort or comparison: "cheapest", "bigger", "quieter". */
  'comparative',
  'quantity',
  'order-number',
  /** What about the shop: "delivery", "returns". */
  'topic',
  'language',
] as const;
export type SlotType = (typeof SLOT_TYPES)[number];

export interface Slot {
  type: SlotType;
  /** As written. */
  text: string;
  /** Half-open range in UTF-16 units of the message. */
  start: number;
  end: number;
  /** 0 to 1, calibrated. */
  confidence: number;
  /** The value is ruled out or taken back: "not wool", "not 15 but 15 pro" (the first). */
  isNegated?: true;
}

export interface Operation {
  kind: OperationKind;
  slots: Slot[];
  /** 0 to 1, calibrated. */
  confidence: number;
}

/** What the reader may know of the dialogue. */
export interface ReadingContext {
  /** Of the page, or of the conversation so far. */
  language: Language;
  hasSubject: boolean;
  constraintCount: number;
  shownCount: number;
  /** The assistant's last question, when it is open. */
  openQuestion:
    | 'which-product'
    | 'which-kind'
    | 'for-whom'
    | 'budget'
    | 'order-number'
    | 'order-proof'
    | 'car'
    | 'yes-no'
    | null;
  /** Operations of the last turn. */
  lastKinds: readonly OperationKind[];
  /** Whether a word stands in the shop's catalogue, as a kind, a brand or a word of a title; absent: not known. */
  catalogueHas?: ((word: string) => 'kind' | 'brand' | 'word' | null) | undefined;
}

export interface Reading {
  /** In the order of the message; empty when nothing was understood. */
  operations: Operation[];
  /** Of the message, also when it is written in Latin letters; null when a name or number does not tell. */
  language: Language | null;
  /** True for Georgian or Arabic in Latin letters, and for Turkish or Azerbaijani without their marks. */
  isRomanized: boolean;
}
