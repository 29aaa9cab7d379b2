/** Public interface: analysis of words, the concept lexicon, and understanding of queries. */
export { ArabicWords, mayBeArabicWithDigits } from './analysis/arabic-in-latin.ts';
export { type AnalyzeOptions, analyze, type Token } from './analysis/analyze.ts';
export { detectLanguage, languageOfMessage, type MessageLanguage } from './analysis/message-language.ts';
export { isKnownWord } from './analysis/stem.ts';
export { keyboardLayouts } from './analysis/keyboard-layout.ts';
export type { Script } from './analysis/script.ts';
export { elementAt } from './element-at.ts';
export { transliterations } from './analysis/transliterate.ts';
export { type Concept, type ConceptKind, THING_KINDS, type Trade } from './concepts/concept.ts';
export { type NumberedText, WordNumbering } from './analysis/word-numbering.ts';
export { warmUpConcepts } from './concepts/form-index.ts';
export { borrowedSpellings, conceptsHeardAs } from './concepts/loan-words.ts';
export { type PartOfName, partsOfNamesIn } from './concepts/parts-of-names.ts';
export { areOpposites, isLexiconWord } from './concepts/other-words.ts';
export { isOneSlipAway, knownWordsNear } from './concepts/near-words.ts';
export { CONCEPTS, conceptOf, formsOf, labelOf, narrowerThan } from './concepts/lexicon.ts';
export type { Relation } from './concepts/relation.ts';
export { answersTo, type RelatedConcept, relatedTo, widerThan } from './concepts/related.ts';
export { attributeName, NAMED_ATTRIBUTES } from './labels/attribute-names.ts';
export { departmentName } from './labels/department-names.ts';
export { measureLabel } from './labels/measure-label.ts';
export { valueLabel } from './labels/value-label.ts';
export {
  freeFromClaims,
  mayStateSomething,
  type StatedText,
  statementsOf,
} from './free-from/product-statements.ts';
export type { ProductStatements } from './free-from/found-statements.ts';
export { foundIn, isInFood, substanceLabel, substanceOf, substancesIn } from './free-from/substances.ts';
export { LANGUAGES, type Language, READ_LANGUAGES } from './language.ts';
export { type Need, needsIn, type Remedy } from './needs/needs-in.ts';
export type { Measure } from './units/measure.ts';
export { measuredAttribute } from './units/measured-attributes.ts';
export { fromBaseUnit, quantityOf, toBaseUnit } from './units/quantities.ts';
export { measuresIn } from './units/measures-in.ts';
export type { Order, OrderBy } from './understand/order.ts';
export { isMeasureWord } from './understand/price-words.ts';
export { conceptsIn, type MentionedConcept } from './understand/concepts-in.ts';
export { type NumberInWords, readNumberInWords } from './understand/number-words.ts';
export {
  type UnderstandOptions,
  type Understanding,
  type Understood,
  type UnderstoodSpan,
  understand,
} from './understand/understand.ts';
