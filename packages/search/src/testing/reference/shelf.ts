/** A catalogue as somebody sees it who reads all of it for every question: its words, their forms, and who has them. */
import { analyze, type Language, type ProductStatements, statementsOf, type Token } from '@quarry/language';
import { type EngineDocument, IDENTIFIERS_FIELD } from '../../engine-document.ts';
import type { BuildOptions } from '../../index/read-document.ts';
import { namesOf } from '../../match/concept-names.ts';

/** How much a field's length counts. */
const LENGTH_SHARE = 0.75;

export interface Field {
  strong: boolean;
  tokens: Token[];
  /** The same, line by line: what stands in one line are neighbours. */
  lines: Token[][];
  /** What one occurrence contributes, in the precision of the index. */
  contribution: number;
}

export interface Product {
  document: EngineDocument;
  fields: Field[];
  /** Of the product and all its variants. */
  attributes: ReadonlyMap<string, readonly string[]>;
  statements: ProductStatements;
}

export interface Shelf {
  products: Product[];
  /** Word → its stem. */
  stemOf: Map<string, string>;
  /** Word → products of the categories that it names. */
  named: Map<string, number>;
  brands: ReadonlySet<string>;
  currency: string | undefined;
  size: number;
}

/** Two words side by side, and for names of three words and more further pairs. */
export interface Neighbours {
  /** Form → its weight. */
  forms: ReadonlyMap<string, number>;
  followedBy: ReadonlySet<string> | null;
  further?: readonly Pick<Neighbours, 'forms' | 'followedBy'>[];
}

/** The language of a text as an option of reading it. */
export function spokenIn(language: Language | undefined): { language?: Language } {
  return language === undefined ? {} : { language };
}

export function readShelf(
  documents: readonly EngineDocument[],
  { fieldWeights, currency, language }: BuildOptions,
): Shelf {
  const weightOf = (name: string) => (name === IDENTIFIERS_FIELD ? 0 : (fieldWeights[name] ?? 1));
  const greatest = Math.max(1, ...Object.keys(fieldWeights).map(weightOf));
  const tokensOf = documents.map(
    ({ fields }) =>
      new Map(
        Object.entries(fields)
          .filter(([name]) => weightOf(name) > 0)
          .map(([name, text]) => [name, analyze(text, spokenIn(language))]),
      ),
  );
  const average = (name: string) => {
    const lengths = tokensOf.map((fields) => fields.get(name)?.length ?? 0).filter((length) => length > 0);
    return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  };
  const stemOf = new Map<string, string>();
  const products = documents.map((document, at): Product => {
    const fields = [...tokensOf[at]!].map(([name, tokens]): Field => {
      for (const token of tokens) if (!stemOf.has(token.exact)) stemOf.set(token.exact, token.stem);
      const contribution = weightOf(name) / (1 - LENGTH_SHARE + LENGTH_SHARE * (tokens.length / average(name)));
      const lines = linesOf(document.fields[name]!, tokens);
      return { strong: weightOf(name) >= greatest / 2, tokens, lines, contribution: Math.fround(contribution) };
    });
    const attributes = attributesOf(document);
    const texts = Object.keys(document.fields).flatMap((name) => {
      const isName = weightOf(name) >= greatest / 2 && name !== 'brand';
      const text = document.fields[name]!;
      return linesOf(text, tokensOf[at]!.get(name) ?? []).map((words) => ({ text, words, isName }));
    });
    return { document, fields, attributes, statements: statementsOf(texts, Object.fromEntries(attributes)) };
  });

  const named = new Map<string, number>();
  for (const category of new Set(products.flatMap(({ attributes }) => attributes.get('category') ?? []))) {
    const heads = namesOf('category', category).flatMap((name) => {
      const all = analyze(name);
      return /^\p{Script=Arabic}/u.test(name) ? all.slice(0, 1) : all.slice(-1);
    });
    const holding = products.filter(({ attributes }) => attributes.get('category')?.includes(category)).length;
    for (const [word, stem] of stemOf) {
      if (!heads.some((token) => token.exact === word || token.stem === stem)) continue;
      named.set(word, (named.get(word) ?? 0) + holding);
    }
  }
  return { products, stemOf, named, brands: new Set(documents.flatMap(brandsOf)), currency, size: documents.length };
}

function linesOf(text: string, tokens: readonly Token[]): Token[][] {
  const lines = text.split('\n').map((): Token[] => []);
  for (const token of tokens) lines[text.slice(0, token.start).split('\n').length - 1]!.push(token);
  return lines;
}

function brandsOf({ fields, attributes }: EngineDocument): string[] {
  const written = fields['brand']?.trim() ?? '';
  return written === '' ? (attributes['brand'] ?? []) : [written];
}

function attributesOf(document: EngineDocument): Map<string, string[]> {
  const { attributes, variants = [] } = document;
  const all = new Map<string, string[]>();
  for (const ofOne of [attributes, ...variants.map((variant) => variant.attributes)]) {
    for (const [key, values] of Object.entries(ofOne)) {
      if (values.length > 0) all.set(key, [...new Set([...(all.get(key) ?? []), ...values])]);
    }
  }
  const brands = brandsOf(document).map((brand) => brand.toLowerCase());
  if (!attributes['brand']?.length && brands.length > 0) all.set('brand', brands);
  return all;
}

/** How many products have one of the values. */
export function countHolders({ products }: Shelf, key: string, values: ReadonlySet<string>): number {
  return products.filter(({ attributes }) => attributes.get(key)?.some((value) => values.has(value))).length;
}

/** The words of this stem, and those of the stem that the shelf has for the word. */
export function formsOf({ stemOf }: Shelf, word: string, stem: string): string[] {
  const stems = new Set([stem, stemOf.get(word)]);
  return [...stemOf].filter(([, other]) => stems.has(other)).map(([form]) => form);
}

/** How many products have a word of this stem. */
export function countStem({ products, stemOf }: Shelf, stem: string): number {
  const has = ({ tokens }: Field) => tokens.some(({ exact }) => stemOf.get(exact) === stem);
  return products.filter(({ fields }) => fields.some(has)).length;
}

/** How much of the shelf a word makes up. */
export function massOf({ products }: Shelf, word: string): number {
  return products
    .flatMap(({ fields }) => fields)
    .filter(({ tokens }) => tokens.some(({ exact }) => exact === word))
    .reduce((sum, { contribution }) => sum + contribution, 0);
}

/** Whether each pair stands side by side in some strong field. */
export function areNeighbours({ fields }: Product, { further = [], ...beginning }: Neighbours): boolean {
  const lines = fields.filter(({ strong }) => strong).flatMap((field) => field.lines);
  return [beginning, ...further].every(({ forms, followedBy }) =>
    lines.some((line) => line.some(({ exact }, i) => i > 0 && followedBy!.has(exact) && forms.has(line[i - 1]!.exact))),
  );
}

export interface Part {
  start: number;
  end: number;
}

export function overlap(a: Part, b: Part): boolean {
  return a.start < b.end && b.start < a.end;
}
