/**
 * Scores each word of a title as a candidate for the head, the word that names the product.
 *
 * Evidence for it: the product's category is named by it, the lexicon has it as a thing, it is in the position where
 * heads of this catalogue are (last in `phone case`, first in Arabic and in lists like `seed tomato cherry`), it is
 * there in most titles that contain it, it ends a Turkic compound. Evidence against it: it is a quality, an adjective
 * by its ending, in parentheses or after a comma, counted by a number, in the genitive, before another noun, or what
 * the product is for or comes with.
 */
import { elementAt } from '@quarry/language';
import type { Language, WordNumbering } from '@quarry/language';
import type { CategoryTree } from './category-tree.ts';
import { isUniversal } from './title-markers.ts';
import { ROLE, type TitleWord } from './title-words.ts';
import type { WordMeanings } from './word-meaning.ts';
import { scriptGroup, type WordOrder } from './word-order.ts';

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
/** Never the head, whatever the category is called: `კარვის პალოები`, pegs of tents. */
const GENITIVE = -9;
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
/** Agent nouns (`bıçak bileyici`, knife sharpener): the head behind a bare noun without the possessive ending. */
const TURKIC_AGENT = /\p{L}{2}[ıiuü]c[ıiuü]$/u;
const BEFORE_AGENT = -3;
const ROLE_POINTS: Readonly<Record<number, number>> = {
  [ROLE.main]: 0,
  [ROLE.aside]: -2,
  [ROLE.companion]: -4,
  [ROLE.target]: -5,
};
const MIN_HEAD_POINTS = 1;
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

/** Evidence of a product's category names: their words, and the concepts of these names. */
interface CategoryPoints {
  byStem: ReadonlyMap<string, number>;
  byConcept: ReadonlyMap<string, number>;
}

export class HeadPoints {
  private readonly sources: HeadSources;
  /** By the narrowest categories of a product. */
  private readonly ofCategories = new Map<string, CategoryPoints>();

  constructor(sources: HeadSources) {
    this.sources = sources;
  }

  /** The position of the head among the words of a title, -1 without evidence for one. */
  placeOf(title: readonly TitleWord[], leaves: readonly number[]): number {
    const own = this.categoryPoints(leaves);
    const isName = this.namesIn(title, own);
    const main = title.filter((one, at) => {
      const isModel =
        title[at + 1]?.role === ROLE.code && this.sources.isModelFamily(this.sources.words.exact(one.word));
      return one.role === ROLE.main && !isModel && !isName(one);
    });
    let best = -1;
    let bestPoints = MIN_HEAD_POINTS;
    title.forEach((one, at) => {
      const points =
        this.pointsOf(one, main, own) + this.modifierPoints(title, at, this.ownPoints(one, own) !== undefined, isName);
      // On a tie the later word is the head, if heads are usually last.
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

  /** Beside a thing, words without meaning that are written in another script are names of makers and models. */
  private namesIn(title: readonly TitleWord[], own: CategoryPoints): (one: TitleWord) => boolean {
    const { words, meanings } = this.sources;
    const isThing = (one: TitleWord) =>
      meanings.of(words.exact(one.word)).things.length > 0 || this.ownPoints(one, own) !== undefined;
    const scripts = new Set(
      title.filter((one) => one.role === ROLE.main && isThing(one)).map(({ word }) => scriptGroup(words.exact(word))),
    );
    return (one) => {
      const exact = words.exact(one.word);
      return scripts.size > 0 && !scripts.has(scriptGroup(exact)) && !meanings.of(exact).isQuality;
    };
  }

  /** What the words beside a word say against its being the head. */
  private modifierPoints(
    title: readonly TitleWord[],
    at: number,
    isOwn: boolean,
    isName: (one: TitleWord) => boolean,
  ): number {
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
    if (TURKIC_AGENT.test(nextExact) && this.isCompound(exact, next.word)) points += BEFORE_AGENT;
    if (!this.sources.meanings.of(nextExact).isQuality && !this.sources.isModelFamily(nextExact) && !isName(next))
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
    if (TURKIC_AGENT.test(exact)) return !TURKIC_COMPOUND.test(first);
    return !TURKIC_COMPOUND.test(first) && !this.sources.words.stem(second).endsWith(exact.at(-1) ?? '');
  }

  /** The points of a word by the product's categories, in any language; undefined without evidence. */
  private ownPoints({ word }: TitleWord, { byStem, byConcept }: CategoryPoints): number | undefined {
    const named = byStem.get(this.sources.words.stem(word));
    if (named !== undefined) return named;
    const points = this.sources.meanings
      .of(this.sources.words.exact(word))
      .things.flatMap(({ id }) => byConcept.get(id) ?? []);
    return points.length > 0 ? Math.max(...points) : undefined;
  }

  private pointsOf(one: TitleWord, main: readonly TitleWord[], categories: CategoryPoints): number {
    const rolePoints = ROLE_POINTS[one.role];
    if (rolePoints === undefined) return Number.NEGATIVE_INFINITY;
    const exact = this.sources.words.exact(one.word);
    const stem = this.sources.words.stem(one.word);
    const meaning = this.sources.meanings.of(exact);
    const lastShare = this.sources.order.lastShare(exact);
    const habits = this.sources.order.of(stem);
    const titles = habits?.titles ?? 0;
    const own = this.ownPoints(one, categories);
    let points = rolePoints + (own ?? 0);
    if (meaning.things.length > 0) points += meaning.isForeign ? FOREIGN_THING : THING;
    else if (meaning.isQuality && own === undefined) points += QUALITY;
    if (one === main.at(-1)) points += TERMINAL * lastShare;
    if (one === main[0]) points += TERMINAL * (1 - lastShare);
    if (titles > 1) {
      const terminal = lastShare * (habits?.last ?? 0) + (1 - lastShare) * (habits?.first ?? 0);
      points += (HABIT * terminal) / titles;
    } else if (own === undefined && meaning.things.length === 0) points += ALONE;
    return points;
  }

  private categoryPoints(leaves: readonly number[]): CategoryPoints {
    const key = leaves.join(' ');
    const known = this.ofCategories.get(key);
    if (known !== undefined) return known;
    const byStem = new Map<string, number>();
    const byConcept = new Map<string, number>();
    const points = { byStem, byConcept };
    this.ofCategories.set(key, points);
    for (const leaf of leaves) {
      this.sources.categories.lineOf(leaf).forEach(({ name: levelName, stems }, above) => {
        const share = above === 0 ? 1 : ABOVE_SHARE;
        for (const { id } of this.sources.meanings.of(levelName).things) {
          byConcept.set(id, Math.max(byConcept.get(id) ?? 0, OWN_LEVEL_HEAD * share));
        }
        for (const name of stems) {
          name.forEach((stem, place) => {
            const isHead = place === (ARABIC.test(stem) ? 0 : name.length - 1);
            const own = (isHead ? OWN_LEVEL_HEAD : OWN_LEVEL) * share;
            byStem.set(stem, Math.max(byStem.get(stem) ?? 0, own));
          });
        }
      });
    }
    return points;
  }
}

/** Whether a code precedes a word of a name that began before the code. */
function standsBehindCode(title: readonly TitleWord[], at: number): boolean {
  const code = title.findIndex(({ role }) => role === ROLE.code);
  return code >= 0 && code < at && title.slice(0, code).some(({ role }) => role === ROLE.main);
}
