/** What no hit may break: filters, price limits, exclusions. Every way in which a product is sold is spelled out. */
import { analyze, type ConceptKind, conceptOf, foundIn, substanceOf, type Understanding } from '@quarry/language';
import type { EngineFilters, Steering } from '../../engine-query.ts';
import { acceptedValues } from '../../match/accepted-values.ts';
import { namesOf } from '../../match/concept-names.ts';
import { NEGATORS } from '../../match/exclusions.ts';
import { formsOf, type Product, type Shelf } from './shelf.ts';
import { type Request, valuesOf } from './wishes.ts';

interface Demands {
  attributes: { key: string; values: readonly string[] }[];
  prices: Pick<EngineFilters, 'price_min' | 'price_max'>[];
  in_stock?: boolean | undefined;
}

interface Way {
  price: number | null;
  available: boolean;
  valuesOf(key: string): readonly string[];
}

const ATTRIBUTE_FILTERS = ['color', 'size', 'gender', 'category', 'material', 'brand'] as const;

/** Whether the caller, the words and the staff let the product be shown. */
export function mayBeShown(shelf: Shelf, { query, understood, spans }: Request, product: Product): boolean {
  const { filters = {}, steering } = query;
  const excluded = (understood.exclude ?? []).some((value) => {
    const said = spans.filter((span) => span.negated && span.value === value);
    return isOrSays(
      shelf,
      product,
      value,
      said.map(({ kind }) => kind),
    );
  });
  return !excluded && meets(shelf, product, filters, understood) && !isHidden(shelf, product, steering);
}

const IDENTITY = ['category', 'category_group', 'product_type', 'brand'];
const LOOKS = ['color', 'material', 'pattern', 'gender', 'age', 'season', 'size', 'dose_form', 'flavor', 'scent'];

/** Whether the product's data state that it is without all that is not wanted; null where nothing is that data may leave open. */
export function statesExclusions(shelf: Shelf, request: Request, product: Product): boolean | null {
  const { understood, spans, query } = request;
  const saidAs = (value: string) =>
    spans.filter((span) => span.negated && span.value === value).map(({ kind }) => kind);
  const asked = [
    ...(understood.exclude ?? []).map((value) => ({ value, kinds: saidAs(value) })),
    ...(query.filters?.exclude ?? []).map((value) => ({ value, kinds: [] as string[] })),
  ].map((one) => ({ ...one, kinds: one.kinds.length > 0 ? one.kinds : kindsOfValue(shelf, one.value) }));
  const open = asked.filter(({ value, kinds }) => isSubstance(value, kinds) || !isIdentity(kinds));
  if (open.length === 0) return null;
  return open.every(({ value, kinds }) => {
    const substance = isSubstance(value, kinds) ? substanceOf(value) : undefined;
    if (substance !== undefined && product.statements.freeFrom.includes(substance)) return true;
    const keys = (substance === undefined ? LOOKS : ['material']).filter((key) =>
      substance === undefined ? kinds.includes(key) : kindsOfValue(shelf, value).includes(key),
    );
    if (keys.some((key) => (product.attributes.get(key) ?? []).length > 0)) return true;
    const names = [value, ...kinds.flatMap((kind) => namesOf(kind, value))];
    const stems = names.map((name) =>
      analyze(name)
        .map(({ stem }) => stem)
        .join(' '),
    );
    return substance === undefined && stems.some((stem) => product.statements.freeFrom.includes(stem));
  });
}

/** Whether a substance is among what is not wanted. */
export function excludesSubstance(shelf: Shelf, { understood, spans, query }: Request): boolean {
  return [...(understood.exclude ?? []), ...(query.filters?.exclude ?? [])].some((value) => {
    const kinds = spans.filter((span) => span.negated && span.value === value).map(({ kind }) => kind);
    return isSubstance(value, kinds.length > 0 ? kinds : kindsOfValue(shelf, value));
  });
}

/** Whether the product is of a category in which a substance that is not wanted may be, by knowledge or by another product. */
export function mayContain({ products }: Shelf, { understood }: Request, product: Product): boolean {
  const excluded = understood.exclude ?? [];
  const substances = excluded.flatMap((value) => substanceOf(value) ?? []);
  const mentionsOne = ({ attributes, statements: { freeFrom, contains } }: Product) =>
    substances.some((substance) => freeFrom.includes(substance) || contains.includes(substance)) ||
    [...attributes.values()].some((values) => values.some((value) => excluded.includes(value)));
  const said = products.filter(mentionsOne).flatMap(({ attributes }) => attributes.get('category') ?? []);
  const concerned = [...said, ...substances.flatMap((substance) => foundIn(substance))];
  return (product.attributes.get('category') ?? []).some((category) => concerned.includes(category));
}

function isSubstance(value: string, kinds: readonly string[]): boolean {
  return substanceOf(value) !== undefined && !isIdentity(kinds.filter((kind) => kind !== 'ingredient'));
}

function isIdentity(kinds: readonly string[]): boolean {
  return kinds.some((kind) => IDENTITY.includes(kind));
}

/** What the value may be, where nobody said. */
function kindsOfValue({ products }: Shelf, value: string): string[] {
  return [...IDENTITY, ...LOOKS].filter(
    (kind) =>
      conceptOf(kind as ConceptKind, value) !== undefined ||
      products.some(({ attributes }) => attributes.get(kind)?.includes(value)),
  );
}

/** Whether something beyond words was asked. */
export function demandsSomething({ query: { filters = {} }, understood }: Request): boolean {
  const { price_min, price_max, exclude = [] } = understood;
  const asked = Object.entries(filters).filter(([key, value]) =>
    key === 'exclude' || key === 'attributes' ? Object.keys(value as object).length > 0 : value !== undefined,
  );
  return price_min !== undefined || price_max !== undefined || exclude.length > 0 || asked.length > 0;
}

function isHidden(shelf: Shelf, product: Product, { hidden = [] }: Steering = {}): boolean {
  return hidden.some((filters) => meets(shelf, product, filters));
}

/** Points of all rules that apply. */
export function boostOf(shelf: Shelf, product: Product, { boosts = [] }: Steering = {}): number {
  return boosts.reduce((sum, { match, points }) => sum + (meets(shelf, product, match) ? points : 0), 0);
}

/** Whether the wishes that a product meets by its attributes are met by one way of selling it, with all that is demanded. */
export function meetsTogether({ query: { filters = {} }, understood, wishes }: Request, product: Product): boolean {
  const wished = wishes
    .filter(({ key }) => key !== null)
    .map((wish) => ({ key: wish.key!, values: [...valuesOf(wish)] }))
    .filter(({ key, values }) => product.attributes.get(key)?.some((value) => values.includes(value)));
  const demands = demandsOf(filters, understood);
  // A product that is sold in one way only is judged as it is, and this it was before.
  if (wished.length === 0 || !product.document.variants?.length) return true;
  return isSoldSo(product, { ...demands, attributes: [...demands.attributes, ...wished] });
}

function meets(
  shelf: Shelf,
  product: Product,
  filters: EngineFilters,
  said: Understanding['understood'] = {},
): boolean {
  const { exclude = [], ids } = filters;
  if (ids !== undefined && !ids.includes(product.document.id)) return false;
  return isSoldSo(product, demandsOf(filters, said)) && !exclude.some((value) => isOrSays(shelf, product, value));
}

function demandsOf(filters: EngineFilters, said: Understanding['understood']): Demands {
  const named = [
    ...ATTRIBUTE_FILTERS.map((key) => [key, filters[key]] as const),
    ...Object.entries(filters.attributes ?? {}),
  ];
  return {
    attributes: named.flatMap(([key, values]) =>
      values === undefined
        ? []
        : [{ key, values: [values].flat().flatMap((value) => acceptedValues(key, value.toLowerCase())) }],
    ),
    prices: [filters, said],
    in_stock: filters.in_stock,
  };
}

function isSoldSo(product: Product, { attributes, prices, in_stock }: Demands): boolean {
  const fitting = waysOf(product).filter(
    (way) =>
      attributes.every(({ key, values }) => way.valuesOf(key).some((value) => values.includes(value))) &&
      prices.every(
        ({ price_min, price_max }) =>
          (price_min === undefined || (way.price !== null && way.price >= price_min)) &&
          (price_max === undefined || (way.price !== null && way.price <= price_max)),
      ),
  );
  if (in_stock === true) return fitting.some(({ available }) => available);
  if (in_stock === false) return fitting.length > 0 && !fitting.some(({ available }) => available);
  return fitting.length > 0;
}

/** A variant has what it names, else what the product has and no other variant claims, else all that the product has. */
function waysOf({ document, attributes }: Product): Way[] {
  const { price, stock, variants = [] } = document;
  const itself: Way = { price, available: stock !== 0, valuesOf: (key) => attributes.get(key) ?? [] };
  if (variants.length === 0) return [itself];
  return variants.map((variant) => ({
    price: variant.price ?? price,
    available: stock !== 0 && variant.stock !== 0,
    valuesOf(key) {
      const own = variant.attributes[key] ?? [];
      if (own.length > 0) return own;
      const claimed = variants.flatMap((one) => one.attributes[key] ?? []);
      if (claimed.length === 0) return itself.valuesOf(key);
      const ofProduct = document.attributes[key] ?? [];
      const free = ofProduct.filter((value) => !claimed.includes(value));
      return free.length > 0 ? free : ofProduct;
    },
  }));
}

/**
 * Whether the product has the value, in whichever attribute, or a strong field names it and does not take it back.
 *
 * @param said kinds of concepts that were said by it; when none was, it may be of any that the shelf has.
 */
function isOrSays(shelf: Shelf, product: Product, value: string, said: readonly string[] = []): boolean {
  if ([...product.attributes.values()].some((values) => values.includes(value.toLowerCase()))) return true;
  const kinds = said.length > 0 ? said : shelf.products.flatMap(({ attributes }) => [...attributes.keys()]);
  const names = new Set([value, ...[...new Set(kinds)].flatMap((kind) => namesOf(kind, value))]);
  const forms = new Set(
    [...names]
      .map((name) => analyze(name))
      .flatMap(([token, ...more]) =>
        // Parts of a longer name mean other things.
        token === undefined || more.length > 0 ? [] : formsOf(shelf, token.exact, token.stem),
      ),
  );
  const isNegator = (word: string | undefined) => word !== undefined && NEGATORS.has(word);
  return product.fields
    .filter(({ strong }) => strong)
    .flatMap(({ lines }) => lines)
    .some((line) =>
      line.some(({ exact }, i) => forms.has(exact) && !isNegator(line[i - 1]?.exact) && !isNegator(line[i + 1]?.exact)),
    );
}
