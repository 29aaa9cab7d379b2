/** Parses what a message says about products that it refers to: more like it, not that one, a question, "I take it". */
import { understand } from '@quarry/language';
import { foldText } from '../../../words/fold-text.ts';
import { oncePer } from '../../../words/once-per.ts';
import { listOf } from '../../../phrases/phrase-lists.ts';
import { OWN_TALK } from '../../../phrases/product-talk.ts';
import type { Turn } from '../../mind.ts';
import { isAllBut } from './all-but.ts';
import { isPlainQuestion, type ProductQuestion, readQuestion, saysNothingElse } from './product-question.ts';
import { type References, readReferences } from './references.ts';
import { readWishSlots } from './wish-slots.ts';

export type PointedTalk =
  /** `price`: more like it, and cheaper or dearer. */
  | { kind: 'alike'; ids: readonly string[]; price: 'cheaper' | 'dearer' | null }
  | { kind: 'not-that' | 'choose'; ids: readonly string[] }
  | ({ kind: 'about' } & ProductQuestion);

/** Null when the message points at nothing, or says of it what is a wish. */
export const readPointedTalk = oncePer((turn: Turn): PointedTalk | null => {
  const { message, language, memory } = turn;
  const references = readReferences(message, language, memory);
  if (references) return references.ids.length > 0 ? talkOf(turn, references) : null;
  return chosenAgain(turn) ?? questionAboutFew(turn);
});

function talkOf({ message, language, store }: Turn, references: References): PointedTalk | null {
  const { ids, rest, how } = references;
  const own = OWN_TALK[language];
  const folded = foldText(rest);
  const { understood, order } = understand(rest, { language });
  const saysCondition = Object.keys(understood).length > 0;
  const isPlain = how !== 'description' && !saysCondition;
  // "Without the red one" is a wish about a colour; "without the second" is about a product.
  if (isPlain && own.alike.in(folded) && isAllBut(rest, language, own.alike)) {
    return { kind: 'alike', ids, price: comparedPrice(folded) };
  }
  if (isPlain && own.notThat.in(folded) && isAllBut(rest, language, own.notThat)) return { kind: 'not-that', ids };

  const question = readQuestion(message, language, references);
  if (question) return { kind: 'about', ...question };
  const wish = readWishSlots(rest, language, store.currency.code);
  // "Cheapest first" asks for an order.
  const saysMore =
    wish.namesProduct || order !== undefined || wish.unexplained.length > 0 || Object.keys(wish.filters).length > 0;
  if (own.choose.in(folded) && isAllBut(rest, language, own.choose)) return { kind: 'choose', ids };
  // "I want that one": of a place or a pronoun; "I want the blue dress" may as well be a wish.
  const wants = listOf('wants');
  if ((how === 'place' || how === 'pronoun') && wants.in(folded) && isAllBut(rest, language, wants)) {
    return { kind: 'choose', ids };
  }
  // "The second one", and nothing else.
  const isBare = how === 'place' && !saysMore;
  return isBare ? { kind: 'about', ids, topics: [], attributes: [], asked: {}, concepts: [], words: '' } : null;
}

/** "I take it" without a word for it. */
function chosenAgain({ message, language, memory }: Turn): PointedTalk | null {
  const { choose } = OWN_TALK[language];
  const isChosen =
    memory.focus.length > 0 && choose.in(foldText(message).trim()) && isAllBut(message, language, choose);
  return isChosen ? { kind: 'choose', ids: memory.focus.slice(0, 1) } : null;
}

/** After a turn about few products a question without a subject is about them. */
function questionAboutFew({ message, language, store, memory }: Turn): PointedTalk | null {
  if (!memory.isAboutFew) return null;
  // "The lightest" of a few that were compared chooses among them.
  if (memory.focus.length > 1 && understand(message, { language }).order !== undefined) return null;
  const about = readQuestion(message, language, { ids: memory.focus, rest: message, how: 'pronoun', described: [] });
  if (!about || !isPlainQuestion(about, foldText(message).trim(), OWN_TALK[language].yesOrNo)) return null;
  return saysNothingElse(message, language, store.currency.code, about) ? { kind: 'about', ...about } : null;
}

/** "The ninth one" of six. */
export function namesNoSuchPlace({ message, language, store, memory }: Turn): boolean {
  const references = readReferences(message, language, memory);
  if (references?.how !== 'place' || references.ids.length > 0) return false;
  const asked = Object.values(OWN_TALK[language].facts).reduce((text, list) => list.removeFrom(text), references.rest);
  const { unexplained, namesProduct } = readWishSlots(asked, language, store.currency.code);
  return !namesProduct && unexplained.length <= 1;
}

function comparedPrice(folded: string): 'cheaper' | 'dearer' | null {
  return listOf('cheaper').in(folded) ? 'cheaper' : listOf('dearer').in(folded) ? 'dearer' : null;
}
