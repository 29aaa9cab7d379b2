/** Topics of questions about an order that is already known. */
import type { PhraseList } from '../words/phrases.ts';
import { listOf } from './phrase-lists.ts';

export type OrderTopic = 'tracking' | 'arrival' | 'shipped' | 'items' | 'total' | 'status' | 'change';

export const ORDER_TALK: readonly (readonly [OrderTopic, PhraseList])[] = [
  ['tracking', listOf('orderTracking')],
  ['arrival', listOf('orderArrival')],
  ['shipped', listOf('orderShipped')],
  ['items', listOf('orderItems')],
  ['total', listOf('orderTotal')],
  ['status', listOf('orderStatus')],
  ['change', listOf('orderChange')],
];
