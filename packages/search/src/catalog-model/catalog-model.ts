/**
 * The catalogue model: kinds, attributes, measures and fits learned from a shop's products, opened from the columns of
 * an index. See README.md.
 */
import { analyze, elementAt } from '@quarry/language';
import type { Column } from '../index/growing-array.ts';
import { ChangingLists, listAt, type NumberLists } from '../index/number-lists.ts';
import { type CatalogSummary, unpackSummary } from './catalog-summary.ts';
import type { Kind, KindMention, Standing } from './kind.ts';
import { KindIndex } from './kind-index.ts';
import type { LearnedAttribute } from './learn-attributes.ts';
import { type MeasureColumns, slotName, unpackMeasure } from './measure-columns.ts';
import type { Measurement } from './measurement.ts';

/** Attributes that agree with titles less often than this share of the most frequent one are not candidates. */
const MIN_AGREEMENT = 0.2;

export class CatalogModel {
  readonly summary: CatalogSummary;
  readonly kindIndex: KindIndex;
  /** Product → models that its data name. */
  readonly fits: ChangingLists;
  /** Of products that came since the build. */
  readonly freshMeasures = new Map<number, Measurement[]>();
  private readonly measures: MeasureColumns;
  private byKey: Map<string, LearnedAttribute> | null = null;
  private byCountedStem: Map<string, string> | null = null;
  private families: Set<string> | null = null;
  /** By quantity, by kind: the attributes that a bare measure means. */
  private agreements: Map<string, Map<number, readonly string[]>> | null = null;

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type that the column was written with
  constructor(column: <C extends Column>(name: string) => C, isGone: (product: number) => boolean) {
    const lists = (name: string): NumberLists => ({
      offsets: column(`${name}.offsets`),
      items: column(`${name}.items`),
    });
    this.summary = unpackSummary(column('model.summary'));
    this.kindIndex = new KindIndex(this.summary.kinds, lists('model.kinds'), lists('model.madeFor'), isGone);
    this.fits = new ChangingLists(lists('model.fits'));
    this.measures = {
      offsets: column('model.measures.offsets'),
      slots: column('model.measures.slots'),
      ranges: column('model.measures.ranges'),
    };
  }

  get kinds(): readonly Kind[] {
    return this.summary.kinds;
  }

  /** Most frequent first. */
  get attributes(): readonly LearnedAttribute[] {
    return this.summary.attributes;
  }

  /** Every kind that a span of analyzed tokens names, longer spans first. */
  kindsNamed(tokens: readonly { stem: string }[]): KindMention[] {
    return this.kindIndex.named(tokens);
  }

  /** Kinds that may be a concept of the lexicon, most likely first: `kindsMeaning('category:guitar')`. */
  kindsMeaning(conceptId: string): readonly { kind: Kind; probability: number }[] {
    return this.kindIndex.meaning(conceptId);
  }

  /** Ids of the kinds that a product is, wider categories included. */
  kindsOf(product: number): number[] {
    return this.kindIndex.of(product);
  }

  /** Ids of the kinds that a product is of by its own name, independent of its category. */
  namesOf(product: number): number[] {
    return this.kindIndex.namesOf(product);
  }

  /** Ids of the categories that a product is filed under, without the levels above. */
  categoriesOf(product: number): number[] {
    return this.kindIndex.categoriesOf(product);
  }

  /** Products of a kind, narrower ones included, ascending. */
  productsOf(kind: number): Uint32Array {
    return this.kindIndex.productsOf(kind);
  }

  /** Whether a product is one of these kinds, is for one of them (an accessory, a part), or neither. */
  standingOf(product: number, kinds: ReadonlySet<number>): Standing {
    return this.kindIndex.standing(product, kinds);
  }

  /** Products that are for a kind or made with it, ascending. */
  productsMadeFor(kind: number): Uint32Array {
    return this.kindIndex.productsMadeFor(kind);
  }

  /** What was learned of an attribute; undefined for one that no product has. */
  attribute(key: string): LearnedAttribute | undefined {
    this.byKey ??= new Map(this.attributes.map((one) => [one.key, one]));
    return this.byKey.get(key);
  }

  /** Everything that a product's data measure, or only of one quantity, in base units. */
  measuresOf(product: number, quantity?: string): Measurement[] {
    const fresh = this.freshMeasures.get(product);
    if (fresh !== undefined) return quantity === undefined ? fresh : fresh.filter((one) => one.quantity === quantity);
    const { offsets, slots, ranges } = this.measures;
    const names = this.summary.slots;
    const read: Measurement[] = [];
    for (let i = offsets[product] ?? 0; i < (offsets[product + 1] ?? 0); i++) {
      const slot = slots[i] ?? 0;
      if (quantity !== undefined && slotName(slot, names)[1] !== quantity) continue;
      read.push(unpackMeasure(slot, ranges[2 * i] ?? 0, ranges[2 * i + 1] ?? 0, names));
    }
    return read;
  }

  /** What a product's data say of one attribute, in base units. */
  measureOf(product: number, attribute: string): Measurement[] {
    return this.measuresOf(product).filter((one) => one.attribute === attribute);
  }

  /**
   * Attributes that a bare measure means for a product: if titles of its category contain `10 kg` and their attribute
   * `capacity` has the same value, kilograms are the capacity and not the weight. Empty without such evidence.
   */
  attributesMeant(product: number, quantity: string): readonly string[] {
    this.agreements ??= this.readAgreements();
    const byKind = this.agreements.get(quantity);
    if (byKind === undefined) return [];
    for (const kind of listAt(this.kindIndex.direct, product)) {
      const known = byKind.get(kind);
      if (known !== undefined) return known;
    }
    return [];
  }

  /** Models that a product's data name, in folded words: `iphone 13 pro`. */
  modelsOf(product: number): string[] {
    return Array.from(listAt(this.fits, product), (model) => elementAt(this.summary.models, model));
  }

  /** Whether models that products are made for begin with the word: `iphone`. */
  isModelFamily(word: string): boolean {
    this.families ??= new Set(this.summary.families);
    return this.families.has(word);
  }

  /** The attribute that is a number without a unit and is called by one word of this stem: `keys` of `88 keys`. */
  countedAttribute(stem: string): string | undefined {
    this.byCountedStem ??= new Map(this.readCounted());
    return this.byCountedStem.get(stem);
  }

  /** Must be called after a change: clears the derived data. */
  forget(): void {
    this.kindIndex.forget();
    this.byKey = null;
  }

  /** Most frequent last: it stays where two are called alike. */
  private readCounted(): [stem: string, key: string][] {
    const counted = this.attributes.filter(({ measures }) => measures[0]?.quantity === 'number');
    return counted.toReversed().flatMap(({ key }): [string, string][] => {
      const [token, ...more] = analyze(key.replaceAll('_', ' '));
      return token === undefined || more.length > 0 ? [] : [[token.stem, key]];
    });
  }

  private readAgreements(): Map<string, Map<number, readonly string[]>> {
    const counted = new Map<string, Map<number, { attribute: string; products: number }[]>>();
    for (const [key, products] of this.summary.agreements) {
      const [category, quantity = '', ...attribute] = key.split(' ');
      const byKind = counted.get(quantity) ?? new Map<number, { attribute: string; products: number }[]>();
      const kind = Number(category);
      byKind.set(kind, [...(byKind.get(kind) ?? []), { attribute: attribute.join(' '), products }]);
      counted.set(quantity, byKind);
    }
    return new Map(Array.from(counted, ([quantity, byKind]) => [quantity, mapValues(byKind, mostAgreed)]));
  }
}

function mostAgreed(counted: readonly { attribute: string; products: number }[]): string[] {
  const most = Math.max(...counted.map(({ products }) => products));
  return counted
    .filter(({ products }) => products >= MIN_AGREEMENT * most)
    .toSorted((a, b) => b.products - a.products)
    .map(({ attribute }) => attribute);
}

function mapValues<K, V, W>(map: ReadonlyMap<K, V>, read: (value: V) => W): Map<K, W> {
  return new Map(Array.from(map, ([key, value]) => [key, read(value)]));
}
