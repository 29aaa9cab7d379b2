/** The catalogues of the judged queries: the demo shops, in English only or in the language of the shopper. */
import { type Language, type Product } from '@quarry/contract';
import { DEMO_STORES, demoProducts } from '@quarry/demo-shops';
import { buildIndex, type ProductIndex } from '@quarry/search';
import { FIELD_WEIGHTS, productDocument } from '../../apps/server/src/modules/search/product-document.ts';

export interface JudgedCatalogue {
  index: ProductIndex;
  products: ReadonlyMap<string, Product>;
}

/** Every demo product once with English texts only, so that nothing is in the language of the queries. */
export function englishCatalogue(): JudgedCatalogue {
  return catalogueOf(everyProduct().map(inEnglishAlone), 'en');
}

/** Products of all demo shops with texts in this language, with these texts only. */
export function catalogueIn(language: Language): JudgedCatalogue {
  const products = everyProduct().flatMap((product) => inLanguageAlone(product, language) ?? []);
  return catalogueOf(products, language);
}

function everyProduct(): Product[] {
  return DEMO_STORES.flatMap((settings) =>
    demoProducts(settings).map((product) => ({
      ...product,
      id: `${settings.id}:${product.id}`,
      // Stored under its language, so that one language can be selected.
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
  // English is kept for the judge, who compares names; it is not indexed.
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
