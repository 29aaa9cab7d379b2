/** Handlers of operations on the request and on shown products. */
import { aboutProduct } from '../../minds/built-in/abilities/about-product.ts';
import { compare as showBeside } from '../../minds/built-in/abilities/compare.ts';
import { find as findWished } from '../../minds/built-in/abilities/find.ts';
import {
  cheaperOrDearer,
  inOrder,
  letGo,
  moreOfTheSame,
  narrow,
  notBy,
  otherColor,
  restart as startAgain,
} from '../../minds/built-in/abilities/narrow.ts';
import {
  askWhichPlace,
  choose,
  moreLike,
  tellWhich,
  undo,
  withoutProducts,
} from '../../minds/built-in/abilities/pointed-products.ts';
import { readAskedOrder } from '../../minds/built-in/slots/asked-order.ts';
import { brandRuledOut } from '../../minds/built-in/slots/brand-ruled-out.ts';
import { readComparedPrice } from '../../minds/built-in/slots/compared-price.ts';
import { readComparison } from '../../minds/built-in/slots/compared-products.ts';
import { readContinued, readNewWish, readWish } from '../../minds/built-in/slots/continued-wish.ts';
import { asksForOtherColor, readGivenUp } from '../../minds/built-in/slots/given-up.ts';
import { groundedWish } from '../../minds/built-in/slots/grounded-wish.ts';
import { readPointedTalk } from '../../minds/built-in/slots/pointed-talk.ts';
import { readWhichBest } from '../../minds/built-in/slots/which-best.ts';
import type { Turn } from '../../minds/mind.ts';
import { planAlike } from '../take-alike.ts';
import { planBetter, planExtreme, planMoreThan } from '../take-best.ts';
import { planFact } from '../take-fact.ts';
import { planBack, planCompare, planMore, planSelect } from '../take-few.ts';
import { planTotal } from '../take-total.ts';
import { planWhy } from '../take-why.ts';
import { withRead } from './counter.ts';
import type { Handler } from './handler.ts';

/** A new product request always has an answer. */
export const find: Handler = {
  fromPhrases: (turn) => {
    const { wish, isQuestion } = readNewWish(turn, readWish(turn));
    return () => findWished(turn, groundedWish(turn, wish), isQuestion);
  },
};

export const constrain: Handler = {
  fromPhrases: (turn, topic) => {
    if (topic === 'other-color') return asksForOtherColor(turn) ? () => otherColor(turn) : null;
    const wish = readContinued(turn, readWish(turn));
    return wish && (() => narrow(turn, wish));
  },
};

export const drop: Handler = { fromPhrases: withRead(readGivenUp, letGo) };

export const exclude: Handler = {
  fromPhrases: (turn, topic) => {
    if (topic === 'brand') {
      const brand = brandRuledOut(turn);
      return brand === null ? null : () => notBy(turn, brand);
    }
    if (topic === 'neither') {
      const { focus, shown } = turn.memory;
      const ids = focus.length > 1 ? focus : shown.products.map(({ id }) => id);
      return () => withoutProducts(turn, ids);
    }
    const talk = readPointedTalk(turn);
    return talk?.kind === 'not-that' ? () => withoutProducts(turn, talk.ids) : null;
  },
};

export const select: Handler = {
  fromSlots: planSelect,
  fromPhrases: (turn, topic) => {
    if (topic === 'no-such-place') return () => askWhichPlace(turn);
    const talk = readPointedTalk(turn);
    return talk?.kind === 'choose' ? () => choose(turn, talk.ids) : null;
  },
};

export const askFact: Handler = {
  fromSlots: planFact,
  fromPhrases: (turn) => {
    const talk = readPointedTalk(turn);
    return talk?.kind === 'about' ? () => aboutProduct(turn, talk) : null;
  },
};

export const alike: Handler = {
  fromSlots: planAlike,
  fromPhrases: (turn) => {
    const talk = readPointedTalk(turn);
    return talk?.kind === 'alike' ? () => moreLike(turn, talk) : null;
  },
};

export const sort: Handler = { fromSlots: planExtreme, fromPhrases: withRead(readAskedOrder, showInOrder) };
export const compareThan: Handler = {
  fromSlots: planMoreThan,
  fromPhrases: withRead((turn: Turn) => readComparedPrice(turn, readWish(turn)), cheaperOrDearer),
};
export const whichBetter: Handler = { fromSlots: planBetter, fromPhrases: withRead(readWhichBest, tellWhich) };
export const compare: Handler = { fromSlots: planCompare, fromPhrases: withRead(readComparison, showBeside) };
export const more: Handler = { fromSlots: planMore, fromPhrases: (turn) => () => moreOfTheSame(turn) };
export const goBack: Handler = { fromSlots: planBack, fromPhrases: (turn) => () => undo(turn) };
export const restart: Handler = { fromPhrases: (turn) => () => startAgain(turn) };
export const total: Handler = { fromSlots: planTotal };
export const why: Handler = { fromSlots: planWhy };

function showInOrder(turn: Turn, { sort: order, wish }: NonNullable<ReturnType<typeof readAskedOrder>>) {
  return inOrder(turn, order, wish);
}
