/** Handlers of operations about the shop: staff, orders, texts, departments, quick replies. */
import type { Turn } from '../../minds/mind.ts';
import { hearComplaint } from '../../minds/built-in/abilities/complaint.ts';
import { departmentNamed, enterDepartment } from '../../minds/built-in/abilities/department.ts';
import { handOver as leadToStaff } from '../../minds/built-in/abilities/hand-over.ts';
import { askAPharmacist, medicineQuestion } from '../../minds/built-in/abilities/medicine-advice.ts';
import { pressedOffer } from '../../minds/built-in/abilities/offers.ts';
import { tellOrder } from '../../minds/built-in/abilities/order-status.ts';
import { otherButtons, takeOffer } from '../../minds/built-in/abilities/press-offer.ts';
import { tellShopFact } from '../../minds/built-in/abilities/shop-facts.ts';
import { readOrderSlots } from '../../minds/built-in/slots/order-slots.ts';
import { readOrderQuestion } from '../../minds/built-in/slots/order-question.ts';
import { readShopQuestion } from '../../minds/built-in/slots/shop-question.ts';
import { CLEAR } from '../../overrides/sure-operations.ts';
import { listOf } from '../../phrases/phrase-lists.ts';
import { signsOf } from '../../overrides/signs.ts';
import { shopTopicsOf, topicCalled } from '../../shop-topics/shop-topics.ts';
import { foldText } from '../../words/fold-text.ts';
import { planShop } from '../take-shop.ts';
import { tellTopics } from '../tell-topics.ts';
import type { Take } from '../turn-plan.ts';
import type { Handler } from './handler.ts';

/** Answers with what was read of the message; declines where nothing was. */
export const withRead =
  <Read>(
    read: (turn: Turn) => Read | null,
    answer: (turn: Turn, read: Read) => ReturnType<Take>,
  ): NonNullable<Handler['fromPhrases']> =>
  (turn) => {
    const found = read(turn);
    return found === null ? null : () => answer(turn, found);
  };

export const quickReply: Handler = {
  fromPhrases: withRead(({ message, memory }) => pressedOffer(message, memory), takeOffer),
};
export const otherChoices: Handler = { fromPhrases: (turn) => () => otherButtons(turn) };
export const department: Handler = { fromPhrases: withRead(departmentNamed, enterDepartment) };
const askOfMedicine = withRead(medicineQuestion, askAPharmacist);
export const medicine: Handler = {
  fromPhrases: (turn) => {
    const take = askOfMedicine(turn, undefined);
    if (take === null || listOf('dose').in(foldText(turn.message))) return take;
    // "How many days does delivery take" is no question about a dose.
    return shopTopicsOf(turn).length > 0 ? null : take;
  },
};
export const handOver: Handler = { fromPhrases: (turn) => () => leadToStaff(turn) };
/** "What if a part is missing" asks what the shop does then. */
export const complaint: Handler = {
  fromPhrases: (turn) => {
    const isAsked = signsOf(turn)('isSupposed') || shopTopicsOf(turn).some(({ name }) => name === 'damaged');
    const topic = isAsked ? topicCalled('damaged') : null;
    return topic ? () => tellTopics(turn, [topic]) : () => hearComplaint(turn);
  },
};
export const orderStatus: Handler = {
  fromPhrases: withRead(readOrderQuestion, tellOrder),
  // Words for an order that no list has: the number is asked for.
  fromSlots: async ({ turn }, { confidence }) => {
    if (confidence < CLEAR) return null;
    const slots = readOrderSlots(turn.message, { numberPending: false });
    return () => tellOrder(turn, { slots, isBareNumber: false, topics: [] });
  },
};
const askOfShop = withRead(
  ({ message, language, store, memory }: Turn) => readShopQuestion(message, language, store.currency.code, memory),
  tellShopFact,
);
export const shopInfo: Handler = {
  fromSlots: planShop,
  fromPhrases: (turn) => {
    const topics = shopTopicsOf(turn);
    return topics.length > 0 ? () => tellTopics(turn, topics) : askOfShop(turn, undefined);
  },
};
