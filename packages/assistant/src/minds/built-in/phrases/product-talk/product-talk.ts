/** What each language's list of product talk must hold. Every list is data for `phrases()`: `*` stands for any ending. */

/** A fact of a product that has a question of its own; others are asked for by the attribute's name. */
export type FactTopic =
  | 'price'
  | 'stock'
  | 'size'
  | 'color'
  | 'material'
  | 'brand'
  | 'rating'
  | 'description'
  | 'gender';

export interface ProductTalk {
  compare: readonly string[];
  /** "More like the second". */
  alike: readonly string[];
  /** "Without the second one", "not that one". */
  notThat: readonly string[];
  /** "I take the second one". */
  choose: readonly string[];
  /** "Forget the price", "any size": with the word for a condition. */
  letGo: readonly string[];
  otherColor: readonly string[];
  /** "Which one is the cheapest". */
  which: readonly string[];
  /** Back to the wishes before the last one. */
  undo: readonly string[];
  cheapestFirst: readonly string[];
  dearestFirst: readonly string[];
  bestRatedFirst: readonly string[];
  newestFirst: readonly string[];
  facts: Record<FactTopic, readonly string[]>;
  /** Signs of a yes-or-no question. */
  yesOrNo: readonly string[];
}
