/** Conversations about shown products, in five languages, with the small test shop. */
import type { Language } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { aConversation, SHELVES } from '../../testing/little-shop.ts';

/** `dress` shows d1 to d6. */
const DRESS: Record<Language, string> = { en: 'dress', ka: 'კაბა', tr: 'elbise', ar: 'فستان', az: 'donlar' };

async function withDresses(language: Language) {
  const say = aConversation();
  expect((await say(DRESS[language], language)).ids).toEqual(['d1', 'd2', 'd3', 'd4', 'd5', 'd6']);
  return (message: string) => say(message, language);
}

describe('comparing', () => {
  it.each<[Language, string, string]>([
    ['en', 'compare the first and the third', 'Price'],
    ['ka', 'შეადარე პირველი და მესამე', 'ფასი'],
    ['tr', 'birinci ile üçüncüyü karşılaştır', 'Fiyat'],
    ['ar', 'قارن بين الأول والثالث', 'السعر'],
    ['az', 'birinci ilə üçüncünü müqayisə et', 'Qiymət'],
  ])('%s: puts two side by side in the facts that differ', async (language, message, price) => {
    const say = await withDresses(language);

    const heard = await say(message);

    expect(heard.ids).toEqual(['d1', 'd3']);
    const rows = heard.text.split('\n').filter((line) => line.startsWith('|'));
    const row = rows.find((line) => line.includes(price));
    expect(row).toContain('42');
    expect(row).toContain('120');
    // Both are red, for women: nothing to compare.
    expect(rows.some((line) => /red|წითელი|kırmızı|أحمر|qırmızı/.test(line))).toBe(false);
  });

  it('of products by their names, also when nothing was shown before', async () => {
    const heard = await aConversation()('compare Poppy Wrap Dress and Harbour Jacket', 'en');

    expect(heard.ids).toEqual(['d1', 'j1']);
  });

  it('says which side it cannot find', async () => {
    const heard = await aConversation()('compare Poppy Wrap Dress and Zorblax Gown', 'en');

    expect(heard.text).toContain('Zorblax Gown');
    expect(heard.ids).toBeNull();
  });

  it('goes on with both', async () => {
    const say = await withDresses('en');
    await say('compare the second and the fourth');

    expect((await say('how much are they?')).ids).toEqual(['d2', 'd4']);
  });
});

describe('questions about one product', () => {
  it.each<[Language, string, string]>([
    ['en', 'is the second one silk?', 'No'],
    ['en', 'is the second one linen?', 'Yes'],
    ['ka', 'მეორე აბრეშუმისაა?', 'არა'],
    ['ka', 'მეორე სელისაა?', 'დიახ'],
    ['tr', 'ikincisi ipek mi?', 'Hayır'],
    ['tr', 'ikincisi keten mi?', 'Evet'],
    ['ar', 'هل الثاني حرير؟', 'لا'],
    ['ar', 'هل الثاني من الكتان؟', 'نعم'],
    ['az', 'ikincisi ipəkdir?', 'Xeyr'],
    ['az', 'ikincisi kətandır?', 'Bəli'],
  ])('%s: %s', async (language, message, answer) => {
    const say = await withDresses(language);

    const heard = await say(message);

    expect(heard.text.startsWith(answer)).toBe(true);
    expect(heard.ids).toEqual(['d2']);
  });

  it.each<[Language, string, string]>([
    ['en', 'how much is the third one?', '120'],
    ['ka', 'მესამე რა ღირს?', '120'],
    ['tr', 'üçüncüsü ne kadar?', '120'],
    ['ar', 'كم سعر الثالث؟', '120'],
    ['az', 'üçüncüsü neçəyədir?', '120'],
  ])('%s: %s', async (language, message, price) => {
    const say = await withDresses(language);

    const heard = await say(message);

    expect(heard.text).toContain(price);
    expect(heard.ids).toEqual(['d3']);
  });

  it('stay with the product that was asked about', async () => {
    const say = await withDresses('en');
    await say('tell me about the fourth one');

    expect((await say('what sizes are there?')).ids).toEqual(['d4']);
    expect((await say('does it come in M?')).text.startsWith('Yes')).toBe(true);
    expect((await say('is it available in XL?')).text.startsWith('No')).toBe(true);
  });

  it('say that the data do not tell what they do not tell', async () => {
    const say = await withDresses('en');

    const heard = await say('is the first one waterproof?');

    expect(heard.text).not.toMatch(/^(?:Yes|No)\b/);
    expect(heard.ids).toEqual(['d1']);
  });

  it('ask which one is meant when the place is not there', async () => {
    const say = await withDresses('en');

    const heard = await say('tell me about the ninth one');

    expect(heard.text).toContain('6');
    expect(heard.ids).toBeNull();
  });

  it('leave wishes alone', async () => {
    const say = await withDresses('en');

    expect((await say('in blue')).ids).toEqual(['d4', 'd5']);
    expect((await say('size L')).ids).toEqual(['d5']);
  });
});

describe('more like one, and without one', () => {
  it.each<[Language, string]>([
    ['en', 'more like the second'],
    ['ka', 'მეორის მსგავსი მაჩვენე'],
    ['tr', 'ikinciye benzer'],
    ['ar', 'أريد مثل الثاني'],
    ['az', 'ikinciyə oxşar'],
  ])('%s: %s', async (language, message) => {
    const say = await withDresses(language);

    const heard = await say(message);

    expect(heard.trace.calls.some(({ tool, input }) => tool === 'similarProducts' && input.id === 'd2')).toBe(true);
    expect(heard.ids).not.toContain('d2');
    expect(heard.ids?.length).toBeGreaterThan(2);
  });

  it.each<[Language, string]>([
    ['en', 'without the second one'],
    ['ka', 'მეორის გარეშე'],
    ['tr', 'ikincisi olmasın'],
    ['ar', 'بدون الثاني'],
    ['az', 'ikincisi olmasın'],
  ])('%s: %s', async (language, message) => {
    const say = await withDresses(language);

    expect((await say(message)).ids).toEqual(['d1', 'd3', 'd4', 'd5', 'd6']);
  });
});

describe('taking back, sorting, choosing', () => {
  it.each<[Language, string, string]>([
    ['en', 'in blue', 'go back'],
    ['ka', 'ლურჯი', 'უკან დაბრუნდი'],
    ['tr', 'mavi olsun', 'geri al'],
    ['ar', 'باللون الأزرق', 'تراجع'],
    ['az', 'mavi olsun', 'geri qayıt'],
  ])('%s: %s, %s', async (language, narrower, back) => {
    const say = await withDresses(language);
    expect((await say(narrower)).ids).toEqual(['d4', 'd5']);

    expect((await say(back)).ids).toHaveLength(6);
    expect((await say(back)).ids).toBeNull();
  });

  it.each<[Language, string]>([
    ['en', 'cheapest first'],
    ['ka', 'ყველაზე იაფი მაჩვენე'],
    ['tr', 'en ucuzunu göster'],
    ['ar', 'الأرخص أولا'],
    ['az', 'ən ucuzunu göstər'],
  ])('%s: %s', async (language, message) => {
    const say = await withDresses(language);

    expect((await say(message)).ids?.slice(0, 2)).toEqual(['d4', 'd1']);
  });

  it('takes the cheapest of a new wish', async () => {
    const heard = await aConversation()('the cheapest jacket', 'en');

    expect(heard.ids).toEqual(['j2', 'j1']);
  });

  it.each<[Language, string]>([
    ['en', "I'll take the second one"],
    ['ka', 'მეორეს ავიღებ'],
    ['tr', 'ikincisini alıyorum'],
    ['ar', 'سآخذ الثاني'],
    ['az', 'ikincisini götürürəm'],
  ])('%s: %s', async (language, message) => {
    const say = await withDresses(language);

    const heard = await say(message);

    expect(heard.ids).toEqual(['d2']);
    expect(heard.text).not.toBe('');
  });
});

describe('limits that compare', () => {
  it('name a price that a product has', async () => {
    const say = await withDresses('en');

    const heard = await say('cheaper');

    expect(heard.text).toContain('$42');
    const prices = SHELVES.flatMap(({ metadata }) => metadata.current_price ?? []);
    const amounts = [...heard.text.matchAll(/\$(\d+(?:\.\d+)?)/g)].map(([, amount]) => Number(amount));
    expect(amounts.every((amount) => prices.includes(amount))).toBe(true);
  });
});

describe('what is said in everyday words of the list', () => {
  it('compares places that are bare digits', async () => {
    const say = await withDresses('en');

    expect((await say('compare 1 and 3 plz')).ids).toEqual(['d1', 'd3']);
  });

  it.each<[Language, string]>([
    ['en', 'which is cheaper, the first or the third'],
    ['ka', 'რომელი უფრო იაფია პირველი თუ მესამე'],
    ['tr', 'hangisi daha ucuz birinci mi üçüncü mü'],
    ['az', 'hansı daha ucuzdur birinci yoxsa üçüncü'],
  ])('%s: names the cheaper of two places', async (language, message) => {
    const say = await withDresses(language);

    expect((await say(message)).ids).toEqual(['d1']);
  });

  it.each<[Language, string]>([
    ['en', "i'll take it"],
    ['en', 'i want that one'],
    ['ka', 'ეგ მინდა'],
    ['tr', 'bunu istiyorum'],
    ['ar', 'باخذه'],
    ['az', 'bunu istəyirəm'],
  ])('%s: “%s” chooses the one that was spoken of', async (language, message) => {
    const say = await withDresses(language);

    expect((await say(message)).ids).toEqual(['d1']);
  });
});
