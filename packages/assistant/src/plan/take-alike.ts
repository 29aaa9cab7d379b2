/** Answers "the same in blue": a variant of the product with another value, or a similar product of the same kind. */
import type { ProductDocument } from '@quarry/contract';
import { slotsOf, textOf } from '../dialogue/slots.ts';
import { putOnTable, speakOf, toShown } from '../memory/memory.ts';
import { moreLike } from '../minds/built-in/abilities/pointed-products.ts';
import { countOf } from '../minds/built-in/abilities/show-products.ts';
import { PRODUCT_WORDINGS } from '../minds/built-in/wording/product-wording.ts';
import { oneOf } from '../minds/built-in/wording/wording.ts';
import { WORDINGS } from '../minds/built-in/wording/wordings.ts';
import type { Turn } from '../minds/mind.ts';
import { PLAN_WORDING } from '../say/plan-wording.ts';
import { evidenceFor, isEmpty, readCondition, type Condition } from './evidence.ts';
import { boundConditions, judge } from './look-up.ts';
import { referTo } from './refer.ts';
import { tell } from './tell-fact.ts';
import type { Planner, Take } from './turn-plan.ts';
import { contentWords, likeness } from './words.ts';

const LOOKED_AT = 48;
const SHOWN = 12;
/** Of the words of the titles so many must be shared: the same thing in another colour. */
const SAME = 0.5;

export const planAlike: Planner = async (planned, operation) => {
  const { turn } = planned;
  const wanted = slotsOf(operation, 'color', 'size', 'material', 'feature', 'measure');
  const pointing = operation.slots.filter((slot) => !wanted.includes(slot));
  const [base] = referTo(planned, { ...operation, slots: pointing })?.documents ?? [];
  if (!base) return null;
  const text = textOf(wanted);
  const condition = readCondition(text, turn.language);
  if (isEmpty(condition)) return () => moreLike(turn, { ids: [base.id], price: null });
  const conditions = boundConditions([...planned.table.shown, ...planned.table.earlier], text, turn.language, false);
  const isSo = ({ metadata }: ProductDocument): boolean =>
    conditions.every((one) => judge(metadata, one, turn) === 'yes');
  return isSo(base) ? takeSelf(turn, base, condition) : await takeSame(turn, base, isSo, text);
};

/** It comes in that colour itself. */
function takeSelf(turn: Turn, base: ProductDocument, condition: Condition): Take {
  const { statement } = evidenceFor(base.metadata, condition, turn.language);
  const said = statement && PRODUCT_WORDINGS[turn.language].yes(tell(base.metadata, statement, turn));
  return async function* () {
    if (said) yield { type: 'text', content: said };
    speakOf(turn.memory, [base.id], true);
    yield { type: 'docs', content: { documents: [base] } };
  };
}

async function takeSame(
  turn: Turn,
  base: ProductDocument,
  isSo: (document: ProductDocument) => boolean,
  text: string,
): Promise<Take> {
  const { language, memory, tools } = turn;
  const { category, category_path: path, title } = base.metadata;
  const kind = path.at(-1) ?? category ?? title;
  const filters = category === null ? {} : { category };
  const { documents } = await tools.searchProducts({ query: `${kind} ${text}`, filters, page: 1, limit: LOOKED_AT });
  const own = contentWords(title, language);
  const shared = ({ metadata }: ProductDocument): number => {
    const words = contentWords(metadata.title, language);
    return own.filter((word) => words.some((one) => likeness(one, word) >= 0.8)).length / Math.max(1, own.length);
  };
  const fitting = documents
    .filter((document) => document.id !== base.id && isSo(document))
    .map((document) => ({ document, share: shared(document) }))
    .sort((one, other) => other.share - one.share);
  const same = fitting.filter(({ share }) => share >= SAME);
  const chosen = (same.length > 0 ? same : fitting).map(({ document }) => document).slice(0, SHOWN);
  const quoted = WORDINGS[language].quote(`${kind} ${text}`);
  if (chosen.length === 0) {
    return async function* () {
      yield {
        type: 'text',
        content: PLAN_WORDING[language].noneMeets({
          wish: WORDINGS[language].quote(kind),
          condition: WORDINGS[language].quote(text),
        }),
      };
    };
  }
  const opening = oneOf(WORDINGS[language].found, memory.turns)({ count: countOf(chosen.length, turn), wish: quoted });
  return async function* () {
    yield { type: 'text', content: opening };
    putOnTable(memory, { products: chosen.map(toShown), page: 0, total: chosen.length });
    yield { type: 'docs', content: { documents: chosen } };
  };
}
