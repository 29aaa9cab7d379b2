/** Statistics of positions in titles: of each word, and of heads by script. */
type ScriptGroup = 'latin' | 'georgian' | 'arabic' | 'other';

export function scriptGroup(word: string): ScriptGroup {
  const unit = word.charCodeAt(0);
  if (unit < 0x250) return 'latin';
  if (unit >= 0x10a0 && unit <= 0x10ff) return 'georgian';
  return unit >= 0x600 && unit <= 0x6ff ? 'arabic' : 'other';
}

/** How many titles have their head last and first, by script. Starts with what the languages do. */
export type HeadPlaces = Record<ScriptGroup, { last: number; first: number }>;

const languagesHeadPlaces = (): HeadPlaces => ({
  latin: { last: 3, first: 1 },
  georgian: { last: 3, first: 1 },
  arabic: { last: 0.5, first: 3.5 },
  other: { last: 2, first: 2 },
});

/** What is known of a stem's place in titles. */
export interface Habits {
  titles: number;
  /** The number of titles in which the word is at the end where heads of its script are. */
  last: number;
  first: number;
}

export class WordOrder {
  readonly places: HeadPlaces;
  private readonly habits: Map<string, Habits>;

  constructor(places: HeadPlaces = languagesHeadPlaces(), habits: Iterable<readonly [string, Habits]> = []) {
    this.places = places;
    this.habits = new Map(habits);
  }

  /** The habits of a stem; undefined for one that was never met. */
  of(stem: string): Habits | undefined {
    return this.habits.get(stem);
  }

  /** Counts the main words of a title; `levelHeads` are the heads of its category's names. */
  add(main: readonly { stem: string; exact: string }[], levelHeads: readonly (string | undefined)[]): void {
    main.forEach(({ stem, exact }, place) => {
      const habits = this.habitsOf(stem);
      const [isFirst, isLast] = [place === 0, place === main.length - 1];
      habits.titles++;
      if (isLast) habits.last++;
      if (isFirst) habits.first++;
      if (main.length < 2 || !levelHeads.includes(stem)) return;
      const places = this.places[scriptGroup(exact)];
      if (isLast) places.last++;
      if (isFirst) places.first++;
    });
  }

  /** The share of heads in the script of this word that are last, 0 to 1. */
  lastShare(exact: string): number {
    const { last, first } = this.places[scriptGroup(exact)];
    return last / (last + first);
  }

  /** Whether heads in the script of this word follow their modifiers. */
  standsLast(exact: string): boolean {
    return this.lastShare(exact) >= 1 / 2;
  }

  /** Stems met in at least so many titles, with their habits: what a later title is judged by. */
  habitsFrom(titles: number): [string, Habits][] {
    return [...this.habits].filter(([, habits]) => habits.titles >= titles);
  }

  private habitsOf(stem: string): Habits {
    const known = this.habits.get(stem);
    if (known !== undefined) return known;
    const fresh = { titles: 0, last: 0, first: 0 };
    this.habits.set(stem, fresh);
    return fresh;
  }
}
