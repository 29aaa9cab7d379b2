/**
 * Answers medical questions in a pharmacy: products may be shown, but questions about doses, combinations and diagnoses
 * are referred to a pharmacist or a doctor. The reply contains no dose.
 */
import type { ProductDocument } from '@quarry/contract';
import { conceptsIn } from '@quarry/language';
import { medicinesNamedIn } from '../../../danger/medicines-named.ts';
import type { ReplyPiece } from '../../../reply-piece.ts';
import { foldText } from '../../../words/fold-text.ts';
import { titleIn } from '../../../words/write-facts.ts';
import type { Turn } from '../../mind.ts';
import { readReferences } from '../slots/references.ts';
import { readWishSlots } from '../slots/wish-slots.ts';
import { oneOf } from '../wording/wording.ts';
import { PHARMACY_WORDING } from '../wording/pharmacy.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { listOf } from '../../../phrases/phrase-lists.ts';
import { OWN_PHRASES } from '../../../phrases/own-phrases.ts';

/** `care`: the shopper says in passing that they are expecting or nursing a child. */
export type MedicineQuestion = 'dose' | 'interaction' | 'diagnosis' | 'care';

const MAX_SHOWN = 4;

/** What the message asks that only a pharmacist may answer; null for everything else. */
export function medicineQuestion(
  turn: Pick<Turn, 'message' | 'language' | 'store' | 'memory'>,
): MedicineQuestion | null {
  // Questions about combinations of medicines are never answered by a search, in any shop.
  if (medicinesNamedIn(turn.message).length > 1) return 'interaction';
  const folded = foldText(turn.message);
  if (!speaksOfMedicine(turn)) return null;
  const asksDose = listOf('dose').in(folded) || (listOf('howMuch').in(folded) && listOf('take').in(folded));
  if (asksDose && !listOf('inThePack').in(folded)) return 'dose';
  if (listOf('interaction').in(folded) && !asksForRemedy(turn)) return 'interaction';
  if (listOf('diagnosis').in(folded)) return 'diagnosis';
  const { namesProduct } = readWishSlots(turn.message, turn.language, turn.store.currency.code);
  return listOf('expecting').in(folded) && !namesProduct ? 'care' : null;
}

export async function* askAPharmacist(turn: Turn, question: MedicineQuestion): AsyncGenerator<ReplyPiece> {
  const { language, memory, message } = turn;
  const wording = PHARMACY_WORDING[language];
  if (question === 'care') {
    yield { type: 'text', content: wording.withCare };
    return;
  }
  if (question === 'diagnosis') {
    yield { type: 'text', content: wording.diagnosis };
    return;
  }

  yield { type: 'step', content: WORDINGS[language].steps.searching };
  const meant = await medicineMeant(turn);
  const only = meant.length === 1 ? meant[0] : undefined;
  const name = only ? WORDINGS[language].quote(titleIn(only.metadata, language)) : null;
  const answer = oneOf(question === 'dose' ? wording.dose : wording.interaction, memory.turns)(name);
  const care = listOf('withCare').in(foldText(message)) ? ` ${wording.withCare}` : '';
  yield { type: 'text', content: answer + care };
  if (meant.length > 0) yield { type: 'docs', content: { documents: meant } };
}

export interface MedicineAdvice {
  text: string;
  /** For a child it precedes everything else that is said of the products. */
  isFirst: boolean;
}

/** The sentence beside medicines: stronger for a child, in pregnancy, with other medicines; null beside other goods. */
export function medicineAdvice(
  { language, message, memory }: Turn,
  documents: readonly ProductDocument[],
): MedicineAdvice | null {
  const isMedicine = ({ metadata: { attributes, title } }: ProductDocument): boolean =>
    attributes.dose_form !== undefined || (memory.isForChild && medicinesNamedIn(title).length > 0);
  if (!documents.some(isMedicine)) return null;
  const isCareful = memory.isForChild || listOf('withCare').in(foldText(message));
  return {
    text: isCareful ? PHARMACY_WORDING[language].withCare : WORDINGS[language].askPharmacist,
    isFirst: memory.isForChild,
  };
}

/** "What can I take for toothache" names an ailment and no medicine: it is a wish. */
function asksForRemedy({ message, language, memory }: Pick<Turn, 'message' | 'language' | 'memory'>): boolean {
  return (
    conceptsIn(message).some(({ concept, negated }) => concept.kind === 'symptom' && !negated) &&
    medicinesNamedIn(message).length === 0 &&
    !listOf('withCare').in(foldText(message)) &&
    (readReferences(message, language, memory)?.ids ?? []).length === 0
  );
}

/** In a pharmacy such questions are about medicines; in other shops only if one is named. */
function speaksOfMedicine({ message, store, memory }: Pick<Turn, 'message' | 'store' | 'memory'>): boolean {
  if (store.kind === 'pharmacy') return true;
  const categories = memory.shown.products.map(({ category }) => category ?? '');
  return (
    conceptsIn(message).some(
      ({ concept }) =>
        (concept.trade === 'pharmacy' && concept.kind !== 'category_group') ||
        concept.kind === 'dose_form' ||
        concept.id === 'category_group:medicine',
    ) || conceptsIn(categories.join(', ')).some(({ concept }) => concept.trade === 'pharmacy')
  );
}

/** One that was shown and is pointed at, else what the message names; of a message that names nothing, the last one. */
async function medicineMeant({ message, language, memory, tools }: Turn): Promise<ProductDocument[]> {
  const [pointed] = readReferences(message, language, memory)?.ids ?? [];
  if (pointed !== undefined) return tools.productFacts([pointed]);

  const rest = OWN_PHRASES[language].unsaid.removeFrom(
    listOf('questionWords').removeFrom(
      [listOf('dose'), listOf('interaction'), listOf('howMuch'), listOf('take'), listOf('withCare')].reduce(
        (text, list) => list.removeFrom(text),
        message,
      ),
    ),
  );
  const words = foldText(rest).match(/[\p{L}]{4,}/gu) ?? [];
  if (words.length > 0) {
    const found = await tools.searchProducts({ query: words.join(' '), page: 1, limit: MAX_SHOWN });
    // A name that is only half known is better not shown: medicines look alike.
    const isMeant = ({ metadata }: ProductDocument): boolean => {
      const names = foldText([metadata.title, ...Object.values(metadata.texts).map(({ title }) => title)].join(' '));
      return words.some((word) => names.includes(word.slice(0, Math.max(4, word.length - 2))));
    };
    return found.documents.filter(isMeant);
  }
  const [last] = memory.focus;
  return last === undefined ? [] : tools.productFacts([last]);
}
