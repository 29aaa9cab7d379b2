/**
 * Finds gifts by person, occasion, taste and budget, over several turns. Products are shown at once, and the most
 * important missing detail is asked for, one per turn. If the shop has no products made as gifts, its products for the
 * taste are offered.
 */
import type { SearchFilters } from '@quarry/contract';
import { conceptOf, conceptsIn, labelOf } from '@quarry/language';
import type { Gift, Question } from '../../../memory/advice.ts';
import type { Wishes } from '../../../memory/memory.ts';
import type { ReplyPiece } from '../../../reply-piece.ts';
import type { FoundProducts } from '../../../tools/store-tools.ts';
import { asLabel, writePrice } from '../../../words/write-facts.ts';
import type { Turn } from '../../mind.ts';
import type { GiftSlots } from '../slots/gift-slots.ts';
import { readWishSlots } from '../slots/wish-slots.ts';
import { ADVICE_WORDING } from '../wording/advice.ts';
import { oneOf } from '../wording/wording.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { answerFinding } from './find.ts';
import { searchPage } from './look-for.ts';
import { countOf, describeWish, showProducts } from './show-products.ts';

/** Whom presents are most often for; pressing one answers "who is it for?". */
const PERSONS = ['mother', 'father', 'wife', 'husband', 'friend', 'colleague'] as const;
/** Persons, ages and sexes for whom children's things are. */
const CHILDREN = new Set(['son', 'daughter', 'godchild', 'newborn', 'kids', 'baby', 'toddler', 'boys', 'girls']);
const BUDGETS = 3;
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  boys: ['girls', 'women'],
  girls: ['boys', 'men'],
};

export async function* findGift(
  turn: Turn,
  { gift: slots, isNew }: { gift: GiftSlots; isNew: boolean },
): AsyncGenerator<ReplyPiece> {
  const { language, memory, message, store } = turn;
  const wording = ADVICE_WORDING[language];
  const gift = merged(isNew ? null : memory.advice.gift, slots, turn);
  memory.advice.gift = gift;
  yield { type: 'step', content: WORDINGS[language].steps.searching };

  const said = isNew
    ? readWishSlots(message, language, store.currency.code).said
    : gift.words.join(WORDINGS[language].comma);
  const { exclude: _exclude, ...conditions } = gift.filters;
  const shownAs = isNew ? {} : { shownAs: said };
  const wish = describeWish({ words: said, said, filters: conditions, sort: 'relevance', ...shownAs }, turn);
  const fitting = await firstPresents(attemptsFor(gift, slots, turn), gift, turn);
  if (fitting) {
    const { found, wishes, isAll } = fitting;
    const asking = questionFor(gift, turn, found);
    // A kind of thing that is named next is the taste, asked for or not.
    memory.advice.asked = asking?.asked ?? 'gift-taste';
    const opening = isAll
      ? oneOf(wording.gift, memory.turns)({ count: countOf(found.total, turn), wish })
      : oneOf(WORDINGS[language].closest, memory.turns)(wish);
    const kept = { ...wishes, shownAs: gift.words.join(WORDINGS[language].comma) };
    return yield* showProducts(turn, { found, wishes: kept, page: 1, opening, ...asking });
  }

  const liked = await likedMost(turn, gift);
  if (liked.found.total === 0) return yield* answerFinding(turn, liked.wishes, { kind: 'nothing' });
  const asking = questionFor(gift, turn, liked.found);
  if (asking) memory.advice.asked = asking.asked;
  yield* showProducts(turn, { ...liked, page: 1, opening: oneOf(wording.giftOfOurKind, memory.turns), ...asking });
}

interface Attempt {
  wishes: Wishes;
  /** Nothing that was said is left out. */
  isAll: boolean;
}

/** Everything that was said; then the taste alone; then the person alone. The budget holds in all of them. */
function attemptsFor(gift: Gift, slots: GiftSlots, turn: Turn): Attempt[] {
  const giftWord = labelOf('occasion', 'gift', turn.language);
  const wishesFor = (words: readonly string[], filters: SearchFilters): Wishes => {
    const query = words.join(' ');
    return {
      words: query,
      said: query,
      filters,
      sort: 'relevance',
      shownAs: words.join(WORDINGS[turn.language].comma),
    };
  };
  // "Gift" finds products made as gifts; with a person it adds little and may exclude good results.
  const telling = gift.words.filter((word) => word !== giftWord);
  const all: Attempt[] = [
    { wishes: wishesFor([...telling, giftWord], gift.filters), isAll: true },
    ...(telling.length > 0 ? [{ wishes: wishesFor(telling, gift.filters), isAll: true }] : []),
  ];
  const isTaste = slots.hasTaste || gift.filters.category !== undefined;
  if (!isTaste) return [...all, ...forWhomAlone(gift, wishesFor, turn)];
  const { category: _category, color: _color, material: _material, brand: _brand, ...loose } = gift.filters;
  const person = telling.filter((word) => !slots.words.includes(word));
  const whom = gift.person === null ? '' : labelOf('person', gift.person, turn.language);
  const tastes = slots.words.filter((word) => word !== whom);
  return [
    ...all,
    ...(tastes.length > 0
      ? [{ wishes: wishesFor(tastes, gift.filters), isAll: gift.filters.category !== undefined }]
      : []),
    ...(person.length > 0 || whom
      ? [{ wishes: wishesFor(person.length > 0 ? person : [whom], loose), isAll: false }]
      : []),
  ];
}

/** Person and age without the tastes of earlier turns. */
function forWhomAlone(
  gift: Gift,
  wishesFor: (words: readonly string[], filters: SearchFilters) => Wishes,
  { language }: Turn,
): Attempt[] {
  const age = gift.filters.attributes?.age;
  const labels = [
    ...(gift.person === null ? [] : [labelOf('person', gift.person, language), labelOf('age', gift.person, language)]),
    ...(typeof age === 'string' ? [labelOf('age', age, language)] : []),
  ];
  return gift.words
    .filter((word) => labels.includes(word))
    .map((word) => ({ wishes: wishesFor([word], gift.filters), isAll: false }));
}

/** The first attempt that finds what fits well; failing that the first that finds anything by a milder reading. */
async function firstPresents(
  attempts: readonly Attempt[],
  gift: Gift,
  turn: Turn,
): Promise<{ found: FoundProducts; wishes: Wishes; isAll: boolean } | null> {
  let milder: { found: FoundProducts; wishes: Wishes; isAll: boolean } | null = null;
  for (const { wishes, isAll } of attempts) {
    const found = presentable(await searchPage(turn, wishes, 1), gift, turn);
    if (found.documents.length === 0) continue;
    if (found.documents.some(({ metadata }) => metadata.great_match !== false)) return { found, wishes, isAll };
    if (found.recoveredBy === null || found.recoveredBy === 'relaxed-filter') milder ??= { found, wishes, isAll };
  }
  return milder;
}

/** New details replace the old ones; a new person resets all but the budget. */
function merged(held: Gift | null, { person, age, gender, words, filters }: GiftSlots, { language }: Turn): Gift {
  const isOther = held !== null && person !== null && held.person !== null && held.person !== person;
  const kept = held && !isOther ? held : null;
  const { price_min, price_max } = held?.filters ?? {};
  const limits = { ...(price_min !== undefined && { price_min }), ...(price_max !== undefined && { price_max }) };
  const giftWord = labelOf('occasion', 'gift', language);
  const said = [
    ...(kept?.words ?? [giftWord]),
    ...words,
    ...(age !== null ? [labelOf('age', age, language)] : []),
    ...(gender === 'men' || gender === 'women' ? [labelOf('gender', gender, language)] : []),
  ];
  const others = OTHERS[gender ?? ''] ?? [];
  const exclude = [...new Set([...(kept?.filters.exclude ?? []), ...others])];
  return {
    words: [...new Set(said)],
    person: person ?? (age !== null ? age : (gender ?? kept?.person ?? null)),
    filters: {
      ...limits,
      ...kept?.filters,
      ...filters,
      ...(age !== null && { attributes: { age } }),
      ...(exclude.length > 0 && { exclude }),
    },
  };
}

/** Pharmacy products are not gifts, unless the shop has little else; products for children are for children only. */
function presentable(found: FoundProducts, gift: Gift, { store }: Turn): FoundProducts {
  const isForChild = gift.filters.attributes?.age !== undefined || CHILDREN.has(gift.person ?? '');
  const documents = found.documents.filter(({ metadata: { attributes, category, title } }) => {
    const isMedicine =
      attributes.dose_form !== undefined || conceptOf('category', category ?? '')?.trade === 'pharmacy';
    // Not every shop has an age attribute on a "children's watch"; the name is checked too.
    const named = conceptsIn(title).flatMap(({ concept }) => (concept.kind === 'age' ? concept.value : []));
    const whom = [attributes.age ?? named, attributes.gender ?? []].flat();
    const isChildrens = whom.some((value) => CHILDREN.has(value)) && !whom.includes('adult');
    return (store.kind === 'pharmacy' || !isMedicine) && (isForChild || gift.person === null || !isChildrens);
  });
  return { ...found, documents, total: found.total - (found.documents.length - documents.length) };
}

async function likedMost(turn: Turn, gift: Gift): Promise<{ found: FoundProducts; wishes: Wishes }> {
  const { price_min, price_max } = gift.filters;
  const { attributes, exclude } = gift.filters;
  const limits: SearchFilters = {
    ...(price_min !== undefined && { price_min }),
    ...(price_max !== undefined && { price_max }),
    ...(exclude !== undefined && { exclude }),
  };
  // What is for a child stays for a child, as long as the shop has some of it.
  const forAge: Wishes = {
    words: '',
    said: '',
    filters: { ...limits, ...(attributes && { attributes }) },
    sort: 'rating',
  };
  const ofAge = attributes ? presentable(await searchPage(turn, forAge, 1), gift, turn) : null;
  if (ofAge && ofAge.documents.length > 0) return { found: ofAge, wishes: forAge };
  const wishes: Wishes = { words: '', said: '', filters: limits, sort: 'rating' };
  return { found: presentable(await searchPage(turn, wishes, 1), gift, turn), wishes };
}

/** The one thing that would help most, with answers to press. */
function questionFor(
  gift: Gift,
  turn: Turn,
  found: FoundProducts | undefined,
): { asked: Question; question: string; replies?: readonly string[] } | null {
  const wording = ADVICE_WORDING[turn.language];
  if (gift.person === null) {
    const replies = PERSONS.map((person) => asLabel(labelOf('person', person, turn.language), turn.language));
    return { asked: 'gift-person', question: wording.askPerson, replies };
  }
  if (gift.filters.price_max === undefined && found) {
    const replies = budgets(found, turn);
    if (replies.length > 1) return { asked: 'gift-budget', question: wording.askBudget, replies };
  }
  return gift.words.length <= 2 ? { asked: 'gift-taste', question: wording.askTaste } : null;
}

/** Round limits that keep a quarter, a half and three quarters of what was found. */
function budgets({ documents }: FoundProducts, { language, store }: Turn): string[] {
  const prices = documents.flatMap(({ metadata }) => metadata.current_price ?? []).sort((one, other) => one - other);
  const limits = Array.from({ length: BUDGETS }, (_, index) => {
    const price = prices[Math.floor((prices.length * (index + 1)) / (BUDGETS + 1))] ?? 0;
    const unit = 10 ** Math.floor(Math.log10(Math.max(1, price)));
    return (ROUND.find((step) => step * unit >= price) ?? 10) * unit;
  }).filter((limit) => limit >= 1 && limit < (prices.at(-1) ?? 0));
  return [...new Set(limits)].map((limit) =>
    WORDINGS[language].buttonBelow(writePrice(limit, store.currency, language)),
  );
}
