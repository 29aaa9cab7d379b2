/**
 * Words that ask for nothing: "a dress for the office" wishes for a dress and the office. A query of such words alone
 * is read as it stands.
 *
 * Prices and negation never come here; understanding a query takes those words first.
 */
import { analyze } from '@quarry/language';

const FILLERS = {
  en: 'a an the and or for with of in on at to from by is are am be i me my we you your it this that some any want need looking find show please buy get something can do have would like about wear wears whom has have having',
  ka: 'და ან რომ ეს ის მინდა მჭირდება ვეძებ მაჩვენე მაჩვენეთ გთხოვთ რამე რაიმე არის მაქვს მე ჩემთვის ჩემი გაქვთ აქვს თუ კი შესახებ რა ღირს რამდენი ხომ რომელი როგორი საჭიროა მაინტერესებს მომძებნეთ მიპოვეთ მომიძებნე იყიდება ვიყიდო შევიძინო რაღაც კიდევ',
  tr: 've veya ile için bir bu şu o ben bana benim istiyorum arıyorum göster lütfen var mı mi gibi olan da de hakkında ne nedir hangi hangisi nasıl lazım gerek mu mü arıyoruz bakıyorum önerir önerin misin misiniz',
  ar: 'و أو في من على عن مع إلى هذا هذه أريد ابحث أبحث أرني من فضلك لي هل يوجد عنده عندها عندي لديه لديها لدي عندكم عندكو لديكم ابغى ابي عايز عايزة عاوز عاوزة بدي محتاج محتاجة نحتاج ممكن كم بكم شو ايش وين فين اشتري أشتري بشتري حاجة شي اللي لو سمحت',
  az: 'və ya ilə üçün bir bu o mən mənə mənim istəyirəm axtarıram göstər zəhmət olmasa var kimi olan da də haqqında nə nədir hansı necə lazım lazımdır gərək almaq olar olarmı varmı satılır',
} as const;

const FILLER_FORMS: ReadonlySet<string> = new Set(
  Object.entries(FILLERS).flatMap(([language, words]) =>
    analyze(words, { language: language as keyof typeof FILLERS }).map(({ exact }) => exact),
  ),
);

/** `word` in its folded form, as `analyze` gives it. */
export function isFiller(word: string): boolean {
  return FILLER_FORMS.has(word);
}
