import { LANGUAGES } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { aConversation } from '../testing/little-shop.ts';
import { DANGER_KINDS } from './danger-kind.ts';
import { askWhetherInDanger, gladItIsOver, gladOfHelp, goodThatNobodyIs, helpIn, stillInDanger } from './answers.ts';
import { signOfDanger } from './detect-danger.ts';

const SCRIPTS = { en: /[a-z]/i, ka: /[ა-ჰ]/, tr: /[a-zçğıöşü]/i, ar: /[ء-ي]/, az: /[a-zəçğıöşü]/i };
const NUMBERS = { emergency_number: '113' };

describe.each(LANGUAGES)('help in %s', (language) => {
  it.each(DANGER_KINDS)('%s: names the number and no product, in the language, without a gap', (kind) => {
    const text = helpIn(kind, language, NUMBERS);

    expect(text).toContain('113');
    expect(text).toMatch(SCRIPTS[language]);
    expect(text).not.toMatch(/[{}]| {2}/);
    // A number hangs on no ending: it may be read in several ways.
    expect(text).not.toMatch(/113[-’']?\p{L}/u);
  });

  it('names the call among the first words, after a kind one where somebody is in despair', () => {
    for (const kind of DANGER_KINDS.filter((one) => one !== 'animal')) {
      const [first = '', second = '', third = ''] = helpIn(kind, language, NUMBERS).split(/(?<=[.!؟])\s/);
      const opening = kind === 'self-harm' || kind === 'violence' ? `${first} ${second} ${third}` : first;
      expect(opening).toContain('113');
    }
  });

  it('names a helpline only where the store has one', () => {
    const text = helpIn('self-harm', language, { ...NUMBERS, helplines: { self_harm: 'Line 116 006' } });

    expect(text).toContain('Line 116 006');
    expect(helpIn('fire', language, { ...NUMBERS, helplines: { self_harm: 'Line 116 006' } })).not.toContain('116 006');
  });
});

describe('a danger in a conversation', () => {
  it.each(['fashion', 'electronics', 'pharmacy', 'groceries'] as const)(
    'is answered with help alone in a shop for %s, also after products were shown',
    async (kind) => {
      const say = aConversation({ store: { kind, ...NUMBERS } });
      await say('red dress', 'en');

      const heard = await say('my husband hits me and I do not know where to go', 'en');

      expect(heard.text).toContain('113');
      expect(heard.ids).toBeNull();
      expect(heard.buttons).toEqual([]);
    },
  );

  it('is answered in the language that it was told in', async () => {
    const heard = await aConversation()('bavshvma qlori dalia ra vqna', 'en');

    expect(heard.text).toMatch(/[ა-ჰ]/);
    expect(heard.trace.language).toBe('ka');
  });

  it('is detected while the page shows quick replies, and selects none of them', async () => {
    const say = aConversation({ store: NUMBERS });
    await say('dress', 'en');

    expect((await say('help my dad collapsed and is not breathing', 'en')).ids).toBeNull();
  });

  it('goes on until the shopper says that it is over', async () => {
    const say = aConversation({ store: NUMBERS });
    await say('my dad collapsed', 'en');

    const still = await say('he looks grey, should i give him aspirin', 'en');
    expect(still.text).toContain('113');
    expect(still.ids).toBeNull();

    const helped = await say('the ambulance is here', 'en');
    expect(helped.text).toMatch(/glad that help is there/);
    expect(helped.ids).toBeNull();

    expect((await say('he is ok now', 'en')).text).toMatch(/glad it is over/);
    expect((await say('blue dress', 'en')).ids).toEqual(['d4', 'd5']);
  });

  it.each([
    ['a wish', 'red dress'],
    ['an order', 'where is my order 1001'],
    ['a question about the shop', 'how much is delivery?'],
  ])('ends with %s', async (_what, message) => {
    const say = aConversation({ store: NUMBERS });
    await say('my friend fainted', 'en');

    expect((await say(message, 'en')).text).not.toContain('113');
  });

  it('does not repeat itself for ever', async () => {
    const say = aConversation({ store: NUMBERS });
    await say('my friend fainted', 'en');

    const replies: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) replies.push((await say('hmm', 'en')).text);
    expect(replies[0]).toContain('113');
    expect(replies.at(-1)).not.toContain('113');
  });
});

/** Words that may tell of danger and need not: the first that the trained classifier reads so. */
const UNSURE =
  [
    'my son does not talk to anyone any more',
    'there is an odd smell near the boiler',
    'my boyfriend reads my phone again',
    'my dad came home drunk again',
    'grandpa has not got up since yesterday',
    'the baby is so quiet today',
    'he waits for me outside every evening',
  ].find((message) => signOfDanger(message, 'en')?.tier === 'possible') ?? '';

describe('danger that is only possible', () => {
  it('is asked about, with the number and without products', async () => {
    expect(signOfDanger(UNSURE, 'en')?.tier).toBe('possible');
    const heard = await aConversation({ store: NUMBERS })(UNSURE, 'en');

    expect(heard.text).toBe(askWhetherInDanger(signOfDanger(UNSURE, 'en')?.kind ?? 'emergency', 'en', NUMBERS));
    expect(heard.text).toContain('113');
    expect(heard.ids).toBeNull();
    expect(heard.buttons).toEqual([]);
  });

  it.each(['yes', 'yes please help', 'he has a knife', 'I am not safe'])('becomes certain with "%s"', async (reply) => {
    const say = aConversation({ store: NUMBERS });
    await say(UNSURE, 'en');

    const heard = await say(reply, 'en');
    // A reply that is certain itself is answered by its own kind.
    const own = signOfDanger(reply, 'en');
    const told = own?.tier === 'certain' ? own : signOfDanger(UNSURE, 'en');
    expect(heard.text).toBe(helpIn(told?.kind ?? 'emergency', 'en', NUMBERS));
    expect(heard.ids).toBeNull();
  });

  it.each(['no', 'no, everyone is fine', 'nobody is in danger, sorry', 'you misunderstood'])(
    'is let go with "%s", and what was asked is answered',
    async (reply) => {
      const say = aConversation({ store: NUMBERS });
      await say(UNSURE, 'en');

      const heard = await say(reply, 'en');
      expect(heard.text.startsWith(goodThatNobodyIs('en', NUMBERS))).toBe(true);
      expect(heard.text.length).toBeGreaterThan(goodThatNobodyIs('en', NUMBERS).length + 10);
      expect((await say('blue dress', 'en')).ids).toEqual(['d4', 'd5']);
    },
  );

  it('is let go with a wish', async () => {
    const say = aConversation({ store: NUMBERS });
    await say(UNSURE, 'en');

    expect((await say('blue dress', 'en')).ids).toEqual(['d4', 'd5']);
  });
});

describe.each([
  ['en', 'my father collapsed and does not breathe', 'the ambulance is here', 'he is ok now'],
  ['ka', 'მამაჩემი წაიქცა და ვერ სუნთქავს', 'სასწრაფო მოვიდა', 'უკვე კარგადაა'],
  ['tr', 'babam yere yığıldı nefes almıyor', 'ambulans geldi', 'şimdi iyi, geçti'],
  ['ar', 'أبي وقع ولا يتنفس', 'وصل الإسعاف', 'الحمد لله صار أحسن'],
  ['az', 'atam yıxıldı nəfəs almır', 'təcili yardım gəldi', 'indi yaxşıdır, keçdi'],
] as const)('a danger from its beginning to its end (%s)', (language, told, helped, over) => {
  it.each([
    ['pharmacy', language],
    ['fashion', language],
    ['groceries', 'en'],
    ['electronics', 'ka'],
  ] as const)('in a shop for %s on a page in %s', async (kind, page) => {
    const say = aConversation({ store: { kind, ...NUMBERS } });

    const first = await say(told, page);
    expect(first.text).toContain('113');
    expect(first.trace.language).toBe(language);
    expect((await say('???', page)).text).toMatch(/113/);

    expect((await say(helped, page)).text).toBe(gladOfHelp(language, NUMBERS));
    const end = await say(over, page);
    expect(end.text).toBe(gladItIsOver('unconscious', language, NUMBERS));
    expect(end.ids).toBeNull();
    expect((await say('blue dress', 'en')).text).not.toContain('113');
  });
});

it('violence and despair are stayed with for as long as it takes', async () => {
  const say = aConversation({ store: NUMBERS });
  await say('my husband beats me every night', 'en');

  for (let turn = 0; turn < 8; turn += 1) {
    expect((await say('i do not know', 'en')).text).toBe(stillInDanger('violence', 'en', NUMBERS));
  }
});

/** An animal's danger, help for it, its end, and what names an animal but is a person's danger. */
const ANIMALS = [
  [
    'en',
    'my dog ate chocolate',
    'we are at the vet',
    'she is fine now',
    'a dog bit my leg and it will not stop bleeding',
  ],
  [
    'ka',
    'ჩემმა ძაღლმა შოკოლადი შეჭამა',
    'ვეტერინართან მივდივართ',
    'უკვე კარგადაა',
    'ძაღლმა ბავშვს უკბინა და სისხლი არ უჩერდება',
  ],
  ['tr', 'köpeğim çikolata yedi', 'veterinere gidiyoruz', 'şimdi iyi', 'oğlum köpeğin ilacını yuttu'],
  ['ar', 'كلبي أكل شوكولاتة', 'رحنا عند البيطري', 'صار بخير', 'الكلب عض ابني والدم ما يوقف'],
  ['az', 'itim şokolad yeyib', 'baytara apardıq', 'indi yaxşıdır', 'it oğlumu dişlədi qan dayanmır'],
] as const;

describe.each(ANIMALS)('an animal in danger (%s)', (language, told, helped, over, ofPerson) => {
  const help = helpIn('animal', language, NUMBERS);

  it('needs a veterinarian, and the conversation is free again once help is near', async () => {
    const say = aConversation({ store: { kind: 'groceries', ...NUMBERS } });

    const first = await say(told, language);
    expect(first.text).toBe(help);
    expect(first.ids).toBeNull();
    expect((await say('???', language)).text).toBe(stillInDanger('animal', language, NUMBERS));
    expect((await say(helped, language)).text).toBe(gladOfHelp(language, NUMBERS));
    expect((await say(over, language)).text).toBe(gladItIsOver('animal', language, NUMBERS));
    expect((await say('blue dress', 'en')).text).not.toContain('113');
  });

  it('is left for a wish', async () => {
    const say = aConversation({ store: NUMBERS });
    await say(told, language);

    expect((await say('blue dress', 'en')).ids).toEqual(['d4', 'd5']);
  });

  it('is not what a person suffers from an animal', async () => {
    const heard = await aConversation({ store: NUMBERS })(ofPerson, language);

    expect(heard.text).toContain('113');
    expect(heard.text).not.toBe(help);
  });
});

it.each([
  ['az', 'kömək edin ölürəm təcili yardım çağırın'],
  ['tr', 'annem yerde titriyor ağzından köpük geliyor'],
  ['tr', 'ağzından köpük geliyor ve titriyor'],
  ['en', 'choking on a carrot and i cant breathe'],
] as const)('%s: "%s" is a person, though a word is one letter from an animal', (language, message) => {
  expect(signOfDanger(message, language)?.kind).not.toBe('animal');
});
