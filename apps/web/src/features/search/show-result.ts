/** From a document of the reply to what its card shows: ready texts, prices with their currency. */
import { formatPrice, PLACEHOLDER_IMAGE, readDocument, searchCard } from '@quarry/client';
import { type Language, MatchReason, type StoreSettings } from '@quarry/contract';
import type { ShownProduct } from '@quarry/ui';

const MOST_REASONS = 3;

/** Null when the document is no product; its card says so then. */
export function showResult(document: unknown, store: StoreSettings, language: Language): ShownProduct | null {
  const card = searchCard(document, store);
  if (!card) return null;
  // Here every store strikes a higher original price through.
  const isReduced = card.price !== null && card.originalPrice !== null && card.price < card.originalPrice;
  return {
    id: card.id,
    name: card.name,
    images: card.images.filter((image) => image !== PLACEHOLDER_IMAGE),
    price: formatPrice(card.price, store.currency),
    originalPrice: isReduced ? formatPrice(card.originalPrice, store.currency) : null,
    isGreat: false,
    reasons: reasonsOf(document),
    facts: factsOf(document, store, language),
    url: card.url,
  };
}

function reasonsOf(document: unknown): string[] {
  const { metadata } = (document ?? {}) as { metadata?: { reasons?: unknown } };
  const reasons = Array.isArray(metadata?.reasons) ? metadata.reasons : [];
  const values = reasons.flatMap((reason) => MatchReason.safeParse(reason).data?.value.trim() || []);
  return [...new Set(values)].slice(0, MOST_REASONS);
}

/** The brand, and what kind of product it is in a language the reader has: categories are kept in English. */
function factsOf(document: unknown, store: StoreSettings, language: Language): string[] {
  const metadata = readDocument(document, store)?.metadata;
  if (!metadata) return [];
  const kind =
    language === 'ka'
      ? metadata.medicament_sub_category_name_ka || metadata.medicament_category_name_ka
      : language === 'en'
        ? metadata.category
        : '';
  return [...new Set([metadata.brand, kind].filter((fact) => fact !== ''))];
}
