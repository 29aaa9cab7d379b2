/** Visitor events that pages and shops report: the only input of popularity, trends and personal ranking. */
import { z } from 'zod';
import { MAX_EVENTS } from './constants.ts';
import { SessionId } from './chat.ts';
import { StoreId } from './store.ts';

export const EventType = z.enum(['search', 'click', 'view', 'cart', 'order']);
export type EventType = z.infer<typeof EventType>;

/**
 * Where a visitor was: on pages of this server, in the embed on a shop's pages, or on what calls the API. `simulated`: no
 * visitor, but the traffic simulator.
 */
export const EventSource = z.enum(['site', 'embed', 'api', 'simulated']);
export type EventSource = z.infer<typeof EventSource>;

export const Device = z.enum(['phone', 'tablet', 'desktop']);
export type Device = z.infer<typeof Device>;

export const ShopEvent = z.object({
  id: z.string().trim().min(1).max(100).meta({ description: 'Chosen by the sender; the same id counts once a store.' }),
  type: EventType,
  product_id: z.string().min(1).max(200).nullish(),
  query_id: z.string().min(1).max(100).nullish().meta({ description: 'Of the search that led here.' }),
  position: z.number().int().min(1).max(100_000).nullish().meta({ description: 'Place in the results, from 1.' }),
  value: z.number().min(0).max(1e9).nullish().meta({ description: "Of an order, in the store's currency." }),
  at: z.iso.datetime({ offset: true }).meta({ description: 'When it happened.' }),
});
export type ShopEvent = z.infer<typeof ShopEvent>;

export const EventsRequest = z.object({
  store: StoreId,
  sessionId: SessionId,
  events: z.array(ShopEvent).min(1).max(MAX_EVENTS),
});
export type EventsRequest = z.infer<typeof EventsRequest>;

export const EventsAccepted = z.object({ accepted: z.number().int() });
