/** Kinds by their names, by the concepts they may be, and by product. */
import { GrowingUint32 } from '../index/growing-array.ts';
import { ChangingLists, groupNumbers, listAt, type NumberLists } from '../index/number-lists.ts';
import type { Kind, KindMention, Standing } from './kind.ts';

interface KindName {
  stems: readonly string[];
  kind: Kind;
}

export class KindIndex {
  readonly kinds: Kind[];
  /** Product → kinds that it directly is. */
  readonly direct: ChangingLists;
  /** Product → kinds that it is for or made with. */
  readonly madeFor: ChangingLists;
  private readonly isGone: (product: number) => boolean;
  private byFirstStem: Map<string, KindName[]> | null = null;
  private byConcept: Map<string, { kind: Kind; probability: number }[]> | null = null;
  private products: NumberLists | null = null;
  private productsFor: NumberLists | null = null;

  constructor(kinds: Kind[], direct: NumberLists, madeFor: NumberLists, isGone: (product: number) => boolean) {
    this.kinds = kinds;
    this.direct = new ChangingLists(direct);
    this.madeFor = new ChangingLists(madeFor);
    this.isGone = isGone;
  }

  /** Every kind that a span of the tokens names, longer spans first, then more products first. */
  named(tokens: readonly { stem: string }[]): KindMention[] {
    this.byFirstStem ??= namesByFirstStem(this.kinds);
    const found = new Map<string, KindMention>();
    for (let from = 0; from < tokens.length; from++) {
      for (const { stems, kind } of this.byFirstStem.get(tokens[from]?.stem ?? '') ?? []) {
        const stands = stems.every((stem, ahead) => tokens[from + ahead]?.stem === stem);
        if (stands) found.set(`${kind.id} ${from}`, { kind, from, to: from + stems.length });
      }
    }
    return [...found.values()].sort((a, b) => b.to - b.from - (a.to - a.from) || b.kind.count - a.kind.count);
  }

  /** Kinds that may be this concept, most likely first. */
  meaning(conceptId: string): readonly { kind: Kind; probability: number }[] {
    this.byConcept ??= kindsByConcept(this.kinds);
    return this.byConcept.get(conceptId) ?? [];
  }

  /** The kinds that a product is, categories above its own included. */
  of(product: number): number[] {
    const all: number[] = [];
    const [kinds, end] = [this.direct.arrayOf(product), this.direct.endOf(product)];
    for (let i = this.direct.startOf(product); i < end; i++) {
      for (let at = kinds[i] ?? -1; at >= 0 && !all.includes(at); at = this.kinds[at]?.parent ?? -1) all.push(at);
    }
    return all;
  }

  /** The kinds that its own name says. */
  namesOf(product: number): number[] {
    return Array.from(listAt(this.direct, product)).filter((kind) => this.kinds[kind]?.source !== 'category');
  }

  /** The categories that it is filed under, without the levels above. */
  categoriesOf(product: number): number[] {
    return Array.from(listAt(this.direct, product)).filter((kind) => this.kinds[kind]?.source === 'category');
  }

  /**
   * The standing of a product to the kinds that a word names. The product's name takes precedence over its category:
   * strings in the category "Guitars" are for guitars.
   */
  standing(product: number, wanted: ReadonlySet<number>): Standing {
    const [kinds, end] = [this.direct.arrayOf(product), this.direct.endOf(product)];
    for (let i = this.direct.startOf(product); i < end; i++) {
      const kind = kinds[i] ?? -1;
      if (this.kinds[kind]?.source !== 'category' && wanted.has(kind)) return 'is';
    }
    if (this.isMadeFor(product, wanted)) return 'for';
    return this.of(product).some((kind) => wanted.has(kind)) ? 'is' : 'none';
  }

  /** Whether a product is for one of these kinds or made with it. */
  isMadeFor(product: number, wanted: ReadonlySet<number>): boolean {
    const [kinds, end] = [this.madeFor.arrayOf(product), this.madeFor.endOf(product)];
    for (let i = this.madeFor.startOf(product); i < end; i++) if (wanted.has(kinds[i] ?? -1)) return true;
    return false;
  }

  /** Products that are for a kind or made with it, ascending. */
  productsMadeFor(kind: number): Uint32Array {
    this.productsFor ??= ownersOf(this.madeFor, this.kinds.length);
    return listAt(this.productsFor, kind);
  }

  /** Products that are of a kind, narrower kinds included, ascending. */
  productsOf(kind: number): Uint32Array {
    this.products ??= this.readProducts();
    return listAt(this.products, kind);
  }

  /** To be called after any change of products or kinds. */
  forget(): void {
    this.products = null;
    this.productsFor = null;
    this.byFirstStem = null;
    this.byConcept = null;
  }

  private readProducts(): NumberLists {
    const owners = new GrowingUint32();
    const products = new GrowingUint32();
    for (let product = 0; product < this.direct.size; product++) {
      if (this.isGone(product)) continue;
      for (const kind of this.of(product)) {
        owners.push(kind);
        products.push(product);
      }
    }
    return groupNumbers(owners.finish(), products.finish(), this.kinds.length);
  }
}

/** The lists the other way round: item → the lists that hold it, ascending. */
function ownersOf(lists: ChangingLists, itemCount: number): NumberLists {
  const items = new GrowingUint32();
  const owners = new GrowingUint32();
  for (let list = 0; list < lists.size; list++) {
    for (const item of lists.at(list)) {
      items.push(item);
      owners.push(list);
    }
  }
  return groupNumbers(items.finish(), owners.finish(), itemCount);
}

function namesByFirstStem(kinds: readonly Kind[]): Map<string, KindName[]> {
  const named = new Map<string, KindName[]>();
  for (const kind of kinds) {
    for (const stems of kind.stems) {
      const first = stems[0];
      if (first === undefined) continue;
      const known = named.get(first);
      if (known === undefined) named.set(first, [{ stems, kind }]);
      else known.push({ stems, kind });
    }
  }
  return named;
}

function kindsByConcept(kinds: readonly Kind[]): Map<string, { kind: Kind; probability: number }[]> {
  const linked = new Map<string, { kind: Kind; probability: number }[]>();
  for (const kind of kinds) {
    for (const { id, probability } of kind.concepts) {
      const known = linked.get(id);
      if (known === undefined) linked.set(id, [{ kind, probability }]);
      else known.push({ kind, probability });
    }
  }
  for (const list of linked.values()) list.sort((a, b) => b.probability - a.probability || b.kind.count - a.kind.count);
  return linked;
}
