/**
 * Detects the language of an answer. Georgian and Arabic by script; English, Turkish and Azerbaijani by characteristic
 * letters and function words.
 */
import type { Language } from '@quarry/contract';

type LatinLanguage = 'en' | 'tr' | 'az';

const SMALL_WORDS: Record<LatinLanguage, ReadonlySet<string>> = {
  en: wordSet(
    'the a an is are am was were be been i you your we our it its this that these those and or but not no of to in on at for with from by as if there here have has had do does did can could will would shall should may please what which who where when how all any some more most other only very too so let me my one out up than then also just about anything something nothing sorry hello hi welcome goodbye thank thanks yes order shipped delivered price prices found find nothing under shop product products match matches',
  ),
  tr: wordSet(
    've bir bu şu o için ile de da mi mı mu mü var yok değil ben siz sizi sizin size bize bizim biz daha çok en ne nasıl hangi nerede kadar gibi ama veya ya ise olan olarak olur olsun oldu ister misiniz mısınız merhaba teşekkürler lütfen evet hayır ürün ürünler ürünü adet sipariş siparişiniz siparişi fiyat fiyatı buldum bulamadım bulunamadı işte önce sonra şube şubemiz şubelerimiz bizi tüm aradığınız başka bakın buyurun üzgünüm maalesef yazın söyleyin seçenek seçenekler arasında üzeri altında eczacıya danışın göre numaralı kargoya teslim edildi iptal tarihinde',
  ),
  az: wordSet(
    'və bir bu o üçün ilə də da mi mı mu mü var yox yoxdur deyil mən siz sizi sizin sizə bizə bizim biz daha çox ən nə necə hansı harada qədər kimi amma ya isə olan kimi olur olsun oldu istəyirsiniz salam təşəkkür zəhmət olmasa bəli xeyr məhsul məhsullar ədəd sifariş sifarişiniz qiymət qiyməti tapdım tapmadım budur əvvəl sonra filial filialımız filiallarımız bütün axtardığınız başqa baxın buyurun təəssüf yazın deyin seçim seçimlər arasında artıq altında əczaçıya nömrəli göndərilib çatdırılıb ləğv edilib tarixində',
  ),
};
/** Characteristic letters, because function words are short and some answers too. */
const OWN_LETTERS: Record<LatinLanguage, RegExp> = { en: /[wW]/gu, tr: /[âîû]/gu, az: /[əƏxXqQ]/gu };
const SHARED_LETTERS = /[ıİşŞğĞçÇöÖüÜ]/gu;
/** Shorter texts, such as a product name, are undecidable. */
const FEWEST_LETTERS = 6;

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** `undefined` when there is too little text. Remove product names and quotations first. */
export function languageOf(text: string): Language | undefined {
  const georgian = count(text, /\p{Script=Georgian}/gu);
  const arabic = count(text, /\p{Script=Arabic}/gu);
  const latin = count(text, /\p{Script=Latin}/gu);
  if (georgian + arabic + latin < FEWEST_LETTERS) return undefined;
  if (georgian > Math.max(arabic, latin)) return 'ka';
  if (arabic > Math.max(georgian, latin)) return 'ar';

  const words =
    text
      .toLowerCase()
      .replaceAll('i̇', 'i')
      .match(/\p{Letter}+/gu) ?? [];
  const scores = (['en', 'tr', 'az'] as const).map((language) => {
    const small = words.filter((word) => SMALL_WORDS[language].has(word)).length;
    return { language, score: small + scoreOfLetters(text, language) };
  });
  const [best, next] = scores.sort((one, other) => other.score - one.score);
  return best && best.score > 0 && best.score > (next?.score ?? 0) ? best.language : undefined;
}

function scoreOfLetters(text: string, language: LatinLanguage): number {
  const own = count(text, OWN_LETTERS[language]);
  if (language === 'en') return own * 0.3;
  const shared = count(text, SHARED_LETTERS) * 0.3;
  return language === 'az' ? own * 0.6 + shared : own + shared - count(text, /[əƏ]/gu);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
