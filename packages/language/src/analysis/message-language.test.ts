import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../language.ts';
import { shopMessages } from '../testing/form-table.ts';
import { detectLanguage } from './message-language.ts';

const MESSAGES: Record<Language, string> = {
  en: `red dress under 50 | hello | where is my order 1042 | sofa | show me something cheaper | thanks | size M | I need a gift for her |
    do you have it in blue? | without sugar | compare the first and the third | what goes with it | women's boots | tablet | ok thanks, bye`,
  ka: `წითელი კაბა | გამარჯობა | სად არის ჩემი შეკვეთა | iPhone 13 ქეისი | witeli kaba | tsiteli kaba | gamarjoba | Nike კედები | 50 ლარამდე |
    madloba | lurji fexsacmeli | უფრო იაფი | saTvale`,
  tr: `kırmızı elbise 500 tl altı | siparişim nerede | merhaba | teşekkürler | kirmizi elbise | daha ucuz olanı göster | mavi gömlek var mı |
    çanta istiyorum | ayakkabı | iPhone kılıfı arıyorum | iade nasıl yapılır | bana hediye önerir misin | gömlek | erkek mont`,
  ar: `فستان أحمر | أين طلبي | مرحبا | iPhone شاحن | أقل من ٥٠ | شكرا | أريد حقيبة جلد`,
  az: `qırmızı paltar | salam | sifarişim haradadır | çox sağ olun | daha ucuz göstər | qirmizi koynek | hədiyyə axtarıram | kişi ayaqqabısı |
    çatdırılma neçə gün çəkir | köynək | qulaqlıq | uşaq üçün gödəkçə | necəsiniz`,
};

describe('detecting the language of a short message', () => {
  const cases = Object.entries(MESSAGES).flatMap(([language, messages]) =>
    messages.split('|').map((message) => [message.trim(), language] as const),
  );
  it.each(cases)('%s is %s', (message, language) => {
    expect(detectLanguage(message)).toBe(language);
  });

  it('falls back to the expected language without evidence', () => {
    expect(detectLanguage('Velora 3000', 'tr')).toBe('tr');
    expect(detectLanguage('Velora 3000', 'ka')).toBe('ka');
    expect(detectLanguage('1042', 'ar')).toBe('ar');
    expect(detectLanguage('')).toBe('en');
  });

  it.each(['qwxz blorf', 'qx zzqj', 'blorf fnord xq'])('takes q and x for no evidence: %s', (nonsense) => {
    expect(detectLanguage(nonsense)).toBe('en');
    expect(detectLanguage(nonsense, 'ka')).toBe('ka');
    expect(detectLanguage(nonsense, 'az')).toBe('az');
  });

  it.each([
    ['don', 'az'],
    ['qadın donu', 'az'],
    ["I don't know", 'en'],
    ["don't", 'en'],
  ] as const)('tells a short word from a contraction: %s is %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it.each(['margin', 'usage', 'taste', 'bold', 'many', 'toggle'])('takes %s for no Turkic inflection', (word) => {
    expect(detectLanguage(word)).toBe('en');
  });

  it('lets evidence win over the expectation', () => {
    expect(detectLanguage('red dress', 'ka')).toBe('en');
    expect(detectLanguage('siparişim nerede', 'en')).toBe('tr');
  });

  it('breaks a tie between neighbours by the expectation', () => {
    expect(detectLanguage('çanta', 'az')).toBe('az');
    expect(detectLanguage('çanta', 'tr')).toBe('tr');
  });
});

describe('the language of a message in a conversation', () => {
  const share = (messages: readonly string[], language: Language, fallback: Language) =>
    messages.filter((message) => detectLanguage(message, fallback) === language).length / messages.length;
  const inLatin = shopMessages('ka-latin');
  const messagesIn = (language: Language) =>
    language === 'ka' ? [...shopMessages('ka'), ...inLatin] : shopMessages(language);

  it.each(LANGUAGES)('is kept at least 97 times of 100 while the shopper goes on in %s', (language) => {
    const messages = messagesIn(language);

    expect(messages.length).toBeGreaterThanOrEqual(60);
    expect(share(messages, language, language)).toBeGreaterThanOrEqual(0.97);
  });

  it.each(LANGUAGES.flatMap((language) => LANGUAGES.map((other) => [language, other] as const)))(
    'is told at least 9 times of 10 when it changes to %s from %s',
    (language, other) => {
      const messages = messagesIn(language);

      expect(share(messages, language, other)).toBeGreaterThanOrEqual(0.9);
    },
  );

  it.each(LANGUAGES)('is told of Georgian in Latin letters after %s', (other) => {
    expect(inLatin.length).toBeGreaterThanOrEqual(25);
    expect(share(inLatin, 'ka', other)).toBeGreaterThanOrEqual(0.97);
  });

  it.each([
    ['10 litres', 'en'],
    ['16 inch', 'en'],
    ['16 inç', 'tr'],
    ['10 litr', 'az'],
    ['ilkinin ölçüleri ne', 'tr'],
    ['M bedeni var mı ilkinin', 'tr'],
    ["1000'den ucuz", 'tr'],
    ['c vitaminli serum', 'tr'],
    ['c vitaminli serum', 'az'],
    ['Lumiqo olmasın', 'tr'],
    ['Lumiqo olmasın', 'az'],
    ['monitor', 'en'],
    ['Velora', 'az'],
  ] as const)('does not change with %s, said in %s', (message, language) => {
    expect(detectLanguage(message, language)).toBe(language);
  });

  it.each([
    ['telefoni minda 1000 laramde', 'ka', 'en'],
    ['pirveli da meore shemidare', 'ka', 'en'],
    ['ufro kargi kamera?', 'ka', 'tr'],
    ['meore ra girs', 'ka', 'en'],
    ['iafi maqvs', 'ka', 'az'],
    ['tetri', 'ka', 'en'],
    ['bağlamam hardadı', 'az', 'ka'],
    ['bağlamam hardadı', 'az', 'tr'],
    ['ilkinin ölçüleri ne', 'tr', 'az'],
    ['USB-C شاحن', 'ar', 'en'],
  ] as const)('changes with %s: it is %s, after %s', (message, language, other) => {
    expect(detectLanguage(message, other)).toBe(language);
  });
});

describe('English names of products in a message', () => {
  it.each(['digital piano', 'gel pens', 'digital tuner', 'gel pens assorted', 'optical mouse'])(
    'are English, however their letters look: %s',
    (message) => expect(detectLanguage(message, 'en')).toBe('en'),
  );
});
