/** Advice: presents, what goes with a thing, whole looks, parts for a car, and anything at all. */
import { describe, expect, it } from 'vitest';
import { aConversation } from '../../../testing/little-shop.ts';
import { aDocument } from '../../../testing/products.ts';

const pads = (id: string, car: string | null) =>
  aDocument(id, {
    title: `Brake pads ${id}`,
    category: 'brake-pads',
    current_price: 20,
    attributes: car ? { car_model: car } : {},
  });
/** A shop of parts whose conditions are strict. */
const garage = (shelf: ReturnType<typeof pads>[]) => ({
  store: { kind: 'auto' as const },
  tools: {
    searchProducts: async ({
      filters = {},
      limit,
    }: {
      filters?: { attributes?: Record<string, string | string[]> };
      limit: number;
    }) => {
      const wanted = [filters.attributes?.car_model ?? []].flat();
      const found = shelf.filter(
        ({ metadata }) => wanted.length === 0 || wanted.includes(String(metadata.attributes.car_model)),
      );
      return { total: found.length, documents: found.slice(0, limit), understood: {}, recoveredBy: null };
    },
  },
});

describe('a present', () => {
  it.each([
    ['en', 'gift', 'Who is it for?', 'Mother'],
    ['ka', 'საჩუქარი', 'ვისთვის', 'დედა'],
    ['tr', 'hediye', 'kime', 'Anne'],
    ['ar', 'هدية', 'لمن', 'والدة'],
    ['az', 'hədiyyə', 'kimin', 'Ana'],
  ] as const)(
    'shows products and asks for whom, with answers to press (%s)',
    async (language, message, question, mother) => {
      const heard = await aConversation()(message, language);

      expect(heard.ids?.length).toBeGreaterThan(0);
      expect(heard.text).toContain(question);
      expect(heard.buttons).toContain(mother);
    },
  );

  it('asks one thing at a time and keeps the budget over the turns', async () => {
    const say = aConversation();
    const first = await say('gift for my mother', 'en');
    expect(first.text).toContain('how much would you like to spend');
    expect(first.text.match(/\?/g)).toHaveLength(1);

    const second = await say('under 50', 'en');
    expect(second.trace.memory?.advice.gift).toMatchObject({ person: 'mother', filters: { price_max: 50 } });
    const third = await say('she loves dresses', 'en');

    expect(third.documents.length).toBeGreaterThan(0);
    for (const { metadata } of third.documents) expect(metadata.current_price).toBeLessThanOrEqual(50);
  });

  it('shows nobody a medicine as a present', async () => {
    expect((await aConversation()('a present', 'en')).ids).not.toContain('p1');
  });
});

describe('what goes with a product', () => {
  it.each([
    ['en', 'red dress', 'what goes with the second one?'],
    ['ka', 'წითელი კაბა', 'რა მოუხდება მეორეს?'],
    ['tr', 'kırmızı elbise', 'ikincinin yanına ne gider?'],
    ['ar', 'فستان أحمر', 'ماذا يناسب الثاني؟'],
    ['az', 'qırmızı don', 'ikinciyə nə uyğun gəlir?'],
  ] as const)('is told of the one that is pointed at (%s)', async (language, wish, question) => {
    const say = aConversation();
    const { ids } = await say(wish, language);

    const heard = await say(question, language);

    expect(ids?.[1]).toBe('d2');
    expect(heard.ids).toEqual(['j1', 'j2']);
    expect(heard.trace.calls.find(({ tool }) => tool === 'goesWith')?.input).toMatchObject({ id: 'd2' });
  });

  it('is told of one that is described', async () => {
    const heard = await aConversation()('what jacket matches a blue dress', 'en');

    expect(heard.ids).toEqual(['j1', 'j2']);
    expect(heard.text).toContain('Lagoon Day Dress');
    expect(heard.text).toContain('jacket');
  });

  it('still speaks of the same thing in the next question', async () => {
    const say = aConversation();
    await say('red dress', 'en');
    await say('what goes with it', 'en');

    expect(
      (await say('and which jacket goes with it?', 'en')).trace.calls.find(({ tool }) => tool === 'goesWith')?.input,
    ).toMatchObject({
      id: 'd1',
    });
  });

  it('takes "matching jackets" for a wish to match what lies on the table', async () => {
    const say = aConversation();
    await say('red dress', 'en');

    const heard = await say('are there matching jackets?', 'en');

    expect(heard.ids).toEqual(['j1', 'j2']);
    expect(heard.text).toContain('Poppy Wrap Dress');
  });

  it('asks which product is meant when there is none', async () => {
    expect((await aConversation()('what goes with it', 'en')).text).toContain('With which product');
  });
});

describe('a whole look', () => {
  it('is one piece of each kind, its sum is said, and the budget holds for the sum', async () => {
    const say = aConversation();
    const heard = await say('an outfit under 150', 'en');

    const prices = heard.documents.map(({ metadata }) => metadata.current_price ?? 0);
    const sum = prices.reduce((total, price) => total + price, 0);
    expect(new Set(heard.documents.map(({ metadata }) => metadata.category)).size).toBe(heard.documents.length);
    expect(heard.documents.length).toBeGreaterThan(1);
    expect(sum).toBeLessThanOrEqual(150);
    expect(heard.text).toContain(`$${Number.isInteger(sum) ? sum : sum.toFixed(2)}`);
  });

  it('begins with the product at hand', async () => {
    const say = aConversation();
    await say('black dress', 'en');

    expect((await say('complete the look', 'en')).ids?.[0]).toBe('d6');
  });

  it('says so when a shop sells nothing that belongs together', async () => {
    const { text } = await aConversation(garage([pads('b1', null)]))('furnish a living room', 'en');

    expect(text).toContain('cannot put a set together');
  });
});

describe('parts for a car', () => {
  const shelf = [pads('corolla', 'toyota corolla'), pads('prius', 'toyota prius'), pads('golf', 'volkswagen golf')];

  it.each([
    ['en', 'brake pads for a Toyota Corolla 2015'],
    ['ka', 'ტოიოტა კოროლა 2015 სამუხრუჭე ხუნდები'],
    ['tr', 'Corolla 2015 fren balatası'],
    ['ar', 'فحمات تويوتا كورولا 2015'],
    ['az', 'Toyota Corolla 2015 üçün əyləc bəndləri'],
  ] as const)(
    'are those whose data name it, and the year that they leave open is said (%s)',
    async (language, message) => {
      const heard = await aConversation(garage(shelf))(message, language);

      expect(heard.ids).toEqual(['corolla']);
      expect(heard.text).toContain('2015');
    },
  );

  it('keeps the car over turns', async () => {
    const say = aConversation(garage(shelf));
    expect((await say('I have a Toyota Prius 2012', 'en')).text).toContain('Toyota Prius, 2012');

    expect((await say('brake pads', 'en')).ids).toEqual(['prius']);
  });

  it('asks for the car once while it shows what there is', async () => {
    const say = aConversation(garage(shelf));

    const first = await say('brake pads', 'en');
    expect(first.ids).toHaveLength(3);
    expect(first.text).toContain('Which car is it for?');
    expect((await say('brake pads', 'en')).text).not.toContain('Which car is it for?');
    expect((await say('Volkswagen Golf', 'en')).ids).toEqual(['golf']);
  });

  it('never calls fitting what the data do not', async () => {
    const other = await aConversation(garage(shelf))('brake pads for a BMW X5', 'en');
    const universal = await aConversation(garage([...shelf, pads('any', null)]))('brake pads for a BMW X5', 'en');

    expect(other.text).toContain('names the BMW X5');
    expect(other.ids).toEqual([]);
    expect(universal.ids).toEqual(['any']);
    expect(universal.text).toContain('check the fit');
  });
});

describe('anything at all', () => {
  it.each([
    ['en', 'show me everything'],
    ['en', 'something nice'],
    ['ka', 'რამე ლამაზი'],
    ['tr', 'ne önerirsiniz'],
    ['ar', 'شيء جميل'],
    ['az', 'nəsə gözəl'],
  ] as const)('shows products and asks what kind (%s: %s)', async (language, message) => {
    const heard = await aConversation()(message, language);

    expect(heard.ids?.length).toBeGreaterThan(3);
    expect(heard.text).toMatch(/[?؟]/);
    expect(heard.buttons.length).toBeGreaterThan(1);
    expect(heard.text).not.toContain(message);
  });
});
