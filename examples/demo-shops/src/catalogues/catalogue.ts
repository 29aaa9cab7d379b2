/**
 * What a trade's catalogue is made of (`data/catalogues`). A catalogue holds words and rules only; `products/` composes goods from them.
 * Prices are written in lari, and each shop turns them into its own currency.
 */
import { type Attributes, LANGUAGES } from '@quarry/contract';
import { everywhere, type Phrase, phrase, quantity, type Unit, withDecimals } from '../phrases.ts';
import type { Category } from '../categories.ts';
import type { Color, Material } from '../vocabulary.ts';
import type { FactName } from './facts.ts';

/**
 * One fact of a product that is drawn from choices: `volume` is 200 or 400 ml.
 * Choices go from the cheapest to the dearest when `raisesPrice` is set.
 */
export interface FactChoice {
  /** Attribute key, and the name under which the description tells it. */
  name: FactName;
  /** `value` is canonical; `shown` is what texts say. */
  choices: readonly { value: string; shown: Phrase }[];
  inTitle: boolean;
  raisesPrice: boolean;
  /** Name under which descriptions tell it, when it is not the key's own: the weight of nappies is a child's. */
  toldAs?: FactName;
}

/** How a title is built; see `products/compose-title.ts`. */
type TitleStyle =
  /** "Sage linen midi dress": a shade or a motif leads, then cloth and thing. */
  | 'styled'
  /** "Voltenza Arc 6 smartphone, 256 GB": brand and model. */
  | 'model'
  /** "Harvest Lane basmati rice, 1 kg": brand without a model. */
  | 'branded'
  /** "Fig and cedar body butter, 200 ml": a variety leads. */
  | 'varied'
  /** The kind's own words: books and medicines. */
  | 'plain';

/** One thing that a family sells: `wrap dress` among the dresses. */
export interface Kind {
  noun: Phrase;
  /** Set over the family's own. */
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
  /** What this kind is made of where the family would draw something unfit: `{ velvet: 'oak' }`. */
  instead?: Partial<Record<Material, Material>>;
  /** Occasions of the family for which this kind is no choice. */
  notFor?: readonly string[];
}

/** A scent or an active substance: its name, and the words that tie it to a thing in a title. */
export interface Variety {
  name: Phrase;
  /** Georgian and Arabic set it after the thing ("ვარდის არომატით"), the others before it ("gül kokulu"). */
  inTitle: Phrase;
}

export type SizeRun = 'clothes' | 'womens-shoes' | 'mens-shoes' | 'kids' | 'rings';

/** What every shop of the trade must have: searched for first, at prices in the shop's own currency. */
export interface Staple {
  /** Index in `kinds`. */
  kind: number;
  color?: Color;
  /** In the shop's currency. */
  price?: number;
}

/** All goods of one category. */
export interface Family {
  category: Category;
  /** Shelf above the category, English; for clothes the gender stands before it. */
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
  /** What a varied title leads with: scents, tastes. */
  varieties?: readonly Variety[];
  /** Attribute key under which the variety is kept. */
  varietyName?: FactName;
  /** Canonical values of which one or two are drawn. */
  occasions?: readonly string[];
  seasons?: readonly string[];
  brands?: readonly string[];
  /** Said instead of the catalogue's closers. */
  closers?: readonly Phrase[];
  /** Share of the shop's shelves; 1 when not said. */
  weight?: number;
  staples?: readonly Staple[];
}

export interface Catalogue {
  brands: readonly string[];
  /** Names of models for `model` titles. */
  models: readonly string[];
  /** Last sentence of a description, about service and care; must hold for every product of the trade. */
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

/** A worded fact; each row is a phrase whose English, lower case, is the canonical value. Decimals get the comma of the language. */
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
