/** Products that look like the pictures of the message; its words narrow the result. */
import type { Language } from '@quarry/contract';
import type { ReplyPiece } from '../../../reply-piece.ts';
import type { SentImage } from '../../../sent-image.ts';
import type { Turn } from '../../mind.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { showProducts } from './show-products.ts';

/** So many of the most alike are remembered: what follows ("cheaper", "in blue", "show more") is about these. */
const KEPT = 48;

const WORDING: Record<Language, { alike: string; unmet: string; nothing: string }> = {
  en: {
    alike: 'Here is what looks most like your picture.',
    unmet: 'I have none like it with everything that you asked for. Here is what looks most like your picture.',
    nothing: 'I found nothing that looks like your picture. Tell me in words what you need, and I will look again.',
  },
  ka: {
    alike: 'აი, რა ჰგავს ყველაზე მეტად თქვენს სურათს.',
    unmet: 'მსგავსი, თქვენს სურვილს რომ ბოლომდე ერგებოდეს, არ გვაქვს. აი, რა ჰგავს ყველაზე მეტად თქვენს სურათს.',
    nothing: 'თქვენი სურათის მსგავსი ვერაფერი ვიპოვე. მითხარით სიტყვებით, რას ეძებთ, და თავიდან მოვძებნი.',
  },
  tr: {
    alike: 'Resminize en çok benzeyenler bunlar.',
    unmet: 'Buna benzeyip isteğinizi tam karşılayan bir ürünümüz yok. Resminize en çok benzeyenler bunlar.',
    nothing: 'Resminize benzeyen bir şey bulamadım. Ne aradığınızı yazarsanız yeniden bakarım.',
  },
  ar: {
    alike: 'إليك أكثر ما يشبه صورتك.',
    unmet: 'لا يوجد لدينا ما يشبهه ويحقق كل ما طلبته. إليك أكثر ما يشبه صورتك.',
    nothing: 'لم أجد ما يشبه صورتك. اكتب لي ما تبحث عنه، وسأبحث من جديد.',
  },
  az: {
    alike: 'Şəklinizə ən çox oxşayanlar bunlardır.',
    unmet: 'Buna oxşayan, istəyinizə tam uyğun məhsulumuz yoxdur. Şəklinizə ən çox oxşayanlar bunlardır.',
    nothing: 'Şəklinizə oxşar heç nə tapmadım. Nə axtardığınızı yazın, yenidən baxım.',
  },
};

/** @returns false, and says nothing, when nobody here can look at pictures. */
export async function* findByPictures(turn: Turn, images: readonly SentImage[]): AsyncGenerator<ReplyPiece, boolean> {
  const { language, message, tools } = turn;
  if (!tools.findByPictures) return false;
  yield { type: 'step', content: WORDINGS[language].steps.searching };
  const words = message.trim();
  const narrowed = await tools.findByPictures({ images, query: words, limit: KEPT });
  // "Do you have this?" names nothing that could narrow the result.
  const isEmpty = narrowed.documents.length === 0 && words !== '';
  const alike = isEmpty ? await tools.findByPictures({ images, query: '', limit: KEPT }) : narrowed;
  const isUnmet = narrowed.recoveredBy !== null || (isEmpty && Object.keys(narrowed.understood).length > 0);
  const found = { ...alike, total: alike.documents.length };
  if (found.total === 0) {
    yield { type: 'text', content: WORDING[language].nothing };
    return true;
  }
  const ids = found.documents.map(({ id }) => id);
  const wishes = { words: '', said: '', filters: { ids }, sort: 'relevance' as const };
  const opening = isUnmet ? WORDING[language].unmet : WORDING[language].alike;
  yield* showProducts(turn, { found, wishes, page: 1, opening });
  return true;
}
