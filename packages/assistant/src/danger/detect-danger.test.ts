import { describe, expect, it } from 'vitest';
import { detectDanger, followUpsIn } from './detect-danger.ts';

describe('a cry for help', () => {
  it.each([
    'I have chest pain and can’t breathe',
    'my little boy swallowed a whole box of paracetamol!!',
    'she took too many pills',
    'my friend is unconscious',
    'the bleeding won’t stop',
    'his face is drooping and he has slurred speech',
    'my throat is closing',
    'I want to kill myself',
    'my son drank bleach',
    'ბებიაჩემს გული სტკივა და ვერ სუნთქავს',
    'ბავშვმა აბები გადაყლაპა',
    'სისხლდენა არ ჩერდება',
    'თავს მოვიკლავ',
    'babam bayıldı nefes alamıyor',
    'göğsümde ağrı var',
    'çocuğum ilaç yuttu',
    'intihar etmek istiyorum',
    'أبي عنده ألم في الصدر',
    'ابني بلع علبة دواء',
    'لا أستطيع التنفس',
    'أريد أن أموت',
    'atam nəfəs ala bilmir',
    'uşaq dərman udub',
    'özümü öldürmək istəyirəm',
    'omg he cant breath',
    'she can barely breathe',
    'her lips are blue',
    'my kid swallowed bleach',
    'my dog ate rat poison and so did my son, he ate rat poison',
    'mum just passed out',
    'he took a whole bottle of sleeping pills',
    'he collapsed',
    'ბავშვი კარგად ვეღარ სუნთქავს',
    'ტუჩები გაულურჯდა',
    'დედაჩემს გული წაუვიდა',
    'ბავშვმა მათეთრებელი დალია',
    'ver suntqavs',
    'annem nefes alamiyo',
    'dudakları morardı',
    'birden bayıldı',
    'çocuk çamaşır suyunu içti',
    'يا الله صار مش قادر يتنفس وشفايفه زرقا',
    'مو قادر يتنفس',
    'ابني ما عم يقدر يتنفس',
    'مو قادرة آخذ نفس',
    'بنتي شربت كلور',
    'أبوي غاب عن الوعي',
    'ما عم يصحى',
    'nefes ala bilmir',
    'dodaqları göyərib',
    'anam huşunu itirmişdi',
    'uşaq ağardıcı içib',
  ])('is heard: %s', (message) => {
    expect(detectDanger(message, 'en')).not.toBeNull();
  });

  it.each([
    'red dress',
    'something for food poisoning',
    'rat poison',
    'painkiller for my back',
    'breathable running shoes',
    'annem bu çantaya bayıldı',
    'I took the battery back',
    'საკვებით მოწამვლის წამალი',
    'gıda zehirlenmesi için ilaç',
    'دواء للتسمم الغذائي',
    'baş ağrısı üçün dərman',
    'medicine for a child with a cough',
    'blue lipstick',
    'shoes in which my feet can’t breathe',
    'nefes alan ayakkabı',
    'mor ruj',
    'أحمر شفاه أزرق',
    'ما عندكم جهاز تنفس؟',
    'ما قدرت أختار',
    'göy dodaq boyası',
    'ლურჯი კაბა',
    'i cant find a bottle of perfume',
    'annem ne oluyor bu siparişe',
    'bir qutuda neçə həb olur',
    'polis arabası oyuncak',
    'my old vacuum keeps choking on dust, which one is better?',
  ])('is not heard in: %s', (message) => {
    expect(detectDanger(message, 'en')).toBeNull();
  });

  it.each([
    ['poison', 'en', 'my son drank bleach'],
    ['poison', 'ka', 'bavshvma mateTrebeli dalia'],
    ['violence', 'ar', 'jozi byedrobni'],
    ['self-harm', 'tr', 'olmek istiyorum'],
    ['breathing', 'az', 'usaq nefes ala bilmir'],
  ] as const)('is told as %s and in its own language (%s), whatever the page’s: %s', (kind, language, message) => {
    for (const expected of ['en', 'ka', 'tr', 'ar', 'az'] as const) {
      expect(detectDanger(message, expected)).toMatchObject({ kind, language });
    }
  });

  it.each(['my dauhgter swalowed blech', 'she is uncoscious', 'kocam beni dovuyor', 'heeelp he cant breeeathe'])(
    'is heard through typing mistakes: %s',
    (message) => {
      expect(detectDanger(message, 'en')).not.toBeNull();
    },
  );

  it('does not take a word for another that differs by its marks', () => {
    expect(detectDanger('annem ölüyor', 'tr')).not.toBeNull();
    expect(detectDanger('annem mutlu oluyor', 'tr')).toBeNull();
  });

  it('is heard in the middle of a long message, and shopping words do not drown it', () => {
    const message =
      'hello, I ordered a blue dress last week and wanted to ask about the size and the price of the matching bag, ' +
      'but my little boy has just swallowed a button battery out of the remote control, what do I do';

    expect(detectDanger(message, 'en')).toMatchObject({ kind: 'poison' });
  });

  it('is read from an empty message, from signs and from a very long one', () => {
    for (const message of ['', '   ', '!!!', '😱', '🔥'.repeat(50), '1234567890']) {
      expect(detectDanger(message, 'en')).toBeNull();
    }
    expect(detectDanger('i swallowed bleach '.repeat(200), 'en')).toMatchObject({ kind: 'poison' });
  });
});

describe('the name of a shelf', () => {
  it.each([
    ['ka', 'გული და წნევა'],
    ['ka', 'გული და სისხლძარღვები'],
    ['tr', 'kalp ve damar'],
    ['az', 'ürək və təzyiq'],
    ['en', 'heart and blood pressure'],
  ] as const)('is no danger (%s): %s', (language, name) => {
    expect(detectDanger(name, language)).toBeNull();
  });
});

it('is heard beside a wall, on which other things are hung', () => {
  expect(detectDanger('ərim başımı divara vurur, qorxuram', 'az')?.kind).toBe('violence');
});

describe('a danger that was detected before', () => {
  it.each([
    'sorry panic over, it was just a cramp. thx anyway',
    'she is ok now',
    'მადლობა, უკვე კარგადაა',
    'geçti, şimdi iyi',
    'الحمد لله صار أحسن، شكرا كتير',
    'keçdi, indi yaxşıdır',
  ])('has passed: %s', (message) => {
    expect(followUpsIn(message)).toContain('over');
  });

  it.each(['he is not fine now', 'what do I do?', 'უარესად არის', 'لسه مو بخير هو بخير؟', 'hala iyi değil'])(
    'has not passed: %s',
    (message) => {
      expect(followUpsIn(message)).not.toContain('over');
    },
  );

  it.each([
    'the ambulance is here',
    'ok calling them',
    'სასწრაფო მოვიდა',
    'ambulans geldi',
    'وصل الاسعاف',
    'təcili yardım gəldi',
  ])('brought help: %s', (message) => {
    expect(followUpsIn(message)).toContain('helped');
  });
});
