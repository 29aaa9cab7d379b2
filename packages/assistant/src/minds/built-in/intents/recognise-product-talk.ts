/**
 * Messages about products that lie on the table: comparing them, asking about one, more like one, without one, taking
 * one, another order, back to the wishes before. Null for a message that is about none of them.
 */
import type { Language, SearchFilters, SearchSort } from '@quarry/contract';
import { attributeName, measuresIn, NAMED_ATTRIBUTES, understand } from '@quarry/language';
import type { Memory } from '../../../memory/memory.ts';
import { foldText } from '../../../words/fold-text.ts';
import { asciiDigits } from '../../../words/numbers-in.ts';
import { type PhraseList, phrases } from '../../../words/phrases.ts';
import { OWN_PHRASES, PHRASES } from '../phrases/phrase-books.ts';
import { BACK_TO_BEFORE, GOING_BACK } from '../phrases/asides.ts';
import type { FactTopic } from '../phrases/product-talk/product-talk.ts';
import { OWN_TALK, SORTING, UNDO, WANTS } from '../phrases/product-talk/product-talks.ts';
import { POINTERS } from '../slots/reference-words.ts';
import { type References, readReferences } from '../slots/references.ts';
import { readWishSlots, type WishSlots } from '../slots/wish-slots.ts';

export interface ProductQuestion {
  /** Products that are meant, the first named first. */
  ids: readonly string[];
  topics: readonly FactTopic[];
  /** Attributes that were asked for by their names. */
  attributes: readonly string[];
  /** "Is it cotton", "does it come in M". */
  asked: SearchFilters;
  /** "Is it waterproof", "is it good for dry skin". */
  concepts: readonly AskedConcept[];
  /** The question without the words that point at the product. */
  words: string;
}

export type WhichBest = 'cheapest' | 'dearest' | 'bestRated';
export type LetGoKey = 'price' | 'size' | 'color' | 'material' | 'brand';

export interface AskedConcept {
  kind: string;
  value: string;
  negated: boolean;
}

export type ProductIntent =
  /** `names`: products that are not on the table, as they were called. */
  | { kind: 'compare'; ids: readonly string[]; names: readonly string[] }
  | ({ kind: 'about' } & ProductQuestion)
  | { kind: 'not-that' | 'choose'; ids: readonly string[] }
  /** `price`: more like it, and cheaper or dearer. */
  | { kind: 'alike'; ids: readonly string[]; price: 'cheaper' | 'dearer' | null }
  /** "Which one is the cheapest": of these, or of all that was found. */
  | { kind: 'which'; best: WhichBest; ids: readonly string[] | null }
  | { kind: 'undo' }
  /** Nothing of this brand, as the shop writes it. */
  | { kind: 'not-by'; brand: string }
  /** "Forget the price", "any colour". */
  | { kind: 'let-go'; keys: readonly LetGoKey[] }
  | { kind: 'other-color' }
  /** A place in the list that the list does not have. */
  | { kind: 'no-such-place' }
  /** `wish`: what is looked for at the same time, when anything is. */
  | { kind: 'sort'; sort: SearchSort; wish: WishSlots };

/** What stands between two names in "A and B", "A vs B". */
const BETWEEN: Record<Language, RegExp> = {
  en: /\s+(?:and|with|vs\.?|versus|to|or|against)\s+|\s*[,&]\s*/iu,
  ka: /\s+(?:და|თუ|ან)\s+|\s*[,&]\s*/u,
  tr: /\s+(?:ile|ve|veya|yoksa|mı|mi|mu|mü)\s+|\s*[,&]\s*/iu,
  ar: /\s+(?:و|مع|او|أو|ام|أم)\s+|\s+و(?=\p{L}{3})|\s*[,،&]\s*/u,
  az: /\s+(?:ilə|və|yoxsa|yaxud|və ya)\s+|\s*[,&]\s*/iu,
};
const LONGEST_QUESTION = 14;
const SHORT_NAME = 4;
/** Of a short question without a subject so many words may be neither a fact nor known small talk. */
const MOST_WORDS_BESIDE = 3;
const HAS_QUESTION_MARK = /[?؟]/u;
/** Georgian asks with the voice; a form of "to be" on the last word is its only written sign. */
const GEORGIAN_COPULA = /\p{Script=Georgian}+(?:ისაა|აა|ია|შია)[\s.?!]*$/u;

export function recogniseProductTalk(
  message: string,
  language: Language,
  currency: string,
  memory: Memory,
): ProductIntent | null {
  const folded = foldText(message).trim();
  const core = foldText(OWN_PHRASES[language].around.removeFrom(message) || message);
  const hasTable = memory.shown.products.length > 0 || memory.focus.length > 0;
  if (hasTable && (UNDO.isAllOf(folded) || UNDO.isAllOf(core) || goesBack(message, language, memory))) {
    return { kind: 'undo' };
  }

  const own = OWN_TALK[language];
  const notBy = hasTable && memory.wishes ? brandRuledOut(message, language, memory) : null;
  if (notBy) return notBy;
  const letGo = memory.wishes && readLetGo(message, language, currency);
  if (letGo) return letGo;
  const which = hasTable ? readWhich(message, language, memory) : null;
  if (which) return which;
  const references = readReferences(message, language, memory);
  if (
    hasTable &&
    !references &&
    memory.focus.length > 0 &&
    own.choose.in(folded) &&
    isAllBut(message, language, own.choose)
  ) {
    return { kind: 'choose', ids: memory.focus.slice(0, 1) };
  }
  if (own.compare.in(folded)) {
    const compared = readCompared(message, language, memory, references);
    if (compared) return compared;
  }
  if (references?.how === 'place' && references.ids.length === 0) {
    const asked = Object.values(own.facts).reduce((text, list) => list.removeFrom(text), references.rest);
    const { unexplained, namesProduct } = readWishSlots(asked, language, currency);
    if (!namesProduct && unexplained.length <= 1) return { kind: 'no-such-place' };
  }
  if (references && references.ids.length > 0) {
    const about = pointed(message, language, currency, references);
    if (about) return about;
  }
  if (memory.isAboutFew && !references) {
    const about = readQuestion(message, language, { ids: memory.focus, rest: message, how: 'pronoun', described: [] });
    if (about && isPlainQuestion(about, folded, own.yesOrNo) && saysNothingElse(message, language, currency, about)) {
      return { kind: 'about', ...about };
    }
  }
  return readSort(message, language, currency, memory);
}

/** "Okay, take me back to the ones before please". */
function goesBack(message: string, language: Language, memory: Memory): boolean {
  if (memory.earlierWishes.length === 0 || !BACK_TO_BEFORE.in(foldText(message))) return false;
  const rest = UNDO.removeFrom(BACK_TO_BEFORE.removeFrom(message));
  const left = GOING_BACK.removeFrom(OWN_PHRASES[language].unsaid.removeFrom(rest));
  return !/\p{L}{3}/u.test(left);
}

function comparedPrice(folded: string): 'cheaper' | 'dearer' | null {
  return PHRASES.cheaper.in(folded) ? 'cheaper' : PHRASES.dearer.in(folded) ? 'dearer' : null;
}

/** "Which of those two is cheaper", `ən ucuzu hansıdır`. */
function readWhich(message: string, language: Language, memory: Memory): ProductIntent | null {
  const folded = foldText(message);
  const { which } = OWN_TALK[language];
  const { cheapest, dearest, bestRated, several } = POINTERS[language];
  if (!which.in(folded)) return null;
  const lists = [
    ['cheapest', [cheapest, PHRASES.cheaper]],
    ['dearest', [dearest, PHRASES.dearer]],
    ['bestRated', [bestRated]],
  ] as const;
  const places = readReferences(message, language, memory);
  const isOfPlaces = places?.how === 'place' && places.ids.length > 1;
  for (const [best, ways] of lists) {
    if (!ways.some((list) => list.in(folded))) continue;
    if (isOfPlaces) return { kind: 'which', best, ids: places.ids };
    const left = [...ways, which, several].reduce((text, list) => list.removeFrom(text), message);
    if (!isAllBut(left, language, which)) continue;
    const isOfFew = several.in(folded) || (memory.isAboutFew && memory.focus.length > 1);
    const few = memory.focus.length > 1 ? memory.focus : memory.shown.products.slice(0, 2).map(({ id }) => id);
    return { kind: 'which', best, ids: isOfFew ? few : null };
  }
  return null;
}

/** "Everything but Figlore", `Figlore-ს გარდა`: a brand on the table, and nothing else but that it is not wanted. */
function brandRuledOut(message: string, language: Language, memory: Memory): ProductIntent | null {
  const own = OWN_TALK[language];
  const folded = foldText(message);
  if (!own.notThat.in(folded)) return null;
  const brands = [...new Set([...memory.shown.products, ...memory.seen].flatMap(({ brand }) => brand ?? []))];
  const brand = brands.find((name) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(foldText(name))}`, 'u').test(folded));
  if (brand === undefined) return null;
  const rest = folded.replace(new RegExp(`${escaped(foldText(brand))}[-'’]?\\p{L}{0,4}`, 'u'), ' ');
  return isAllBut(OWN_PHRASES[language].unsaid.removeFrom(rest), language, own.notThat)
    ? { kind: 'not-by', brand }
    : null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function readLetGo(message: string, language: Language, currency: string): ProductIntent | null {
  const own = OWN_TALK[language];
  const folded = foldText(message);
  const { filters: said, namesProduct } = readWishSlots(message, language, currency);
  // `مو مهم` is no exclusion of what is important.
  const { exclude: _notWanted, ...filters } = said;
  if (namesProduct || Object.keys(filters).length > 0 || measuresIn(message, { language }).length > 0) return null;
  const { spans } = understand(message, { language });
  // "Any colour but white", "another colour than black" name one that is not wanted.
  if (spans.some(({ kind, negated }) => negated && kind === 'color')) return null;
  if (own.otherColor.in(folded)) return { kind: 'other-color' };
  if (!own.letGo.in(folded)) return null;
  const keys = LET_GO_KEYS.filter((key) => own.facts[key].in(folded));
  return keys.length > 0 ? { kind: 'let-go', keys } : null;
}

const LET_GO_KEYS: readonly LetGoKey[] = ['price', 'size', 'color', 'material', 'brand'];

/** What is said of products that the message points at. */
function pointed(message: string, language: Language, currency: string, references: References): ProductIntent | null {
  const { ids, rest, how } = references;
  const own = OWN_TALK[language];
  const folded = foldText(rest);
  const saysCondition = Object.keys(understand(rest, { language }).understood).length > 0;
  const isPlain = how !== 'description' && !saysCondition;
  // "Without the red one" is a wish about a colour; "without the second" is about a product.
  if (isPlain && own.alike.in(folded) && isAllBut(rest, language, own.alike)) {
    return { kind: 'alike', ids, price: comparedPrice(folded) };
  }
  if (isPlain && own.notThat.in(folded) && isAllBut(rest, language, own.notThat)) return { kind: 'not-that', ids };

  const question = readQuestion(message, language, references);
  if (question) return { kind: 'about', ...question };
  const wish = readWishSlots(rest, language, currency);
  const saysMore = wish.namesProduct || wish.unexplained.length > 0 || Object.keys(wish.filters).length > 0;
  if (own.choose.in(folded) && isAllBut(rest, language, own.choose)) return { kind: 'choose', ids };
  // "I want that one": of a place or a pronoun; "I want the blue dress" may as well be a wish.
  if ((how === 'place' || how === 'pronoun') && WANTS.in(folded) && isAllBut(rest, language, WANTS)) {
    return { kind: 'choose', ids };
  }
  // "The second one", and nothing else.
  const isBare = how === 'place' && !saysMore;
  const nothingAsked = { topics: [], attributes: [], asked: {}, concepts: [], words: '' };
  return isBare ? { kind: 'about', ids, ...nothingAsked } : null;
}

function readQuestion(
  message: string,
  language: Language,
  { ids, rest, how, described }: References,
): ProductQuestion | null {
  if (ids.length === 0 || rest.split(/\s+/).length > LONGEST_QUESTION) return null;
  const own = OWN_TALK[language];
  const folded = foldText(rest);
  const topics = (Object.keys(own.facts) as FactTopic[]).filter((topic) => own.facts[topic].in(folded));
  const named = NAMED_ATTRIBUTES.filter(
    (key) => !(topics as string[]).includes(key) && NAMES[language].get(key)?.in(folded),
  );
  const meant = ALSO_CALLED.flatMap(([keys, list]) => (list.in(folded) ? keys : []));
  const attributes = [...new Set([...named, ...meant, ...attributesOfUnit(folded)])];
  const { understood, spans } = understand(language === 'ka' ? withoutCopula(rest) : rest, { language });
  const size = LONE_SIZE.exec(rest)?.[1]?.toLowerCase() ?? SIZES_IN_WORDS.find(([word]) => word.test(rest))?.[1];
  const asked: SearchFilters = { ...understood, ...(size !== undefined && understood.size === undefined && { size }) };
  for (const key of described) delete asked[key];
  // "What about a mouse for it" is about a mouse.
  const onlyAsksStock = topics.every((topic) => topic === 'stock');
  if (how === 'pronoun' && asked.category !== undefined && onlyAsksStock) return null;
  // "Is there a lid for it" is about a lid.
  if (how === 'pronoun' && topics.length > 0 && onlyAsksStock && namesOtherThing(rest, language)) return null;
  delete asked.category;
  const concepts = spans.filter(({ kind }) => !KEYS_OF_FILTERS.has(kind));
  const isAsking = isQuestion(message, language);
  // "Size M" and "make it blue" are wishes; "is it blue" and "the second in blue" are about a product.
  if (how === 'pronoun' && !isAsking && Object.keys(asked).length > 0) return null;
  const asksYesOrNo = isAsking && (Object.keys(asked).length > 0 || concepts.length > 0);
  // "Which is the cheapest" asks for a list in that order.
  const isByLooks = how === 'description' || how === 'name';
  if (how === 'superlative' && topics.length === 0 && attributes.length === 0 && Object.keys(asked).length === 0)
    return null;
  if (isByLooks && !isAsking && topics.length === 0) return null;
  if (topics.length === 0 && attributes.length === 0 && !asksYesOrNo && (!isAsking || how === 'description'))
    return null;
  return {
    ids,
    topics,
    attributes,
    asked: asksYesOrNo ? asked : {},
    concepts: asksYesOrNo ? concepts.map(({ kind, value, negated }) => ({ kind, value, negated })) : [],
    words: rest,
  };
}

/** A word beside the question whether it is there that neither describes a product nor is small talk. */
function namesOtherThing(rest: string, language: Language): boolean {
  const own = OWN_TALK[language];
  const { one } = POINTERS[language];
  const left = [own.facts.stock, one, OWN_PHRASES[language].unsaid, PHRASES.questionWords, own.yesOrNo].reduce(
    (text, list) => list.removeFrom(text),
    rest,
  );
  const spans = understand(left, { language }).spans;
  const isThing = spans.some(({ kind }) => kind === 'product_type' || kind === 'category');
  return isThing || (spans.length === 0 && /\p{L}{4}/u.test(left));
}

/** "Does it come in M", "is there a 42": sizes that are sizes only because a product is asked about. */
const LONE_SIZE =
  /(?<![\p{L}\p{N}'’.,])((?:x{0,3}[sl]|m|\d?xl)|(?:3[2-9]|4\d|5[0-4]))(?![\p{L}\p{N}.,%″"]|\s?\p{Sc})/iu;

const SIZES_IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:extra|x)[ -]large(?!\p{L})/iu, 'xl'],
  [/(?<!\p{L})medium(?!\p{L})/iu, 'm'],
  [/(?<!\p{L})(?:in|a) small(?!\p{L})/iu, 's'],
  [/(?<!\p{L})(?:in|a) large(?!\p{L})/iu, 'l'],
];

/** `აბრეშუმისაა` is `აბრეშუმის` with "is", `ლურჯია` is `ლურჯი` with it. */
function withoutCopula(text: string): string {
  return text.replace(/(\p{Script=Georgian}{2,}?)(?:(?<=ის)აა|(?<=[აეიოუ])ა)(?=[\s?!.,]|$)/gu, '$1');
}

/** Kinds of concepts that are conditions of a search already. */
const KEYS_OF_FILTERS = new Set([
  'category',
  'category_group',
  'product_type',
  'color',
  'size',
  'material',
  'brand',
  'gender',
  'price',
]);

/** "How many kilos does it take": the attributes that are told in the unit. */
const ASKED_IN: readonly [RegExp, readonly string[]][] = [
  [/(?:kilo|kg|kq|კილო|კგ|كيلو|كغ)/u, ['capacity', 'weight']],
  [/(?:centimet|cm|sm|santim|სანტიმ|სმ|سنتيم|سم)/u, ['dimensions', 'height', 'length', 'diameter']],
  [/(?:lit[re]|litr|ლიტრ|لتر|ml|მლ)/u, ['volume', 'capacity']],
  [/(?:inch|inc|duym|დიუმ|بوصه|انش)/u, ['screen', 'diameter']],
  [/(?:gb|giga|გიგა|جيجا|qiqa)/u, ['memory', 'ram']],
  [/(?:watt|vat|ვატ|واط)/u, ['power']],
  [/(?:pages|გვერდ|sayfa|صفح|sehife)/u, ['pages']],
];
const HOW_MANY = /(?<!\p{L})(?:how many|how much|რამდენ\p{L}*|kac|كم|nece)\s+(\p{L}+)/u;

function attributesOfUnit(folded: string): readonly string[] {
  const asked = HOW_MANY.exec(folded)?.[1];
  return asked ? (ASKED_IN.find(([unit]) => new RegExp(`^${unit.source}`, 'u').test(asked))?.[1] ?? []) : [];
}

/** What attributes are called beside their names. */
const ALSO_CALLED: readonly (readonly [readonly string[], PhraseList])[] = [
  [
    ['memory', 'ram'],
    phrases(
      ['storage', 'memory', 'how many gigs', 'gigabytes'],
      ['მეხსიერებ*', 'რამდენი გიგა*', 'ოპერატიულ*'],
      ['hafıza*', 'bellek*', 'depolama*', 'kaç gb', 'kaç giga*'],
      ['الذاكرة', 'ذاكرة*', 'ذاكرته*', 'سعة التخزين', 'كم جيجا', 'كم قيقا', 'التخزين', 'المساحة'],
      ['yaddaş*', 'neçə gb', 'neçə giqa*'],
    ),
  ],
  [
    ['screen'],
    phrases(
      ['screen', 'display', 'screen size'],
      ['ეკრან*', 'დიაგონალ*'],
      ['ekran*'],
      ['الشاشة', 'شاشة*', 'شاشته*'],
      ['ekran*', 'diaqonal*'],
    ),
  ],
  [
    ['weight', 'capacity'],
    phrases(
      ['how heavy', 'weigh', 'weighs', 'weight'],
      ['წონა*', 'იწონის', 'რამდენს იწონის'],
      ['ağırlı*', 'kaç kilo*', 'kaç kg'],
      ['وزن*', 'الوزن', 'كم كيلو', 'كم وزن*', 'ثقيل*'],
      ['çəki*', 'neçə kilo*', 'neçə kq'],
    ),
  ],
  [
    ['pages'],
    phrases(
      ['how many pages', 'how long is the book'],
      ['რამდენი გვერდ*', 'გვერდ*'],
      ['kaç sayfa*'],
      ['كم صفحة', 'عدد الصفحات'],
      ['neçə səhifə*'],
    ),
  ],
  [
    ['battery_life', 'battery'],
    phrases(
      ['battery', 'battery life', 'how long does the battery'],
      ['ბატარე*', 'ელემენტ*'],
      ['pil*', 'batarya*', 'şarjı*'],
      ['البطارية', 'بطارية*', 'بطاريته*', 'الشحن يدوم'],
      ['batareya*', 'akkumulyator*'],
    ),
  ],
];

/** The attributes by their names in each language, in any form: "the height", `სიმაღლეს`. */
const NAMES: Record<Language, ReadonlyMap<string, PhraseList>> = {
  en: namesIn('en'),
  ka: namesIn('ka'),
  tr: namesIn('tr'),
  ar: namesIn('ar'),
  az: namesIn('az'),
};

function namesIn(language: Language): Map<string, PhraseList> {
  // What these are called is said in other questions too ("who is it for", "what is it used for").
  const left = NAMED_ATTRIBUTES.filter(
    (key) => !['price', 'category', 'gender', 'use', 'occasion', 'language'].includes(key),
  );
  return new Map(
    left.map((key) => {
      const name = attributeName(key, language).replace(/\s*\(.*\)$/u, '');
      // A Georgian or Turkish name loses its last vowel, or gains an ending; a short one (`il`, `yaş`) begins too much.
      const isShort = name.length <= SHORT_NAME;
      const stem = language === 'en' || language === 'ar' ? name : name.replace(/[იaeıi]$/u, '');
      const bare = name.replace(/^ال/u, '');
      const forms = isShort ? [name] : language === 'ar' ? [name, bare, `${bare}*`] : [`${stem}*`];
      return [key, phrases(forms)];
    }),
  );
}

function isQuestion(message: string, language: Language): boolean {
  if (HAS_QUESTION_MARK.test(message) || PHRASES.questionWords.in(foldText(message))) return true;
  const own = OWN_TALK[language];
  const words = foldText(message).match(/[\p{L}\p{N}']+/gu) ?? [];
  const first = words[0] ?? '';
  if (language === 'en' || language === 'ar') return own.yesOrNo.isAllOf(first);
  if (language === 'ka') return GEORGIAN_COPULA.test(message) || own.yesOrNo.isAllOf(first);
  // The particle follows what is asked; Azerbaijani may leave it out and end in `-dır`.
  return own.yesOrNo.in(words.join(' ')) || (language === 'az' && /d[iu]r$/u.test(words.at(-1) ?? ''));
}

/**
 * Without a word for the product only a fact that is asked for by name, or a real question, is about it: "navy?" and
 * "anything under 300?" are wishes, and a place or a season says nothing about what was shown.
 */
function isPlainQuestion({ topics, attributes, asked }: ProductQuestion, folded: string, yesOrNo: PhraseList): boolean {
  if (asked.price_min !== undefined || asked.price_max !== undefined) return false;
  return topics.length > 0 || attributes.length > 0 || (Object.keys(asked).length > 0 && yesOrNo.in(folded));
}

/** Of a message that names no product of its own and asks about the one that was spoken of. */
function saysNothingElse(message: string, language: Language, currency: string, question: ProductQuestion): boolean {
  const facts = question.topics.map((topic) => OWN_TALK[language].facts[topic]);
  const names = question.attributes.flatMap((key) => NAMES[language].get(key) ?? []);
  // What is asked for is no product, though it may be one elsewhere (`RAM`).
  const rest = [...facts, ...names].reduce((text, list) => list.removeFrom(text), message);
  const wish = readWishSlots(rest, language, currency);
  if (wish.namesProduct) return false;
  const left = [OWN_TALK[language].yesOrNo, PHRASES.questionWords].reduce(
    (text, list) => list.removeFrom(text),
    wish.unexplained.join(' '),
  );
  return (left.match(/\p{L}{3,}/gu) ?? []).length <= MOST_WORDS_BESIDE;
}

/** Whether the rest of a message says nothing beside these phrases and small words. */
function isAllBut(rest: string, language: Language, list: PhraseList): boolean {
  const { unsaid } = OWN_PHRASES[language];
  const { one, several } = POINTERS[language];
  const left = [list, PHRASES.more, one, several, unsaid, PHRASES.questionWords, OWN_TALK[language].yesOrNo].reduce(
    (text, phrase) => phrase.removeFrom(text),
    rest,
  );
  return (left.match(/\p{L}{3,}/gu) ?? []).length <= 1;
}

function readCompared(
  message: string,
  language: Language,
  memory: Memory,
  references: References | null,
): ProductIntent | null {
  const { one } = POINTERS[language];
  const pointedAt = [...(references?.ids ?? [])];
  if (pointedAt.length < 2) {
    const numbered = placesInDigits(message, memory);
    if (numbered.length >= 2) return { kind: 'compare', ids: numbered, names: [] };
  }
  // "Compare it with the third".
  if (pointedAt.length === 1 && references?.how !== 'pronoun' && one.in(foldText(references?.rest ?? ''))) {
    pointedAt.unshift(...memory.focus.slice(0, 1));
  }
  const ids = [...new Set(pointedAt)];
  if (ids.length >= 2) return { kind: 'compare', ids, names: [] };

  const names = namesBetween(message, language);
  if (names.length >= 2 && references?.how !== 'place') return { kind: 'compare', ids: [], names };
  const onTable = memory.focus.length >= 2 ? memory.focus : memory.shown.products.map(({ id }) => id);
  const isOfTable = names.length === 0 || references !== null;
  if (!isOfTable || onTable.length < 2) return null;
  const [only] = ids;
  const other = onTable.find((id) => id !== only);
  return { kind: 'compare', ids: only && other ? [only, other] : onTable.slice(0, 2), names: [] };
}

/** "Compare 1 and 3": bare digits are places in the list where things are compared. */
function placesInDigits(message: string, { shown }: Memory): string[] {
  const digits =
    asciiDigits(message).match(/(?<![\p{L}\p{N}.,])\d{1,2}(?![\p{N}.,%]|\s?(?:gb|kg|cm|ml|inch|″))/giu) ?? [];
  const ids = digits.map((digit) => shown.products[Number(digit) - 1]?.id);
  return ids.some((id) => id === undefined) ? [] : [...new Set(ids.flatMap((id) => id ?? []))];
}

/** "Compare the Nordholm desk with the Fjell desk": what is said of each side. */
function namesBetween(message: string, language: Language): string[] {
  const own = OWN_TALK[language];
  const { unsaid } = OWN_PHRASES[language];
  const sides = own.compare
    .removeFrom(message)
    .split(BETWEEN[language])
    .map((side) => side.replace(/[?؟!.]+/gu, ' ').trim())
    .filter(
      (side) => (unsaid.removeFrom(PHRASES.questionWords.removeFrom(side)).match(/\p{L}{3,}/gu) ?? []).length > 0,
    );
  return sides.length >= 2 ? sides : [];
}

function readSort(message: string, language: Language, currency: string, memory: Memory): ProductIntent | null {
  const folded = foldText(message);
  for (const [sort, list] of SORTING) {
    if (!list.in(folded)) continue;
    const wish = readWishSlots(list.removeFrom(message), language, currency);
    const isOfTable = memory.wishes !== null && !wish.namesProduct && wish.unexplained.length <= 1;
    if (isOfTable || wish.namesProduct) return { kind: 'sort', sort, wish };
  }
  return null;
}
