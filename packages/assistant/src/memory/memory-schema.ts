/**
 * The schema of the dialogue state, which is stored between turns as JSON in the conversation's row. A change of its
 * shape needs a new `MEMORY_VERSION` and a step in `migrate-memory.ts`, unless it adds a part that may be missing.
 */
import { Language, SearchFilters, SearchSort } from '@quarry/contract';
import { z } from 'zod';
import { readCurrentDanger } from '../danger/current-danger.ts';
import { OPERATION_KINDS } from '../dialogue/operation.ts';
import { Advice } from './advice.ts';
import { count, flag, numberOrNull, optional, readable, textOrNull, texts, withoutEmpty } from './stored-values.ts';

export const MEMORY_VERSION = 5;
export const MAX_TYPED = 60;

/** A product as it was last shown, enough to know which one is meant without looking it up again. */
const ShownProduct = z.object({
  id: z.string(),
  title: z.string(),
  price: numberOrNull,
  rating: numberOrNull,
  category: textOrNull,
  brand: textOrNull,
  /** Canonical values of its attributes: `red`, `cotton`. */
  values: texts,
});
export type ShownProduct = z.infer<typeof ShownProduct>;

/** A condition that no filter of the search holds: the shopper's words, bound to an attribute where one has such a value. */
const WishedCondition = z
  .object({
    text: z.string(),
    key: optional(z.string()),
    value: optional(z.string()),
    isNegated: optional(z.literal(true)),
    /** The device that the thing must fit, named exactly. */
    isModel: optional(z.literal(true)),
    /** The turn in which it was said. */
    turn: optional(z.number()),
  })
  .transform(withoutEmpty);
export type WishedCondition = z.infer<typeof WishedCondition>;

/** What the shopper is looking for at this moment. */
const Wishes = z
  .object({
    /** The words that are matched as text, without those that became a filter. May be empty ("something red"). */
    words: z.string(),
    /** What was said in full, as a query; used when the filters turn out to have been misread. */
    said: z.string(),
    filters: SearchFilters,
    sort: SearchSort,
    /** How the request is displayed if its words are not the shopper's own: a gift, for a son. */
    shownAs: optional(z.string()),
    /** "Cheaper than that", "dearer than that": limits that leave out the price itself. */
    below: optional(z.number()),
    above: optional(z.number()),
    /** Conditions that nothing met and that were let go of: they come back when another one is given up. */
    wanted: optional(SearchFilters),
    /** Products that the shopper does not want to see again ("without the second one"). */
    without: optional(texts),
    /** Conditions that are judged by the data of products. */
    conditions: optional(readable(WishedCondition)),
    /** Age of the person it is for, in months: what is meant for others is left out. */
    ageMonths: optional(z.number()),
  })
  .transform(withoutEmpty);
export type Wishes = z.infer<typeof Wishes>;

/** Requests that were replaced by others. */
const WishVersion = z.object({
  wishes: Wishes,
  /** The turn that replaced them. */
  turn: count,
});

const noneShown = { products: [], page: 0, total: 0 };
const noOrders = { pending: null, numberAsked: false, last: null, proven: [], email: null, phoneEnding: null };

/** A question about shown products, without the words that pointed at them. */
const AskedFact = z.object({
  /** The words of the fact; empty where only the whole question tells it. */
  asked: z.string(),
  words: z.string(),
});
export type AskedFact = z.infer<typeof AskedFact>;

export const Memory = z.object({
  version: z.literal(MEMORY_VERSION),
  language: Language.nullable().catch(null),
  wishes: Wishes.nullable().catch(null),
  /** Previous versions of the request, the latest at the end: going back restores it. */
  versions: readable(WishVersion),
  /** The products shown last: a page of results, or (page 0) another list, such as similar products. */
  shown: z.object({ products: readable(ShownProduct), page: count, total: count }).catch(noneShown),
  /** The list before that, whole: of one product left, "the second" is one of the list before. */
  before: readable(ShownProduct),
  /** Products of earlier pages and lists, the latest first: "that blue dress" may be one of them. */
  seen: readable(ShownProduct),
  /** Id of the product whose page of the shop the shopper is on. */
  pageProduct: textOrNull,
  /** Ids of what was last spoken of by name: "it", "both". */
  focus: texts,
  /** What was last spoken of, of each thing that was looked for, the latest at the end: "both", "in all". */
  spokenOf: readable(z.object({ id: z.string(), words: z.string() })),
  /** The last turn was about one product or a few: a question without a subject is about them too. */
  isAboutFew: flag,
  /** The device that what is looked for must fit, as it was named last. */
  model: textOrNull,
  /** What was asked of shown products last, and in which turn: "and the second one?" asks the same of another. */
  lastAsked: z.object({ facts: readable(AskedFact), turn: count }).catch({ facts: [], turn: 0 }),
  /** Which set of quick replies was offered last. */
  buttonSet: count,
  orders: z
    .object({
      /** The order that the shopper asked about and has not proven yet. */
      pending: textOrNull,
      /** True right after the shopper was asked for a number. */
      numberAsked: flag,
      /** The order shown last: "and its tracking number?". */
      last: textOrNull,
      proven: texts,
      email: textOrNull,
      phoneEnding: textOrNull,
    })
    .catch(noOrders),
  /** Substances that the shopper must avoid, an allergy for one: nothing that contains them is offered. */
  avoid: texts,
  /** Medicines that the shopper takes and conditions they are in, by name: nothing that is dangerous with them is offered. */
  health: texts,
  /** Medicines are looked for on behalf of somebody under 16, until an adult is named. */
  isForChild: flag,
  /** Names of active ingredients that the shopper is allergic to, until withdrawn. */
  medicineAllergies: texts,
  advice: Advice,
  /** The detected danger that is not over. */
  danger: z.unknown().transform(readCurrentDanger),
  /** The shopper's spelling of words of the request, by their normalized form: `kaba` for `კაბა`. */
  typed: z
    .record(z.string(), z.string())
    .catch({})
    .transform((typed) => Object.fromEntries(Object.entries(typed).slice(-MAX_TYPED))),
  /** What the last message was read as. */
  lastKinds: readable(z.enum(OPERATION_KINDS)),
  /** The language that the shopper asked for by name. */
  askedLanguage: Language.nullable().catch(null),
  /** Turns so far: varies the wording without chance. */
  turns: count,
});
export type Memory = z.infer<typeof Memory>;
