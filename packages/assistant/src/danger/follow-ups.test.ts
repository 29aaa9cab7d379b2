/**
 * Messages after a danger was detected, in five languages and in Latin letters: help has come, it was a joke, a second
 * sign.
 */
import type { Language } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { aConversation } from '../testing/little-shop.ts';
import { gladItIsOver, gladOfHelp, goodThatNobodyIs, helpIn } from './answers.ts';
import { followUpsIn, signOfDanger } from './detect-danger.ts';
import type { FollowUpKind } from './parse-lexicon.ts';

const NUMBERS = { emergency_number: '113' };

/** A cry for help, and what is said next. */
const TOLD: readonly [language: Language, told: string, helped: string, joked: string][] = [
  ['en', 'my dad collapsed and is not breathing', 'paramedics have arrived', 'sorry, I was just joking'],
  ['ka', 'მამა წაიქცა და ვერ სუნთქავს', 'სასწრაფო უკვე აქაა', 'ბოდიში, ვხუმრობდი'],
  ['ka', 'mama waiqca da ver suntqavs', 'saswrapo movida', 'vxumrobdi ra'],
  ['tr', 'babam yere yığıldı nefes almıyor', 'ambulans geldi', 'şaka yaptım kusura bakmayın'],
  ['tr', 'babam yere yigildi nefes almiyor', 'doktor geldi burada', 'saka yaptim ya'],
  ['ar', 'أبي وقع ولا يتنفس', 'وصل الإسعاف', 'كنت أمزح'],
  ['ar', 'baba wa2a3 w ma 3am yetnaffas', 'wesel el es3af', 'kont bamza7'],
  ['az', 'atam yıxıldı nəfəs almır', 'təcili yardım gəldi', 'bağışlayın, zarafat edirdim'],
  ['az', 'atam yixildi nefes almir', 'hekim geldi', 'zarafat edirdim'],
];

describe.each(TOLD)('after "%s: %s"', (language, told, helped, joked) => {
  it(`"${helped}" is met with gladness, and what is said next is not about the danger`, async () => {
    const say = aConversation({ store: NUMBERS });
    await say(told, language);

    expect((await say(helped, language)).text).toBe(gladOfHelp(language, NUMBERS));
    expect((await say('thank you', 'en')).text).not.toContain('113');
  });

  it(`"${joked}" ends it`, async () => {
    const say = aConversation({ store: NUMBERS });
    await say(told, language);

    const heard = await say(joked, language);
    expect(heard.text).toBe(gladItIsOver('unconscious', language, NUMBERS));
    expect(heard.ids).toBeNull();
    expect((await say('blue dress', 'en')).text).not.toContain('113');
  });
});

it.each(['I am not joking', 'şaka değil', 'zarafat deyil', 'არ ვხუმრობ', 'لا أمزح', 'mish bamza7'])(
  '"%s" takes nothing back',
  (message) => {
    expect(followUpsIn(message).has('over')).toBe(false);
    expect(followUpsIn(message).has('denied') && !followUpsIn(message).has('confirmed')).toBe(false);
  },
);

/** How people say that it is over, that somebody is with them, or that nothing was meant. */
const SAID_AFTER: readonly [kind: FollowUpKind, messages: readonly string[]][] = [
  [
    'over',
    [
      'the fire is out',
      'it came out, he can breathe',
      'everything is fine again',
      'ცეცხლი ჩაქრა',
      'გაიღვიძა და ლაპარაკობს',
      'უსაფრთხოდ ვართ',
      'yanlış alarmmış kusura bakmayın',
      'her şey yolunda',
      'yangın söndü',
      'صار بخير',
      'هي كويسة دلوقتي',
      'طلع ما في شي',
      'انطفت النار',
      'yalan həyəcan',
      'heç nə yox imiş',
      'yanğın söndü',
    ],
  ],
  [
    'helped',
    [
      'my neighbour came and is with me',
      'მეზობელი მოვიდა ჩემთანაა',
      'komşu geldi yanımda',
      'hastanedeyiz',
      'جت المساعدة',
      'احنا بالمستشفى',
      'xəstəxanadayıq',
      'qonşu gəldi yanımdadı',
    ],
  ],
  [
    'denied',
    [
      'i was only asking about the product',
      'უბრალოდ ისე ვთქვი',
      'sadece ürünü sordum',
      'كنت أسأل عن المنتج بس',
      'sadəcə məhsulu soruşdum',
    ],
  ],
];

describe.each(SAID_AFTER)('said after a danger: %s', (kind, messages) => {
  it.each(messages)('"%s"', (message) => {
    expect([...followUpsIn(message)]).toContain(kind);
  });
});

it.each(['the fire is not out yet', 'ცეცხლი არ ჩაქრა', 'yangın hala sönmedi', 'yanğın hələ sönməyib'])(
  '"%s" ends nothing',
  (message) => {
    expect(followUpsIn(message).has('over')).toBe(false);
  },
);

/** Words that may tell of danger and need not; which of them the trained classifier reads so changes with each training. */
const UNSURE: Record<Language, readonly string[]> = {
  en: [
    'he came home drunk again',
    'she has been crying in her room for days',
    'my grandad had another fall yesterday',
    'i am so tired of everything lately',
    'the kitchen has smelled strange since this morning',
    'my son does not talk to anybody any more',
    'the baby is very quiet today',
    'he waits for me outside every evening',
    'my son does not talk to anyone any more',
    'there is an odd smell near the boiler',
    'my dad came home drunk again',
    'grandpa has not got up since yesterday',
    'the baby is so quiet today',
    'he waits for me outside every evening',
    'my boyfriend reads my phone again',
    'she has been crying in her room for days',
    'I feel so empty these days',
    'the kitchen smells strange since this morning',
  ],
  ka: [
    'ბაბუა გუშინდელს მერე არ ამდგარა',
    'ბავშვი დღეს ძალიან ჩუმადაა',
    'მამა ისევ მთვრალი მოვიდა',
    'ყოველ საღამოს გარეთ მელოდება',
    'ძალიან ცუდად ვარ ამ ბოლო დროს',
    'ქმარი ისევ ტელეფონს მიმოწმებს',
    'სამზარეულოში უცნაური სუნი დგას დილიდან',
    'დღეებია ოთახში ტირის',
  ],
  tr: [
    'günlerdir odasında ağlıyor',
    'dayanacak halim kalmadı',
    'annem bugün biraz şaşkın',
    'koşunca göğsüm tuhaf oluyor',
    'uyuyamıyorum kalbim hızlı atıyor',
    'dedem dünden beri kalkmadı',
    'bebek bugün çok sessiz',
    'babam yine sarhoş geldi',
    'her akşam dışarıda beni bekliyor',
    'son günlerde çok kötüyüm ben',
    'kocam yine telefonumu karıştırıyor',
    'sabahtan beri mutfak garip kokuyor',
    'bebek bugün çok sessiz duruyor',
    'bebeğim bugün çok uyuyor',
    'eve gitmek istemiyorum bu akşam',
    'eski sevgilim sürekli mesaj atıyor',
    'günlerdir odasında ağlıyor',
  ],
  ar: [
    'ابني ما عاد يكلم أحد',
    'جدي وقع مرة ثانية أمس',
    'تعبت من كل شي',
    'جدي ما قام من أمس',
    'البيبي هادي كثير اليوم',
    'أبوي رجع سكران مرة ثانية',
    'كل مساء ينتظرني برا البيت',
    'أنا تعبانة كثير هالأيام',
    'زوجي يفتش جوالي مرة ثانية',
    'المطبخ ريحته غريبة من الصبح',
    'صار لها أيام تبكي بغرفتها',
    'أمي تنسى كل شي فجأة',
    'أبوي مو على بعضه اليوم',
    'بنتي ما تاكل من أيام',
  ],
  az: [
    'babam dünəndən durmayıb yerindən',
    'körpə bu gün çox sakitdi',
    'atam yenə içkili gəlib',
    'hər axşam çöldə məni gözləyir',
    'son günlər çox pisəm mən',
    'ərim yenə telefonumu yoxlayır',
    'səhərdən mətbəxdən qəribə iy gəlir',
    'neçə gündü otağında ağlayır',
  ],
};

describe.each(['en', 'ka', 'tr', 'ar', 'az'] as const)('a sign that is only possible (%s)', (language) => {
  const [first, second] = UNSURE[language].filter((message) => signOfDanger(message, language)?.tier === 'possible');

  it('counts as certain when a second one follows', async () => {
    const say = aConversation({ store: NUMBERS });
    const kind = signOfDanger(first ?? '', language)?.kind;
    if (first === undefined || second === undefined || kind === undefined) throw new Error('No message is unsure.');
    await say(first, language);

    expect((await say(second, language)).text).toBe(helpIn(kind, language, NUMBERS));
  });

  it('is let go when it was a joke', async () => {
    const say = aConversation({ store: NUMBERS });
    const joked = TOLD.find(([one]) => one === language)?.[3] ?? '';
    await say(first ?? '', language);

    expect((await say(joked, language)).text.startsWith(goodThatNobodyIs(language, NUMBERS))).toBe(true);
  });
});

/** Said to the question whether somebody is in danger, or after help was named: nobody is, or it is long over. */
const NOBODY_IS: readonly [language: Language, message: string][] = [
  ['en', 'no, nobody is in danger'],
  ['en', 'nobody is hurt, thank you'],
  ['en', 'it was about a friend and he is fine now'],
  ['ka', 'არა, არავინ არის საფრთხეში'],
  ['ka', 'ara, aravin aris safrtxeshi'],
  ['ka', 'მეგობარზე იყო და ახლა კარგადაა'],
  ['tr', 'hayır, kimse tehlikede değil'],
  ['tr', 'kimseye bir şey olmadı'],
  ['tr', 'bir arkadaşımdı, şimdi iyi'],
  ['ar', 'لا، لا أحد في خطر'],
  ['ar', 'لا ما في حدا بخطر'],
  ['ar', 'كان صديقي وهو بخير الآن'],
  ['az', 'xeyr, heç kim təhlükədə deyil'],
  ['az', 'heç kimə heç nə olmayıb'],
  ['az', 'dostum idi, indi yaxşıdır'],
];

describe.each(NOBODY_IS)('%s: "%s"', (language, message) => {
  const told = TOLD.find(([one]) => one === language)?.[1] ?? '';
  const unsure = UNSURE[language].find((one) => signOfDanger(one, language)?.tier === 'possible') ?? '';

  it.each([
    ['help was named', told],
    ['the question was asked', unsure],
  ])('ends the danger after %s', async (_case, before) => {
    const say = aConversation({ store: NUMBERS });
    const first = await say(before, language);
    expect(first.text).toContain(NUMBERS.emergency_number);

    await say(message, language);

    expect((await say('blue dress', 'en')).ids).toEqual(['d4', 'd5']);
  });
});

it('a new cry for help that the lexicon knows is not ended by "fine"', async () => {
  const say = aConversation({ store: NUMBERS });
  await say('my dad collapsed and is not breathing', 'en');

  const heard = await say('I am fine now, I swallowed the whole box of sleeping pills', 'en');

  expect(heard.text).toContain(NUMBERS.emergency_number);
  expect(heard.text).not.toBe(gladItIsOver('unconscious', 'en', NUMBERS));
});
