/**
 * The mind that needs no model: it recognises what a message wants, fills in the details, asks the store's tools and
 * words the answer. One ability a file; this one only decides whose turn it is.
 */
import type { ReplyPiece } from '../../reply-piece.ts';
import type { Mind, Turn } from '../mind.ts';
import { find } from './abilities/find.ts';
import { cheaperOrDearer, moreOfTheSame, narrow, otherButtons, restart } from './abilities/narrow.ts';
import { tellOrder } from './abilities/order-status.ts';
import { tellShopFact } from './abilities/shop-facts.ts';
import { smallTalk } from './abilities/small-talk.ts';
import { recogniseIntent } from './intents/recognise-intent.ts';

export function createBuiltInMind(): Mind {
  return { reply };
}

async function* reply(turn: Turn): AsyncGenerator<ReplyPiece> {
  const { message, language, store, memory } = turn;
  const intent = recogniseIntent(message, language, store.currency.code, memory);
  if (intent.kind !== 'order') memory.orders.numberAsked = false;

  switch (intent.kind) {
    case 'order':
      return yield* tellOrder(turn, intent);
    case 'shop':
      return yield* tellShopFact(turn, intent.topic);
    case 'find':
      return yield* find(turn, intent.wish, intent.isQuestion);
    case 'narrow':
      return yield* narrow(turn, intent.wish);
    case 'cheaper':
    case 'dearer':
      return yield* cheaperOrDearer(turn, intent.kind, intent.wish);
    case 'more':
      return yield* moreOfTheSame(turn);
    case 'other-buttons':
      return yield* otherButtons(turn);
    case 'restart':
      return yield* restart(turn);
    default:
      return yield* smallTalk(turn, intent.kind);
  }
}
