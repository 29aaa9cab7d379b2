/** Tells the shop's page what happens in the embed, by events at the document. */
import type { QuarryEventDetails, QuarryPlace, QuarryProduct } from './quarry.d.ts';

/** @returns false when the page wants to handle it itself. */
export function announce<Name extends keyof QuarryEventDetails>(name: Name, detail: QuarryEventDetails[Name]): boolean {
  return document.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }));
}

interface OpenedProduct {
  id: string;
  name: string;
  url: string | undefined;
  amount: number | null;
}

export function toldProduct({ id, name, url, amount }: OpenedProduct): QuarryProduct {
  return { id, name, ...(url && { url }), ...(amount !== null && { price: amount }) };
}

/** For the click on a product's link: the page may show the product itself. */
export function announceOpen(
  event: Pick<Event, 'preventDefault'>,
  card: OpenedProduct,
  place: QuarryPlace,
  position?: number,
): void {
  const detail = { product: toldProduct(card), place, ...(position !== undefined && { position }) };
  if (!announce('quarry:open', detail)) event.preventDefault();
}
