/**
 * What titles call their product: the head word, learned from the whole catalogue in one pass and decided in a second.
 *
 * A word speaks for being the head where the product's category is named by it, where the lexicon knows it as a thing, where
 * it stands at the end of names on which heads of this catalogue stand (last in `phone case`, first in `тесло помидор` lists
 * and in Arabic), and where it stands there in most titles that have it. A quality (`black`, `leather`), a word said aside and
 * what the product is for or comes with speak against it.
 */
import type { Language, WordNumbering } from '@quarry/language';
import { GrowingUint32 } from '../index/growing-array.ts';
import type { CategoryTree } from './category-tree.ts';
import { ROLE, type TitleWord } from './title-words.ts';
import type { WordMeanings } from './word-meaning.ts';

/** Product × word is kept as one number: the role above, the word below. */
const ROLE_SHIFT = 28;
const WORD_MASK = (1 << ROLE_SHIFT) - 1;

export const packTitleWord = ({ word, role }: TitleWord): number => ((role << ROLE_SHIFT) | word) >>> 0;
export const unpackTitleWord = (packed: number): TitleWord => ({
  word: packed & WORD_MASK,
  role: (packed >>> ROLE_SHIFT) as TitleWord['role'],
});

type ScriptGroup = 'latin' | 'georgian' | 'arabic' | 'other';

function scriptGroup(word: string): ScriptGroup {
  const unit = word.charCodeAt(0);
  if (unit < 0x250) return 'latin';
  if (unit >= 0x10a0 && unit <= 0x10ff) return 'georgian';
  return unit >= 0x600 && unit <= 0x6ff ? 'arabic' : 'other';
}

/** How many titles have their head last and first, by script. Starts with what the languages do. */
export type HeadPlaces = Record<ScriptGroup, { last: number; first: number }>;

export const LANGUAGES_HEAD_PLACES = (): HeadPlaces => ({
  latin: { last: 3, first: 1 },
  georgian: { last: 3, first: 1 },
  arabic: { last: 0.5, first: 3.5 },
  other: { last: 2, first: 2 },
});

const OWN_LEVEL_HEAD = 3;
const OWN_LEVEL = 1.5;
const ABOVE_SHARE = 0.5;
const THING = 1.5;
const QUALITY = -3;
const TERMINAL = 3.5;
const HABIT = 1.5;
const ALONE = -0.5;
/** Before another noun, or in a case that needs one behind it. */
const MODIFIES = -1.5;
const GENITIVE = -3;
const SHORT = -2;
const SHORTEST_HEAD = 3;
const GEORGIAN_GENITIVE = /[\u10d0-\u10ff]{2}ის$/;
/** The head of a Turkish or Azerbaijani compound has the ending: `telefon kılıfı`, `yaddaş kartı`. */
const TURKIC_COMPOUND = /\p{L}{3}(?:s?[ıiuü])$/u;
const ROLE_POINTS: Readonly<Record<number, number>> = {
  [ROLE.main]: 0,
  [ROLE.aside]: -2,
  [ROLE.companion]: -4,
  [ROLE.target]: -5,
};
const LEAST_HEAD_POINTS = 1;
const ARABIC = /^[\u0600-\u06ff]/;

export interface Head {
  /** Stem of the head word, and the folded word itself; empty where nothing speaks for one. */
  stem: string;
  exact: string;
  /** The head with the modifier beside it as they are written, if it has one that is no quality: `electric guitar`. */
  phrase: { stems: string[]; name: string } | null;
  /** Stems of other words that name things in the title: what the product is for or made with. */
  others: { stem: string; exact: string }[];
}

/** What is known of a stem's place in titles. */
export interface Habits {
  titles: number;
  /** Titles in which it stands at the end where heads of its script stand. */
  last: number;
  first: number;
}

export class TitleHeads {
  readonly places: HeadPlaces;
  private readonly words: WordNumbering;
  private readonly meanings: WordMeanings;
  private readonly categories: CategoryTree;
  private readonly isModelFamily: (exact: string) => boolean;
  private readonly language: Language | undefined;
  private readonly habits = new Map<string, Habits>();
  private readonly packed = new GrowingUint32();
  private readonly offsets = new GrowingUint32();
  /** By product: the place of the head in its title, -1 for none. */
  private headPlaces = new Int8Array(0);

  constructor(
    words: WordNumbering,
    categories: CategoryTree,
    meanings: WordMeanings,
    isModelFamily: (exact: string) => boolean,
    language: Language | undefined,
    known: { places: HeadPlaces; habits: Iterable<[string, Habits]> } | null = null,
  ) {
    this.words = words;
    this.categories = categories;
    this.meanings = meanings;
    this.isModelFamily = isModelFamily;
    this.language = language;
    this.places = known?.places ?? LANGUAGES_HEAD_PLACES();
    for (const [stem, habits] of known?.habits ?? []) this.habits.set(stem, habits);
  }

  /** First pass: counts where words stand. Products come in ascending order. */
  add(title: readonly TitleWord[], leaf: number): void {
    this.offsets.push(this.packed.length);
    for (const one of title) this.packed.push(packTitleWord(one));
    const main = title.filter(({ role }) => role === ROLE.main);
    const levelHeads = leaf < 0 ? [] : (this.categories.nodes[leaf]?.stems ?? []).map((stems) => stems.at(-1));
    main.forEach(({ word }, place) => {
      const stem = this.words.stem(word);
      const habits = this.habitsOf(stem);
      habits.titles++;
      if (place === main.length - 1) habits.last++;
      if (place === 0) habits.first++;
      if (main.length < 2 || !levelHeads.includes(stem)) return;
      const places = this.places[scriptGroup(this.words.exact(word))];
      if (place === main.length - 1) places.last++;
      if (place === 0) places.first++;
    });
  }

  /** The words of a product's title as they were added. */
  titleOf(product: number): TitleWord[] {
    const end = product + 1 < this.offsets.length ? this.offsets.at(product + 1) : this.packed.length;
    const words: TitleWord[] = [];
    for (let i = this.offsets.at(product); i < end; i++) words.push(unpackTitleWord(this.packed.at(i)));
    return words;
  }

  /** Titles that have the stem among their main words. */
  titlesWith(stem: string): number {
    return this.habits.get(stem)?.titles ?? 0;
  }

  /** Stems met in at least so many titles, with their habits: what a later title is judged by. */
  habitsFrom(titles: number): [string, Habits][] {
    return [...this.habits].filter(([, habits]) => habits.titles >= titles);
  }

  /** Second pass: the head of every added title, for `decided`. `leavesOf` gives a product's narrowest categories. */
  decide(leavesOf: (product: number) => readonly number[]): void {
    this.headPlaces = new Int8Array(this.offsets.length);
    for (let product = 0; product < this.offsets.length; product++) {
      this.headPlaces[product] = this.headPlace(this.titleOf(product), leavesOf(product));
    }
  }

  /** The head of a product's title, once all are decided. */
  decided(product: number): Head {
    return this.describe(this.titleOf(product), this.headPlaces[product] ?? -1);
  }

  /** The head of any title. */
  headOf(title: readonly TitleWord[], leaves: readonly number[]): Head {
    return this.describe(title, this.headPlace(title, leaves));
  }

  private headPlace(title: readonly TitleWord[], leaves: readonly number[]): number {
    const own = this.categoryPoints(leaves);
    const main = title.filter(({ role }) => role === ROLE.main);
    let best = -1;
    let bestPoints = LEAST_HEAD_POINTS;
    title.forEach((one, at) => {
      const points = this.pointsOf(one, main, own) + this.modifierPoints(title, at);
      // Of equals the later one is the head where heads stand last.
      if (points < bestPoints || (points === bestPoints && best >= 0 && !this.standsLast(one))) return;
      best = at;
      bestPoints = points;
    });
    return best;
  }

  private describe(title: readonly TitleWord[], at: number): Head {
    const head = title[at];
    const mentioned = title.filter((one) => one !== head && this.namesAThing(one, head !== undefined));
    const others = mentioned.map(({ word }) => this.nameOf(word));
    if (head === undefined) return { stem: '', exact: '', phrase: null, others };
    const isLast = this.standsLast(head);
    const beside = isLast ? title[at - 1] : title[at + 1];
    const isModifier =
      beside !== undefined && beside.role === ROLE.main && !this.meanings.of(this.words.exact(beside.word)).isQuality;
    const pair = isModifier ? [this.nameOf(beside.word), this.nameOf(head.word)] : null;
    if (!isLast) pair?.reverse();
    const phrase =
      pair === null ? null : { stems: pair.map(({ stem }) => stem), name: pair.map(({ exact }) => exact).join(' ') };
    return { ...this.nameOf(head.word), phrase, others };
  }

  /** Where the head is unknown, only what is said to be the target is told apart from it. */
  private namesAThing({ role }: TitleWord, hasHead: boolean): boolean {
    return role === ROLE.target || (hasHead && (role === ROLE.main || role === ROLE.aside));
  }

  /** What the words beside a word say against its being the head. */
  private modifierPoints(title: readonly TitleWord[], at: number): number {
    const one = title[at] as TitleWord;
    const next = title[at + 1];
    const exact = this.words.exact(one.word);
    let points = exact.length < SHORTEST_HEAD ? SHORT : 0;
    if (next?.role === ROLE.code && this.isModelFamily(exact)) return points + (ROLE_POINTS[ROLE.target] ?? 0);
    if (next === undefined || next.role !== one.role) return points;
    const nextExact = this.words.exact(next.word);
    if (GEORGIAN_GENITIVE.test(exact)) return points + GENITIVE;
    const isTurkic = this.language === 'tr' || this.language === 'az';
    const isCompound = isTurkic && TURKIC_COMPOUND.test(nextExact) && !TURKIC_COMPOUND.test(exact);
    if (isCompound && this.words.stem(next.word) !== nextExact) points += MODIFIES;
    const { last, first } = this.places[scriptGroup(exact)];
    if (!this.meanings.of(nextExact).isQuality && !this.isModelFamily(nextExact))
      points += (MODIFIES * last) / (last + first);
    return points;
  }

  private pointsOf(one: TitleWord, main: readonly TitleWord[], own: ReadonlyMap<string, number>): number {
    const rolePoints = ROLE_POINTS[one.role];
    if (rolePoints === undefined) return Number.NEGATIVE_INFINITY;
    const exact = this.words.exact(one.word);
    const stem = this.words.stem(one.word);
    const meaning = this.meanings.of(exact);
    const { last, first } = this.places[scriptGroup(exact)];
    const lastShare = last / (last + first);
    const habits = this.habits.get(stem);
    const titles = habits?.titles ?? 0;
    let points = rolePoints + (own.get(stem) ?? 0);
    if (meaning.things.length > 0) points += THING;
    else if (meaning.isQuality && !own.has(stem)) points += QUALITY;
    if (one === main.at(-1)) points += TERMINAL * lastShare;
    if (one === main[0]) points += TERMINAL * (1 - lastShare);
    if (titles > 1) {
      const terminal = lastShare * (habits?.last ?? 0) + (1 - lastShare) * (habits?.first ?? 0);
      points += (HABIT * terminal) / titles;
    } else if (!own.has(stem) && meaning.things.length === 0) points += ALONE;
    return points;
  }

  /** Stems of the names of the product's own categories, with what they speak for. */
  private categoryPoints(leaves: readonly number[]): Map<string, number> {
    const points = new Map<string, number>();
    for (const leaf of leaves) {
      this.categories.lineOf(leaf).forEach(({ stems }, above) => {
        const share = above === 0 ? 1 : ABOVE_SHARE;
        for (const name of stems) {
          name.forEach((stem, place) => {
            const isHead = place === (ARABIC.test(stem) ? 0 : name.length - 1);
            const own = (isHead ? OWN_LEVEL_HEAD : OWN_LEVEL) * share;
            points.set(stem, Math.max(points.get(stem) ?? 0, own));
          });
        }
      });
    }
    return points;
  }

  /** Whether heads in the script of this word stand behind what modifies them. */
  standsLastIn(exact: string): boolean {
    const { last, first } = this.places[scriptGroup(exact)];
    return last >= first;
  }

  private standsLast({ word }: TitleWord): boolean {
    return this.standsLastIn(this.words.exact(word));
  }

  private nameOf(word: number): { stem: string; exact: string } {
    return { stem: this.words.stem(word), exact: this.words.exact(word) };
  }

  private habitsOf(stem: string): Habits {
    const known = this.habits.get(stem);
    if (known !== undefined) return known;
    const fresh = { titles: 0, last: 0, first: 0 };
    this.habits.set(stem, fresh);
    return fresh;
  }
}
