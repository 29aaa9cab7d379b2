/**
 * At the pharmacy's counter: products may be shown, but how much to take, what goes together and what somebody has is
 * for a pharmacist or a doctor to say. No figure ever leaves here.
 */
import type { ProductDocument } from '@quarry/contract';
import { conceptsIn } from '@quarry/language';
import { medicinesNamedIn } from '../../../danger/medicines-named.ts';
import type { ReplyPiece } from '../../../reply-piece.ts';
import { foldText } from '../../../words/fold-text.ts';
import { titleIn } from '../../../words/write-facts.ts';
import type { Turn } from '../../mind.ts';
import { EXPECTING, WITH_CARE } from '../phrases/medicine-with-care.ts';
import { DIAGNOSIS, DOSE, HOW_MUCH, INTERACTION, IN_THE_PACK, TAKE } from '../phrases/pharmacy.ts';
import { OWN_PHRASES, PHRASES } from '../phrases/phrase-books.ts';
import { readReferences } from '../slots/references.ts';
import { readWishSlots } from '../slots/wish-slots.ts';
import { oneOf } from '../wording/wording.ts';
import { PHARMACY_WORDING } from '../wording/pharmacy.ts';
import { WORDINGS } from '../wording/wordings.ts';

/** `care`: the shopper says in passing that they are expecting or nursing a child. */
export type MedicineQuestion = 'dose' | 'interaction' | 'diagnosis' | 'care';

const MOST_SHOWN = 4;

/** What the message asks that only a pharmacist may answer; null for everything else. */
export function medicineQuestion(
  turn: Pick<Turn, 'message' | 'language' | 'store' | 'memory'>,
): MedicineQuestion | null {
  // What may be taken together is never left to a search, in whatever shop.
  if (medicinesNamedIn(turn.message).length > 1) return 'interaction';
  const folded = foldText(turn.message);
  if (!speaksOfMedicine(turn)) return null;
  const asksDose = DOSE.in(folded) || (HOW_MUCH.in(folded) && TAKE.in(folded));
  if (asksDose && !IN_THE_PACK.in(folded)) return 'dose';
  if (INTERACTION.in(folded)) return 'interaction';
  if (DIAGNOSIS.in(folded)) return 'diagnosis';
  const { namesProduct } = readWishSlots(turn.message, turn.language, turn.store.currency.code);
  return EXPECTING.in(folded) && !namesProduct ? 'care' : null;
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
  const care = WITH_CARE.in(foldText(message)) ? ` ${wording.withCare}` : '';
  yield { type: 'text', content: answer + care };
  if (meant.length > 0) yield { type: 'docs', content: { documents: meant } };
}

/** The sentence beside medicines: stronger for a child, in pregnancy, with other medicines; null beside other goods. */
export function medicineAdvice({ language, message }: Turn, documents: readonly ProductDocument[]): string | null {
  if (!documents.some(({ metadata }) => metadata.attributes.dose_form !== undefined)) return null;
  return WITH_CARE.in(foldText(message)) ? PHARMACY_WORDING[language].withCare : WORDINGS[language].askPharmacist;
}

/** A pharmacy's shopper speaks of medicine; elsewhere only who names one does. */
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
    PHRASES.questionWords.removeFrom(
      [DOSE, INTERACTION, HOW_MUCH, TAKE, WITH_CARE].reduce((text, list) => list.removeFrom(text), message),
    ),
  );
  const words = foldText(rest).match(/[\p{L}]{4,}/gu) ?? [];
  if (words.length > 0) {
    const found = await tools.searchProducts({ query: words.join(' '), page: 1, limit: MOST_SHOWN });
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
