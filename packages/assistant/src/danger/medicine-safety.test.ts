/** Medicines and conditions that must not come together, in whole conversations. */
import { LANGUAGES, type Language } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { aConversation } from '../testing/little-shop.ts';
import { aDocument } from '../testing/products.ts';
import { medicineText, reasonsAgainst } from './medicine-rules.ts';
import { healthFact, healthFactsIn, medicinesNamedIn, rowsOf } from './medicines-named.ts';

const NUMBER = '113';
const inShop = (kind: 'pharmacy' | 'groceries' | 'fashion' = 'pharmacy') =>
  aConversation({ store: { kind, emergency_number: NUMBER } });

it('finds no medicine in products with similar words, as a shop spells them right', () => {
  const titles = ['Concert ukulele', 'Hearing protection', 'Ultrasonic toothbrush'];
  expect(titles.flatMap((title) => healthFactsIn(title, { forgives: false }))).toEqual([]);
  expect(healthFactsIn('Concor 5 mg', { forgives: false }).map(({ name }) => name)).toEqual(['bisoprolol']);
});

describe('a dangerous pair in one message', () => {
  it.each<[Language, string, string]>([
    ['en', 'I use a nitroglycerin spray, do you have viagra?', 'nitrate-pde5'],
    ['ka', 'nitroglicerins vgheb da viagra minda', 'nitrate-pde5'],
    ['tr', 'nitroderm var bende, cialis alsam', 'nitrate-pde5'],
    ['ar', 'باخد نيترودرم وعايز فياجرا', 'nitrate-pde5'],
    ['ka', 'orsulad var, nurofeni sheidzleba?', 'nsaid-pregnancy'],
    ['ar', 'ana hamel, brufen 3adi?', 'nsaid-pregnancy'],
    ['tr', 'hamileyim majezik olur mu', 'nsaid-pregnancy'],
    ['az', 'usaqa aspirin olar', 'aspirin-child'],
    ['ar', 'aspirin lel tefl', 'aspirin-child'],
    ['ar', 'ماريفان وبروفين', 'bleeding'],
    ['az', 'kardiomaqnil və varfarin', 'bleeding'],
    ['ar', '3andi 7asaseya mn penicillin, augmentin?', 'penicillin-allergy'],
    ['ka', 'ნიტროგლიცერინს ვიღებ და ვიაგრა მინდა', 'nitrate-pde5'],
    ['tr', 'kalp için isosorbid kullanıyorum, cialis var mı', 'nitrate-pde5'],
    ['ar', 'آخذ نيتروجليسرين وأريد فياجرا', 'nitrate-pde5'],
    ['az', 'nitroqliserin qəbul edirəm, viaqra var?', 'nitrate-pde5'],
    ['en', 'warfarin and nurofen together ok?', 'bleeding'],
    ['tr', 'kan sulandırıcı kullanıyorum aspirin alabilir miyim', 'bleeding'],
    ['en', 'aspirin for my 6 year old child with flu', 'aspirin-child'],
    ['en', 'aspirin, she is 6 years old', 'aspirin-child'],
    ['tr', '6 yaşında, aspirin olur mu', 'aspirin-child'],
    ['en', 'I take warfarin and want ginkgo', 'bleeding-possible'],
    ['en', 'lithium tablets and ibuprofen', 'nsaid-level'],
    ['ka', 'ასპირინი ბავშვისთვის მინდა', 'aspirin-child'],
    ['ar', 'أسبرين لطفل', 'aspirin-child'],
    ['az', 'uşaq üçün aspirin var?', 'aspirin-child'],
    ['en', 'imodium for a baby', 'loperamide'],
    ['tr', 'ateşim var imodium alsam olur mu', 'loperamide'],
    ['en', 'St John’s wort, I am on the pill', 'st-johns-pill'],
    ['en', 'xanax with vodka', 'sedation-alcohol'],
    ['ka', 'პარაცეტამოლი არაყთან ერთად შეიძლება?', 'liver-alcohol'],
    ['en', 'I am pregnant, is ibuprofen ok?', 'nsaid-pregnancy'],
    ['ar', 'أنا حامل وأريد بروفين', 'nsaid-pregnancy'],
    ['az', 'hamiləyəm, ibuprofen olar?', 'nsaid-pregnancy'],
    ['en', 'moclobemide and a cough syrup with dextromethorphan', 'maoi'],
    ['en', 'amoxicillin please, I am allergic to penicillin', 'penicillin-allergy'],
    ['tr', 'penisilin alerjim var, augmentin olur mu', 'penicillin-allergy'],
    ['ar', 'عندي حساسية من البنسلين وأريد اوجمنتين', 'penicillin-allergy'],
    ['ka', 'პენიცილინზე ალერგია მაქვს, აუგმენტინი შეიძლება?', 'penicillin-allergy'],
    ['az', 'penisilin allergiyam var, amoksisilin olar?', 'penicillin-allergy'],
    ['en', 'can I take iron tablets with euthyrox', 'absorption'],
    ['tr', 'levotiroksin içiyorum, demir takviyesi alabilir miyim', 'absorption'],
    ['ka', 'დოქსიციკლინს ვსვამ და კალციუმის აბი მინდა', 'absorption'],
    ['ar', 'آخذ سيبروفلوكساسين وأريد مضاد حموضة', 'absorption'],
    ['az', 'euthyrox qəbul edirəm, dəmir həbi var?', 'absorption'],
    ['en', 'atarax, I am a bus driver', 'drowsy-driving'],
    ['tr', 'araba kullanıyorum, xanax alsam olur mu', 'drowsy-driving'],
    ['ka', 'საჭესთან ვზივარ, სუპრასტინი შეიძლება?', 'drowsy-driving'],
    ['ar', 'أنا سائق وأريد اتاراكس', 'drowsy-driving'],
    ['az', 'maşın sürürəm, suprastin olar?', 'drowsy-driving'],
    ['en', 'melatonin after two beers, is alcohol ok with it', 'sedation-alcohol'],
    ['en', 'xanax and melatonin', 'drowsy-together'],
    ['tr', 'varfarin kullanıyorum, flukonazol var mı', 'blood-thinner-level'],
    ['en', 'viagra with tamsulosin', 'pde5-alpha'],
    ['en', 'I am on prednisolone, which ibuprofen', 'nsaid-steroid'],
    ['az', 'furosemid içirəm, ibuprofen olar?', 'nsaid-kidney'],
    ['en', 'I have asthma, do you have propranolol', 'betablocker-asthma'],
    ['tr', 'nifedipin ile greyfurt suyu', 'grapefruit-level'],
    ['en', 'I take tegretol and the pill', 'pill-weakened'],
    ['ar', 'أدخن وأريد حبوب منع الحمل', 'pill-smoking'],
    ['en', 'methotrexate and bactrim', 'methotrexate-blood'],
    ['en', 'allopurinol, I take azathioprine', 'azathioprine-level'],
    ['ka', 'კოლხიცინს ვსვამ, კლარითრომიცინი მინდა', 'colchicine-level'],
    ['tr', 'plavix kullanıyorum omeprazol var mı', 'clopidogrel-level'],
    ['en', 'I am on antabuse, is wine ok', 'disulfiram-alcohol'],
    ['ar', 'ميتفورمين مع الخمر', 'metformin-risk'],
    ['en', 'sumatriptan, I have angina', 'triptan-heart'],
    ['ka', 'გლაუკომა მაქვს, ოტრივინი მინდა', 'narrow-eye'],
    ['en', 'I am pregnant, retinol cream', 'retinoid-pregnancy'],
    ['az', 'hamiləyəm, retinol kremi var?', 'retinoid-pregnancy'],
    ['tr', 'bebek için kafurlu krem', 'camphor-infant'],
    ['en', 'lidocaine gel for my teething baby', 'numbing-infant'],
    ['ar', 'عندي ضغط مرتفع وأريد عرق سوس', 'liquorice'],
    ['en', 'roaccutane, I am pregnant', 'teratogen'],
    ['ka', 'ორსულად ვარ, დეპაკინს ვსვამ', 'teratogen'],
    ['tr', 'kodein şurubu 5 yaşında çocuk için', 'child-sedating'],
    ['az', 'uşaq üçün kodein', 'child-sedating'],
  ])('%s: %s', async (language, message, reason) => {
    const heard = await inShop()(message, language);

    expect(heard.text).toContain(medicineText(reason, language, NUMBER));
    expect(heard.text).toContain(medicineText('advice', language, NUMBER));
    expect(heard.ids).toBeNull();
    expect(heard.buttons).toEqual([]);
  });

  it('is known of activated charcoal and the contraceptive pill', () => {
    const facts = healthFactsIn('activated charcoal and the birth control pill');
    expect(reasonsAgainst(facts, facts)).toEqual(['charcoal']);
  });

  it('is told in every shop', async () => {
    for (const kind of ['groceries', 'fashion'] as const) {
      const { text } = await inShop(kind)('viagra and nitroglycerin', 'en');
      expect(text).toContain(medicineText('nitrate-pde5', 'en', NUMBER));
    }
  });
});

describe('what the shopper said of their health', () => {
  it('is considered when a medicine is requested in a later turn', async () => {
    const say = inShop();
    await say('I am pregnant', 'en');

    expect((await say('ibuprofen', 'en')).text).toContain(medicineText('nsaid-pregnancy', 'en', NUMBER));
  });

  it('counts for a medicine that is taken, not for one that was only looked for', async () => {
    const taking = inShop();
    await taking('I take nitroglycerin for my heart', 'en');
    expect((await taking('do you have viagra?', 'en')).text).toContain(medicineText('nitrate-pde5', 'en', NUMBER));

    const looking = inShop();
    await looking('aspirin', 'en');
    expect((await looking('ibuprofen', 'en')).text).not.toContain(medicineText('double-nsaid', 'en', NUMBER));
  });

  it('leaves out products whose data name an ingredient that does not go with it, and says so before the others', async () => {
    const painkillers = [
      aDocument('ibu', {
        title: 'Dolorin',
        category: 'painkiller',
        attributes: { dose_form: 'tablet', active_ingredient: 'ibuprofen' },
      }),
      aDocument('para', {
        title: 'Fevrin',
        category: 'painkiller',
        attributes: { dose_form: 'tablet', active_ingredient: 'paracetamol' },
      }),
    ];
    const say = aConversation({
      store: { kind: 'pharmacy' },
      tools: {
        searchProducts: async () => ({ total: 2, documents: painkillers, understood: {}, recoveredBy: null }),
      },
    });
    await say('I am pregnant', 'en');

    const heard = await say('painkiller', 'en');

    expect(heard.ids).toEqual(['para']);
    expect(heard.text).toContain(medicineText('nsaid-pregnancy', 'en', '112'));
    expect(heard.text).toContain(medicineText('left-out', 'en', '112'));
    const places = heard.pieces.map(({ type }) => type);
    expect(places.indexOf('docs')).toBeGreaterThan(places.indexOf('text'));
  });
});

it.each([
  'red dress',
  'honey',
  'wine for a party',
  'aspirin',
  'paracetamol syrup for my child',
  'baby shampoo',
  'aspirin for my 70 year old father',
  'I inject heparin, do you sell St John’s wort?',
  'iron tablets',
  'amoxicillin',
  'retinol cream',
  'a driver’s cushion for long driving',
  'liquorice sweets for a party',
])('nothing is warned of in "%s"', async (message) => {
  expect((await inShop()(message, 'en')).text).not.toContain(medicineText('intro', 'en', NUMBER));
});

describe('names of medicines', () => {
  it.each(['warfarin', 'ვარფარინს', 'varparins', 'وارفارين', 'والوارفارين', 'warfarrin', 'coumadin'])(
    '%s is warfarin',
    (message) => {
      expect(medicinesNamedIn(message)).toEqual(['warfarin']);
    },
  );

  it('are not conditions', () => {
    expect(medicinesNamedIn('I am pregnant and drink wine')).toEqual([]);
    expect(healthFactsIn('I am pregnant').map(({ name }) => name)).toEqual(['pregnancy']);
  });
});

describe('the data', () => {
  it('tell nobody to stop a prescribed medicine alone, in every language', () => {
    const advice = LANGUAGES.map((language) => medicineText('advice', language, NUMBER));
    expect(advice[LANGUAGES.indexOf('en')]).toMatch(/Don't stop a prescribed medicine/);
    expect(new Set(advice).size).toBe(LANGUAGES.length);
  });

  it('have a text for every reason in every language', () => {
    for (const language of LANGUAGES) {
      for (const [reason] of rowsOf('medicine-rules.tsv')) {
        expect(medicineText(reason, language, NUMBER)).not.toMatch(/[{}]/);
      }
      for (const key of ['intro', 'advice', 'left-out']) expect(medicineText(key, language, NUMBER)).not.toBe('');
    }
  });

  it('name only classes that some ingredient or condition has', () => {
    const known = new Set([
      'same',
      ...rowsOf('medicines.tsv').flatMap(([name]) => healthFact(name)?.classes ?? []),
      ...rowsOf('medicine-conditions.tsv').flatMap(([name]) => healthFact(name)?.classes ?? []),
    ]);
    const used = rowsOf('medicine-rules.tsv').flatMap(([, left, right]) => [...left.split(', '), ...right.split(', ')]);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  it('say nothing of one thing alone', () => {
    const facts = healthFactsIn('theraflu');
    expect(facts).toHaveLength(1);
    expect(reasonsAgainst(facts, facts)).toEqual([]);
  });
});
