import { describe, expect, it } from 'vitest';
import { aConversation } from '../../testing/little-shop.ts';
import { aDocument } from '../../testing/products.ts';

const SHELF = aDocument('shelf', { category: 'dress', current_price: 10 });

describe('finding in five languages', () => {
  it.each([
    ['en', 'red dress under 50', ['d1', 'd2']],
    ['en', 'Hi! I am looking for a red dress under $50 please', ['d1', 'd2']],
    ['ka', 'წითელი კაბა', ['d1', 'd2', 'd3']],
    ['ka', 'მინდა წითელი კაბა 50 ლარამდე', ['d1', 'd2']],
    ['tr', 'kırmızı elbise 50 altı', ['d1', 'd2']],
    ['ar', 'أبحث عن فستان أحمر أقل من 50', ['d1', 'd2']],
    ['az', 'qırmızı don axtarıram', ['d1', 'd2', 'd3']],
  ])('CHATMSG-01 %s: %s', async (language, message, ids) => {
    const heard = await aConversation()(message);

    expect(heard.ids).toEqual(ids);
    expect(heard.trace.language).toBe(language);
    expect(heard.text).toContain(String(ids.length).replace('2', language === 'ar' ? 'منتجان' : '2'));
  });

  it('names the best by title and price, in the language of the reply and with the sign of the shop', async () => {
    const english = await aConversation()('red dress under 50');
    const georgian = await aConversation({
      store: { currency: { code: 'GEL', sign: '₾', position: 'after', space: true } },
    })('წითელი კაბა');

    expect(english.text).toContain('“Poppy Wrap Dress” for $42');
    expect(english.text).toContain('$48.50');
    expect(georgian.text).toContain('კაბა „პოპი“ – 42\u00a0₾');
  });

  it('says the same thing in other words from turn to turn, and always the same way in the same conversation', async () => {
    const first = aConversation();
    const second = aConversation();
    const texts = [(await first('red dress')).text, (await first('red dress')).text];

    expect(texts[0]).not.toBe(texts[1]);
    expect([(await second('red dress')).text, (await second('red dress')).text]).toEqual(texts);
  });

  it('LANG-10 answers in the language that the page has chosen', async () => {
    const heard = await aConversation()('red dress', 'tr');

    expect(heard.text).toContain('ürün');
  });
});

describe('a price that was said', () => {
  it.each([
    ['red dress under 50', 'under 50', 'up to $50'],
    ['qırmızı don 50 dollara qədər', '50 dollara qədər', 'ən çox $50'],
    ['წითელი კაბა 50 ლარამდე', '50 ლარამდე', '$50-მდე'],
  ])('is a reason on every product found, with the words to underline: %s', async (message, words, value) => {
    const { documents } = await aConversation()(message);

    expect(documents.length).toBeGreaterThan(0);
    for (const { metadata } of documents) {
      expect(metadata.current_price).toBeLessThanOrEqual(50);
      expect(metadata.reasons).toContainEqual({ field: 'price', value, words });
    }
  });

  it('is no reason once it was let go of, nor where none was said', async () => {
    const relaxed = await aConversation()('silk dress under 5');
    const plain = await aConversation()('red dress');

    for (const { metadata } of [...relaxed.documents, ...plain.documents]) {
      expect((metadata.reasons ?? []).map(({ field }) => field)).not.toContain('price');
    }
  });

  it('holds while the colour is let go of', async () => {
    const { documents, text } = await aConversation()('black dress under 60');

    expect(text).toContain('colour');
    expect(documents.length).toBeGreaterThan(0);
    for (const { metadata } of documents) expect(metadata.current_price).toBeLessThanOrEqual(60);
  });
});

describe('unknown words', () => {
  it.each(['qwxz blorf', 'qx zzqj', 'blorf fnord xq'])(
    'LANG: %s is answered in the language of the conversation, else of the store',
    async (nonsense) => {
      const say = aConversation();
      await say('წითელი კაბა');

      expect((await say(nonsense)).trace.language).toBe('ka');
      expect((await aConversation()(nonsense)).trace.language).toBe('en');
    },
  );

  it('are not repeated by the page', async () => {
    const { text } = await aConversation()('blorf '.repeat(600));

    expect(text).toContain('…');
    expect(text.length).toBeLessThan(400);
  });
});

describe('narrowing over turns', () => {
  it.each([
    ['en', ['dress', 'cheaper', 'in blue', 'size M', 'under 40', 'without silk'], 'start again'],
    ['ka', ['კაბა', 'უფრო იაფი', 'ლურჯი', 'ზომა M', '40-მდე', 'აბრეშუმის გარეშე'], 'თავიდან დავიწყოთ'],
    ['tr', ['elbise', 'daha ucuz', 'mavi olsun', 'M beden', '40 altı', 'ipek olmasın'], 'baştan başla'],
    ['ar', ['فستان', 'أرخص', 'باللون الأزرق', 'مقاس M', 'أقل من 40', 'بدون حرير'], 'لنبدأ من جديد'],
    ['az', ['donlar', 'daha ucuz', 'mavi olsun', 'ölçü M', 'ən çox 40', 'ipək olmasın'], 'əvvəldən başlayaq'],
  ] as const)('%s', async (language, [dress, cheaper, blue, size, limit, without], restart) => {
    const say = aConversation();

    expect((await say(dress, language)).ids).toHaveLength(6);
    // Named were 42 and 48.50.
    expect((await say(cheaper)).ids).toEqual(['d4']);
    expect((await say(blue)).ids).toEqual(['d4']);
    const sized = await say(size);
    expect(sized.ids).toEqual(['d4']);
    expect(sized.trace.memory?.wishes?.filters).toMatchObject({ color: 'blue', size: 'm' });
    expect((await say(limit)).trace.memory?.wishes?.filters).toMatchObject({ price_max: 40 });
    expect((await say(without)).trace.memory?.wishes?.filters).toMatchObject({ exclude: ['silk'], color: 'blue' });
    expect((await say(restart)).trace.memory?.wishes).toBeNull();
  });

  it('replaces a colour instead of asking for two', async () => {
    const say = aConversation();
    await say('red dress');

    const heard = await say('in blue');

    expect(heard.ids).toEqual(['d4', 'd5']);
    expect(heard.text).toContain('“dress” (blue)');
  });

  it('takes a new category for a new wish', async () => {
    const say = aConversation();
    await say('red dress under 50');

    expect((await say('jackets')).ids).toEqual(['j1', 'j2']);
  });

  it('leaves out what is not wanted', async () => {
    const say = aConversation();
    await say('jacket');

    expect((await say('no leather')).ids).toEqual(['j2']);
  });

  it('says so when nothing is cheaper', async () => {
    const say = aConversation();
    await say('red dress');

    const heard = await say('cheaper');

    expect(heard.text).toBe('I have nothing cheaper than “Poppy Wrap Dress” for $42.');
  });

  it('goes dearer', async () => {
    const say = aConversation();
    await say('red dress');

    expect((await say('more expensive')).ids).toEqual(['d3']);
  });

  it('shows more pages, and says when that was all', async () => {
    const page = (ids: string[]) =>
      ids.map((id) => ({ id, metadata: { ...SHELF.metadata, id, title: `Dress ${id}` } }));
    const all = Array.from({ length: 30 }, (_, place) => `x${place}`);
    const say = aConversation({
      tools: {
        searchProducts: async ({ page: number, limit }) => ({
          total: all.length,
          documents: page(all.slice((number - 1) * limit, number * limit)),
          understood: {},
          recoveredBy: null,
        }),
      },
    });

    const first = await say('dress');
    expect(first.ids).toEqual(all.slice(0, 12));
    expect(first.buttons).toContain('Show more');
    expect((await say('Show more')).ids).toEqual(all.slice(12, 24));
    const last = await say('show more');
    expect(last.ids).toEqual(all.slice(24));
    expect(last.buttons).not.toContain('Show more');
    expect((await say('show more')).text).toContain('30 products in all');
  });

  it('asks what is meant when there is nothing to narrow', async () => {
    expect((await aConversation()('cheaper')).text).toContain('what you are looking for');
  });
});

describe('nothing found', () => {
  it('says which constraint prevents results, and shows the results without it', async () => {
    const heard = await aConversation()('red dress under 20');

    expect(heard.ids).toEqual(['d1', 'd2', 'd3']);
    expect(heard.text).toContain('I found nothing for “red dress” (up to $20). If the price may be different');
  });

  it('relaxes the colour when the price is no obstacle', async () => {
    expect((await aConversation()('purple dress')).text).toContain('If the colour may be different');
  });

  it('does not forget a size that no dress has', async () => {
    expect((await aConversation()('red dress size XXL')).text).toContain('If the size may be different');
  });

  it('says that it is only close when nothing fits well', async () => {
    const heard = await aConversation({
      tools: {
        searchProducts: async () => ({
          total: 1,
          documents: [{ ...SHELF, metadata: { ...SHELF.metadata, great_match: false } }],
          understood: {},
          recoveredBy: 'fewer-words',
        }),
      },
    })('zeppelin dress');

    expect(heard.text).toContain('Nothing matches “zeppelin dress” exactly');
  });

  it('is honest when there is nothing at all', async () => {
    const heard = await aConversation()('zeppelin');

    expect(heard.text).toContain('I do not know what “zeppelin” is');
    expect(heard.ids).toEqual([]);
  });

  it.each([
    ['en', 'what is the meaning of life', 'I only know this shop'],
    ['ka', 'რა არის სიცოცხლის აზრი', 'არ ვიცი'],
    ['tr', 'nasıl pilot olunur', 'bilmiyorum'],
    ['ar', 'ما معنى الحياة', 'لا أعرف'],
    ['az', 'həyatın mənası nədir', 'bilmirəm'],
  ] as const)('does not know everything (%s)', async (language, message, words) => {
    expect((await aConversation()(message, language)).text).toContain(words);
  });
});

describe('quick replies', () => {
  it.each([
    ['en', 'dress'],
    ['ka', 'კაბა'],
    ['tr', 'elbise'],
    ['ar', 'فستان'],
    ['az', 'donlar'],
  ] as const)('STREAM-08 are understood when they are pressed (%s)', async (language, message) => {
    const { buttons } = await aConversation()(message, language);
    expect(buttons.length).toBeGreaterThan(1);

    for (const label of buttons) {
      const say = aConversation();
      await say(message, language);
      const pressed = await say(label, language);
      const narrowed = { label, some: (pressed.ids?.length ?? 0) > 0, fewer: (pressed.ids?.length ?? 0) < 6 };
      expect(narrowed).toEqual({ label, some: true, fewer: true });
    }
  });

  it('want other buttons brings the next set, and after the last the first again', async () => {
    const say = aConversation();
    const { buttons: first } = await say('dress');
    const seen = [first];
    for (let presses = 0; presses < 6; presses += 1) seen.push((await say('want other buttons')).buttons);

    expect(seen[1]).not.toEqual(first);
    expect(seen.slice(1).some((set) => set.join() === first.join())).toBe(true);
  });
});

describe('orders', () => {
  it.each([
    ['en', 'where is my order 1042', 'e-mail', 'on its way'],
    ['ka', 'სად არის ჩემი შეკვეთა 1042', 'ელფოსტა', 'გზაშია'],
    ['tr', '1042 numaralı siparişim nerede', 'e-posta', 'yolda'],
    ['ar', 'أين طلبي رقم 1042', 'البريد', 'في الطريق'],
    ['az', '1042 nömrəli sifarişim haradadır', 'e-poçt', 'yoldadır'],
  ] as const)(
    'CHATMSG-02 STREAM-07 asks a shopper for a proof, then tells (%s)',
    async (language, message, asked, told) => {
      const say = aConversation();

      const question = await say(message);
      expect(question.trace.language).toBe(language);
      expect(question.text).toContain(asked);
      expect(question.orders).toEqual([]);
      const answer = await say('4417');
      expect(answer.text).toContain(told);
      expect(answer.orders).toEqual(['1042']);
      expect(answer.trace.language).toBe(language);
    },
  );

  it('tells at once when the proof comes with the question', async () => {
    expect((await aConversation()('order 1042, nino@example.com')).orders).toEqual(['1042']);
  });

  it('answers a wrong proof and a missing order with the same words', async () => {
    const wrong = await aConversation()('order 1042, lia@example.com');
    const missing = await aConversation()('order 7777, lia@example.com');

    expect(wrong.orders).toEqual([]);
    expect(wrong.text).toBe(missing.text);
  });

  it('remembers what was proven, in this conversation only', async () => {
    const say = aConversation();
    await say('order 1042, nino@example.com');

    expect((await say('1042')).orders).toEqual(['1042']);
    expect((await say('my orders')).orders).toEqual(['1042']);
    expect((await aConversation()('1042')).orders).toEqual([]);
  });

  it('lets another try follow a wrong one', async () => {
    const say = aConversation();
    await say('where is order 1042');

    expect((await say('1111')).orders).toEqual([]);
    expect((await say('4417')).orders).toEqual(['1042']);
  });

  it('asks for the number of "my orders"', async () => {
    const say = aConversation();

    expect((await say('my orders')).text).toContain('Which order');
    expect((await say('1042 4417')).orders).toEqual(['1042']);
  });

  it('tells staff any order of the store, and all of them', async () => {
    const say = aConversation({ visitor: 'staff' });

    expect((await say('1042')).orders).toEqual(['1042']);
    expect((await say('my orders')).orders).toHaveLength(6);
    expect((await say('where is order 9999')).text).toBe('This shop has no order with the number 9999.');
  });

  it.each([
    ['1001', 'has been delivered. Delivered on November 5, 2026.'],
    ['1002', 'is being prepared.'],
    ['1003', 'was cancelled.'],
    ['1004', '“On hold”'],
    ['1005', 'has not given order 1005 a status'],
    ['1042', 'is on its way. Shipped on November 3, 2026. Tracking number: QX123456789.'],
  ])('words the status of %s', async (number, words) => {
    expect((await aConversation({ visitor: 'staff' })(number)).text).toContain(words);
  });

  it('does not take the wish to order something for a question about an order', async () => {
    expect((await aConversation()('I want to order a red dress')).ids).toEqual(['d1', 'd2', 'd3']);
  });
});

describe('facts about the shop', () => {
  it.each([
    ['do you deliver?', 'Delivery costs $5'],
    ['how much is delivery to the old town', 'Delivery costs $5'],
    ['მიწოდება რა ღირს?', 'მიწოდება 5 ₾'],
    ['teslimat ücreti nedir', 'Delivery costs $5'],
    ['ما هي رسوم التوصيل', 'Delivery costs $5'],
    ['çatdırılma neçəyədir', 'Delivery costs $5'],
    ['opening hours', '10:00–20:00'],
    ['სამუშაო საათები', '10:00–20:00'],
    ['çalışma saatleriniz nedir', '10:00–20:00'],
    ['ساعات العمل', '10:00–20:00'],
    ['iş saatlarınız', '10:00–20:00'],
    ['where is your shop', '12 Hill Street'],
    ['return policy', 'has not told me'],
  ])('%s', async (message, words) => {
    expect((await aConversation()(message)).text).toContain(words);
  });
});

describe('small talk in five languages', () => {
  it.each([
    ['hello', 'What can I find'],
    ['გამარჯობა', 'რა მოგიძებნოთ'],
    ['gamarjoba', 'რა მოგიძებნოთ'],
    ['merhaba', 'ne bulayım'],
    ['مرحبا', 'عمّ أبحث لك'],
    ['salam', 'nə tapım'],
    ['thank you!', 'You are welcome'],
    ['დიდი მადლობა', 'არაფრის'],
    ['teşekkürler', 'Rica ederim'],
    ['شكرا', 'على الرحب'],
    ['təşəkkür edirəm', 'Dəyməz'],
    ['help', 'shopping assistant of Quarry'],
    ['დახმარება', 'ასისტენტი'],
    ['yardım', 'alışveriş asistanı'],
    ['مساعدة', 'مساعد التسوّق'],
    ['kömək', 'alış-veriş köməkçisi'],
    ['bye', 'come back soon'],
  ])('%s', async (message, words) => {
    expect((await aConversation()(message)).text).toContain(words);
  });

  it('advises to ask a pharmacist beside a medicine', async () => {
    expect((await aConversation()('painkiller')).text).toContain('ask a pharmacist');
  });
});
