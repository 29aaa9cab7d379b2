/**
 * How much speaks for a word of a title being its head.
 *
 * For it: the product's category is named by it, the lexicon knows it as a thing, it stands at the end of names where heads of
 * this catalogue stand (last in `phone case`, first in Arabic and in lists like `seed tomato cherry`), it stands there in most
 * titles that have it, it ends a Turkic compound. Against it: it is a quality, an adjective by its ending, said aside, counted
 * by a number, in the genitive, before another noun, what the product is for or comes with.
 */
import { elementAt } from '@quarry/language';
import type { Language, WordNumbering } from '@quarry/language';
import type { CategoryTree } from './category-tree.ts';
import { isUniversal } from './title-markers.ts';
import { ROLE, type TitleWord } from './title-words.ts';
import type { WordMeanings } from './word-meaning.ts';
import type { WordOrder } from './word-order.ts';

const OWN_LEVEL_HEAD = 3;
const OWN_LEVEL = 1.5;
const ABOVE_SHARE = 0.5;
const THING = 1.5;
const FOREIGN_THING = 0.5;
const QUALITY = -3;
const TERMINAL = 3.5;
const HABIT = 1.5;
const ALONE = -0.5;
/** Before another noun, or in a case that needs one behind it. */
const MODIFIES = -2.5;
const GENITIVE = -4.5;
/** The ending says that it is an adjective: `assorted`, `ışıklı`, `ბენზინიანი`. */
const ADJECTIVE = -2.5;
const ADJECTIVES: Partial<Record<Language, RegExp>> = {
  en: /[a-z]{3}(?:ed|able|ible|ful|less|ous)$/,
  tr: /\p{L}{2}(?:l[ıiuü]|s[ıiuü]z)$/u,
  az: /\p{L}{2}(?:l[ıiuü]|s[ıiuü]z)$/u,
  ka: /[\u10d0-\u10ff]{2}(?:იანი|ურად|ებული)$/,
};
/** A noun with the ending of a Turkic compound behind a bare one. */
const COMPOUND_HEAD = 1.5;
/** Behind a number that counts it: `500 sheets`. */
const COUNTED = -3;
/** Behind a measure that ends the name: `whiteboard 90 cm aluminium frame`. */
const BEHIND_CODE = -1;
const SHORT = -4;
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

/** What the points of a title are read from. */
export interface HeadSources {
  words: WordNumbering;
  categories: CategoryTree;
  meanings: WordMeanings;
  order: WordOrder;
  /** Whether models begin with the word: `iphone`. */
  isModelFamily: (exact: string) => boolean;
  language: Language | undefined;
}

export class HeadPoints {
  private readonly sources: HeadSources;
  /** By the narrowest categories of a product. */
  private readonly ofCategories = new Map<string, ReadonlyMap<string, number>>();

  constructor(sources: HeadSources) {
    this.sources = sources;
  }

  /** The place of the head among the words of a title, -1 where nothing speaks for one. */
  placeOf(title: readonly TitleWord[], leaves: readonly number[]): number {
    const own = this.categoryPoints(leaves);
    const main = title.filter(({ role, word }, at) => {
      const isModel = title[at + 1]?.role === ROLE.code && this.sources.isModelFamily(this.sources.words.exact(word));
      return role === ROLE.main && !isModel;
    });
    let best = -1;
    let bestPoints = LEAST_HEAD_POINTS;
    title.forEach((one, at) => {
      const points =
        this.pointsOf(one, main, own) + this.modifierPoints(title, at, own.has(this.sources.words.stem(one.word)));
      // Of equals the later one is the head where heads stand last.
      if (
        points < bestPoints ||
        (points === bestPoints && best >= 0 && !this.sources.order.standsLast(this.sources.words.exact(one.word)))
      )
        return;
      best = at;
      bestPoints = points;
    });
    return best;
  }

  /** What the words beside a word say against its being the head. */
  private modifierPoints(title: readonly TitleWord[], at: number, isOwn: boolean): number {
    const one = elementAt(title, at);
    const next = title[at + 1];
    const exact = this.sources.words.exact(one.word);
    let points = exact.length < SHORTEST_HEAD ? SHORT : 0;
    if (this.isCounted(title, at)) points += COUNTED;
    else if (!isOwn && standsBehindCode(title, at)) points += BEHIND_CODE;
    if (isUniversal(exact)) points += ADJECTIVE;
    if (ADJECTIVES[this.sources.language ?? 'en']?.test(exact) && !isOwn) points += ADJECTIVE;
    const before = title[at - 1];
    if (before?.role === one.role && this.isCompound(this.sources.words.exact(before.word), one.word))
      points += COMPOUND_HEAD;
    if (next?.role === ROLE.code && this.sources.isModelFamily(exact)) return points + (ROLE_POINTS[ROLE.target] ?? 0);
    if (next === undefined || next.role !== one.role) return points;
    const nextExact = this.sources.words.exact(next.word);
    if (GEORGIAN_GENITIVE.test(exact)) return points + GENITIVE;
    if (!this.sources.meanings.of(nextExact).isQuality && !this.sources.isModelFamily(nextExact))
      points += MODIFIES * this.sources.order.lastShare(exact);
    return points;
  }

  private isCounted(title: readonly TitleWord[], at: number): boolean {
    const number = title[at - 1];
    if (number?.role !== ROLE.code || !/^\d+$/.test(this.sources.words.exact(number.word))) return false;
    const family = title[at - 2];
    return family === undefined || !this.sources.isModelFamily(this.sources.words.exact(family.word));
  }

  /** `kutu oyunu`: a bare noun, then one with the ending of a possession. */
  private isCompound(first: string, second: number): boolean {
    if (this.sources.language !== 'tr' && this.sources.language !== 'az') return false;
    const exact = this.sources.words.exact(second);
    if (!TURKIC_COMPOUND.test(exact) || ADJECTIVES.tr?.test(exact)) return false;
    return !TURKIC_COMPOUND.test(first) && !this.sources.words.stem(second).endsWith(exact.at(-1) ?? '');
  }

  private pointsOf(one: TitleWord, main: readonly TitleWord[], own: ReadonlyMap<string, number>): number {
    const rolePoints = ROLE_POINTS[one.role];
    if (rolePoints === undefined) return Number.NEGATIVE_INFINITY;
    const exact = this.sources.words.exact(one.word);
    const stem = this.sources.words.stem(one.word);
    const meaning = this.sources.meanings.of(exact);
    const lastShare = this.sources.order.lastShare(exact);
    const habits = this.sources.order.of(stem);
    const titles = habits?.titles ?? 0;
    let points = rolePoints + (own.get(stem) ?? 0);
    if (meaning.things.length > 0) points += meaning.isForeign ? FOREIGN_THING : THING;
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
  private categoryPoints(leaves: readonly number[]): ReadonlyMap<string, number> {
    const key = leaves.join(' ');
    const known = this.ofCategories.get(key);
    if (known !== undefined) return known;
    const points = new Map<string, number>();
    this.ofCategories.set(key, points);
    for (const leaf of leaves) {
      this.sources.categories.lineOf(leaf).forEach(({ stems }, above) => {
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
}

/** Whether a code stands before a word of a name that had begun before the code. */
function standsBehindCode(title: readonly TitleWord[], at: number): boolean {
  const code = title.findIndex(({ role }) => role === ROLE.code);
  return code >= 0 && code < at && title.slice(0, code).some(({ role }) => role === ROLE.main);
}
