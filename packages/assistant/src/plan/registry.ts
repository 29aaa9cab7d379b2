/** The registry of handlers, one per operation. */
import type { HandledKind } from '../dialogue/operation.ts';
import * as advice from './handlers/advice.ts';
import * as counter from './handlers/counter.ts';
import type { Handler } from './handlers/handler.ts';
import * as products from './handlers/products.ts';
import * as talk from './handlers/talk.ts';

/** Operations of the reader that change the request are applied together (`take-list.ts`). */
const OF_LIST: Handler = {};
/** Said beside something else it needs no answer of its own. */
const BESIDE: Handler = {};

export const HANDLERS: Record<HandledKind, Handler> = {
  find: products.find,
  'find-also': OF_LIST,
  constrain: products.constrain,
  replace: OF_LIST,
  drop: products.drop,
  exclude: products.exclude,
  budget: OF_LIST,
  owned: OF_LIST,
  sort: products.sort,
  'compare-than': products.compareThan,
  more: products.more,
  select: products.select,
  alike: products.alike,
  'ask-fact': products.askFact,
  'which-better': products.whichBetter,
  compare: products.compare,
  why: products.why,
  total: products.total,
  'go-back': products.goBack,
  restart: products.restart,
  'goes-with': advice.goesWith,
  gift: advice.gift,
  'whole-set': advice.wholeSet,
  'car-part': advice.carPart,
  anything: advice.anything,
  reduced: advice.reduced,
  'order-status': counter.orderStatus,
  'shop-info': counter.shopInfo,
  complaint: counter.complaint,
  'hand-over': counter.handOver,
  medicine: counter.medicine,
  department: counter.department,
  'quick-reply': counter.quickReply,
  'other-choices': counter.otherChoices,
  avoid: talk.avoid,
  language: talk.language,
  greeting: talk.greeting,
  thanks: talk.thanks,
  goodbye: talk.goodbye,
  help: talk.help,
  'small-talk': talk.smallTalk,
  'out-of-scope': talk.outOfScope,
  instructions: talk.instructions,
  confirm: BESIDE,
  deny: BESIDE,
};
