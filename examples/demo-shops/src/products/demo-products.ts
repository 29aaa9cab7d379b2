/** Generates the products of a demo shop. */
import { elementAt } from '@quarry/language';
import type { Language, Product, StoreSettings } from '@quarry/contract';
import { DEMO_STORES } from '../stores.ts';
import { viewCount } from '../illustrator/index.ts';
import type { Catalogue, Family, Kind, Staple } from '../catalogues/catalogue.ts';
import { catalogueOf, type Trade } from '../catalogues/by-trade.ts';
import { type Phrase, speaks } from '../phrases.ts';
import { type Chance, createChance } from '../random.ts';
import { composeDescription } from './compose-description.ts';
import { composeTitle } from './compose-title.ts';
import type { Draft } from './draft.ts';
import { drawDraft } from './draw-draft.ts';
import { languagesOf } from './languages.ts';
import { drawPrices, fromLari } from './prices.ts';
import { shelvesOf } from './shelves.ts';
import { drawVariants } from './variants.ts';

/** How often another title is generated when one is taken, before the family counts as exhausted. */
const ATTEMPTS = 16;
/** Article numbers have gaps, so that each product has numbers for its variants. */
const ARTICLES_PER_PRODUCT = 40;

/** `Sage linen midi` → `sage-linen-midi`. */
function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug.length <= 70 ? slug : slug.slice(0, 70).replace(/-[^-]*$/, '');
}

interface Shelf {
  trade: Trade;
  catalogue: Catalogue;
  brands: readonly string[];
  family: Family;
  /** The kinds with all of the shop's languages, in the order in which they are used. */
  kinds: readonly Kind[];
  used: number;
}

function openShelves(settings: StoreSettings, languages: readonly Language[], chance: Chance): Shelf[] {
  return shelvesOf(settings).trades.flatMap((trade) => {
    const catalogue = catalogueOf(trade);
    const brands = chance.shuffle(catalogue.brands).slice(0, 10);
    return catalogue.families.map((family) => {
      const kinds = family.kinds.filter((kind) => speaks(kind.noun, languages));
      return { trade, catalogue, brands, family, kinds: chance.shuffle(kinds), used: 0 };
    });
  });
}

/** All products of a demo shop, the same on every call. Other shops get products of their kind. */
export function demoProducts(settings: StoreSettings): Product[] {
  const chance = createChance(settings.id, 'products');
  const languages = languagesOf(settings);
  const { count, priceLevel, stapleLimit } = shelvesOf(settings);
  const shelves = openShelves(settings, languages, chance).filter((shelf) => shelf.kinds.length > 0);
  const shop = DEMO_STORES.findIndex((store) => store.id === settings.id) + 1;
  const skuPrefix = settings.id
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 4)
    .toUpperCase();
  const taken = new Set<string>();
  const products: Product[] = [];

  /** False when no new title could be found. */
  function add(shelf: Shelf, staple?: Staple): boolean {
    const kind = staple ? shelf.family.kinds[staple.kind] : shelf.kinds[shelf.used % shelf.kinds.length];
    shelf.used += 1;
    if (!kind || !speaks(kind.noun, languages)) return false;

    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const draft = drawDraft({ ...shelf, kind, staple, languages }, chance);
      const titles = languages.map((language) => composeTitle(draft, language));
      const names = [
        slugOf(composeTitle(draft, 'en')),
        ...titles.map((title, place) => `${languages[place]} ${title}`),
      ];
      if (names.some((name) => taken.has(name))) continue;
      for (const name of names) taken.add(name);
      products.push(finish(shelf, draft, staple));
      return true;
    }
    return false;
  }

  function finish(shelf: Shelf, draft: Draft, staple: Staple | undefined): Product {
    const [low, high] = draft.kind.price ?? draft.family.price;
    // Most products are in the cheaper half, as in any shop.
    const lari = low + (high - low) * draft.rank ** 1.3;
    const prices = drawPrices(
      fromLari(lari, settings.currency.code) * priceLevel,
      settings.currency.code,
      staple?.price,
      chance,
    );
    const number = products.length + 1;
    const variants = drawVariants(
      {
        draft,
        sku: `${skuPrefix}-${String(number).padStart(4, '0')}`,
        shop,
        article: number * ARTICLES_PER_PRODUCT,
        price: prices.current_price,
      },
      chance,
    );
    const closers = (shelf.family.closers ?? shelf.catalogue.closers).filter((closer) => speaks(closer, languages));
    const closer: Phrase | undefined = closers.length > 0 ? chance.pick(closers) : undefined;
    // oxlint-disable-next-line typescript/consistent-type-assertions -- made from all languages of the shop
    const texts = Object.fromEntries(
      languages.map((language) => [
        language,
        { title: composeTitle(draft, language), description: composeDescription(draft, closer, language) },
      ]),
    ) as Record<Language, { title: string; description: string }>;
    const isRated = chance.happens(0.85);
    const gender = draft.attributes.gender;

    const product: Product = {
      id: slugOf(texts.en.title),
      ...texts[settings.default_language],
      brand: draft.brand,
      category: draft.family.category,
      category_path: [
        ...(typeof gender === 'string' && shelf.trade === 'fashion' ? [gender] : []),
        draft.family.shelf,
        draft.family.category,
      ],
      url: null,
      images: [],
      ...prices,
      currency: settings.currency.code,
      stock: variants.reduce((sum, variant) => sum + (variant.stock ?? 0), 0),
      rating: isRated ? Math.round((3.6 + chance.next() * 1.4) * 10) / 10 : null,
      review_count: isRated ? chance.whole(1, 12) * chance.whole(1, 30) : 0,
      attributes: draft.attributes,
      variants,
      texts,
    };
    return { ...product, images: imagesOf(settings.id, product) };
  }

  for (const shelf of shelves) {
    for (const staple of (shelf.family.staples ?? []).slice(0, stapleLimit)) add(shelf, staple);
  }
  // First one product per category, so that none is empty; then by weight until the shop is full.
  for (const shelf of shelves) if (shelf.used === 0) add(shelf);
  let open = shelves;
  while (products.length < count && open.length > 0) {
    const shelf = pickByWeight(open, chance);
    if (!add(shelf)) open = open.filter((other) => other !== shelf);
  }

  return chance.shuffle(products);
}

function pickByWeight(shelves: readonly Shelf[], chance: Chance): Shelf {
  const weights = shelves.map(({ family }) => family.weight ?? 1);
  let point = chance.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const place = weights.findIndex((weight) => {
    point -= weight;
    return point < 0;
  });
  return elementAt(shelves, place === -1 ? shelves.length - 1 : place);
}

function imagesOf(storeId: string, product: Product): string[] {
  return Array.from({ length: viewCount(product) }, (_, view) => `/media/${storeId}/${product.id}/${view + 1}.webp`);
}
