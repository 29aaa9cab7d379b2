/** What each language's phrase list must hold. Every list is data for `phrases()`: `*` stands for any ending. */
export interface PhraseBook {
  greetings: readonly string[];
  thanks: readonly string[];
  goodbye: readonly string[];
  help: readonly string[];
  /** "red dress", not "I am looking for a red dress please": what people say around a wish. */
  around: readonly string[];
  /** Small words that say nothing about a product. */
  small: readonly string[];
  /** Words that continue the last wish when a message begins with them: "in blue", "with pockets", "only cotton". */
  joining: readonly string[];
  cheaper: readonly string[];
  dearer: readonly string[];
  more: readonly string[];
  restart: readonly string[];
  otherButtons: readonly string[];
  /** Phrases that can only be about an order that was placed. */
  myOrders: readonly string[];
  /** Nouns for an order; with a number or a cue they make an order question. */
  orderNouns: readonly string[];
  orderCues: readonly string[];
  delivery: readonly string[];
  returns: readonly string[];
  payment: readonly string[];
  hours: readonly string[];
  branches: readonly string[];
  contact: readonly string[];
  about: readonly string[];
  /** A message that begins with one of these and names no product is a question we may not be able to answer. */
  questionWords: readonly string[];
}
