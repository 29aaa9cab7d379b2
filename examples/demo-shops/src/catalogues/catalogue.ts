/**
 * The types of a trade's catalogue (`data/catalogues`). A catalogue contains only words and rules, from which
 * `products/` generates products. Prices are in lari; each shop converts them to its currency.
 */
import { type Attributes, LANGUAGES } from '@quarry/contract';
import { everywhere, type Phrase, phrase, quantity, type Unit, withDecimals } from '../phrases.ts';
import type { Category } from '../categories.ts';
import type { Color, Material } from '../vocabulary.ts';
import type { FactName } from './facts.ts';

/**
 * One fact of a product, selected from choices: `volume` is 200 or 400 ml. With `raisesPrice` the choices are sorted by
 * price, cheapest first.
 */
export interface FactChoice {
  /** The attribute key, and the name of the fact in a description. */
  name: FactName;
  /** `value` is canonical; `shown` is its form in texts. */
  choices: readonly { value: string; shown: Phrase }[];
  inTitle: boolean;
  raisesPrice: boolean;
  /** The name in descriptions if it is not the key's own: the `weight` of nappies is a child's weight. */
  toldAs?: FactName;
}

/** How a title is built; see `products/compose-title.ts`. */
type TitleStyle =
  /** "Sage linen midi dress": a shade or a motif, then material and product. */
  | 'styled'
  /** "Voltenza Arc 6 smartphone, 256 GB": brand and model. */
  | 'model'
  /** "Harvest Lane basmati rice, 1 kg": brand without a model. */
  | 'branded'
  /** "Fig and cedar body butter, 200 ml": starts with a variety. */
  | 'varied'
  /** The title is given: books and medicines. */
  | 'plain';

/** One kind of product of a family: `wrap dress` among the dresses. */
export interface Kind {
  noun: Phrase;
  /** Overrides the family's value. */
  attributes?: Attributes;
  facts?: readonly FactChoice[];
  price?: readonly [number, number];
  brand?: string;
  brands?: readonly string[];
  materials?: readonly Material[];
  colors?: readonly Color[];
  patterns?: readonly string[];
  occasions?: readonly string[];
  seasons?: readonly string[];
  stories?: readonly Phrase[];
  sizes?: SizeRun;
  /** Replacements of the family's materials that do not suit this kind: `{ velvet: 'oak' }`. */
  instead?: Partial<Record<Material, Material>>;
  /** Occasions of the family that this kind does not suit. */
  notFor?: readonly string[];
}

/** A scent or an active substance: its name, and the words that connect it to a product in a title. */
export interface Variety {
  name: Phrase;
  /** Georgian and Arabic put it after the product ("ვარდის არომატით"), the others before it ("gül kokulu"). */
  inTitle: Phrase;
}

export type SizeRun = 'clothes' | 'womens-shoes' | 'mens-shoes' | 'kids' | 'rings';

/** Products that every shop of the trade has, because they are searched for first; prices in the shop's currency. */
export interface Staple {
  /** Index in `kinds`. */
  kind: number;
  color?: Color;
  /** In the shop's currency. */
  price?: number;
}

/** All products of one category. */
export interface Family {
  category: Category;
  /** The parent category, English; for clothes preceded by the gender. */
  shelf: string;
  title: TitleStyle;
  kinds: readonly Kind[];
  /** Lowest and highest usual price in lari. */
  price: readonly [number, number];
  /** First sentence of a description. */
  stories: readonly Phrase[];
  attributes?: Attributes;
  colors?: readonly Color[];
  materials?: readonly Material[];
  patterns?: readonly string[];
  sizes?: SizeRun;
  facts?: readonly FactChoice[];
  /** The varieties with which a title starts: scents, tastes. */
  varieties?: readonly Variety[];
  /** The attribute key of the variety. */
  varietyName?: FactName;
  /** Canonical values, one or two of which are selected. */
  occasions?: readonly string[];
  seasons?: readonly string[];
  brands?: readonly string[];
  /** Replaces the catalogue's closing sentences. */
  closers?: readonly Phrase[];
  /** Relative number of products of this family; default 1. */
  weight?: number;
  staples?: readonly Staple[];
}

export interface Catalogue {
  brands: readonly string[];
  /** Names of models for `model` titles. */
  models: readonly string[];
  /** Last sentences of descriptions, about service and care; each must be true for every product of the trade. */
  closers: readonly Phrase[];
  families: readonly Family[];
}

interface FactOptions {
  inTitle?: boolean;
  raisesPrice?: boolean;
  toldAs?: FactName;
}

/** A measured fact: `measure('volume', 'ml', [200, 400], { inTitle: true, raisesPrice: true })`. */
export function measure(
  name: FactName,
  unit: Unit,
  amounts: readonly (number | string)[],
  { inTitle = false, raisesPrice = false, toldAs }: FactOptions = {},
): FactChoice {
  const choices = amounts.map((amount) => {
    const shown = quantity(amount, unit);
    return { value: shown.en.toLowerCase(), shown };
  });
  return { name, choices, inTitle, raisesPrice, ...(toldAs && { toldAs }) };
}

/**
 * A fact in words; each row is a phrase whose English in lower case is the canonical value. Decimals are written as in
 * the language.
 */
export function oneOf(
  name: FactName,
  rows: readonly string[],
  { inTitle = false, raisesPrice = false, toldAs }: FactOptions = {},
): FactChoice {
  const choices = rows.map((row) => {
    const shown = row.includes('|') ? phrase(row) : everywhere(row);
    for (const language of LANGUAGES) {
      const words = shown[language];
      if (words !== undefined) shown[language] = withDecimals(words, language);
    }
    return { value: shown.en.toLowerCase(), shown };
  });
  return { name, choices, inTitle, raisesPrice, ...(toldAs && { toldAs }) };
}
