/** Products that look like the pictures of the message; its words narrow the result. */
import type { Language } from '@quarry/contract';
import type { ReplyPiece } from '../../../reply-piece.ts';
import type { SentImage } from '../../../sent-image.ts';
import type { Turn } from '../../mind.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { PAGE } from './look-for.ts';
import { showProducts } from './show-products.ts';

const WORDING: Record<Language, { alike: string; nothing: string }> = {
  en: {
    alike: 'Here is what looks most like your picture.',
    nothing: 'I found nothing that looks like your picture. Tell me in words what you need, and I will look again.',
  },
  ka: {
    alike: 'აი, რა ჰგავს ყველაზე მეტად თქვენს სურათს.',
    nothing: 'თქვენი სურათის მსგავსი ვერაფერი ვიპოვე. მითხარით სიტყვებით, რას ეძებთ, და თავიდან მოვძებნი.',
  },
  tr: {
    alike: 'Resminize en çok benzeyenler bunlar.',
    nothing: 'Resminize benzeyen bir şey bulamadım. Ne aradığınızı yazarsanız yeniden bakarım.',
  },
  ar: {
    alike: 'إليك أكثر ما يشبه صورتك.',
    nothing: 'لم أجد ما يشبه صورتك. اكتب لي ما تبحث عنه، وسأبحث من جديد.',
  },
  az: {
    alike: 'Şəklinizə ən çox oxşayanlar bunlardır.',
    nothing: 'Şəklinizə oxşar heç nə tapmadım. Nə axtardığınızı yazın, yenidən baxım.',
  },
};

/** @returns false, and says nothing, when nobody here can look at pictures. */
export async function* findByPictures(turn: Turn, images: readonly SentImage[]): AsyncGenerator<ReplyPiece, boolean> {
  const { language, message, tools } = turn;
  if (!tools.findByPictures) return false;
  yield { type: 'step', content: WORDINGS[language].steps.searching };
  const words = message.trim();
  const found = await tools.findByPictures({ images, query: words, limit: PAGE });
  if (found.documents.length === 0) {
    yield { type: 'text', content: WORDING[language].nothing };
    return true;
  }
  // What looks alike has no words: what follows ("cheaper", "in blue") narrows these products.
  const ids = found.documents.map(({ id }) => id);
  const wishes = { words: '', said: '', filters: { ids }, sort: 'relevance' as const };
  yield* showProducts(turn, { found, wishes, page: 1, opening: WORDING[language].alike });
  return true;
}
