/** Converts documents of a reply to card data with formatted prices. */
import { formatPrice, notStatedOf, PLACEHOLDER_IMAGE, readDocument, searchCard } from '@quarry/client';
import { type Language, MatchReason, type StoreSettings, isObject } from '@quarry/contract';
import type { ShownProduct } from '@quarry/ui';

const MAX_REASONS = 3;

/** Free-text fields: a match in them is a word of a sentence, not a value to show on a card. */
const RUNNING_TEXT = new Set(['title', 'description', 'attributes', 'identifiers', 'price']);

/** One page of results in order, each with the few reasons that distinguish it from the others. */
export function showResults(
  documents: readonly unknown[],
  store: StoreSettings,
  language: Language,
): (ShownProduct | null)[] {
  const shown = documents.map((document) => showResult(document, store, language));
  const products = shown.filter((product) => product !== null);
  // A reason that every result has does not distinguish them and is not shown.
  const isShared = (reason: string) => products.length > 1 && products.every(({ reasons }) => reasons.includes(reason));
  return shown.map(
    (product) =>
      product && {
        ...product,
        reasons: product.reasons.filter((reason) => !isShared(reason)).slice(0, MAX_REASONS),
      },
  );
}

/** One result with all its reasons; null when the document is not a product. */
export function showResult(document: unknown, store: StoreSettings, language: Language): ShownProduct | null {
  const card = searchCard(document, store);
  if (!card) return null;
  // On this page every store's higher original price is struck through.
  const isReduced = card.price !== null && card.originalPrice !== null && card.price < card.originalPrice;
  return {
    id: card.id,
    name: card.name,
    images: card.images.filter((image) => image !== PLACEHOLDER_IMAGE),
    price: formatPrice(card.price, store.currency),
    originalPrice: isReduced ? formatPrice(card.originalPrice, store.currency) : null,
    isGreat: false,
    reasons: reasonsOf(document),
    facts: factsOf(card.name, document, store, language),
    notes: notStatedOf(document),
    url: card.url,
  };
}

function reasonsOf(document: unknown): string[] {
  const metadata = isObject(document) ? document.metadata : undefined;
  const reasons: unknown[] = isObject(metadata) && Array.isArray(metadata.reasons) ? metadata.reasons : [];
  const values = reasons.flatMap((reason) => {
    const { field, value = '' } = MatchReason.safeParse(reason).data ?? {};
    return field === undefined || RUNNING_TEXT.has(field) ? [] : value.trim() || [];
  });
  return [...new Set(values)];
}

/**
 * The brand and the product type in the reader's language (categories are stored in English), unless the name contains
 * them.
 */
function factsOf(name: string, document: unknown, store: StoreSettings, language: Language): string[] {
  const metadata = readDocument(document, store)?.metadata;
  if (!metadata) return [];
  const kind =
    language === 'ka'
      ? metadata.medicament_sub_category_name_ka || metadata.medicament_category_name_ka
      : language === 'en'
        ? metadata.category
        : '';
  const isSaid = name.toLowerCase().includes(kind.toLowerCase());
  return [...new Set([metadata.brand, isSaid ? '' : kind].filter((fact) => fact !== ''))];
}
