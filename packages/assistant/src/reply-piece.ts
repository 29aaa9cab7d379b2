/**
 * The pieces of a reply that a mind yields: the contract's stream pieces without the message id, which the server adds.
 * The usual order is `step`, `text`, `docs`, `orders`, `buttons`.
 */
import type { Order, ProductDocument } from '@quarry/contract';

export type ReplyPiece =
  | { type: 'step'; content: string }
  | { type: 'text'; content: string }
  | { type: 'docs'; content: { documents: ProductDocument[] } }
  | { type: 'orders'; content: { result: Order[] } }
  | { type: 'buttons'; content: string[] };
