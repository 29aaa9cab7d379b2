/**
 * Finds the head of each title: the word that names the product. First pass: stores titles as packed words and counts
 * the positions of words. Second pass: selects the head of each title (`head-points.ts`), with the statistics of the
 * whole catalogue.
 */
import { GrowingUint32 } from '../index/growing-array.ts';
import { HeadPoints, type HeadSources } from './head-points.ts';
import { ROLE, type TitleWord } from './title-words.ts';

/** Role and word are kept as one number: the role above, the word below. */
const ROLE_SHIFT = 28;
const WORD_MASK = (1 << ROLE_SHIFT) - 1;

export interface Head {
  /** Stem and folded form of the head word; empty without evidence for one. */
  stem: string;
  exact: string;
  /** The head with the modifier beside it as they are written, if it has one that is no quality: `electric guitar`. */
  phrase: { stems: string[]; name: string } | null;
  /** Stems of other words that name things in the title: what the product is for or made with. */
  others: { stem: string; exact: string }[];
}

export class TitleHeads {
  private readonly sources: HeadSources;
  private readonly points: HeadPoints;
  private readonly packed = new GrowingUint32();
  private readonly offsets = new GrowingUint32();
  /** By product: the place of the head in its title, -1 for none. */
  private headPlaces = new Int8Array(0);

  constructor(sources: HeadSources) {
    this.sources = sources;
    this.points = new HeadPoints(sources);
  }

  /** First pass. Products come in ascending order; `leaf` is the narrowest category, -1 for none. */
  add(title: readonly TitleWord[], leaf: number): void {
    this.offsets.push(this.packed.length);
    for (const { word, role } of title) this.packed.push(((role << ROLE_SHIFT) | word) >>> 0);
    const levelNames = this.sources.categories.nodes[leaf]?.stems ?? [];
    this.sources.order.add(
      title.filter(({ role }) => role === ROLE.main).map(({ word }) => this.nameOf(word)),
      levelNames.map((stems) => stems.at(-1)),
    );
  }

  /** Second pass: the head of every added title, for `decided`. `leavesOf` gives a product's narrowest categories. */
  decide(leavesOf: (product: number) => readonly number[]): void {
    this.headPlaces = new Int8Array(this.offsets.length);
    for (let product = 0; product < this.offsets.length; product++) {
      this.headPlaces[product] = this.points.placeOf(this.titleOf(product), leavesOf(product));
    }
  }

  /** The head of a product's title, once all are decided. */
  decided(product: number): Head {
    return this.describe(this.titleOf(product), this.headPlaces[product] ?? -1);
  }

  /** The head of any title. */
  headOf(title: readonly TitleWord[], leaves: readonly number[]): Head {
    return this.describe(title, this.points.placeOf(title, leaves));
  }

  private describe(title: readonly TitleWord[], at: number): Head {
    const { words, meanings, order } = this.sources;
    const head = title[at];
    const mentioned = title.filter((one) => one !== head && this.namesAThing(one, head !== undefined));
    const others = mentioned.map(({ word }) => this.nameOf(word));
    if (head === undefined) return { stem: '', exact: '', phrase: null, others };
    const isLast = order.standsLast(words.exact(head.word));
    const beside = isLast ? title[at - 1] : title[at + 1];
    const isModifier =
      beside !== undefined && beside.role === ROLE.main && !meanings.of(words.exact(beside.word)).isQuality;
    const pair = isModifier ? [this.nameOf(beside.word), this.nameOf(head.word)] : null;
    if (!isLast) pair?.reverse();
    const phrase =
      pair === null ? null : { stems: pair.map(({ stem }) => stem), name: pair.map(({ exact }) => exact).join(' ') };
    return { ...this.nameOf(head.word), phrase, others };
  }

  /** If the head is unknown, only words of the target are excluded. */
  private namesAThing({ role }: TitleWord, hasHead: boolean): boolean {
    return role === ROLE.target || (hasHead && (role === ROLE.main || role === ROLE.aside));
  }

  private titleOf(product: number): TitleWord[] {
    const end = product + 1 < this.offsets.length ? this.offsets.at(product + 1) : this.packed.length;
    const title: TitleWord[] = [];
    for (let i = this.offsets.at(product); i < end; i++) {
      const packed = this.packed.at(i);
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the upper bits hold nothing but a role
      title.push({ word: packed & WORD_MASK, role: (packed >>> ROLE_SHIFT) as TitleWord['role'] });
    }
    return title;
  }

  private nameOf(word: number): { stem: string; exact: string } {
    return { stem: this.sources.words.stem(word), exact: this.sources.words.exact(word) };
  }
}
