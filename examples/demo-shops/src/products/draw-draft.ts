/**
 * Selects the properties of a product by chance: colour, cloth, facts, sizes. Texts are generated later, so that all
 * languages say the same.
 */
import { elementAt } from '@quarry/language';
import type { Attributes, Language } from '@quarry/contract';
import type { Catalogue, FactChoice, Family, Kind, SizeRun, Staple } from '../catalogues/catalogue.ts';
import { MOTIFS, SHADES, TIMBER_MOTIFS } from '../catalogues/palette.ts';
import { type Phrase, speaks } from '../phrases.ts';
import type { Chance } from '../random.ts';
import type { Color, Material, PATTERNS } from '../vocabulary.ts';
import type { Draft, DrawnFact } from './draft.ts';

type Pattern = (typeof PATTERNS)[number];

const SIZE_RUNS: Record<SizeRun, readonly string[]> = {
  clothes: ['xs', 's', 'm', 'l', 'xl', 'xxl'],
  'womens-shoes': ['36', '37', '38', '39', '40', '41'],
  'mens-shoes': ['39', '40', '41', '42', '43', '44', '45'],
  kids: ['104', '110', '116', '122', '128', '134'],
  rings: ['16', '17', '18', '19'],
};

/** A plated thing has the colour of its plating. */
const PLATING: Partial<Record<Material, Color>> = { 'gold-plated': 'gold', 'silver-plated': 'silver', brass: 'gold' };

/** Woods and stones have their own colours, which titles do not repeat. */
const NATURAL: Partial<Record<Material, readonly Color[]>> = {
  walnut: ['brown'],
  oak: ['brown', 'beige'],
  pine: ['beige', 'cream', 'white'],
  rattan: ['beige', 'brown'],
  marble: ['white', 'grey', 'black', 'green'],
};

function paletteOf(
  palette: readonly Color[] | undefined,
  material: Material | undefined,
): readonly Color[] | undefined {
  const natural = material && NATURAL[material];
  const possible = natural && palette?.filter((color) => natural.includes(color));
  return possible && possible.length > 0 ? possible : palette;
}

const TIMBER: ReadonlySet<Material> = new Set(['wood', 'oak', 'walnut', 'pine']);

/** Materials without woven or printed patterns. */
const PLAIN: ReadonlySet<Material> = new Set(['leather', 'suede', 'denim']);
const FIGURES: ReadonlySet<string> = new Set(['striped', 'checked', 'floral', 'dotted', 'printed']);

/** A wooden product of a line that is named after another wood gets the next name. */
function fittingMotif(motif: Phrase, material: Material | undefined): Phrase {
  let place = MOTIFS.indexOf(motif);
  if (!material || !TIMBER.has(material)) return motif;
  while (TIMBER_MOTIFS.has(elementAt(MOTIFS, place).en)) place = (place + 7) % MOTIFS.length;
  return elementAt(MOTIFS, place);
}

/** Products that do not belong on a beach. */
const WARM: ReadonlySet<Material> = new Set(['velvet', 'wool', 'cashmere', 'knit', 'suede']);

/** Light materials: a summer product of them is not for cold seasons. */
const LIGHT: ReadonlySet<Material> = new Set(['linen', 'cotton', 'silk']);
const COLD_SEASONS: ReadonlySet<string> = new Set(['autumn', 'winter']);

/**
 * The selected seasons, with summer in place of cold ones if the material is light. Replaced after the selection, so
 * that the number of random numbers does not depend on the material.
 */
function seasonsOfMaterial(drawn: readonly string[], family: Family, material: Material | undefined): string[] {
  const isForSummer = drawn.includes('summer') || (material === 'linen' && family.seasons?.includes('summer'));
  if (!isForSummer || !material || !LIGHT.has(material)) return [...drawn];
  return [...new Set(drawn.map((season) => (COLD_SEASONS.has(season) ? 'summer' : season)))];
}

/** The values without an unsuitable one. */
function suited(values: readonly string[] | undefined, unsuited: string): string[] | undefined {
  return values?.filter((value) => value !== unsuited);
}

interface DrawRequest {
  catalogue: Catalogue;
  family: Family;
  kind: Kind;
  staple: Staple | undefined;
  /** Brands that this shop carries. */
  brands: readonly string[];
  languages: readonly Language[];
}

/** A range of sizes, sometimes without its ends. */
function drawSizes(run: SizeRun | undefined, chance: Chance): string[] {
  if (!run) return [];
  const all = SIZE_RUNS[run];
  return all.slice(chance.whole(0, 1), all.length - chance.whole(0, 1));
}

function drawFacts(choices: readonly FactChoice[], chance: Chance): { facts: DrawnFact[]; rank: number | undefined } {
  const ranks: number[] = [];
  const facts = choices.map(({ name, choices: values, inTitle, raisesPrice, toldAs = name }) => {
    const place = chance.whole(0, values.length - 1);
    const { value, shown } = elementAt(values, place);
    if (raisesPrice && values.length > 1) ranks.push(place / (values.length - 1));
    return { name, value, shown, inTitle, toldAs };
  });
  return { facts, rank: ranks.length > 0 ? ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length : undefined };
}

function drawColors(
  family: Family,
  palette: readonly Color[] | undefined,
  staple: Staple | undefined,
  chance: Chance,
): Color[] {
  if (staple?.color) return [staple.color];
  if (!palette || palette.length === 0) return [];
  const severalColors = family.sizes === 'clothes' && chance.happens(0.12);
  return severalColors ? chance.shuffle(palette).slice(0, chance.whole(2, 3)) : [chance.pick(palette)];
}

function drawOneOrTwo(values: readonly string[] | undefined, chance: Chance): string[] {
  if (!values || values.length === 0) return [];
  return chance.shuffle(values).slice(0, chance.whole(1, 2));
}

/** One value as it is, several as a list; all are kept. */
function setValues(attributes: Attributes, key: string, values: readonly string[]): void {
  const [only] = values;
  if (only !== undefined) attributes[key] = values.length === 1 ? only : [...values];
}

export function drawDraft({ catalogue, family, kind, staple, brands, languages }: DrawRequest, chance: Chance): Draft {
  const drawnMaterial = (kind.materials ?? family.materials)?.length
    ? chance.pick(kind.materials ?? family.materials ?? [])
    : undefined;
  const material = drawnMaterial && (kind.instead?.[drawnMaterial] ?? drawnMaterial);
  const plating = material?.endsWith('-plated') ? PLATING[material] : undefined;
  const drawnColors =
    plating && family.shelf === 'jewellery'
      ? [plating]
      : drawColors(family, paletteOf(kind.colors ?? family.colors, drawnMaterial), staple, chance);
  const colors = plating ? [plating] : drawnColors;
  const [color] = colors;
  const patterns = kind.patterns ?? family.patterns;
  // Most staples are plain, because they are searched for first.
  const isPlainStaple = staple?.color !== undefined && chance.happens(0.7) && patterns?.includes('plain');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the vocabulary of catalogues is checked when they are read
  const drawnPattern = isPlainStaple ? 'plain' : patterns ? (chance.pick(patterns) as Pattern) : undefined;
  const pattern = material && PLAIN.has(material) && FIGURES.has(drawnPattern ?? '') ? 'plain' : drawnPattern;
  const shades = color && colors.length === 1 ? SHADES[color].filter((shade) => speaks(shade, languages)) : [];
  // Only clothing and home products have special shades; a drill is yellow, not honey.
  const saysPlainly = family.title !== 'styled';
  // A staple names the plain colour, so that a search for a red dress finds "red".
  const drawnShade =
    shades.length === 0
      ? undefined
      : staple?.color || saysPlainly || chance.happens(0.5)
        ? shades[0]
        : chance.pick(shades);
  const isNatural = drawnMaterial !== undefined && NATURAL[drawnMaterial] !== undefined;
  // A material with its own colour gets no shade name: oak is brown, not chestnut.
  const shade = drawnShade && (plating || isNatural) ? shades[0] : drawnShade;
  const ownFacts = kind.facts ?? [];
  const familyFacts = (family.facts ?? []).filter(({ name }) => ownFacts.every((own) => own.name !== name));
  const { facts, rank } = drawFacts([...ownFacts, ...familyFacts], chance);
  const variety = family.varieties
    ? chance.pick(family.varieties.filter(({ name }) => speaks(name, languages)))
    : undefined;
  const sizes = drawSizes(kind.sizes ?? family.sizes, chance);
  const isWarm = drawnMaterial !== undefined && WARM.has(drawnMaterial);
  const occasions = drawOneOrTwo(suited(kind.occasions ?? family.occasions, isWarm ? 'beach' : ''), chance).filter(
    (occasion) => !kind.notFor?.includes(occasion),
  );
  const drawnSeasons = drawOneOrTwo(
    suited(kind.seasons ?? family.seasons, isWarm ? 'summer' : drawnMaterial === 'linen' ? 'winter' : ''),
    chance,
  );
  const seasons = seasonsOfMaterial(drawnSeasons, family, drawnMaterial);
  const stories = (kind.stories ?? family.stories).filter((story) => speaks(story, languages));

  const attributes: Attributes = {};
  setValues(attributes, 'color', colors);
  if (material) attributes.material = material;
  if (pattern) attributes.pattern = pattern;
  Object.assign(attributes, family.attributes, kind.attributes);
  for (const fact of facts) attributes[fact.name] = fact.value;
  if (variety && family.varietyName) attributes[family.varietyName] = variety.name.en.toLowerCase();
  setValues(attributes, 'season', seasons);
  setValues(attributes, 'occasion', occasions);
  setValues(attributes, 'size', sizes);

  return {
    family,
    kind,
    brand: kind.brand ?? chance.pick(kind.brands ?? family.brands ?? brands),
    model:
      catalogue.models.length > 0
        ? `${chance.pick(catalogue.models)} ${chance.whole(2, 9)}${chance.pick(['', '', '0', '00', 'S', 'X'])}`
        : '',
    colors,
    shade,
    material,
    pattern,
    motif:
      !staple?.color && (colors.length > 1 || !shade || isNatural || chance.happens(0.35))
        ? fittingMotif(chance.pick(MOTIFS), material)
        : undefined,
    variety,
    facts,
    sizes,
    occasions,
    seasons,
    attributes,
    story: chance.pick(stories),
    rank: rank === undefined ? chance.next() : rank * 0.75 + chance.next() * 0.25,
  };
}
