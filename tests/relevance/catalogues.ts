/** The catalogues that judged queries are asked of: the demo shops, in English alone or in the shopper's language. */
import { type Language, type Product } from '@quarry/contract';
import { DEMO_STORES, demoProducts } from '@quarry/demo-shops';
import { buildIndex, type ProductIndex } from '@quarry/search';
import { FIELD_WEIGHTS, productDocument } from '../../apps/server/src/modules/search/product-document.ts';

export interface JudgedCatalogue {
  index: ProductIndex;
  products: ReadonlyMap<string, Product>;
}

/** Every demo product once, with English texts alone: nothing in it is in the language of the queries. */
export function englishCatalogue(): JudgedCatalogue {
  return catalogueOf(everyProduct().map(inEnglishAlone), 'en');
}

/** The products of all demo shops whose texts are in this language, with those texts alone. */
export function catalogueIn(language: Language): JudgedCatalogue {
  const products = everyProduct().flatMap((product) => inLanguageAlone(product, language) ?? []);
  return catalogueOf(products, language);
}

function everyProduct(): Product[] {
  return DEMO_STORES.flatMap((settings) =>
    demoProducts(settings).map((product) => ({
      ...product,
      id: `${settings.id}:${product.id}`,
      // Kept under its language, so that a catalogue of one language can be cut out.
      texts: {
        ...product.texts,
        [settings.default_language]: { title: product.title, description: product.description },
      },
    })),
  );
}

function inEnglishAlone(product: Product): Product {
  const english = product.texts.en;
  if (!english) throw new Error(`${product.id} has no English texts.`);
  return { ...product, ...english, category_path: [], texts: { en: english } };
}

function inLanguageAlone(product: Product, language: Language): Product | undefined {
  const text = product.texts[language];
  // English stays for the judge, who reads names there; the index does not get it.
  return text && { ...product, ...text, category_path: [], texts: { en: product.texts.en ?? text } };
}

function catalogueOf(products: readonly Product[], language: Language): JudgedCatalogue {
  const documents = products.map((product, position) =>
    productDocument(language === 'en' ? product : { ...product, texts: {} }, position),
  );
  return {
    index: buildIndex(documents, { fieldWeights: FIELD_WEIGHTS, language }),
    products: new Map(products.map((product) => [product.id, product])),
  };
}
