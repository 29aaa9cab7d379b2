/** Meaningless queries have no results, in any script. */
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../index/product-index.ts';
import { aDocument, TEST_WEIGHTS } from '../testing/a-document.ts';
import { learnVectors } from '../vectors/learn-vectors.ts';

const documents = [
  ['Silk evening dress', 'dress', 'red', 'Floor length, with long sleeves and an open back'],
  ['Merino cardigan', 'cardigan', 'grey', 'Soft wool, knitted in one piece, five buttons'],
  ['Leather ankle boots', 'boots', 'brown', 'Water repellent, rubber sole, size 36 to 42'],
  ['Canvas sneakers', 'sneakers', 'white', 'Light, with laces, machine washable at 30 degrees'],
  ['Wireless headphones', 'headphones', 'black', 'Bluetooth, 30 hours of music, noise cancelling'],
  ['Gaming laptop 16"', 'laptop', 'black', '32 GB memory, 1 TB disk, bright display'],
  ['Oak dining table', 'table', 'brown', 'Solid wood, seats six, oiled by hand'],
  ['Velvet corner sofa', 'sofa', 'green', 'Wide seats, feather cushions, removable covers'],
  ['Ibuprofen 400 mg tablets', 'painkiller', '', 'Against headache, toothache and fever'],
  ['Vitamin C effervescent', 'vitamin', '', 'Dissolve one tablet in a glass of water'],
  ['Cordless drill 18 V', 'drill', 'yellow', 'Two batteries, charger and a case'],
  ['Espresso machine', 'coffee machine', 'silver', 'Fifteen bar, steam wand for milk foam'],
  ['Basmati rice 5 kg', 'rice', '', 'Long grain, aged for one year'],
  ['წითელი აბრეშუმის კაბა', 'dress', 'red', 'გრძელი სახელოებით, საღამოს წვეულებისთვის'],
  ['უკაბელო ყურსასმენი', 'headphones', 'white', 'ხმაურის ჩახშობით და დიდი ელემენტით'],
  ['ხის მაგიდა', 'table', 'brown', 'სამზარეულოსთვის, ექვსი ადამიანისთვის'],
  ['Kırmızı ipek gömlek', 'shirt', 'red', 'Uzun kollu, düğmeli, yıkanabilir'],
  ['Çocuk bisikleti', 'bicycle', 'blue', 'Yardımcı tekerlekli, 5 yaş üstü için'],
  ['فستان سهرة أحمر', 'dress', 'red', 'طويل بأكمام شفافة للمناسبات'],
  ['سماعات لاسلكية', 'headphones', 'black', 'بطارية تدوم ثلاثين ساعة'],
  ['Kişi ayaqqabısı', 'shoes', 'black', 'Təbii dəri, rahat altlıq, qış üçün'],
  ['W shaped M lamp', 'lamp', 'white', 'A w and an m of glass'],
  ['Üz kremi', 'face cream', '', 'Quru dəri üçün, gecə və gündüz'],
].map(([title = '', category = '', color, description = ''], i) =>
  aDocument(title, {
    id: `p${i}`,
    attributes: { category: [category], ...(color && { color: [color] }) },
    fields: { title, description, identifiers: `QR-${4000 + i} 40063813339${10 + i}` },
  }),
);
const index = buildIndex(documents, { fieldWeights: TEST_WEIGHTS, currency: 'USD' });
index.attach(learnVectors(documents, { fieldWeights: TEST_WEIGHTS, dimensions: 16 }));

const NONSENSE = {
  'consonants in a row':
    'xqzvw,brrrgl,qwrtp zxcvb,mnbvcx,grzlk wvpt,kjhgf,ptrzk,zzzzzz,hjklm nbvc,wrtpsd,fghj vbnm,xxqq wwzz',
  'a hand on the English keyboard':
    'asdfghjkl,qwertyuiop,sdkfjhsdkfjh,lkjlkjlkj,asdasdasd,fjfjfjfj,oiuoiuoiu,qazwsxedc,zxczxczxc,dfgdfgdfg',
  'a hand on the Georgian keyboard': 'ასდფგჰჯკლ,ქწერტყუიოპ,ლკჯლკჯ,ასდასდ,ზხცვბნმ,ფგჰფგჰფგჰ,ღჭჟძშჩ,დზღვრც,წწრრტტ,ჰჯჰჯჰჯ',
  'a hand on the Arabic keyboard': 'شسيبلاتنمك,ضصثقفغعه,ئءؤرلاى,شسيشسي,غعغعغعغ,ضصضصضص,ظزوةظزوة,كمنتال,فغقفغق',
  'a hand on the Turkish and the Azerbaijani keyboard':
    'asdfghjklşi,ğüğüğü,çöçöçö,şişlkşilk,əğəğəğ,əxəxəx,ıöçıöç,zxcvöç,ğpoğpo',
  'words that mean nothing':
    'blorptastic,splendiferous marvellous,fnordish quibbleworth,გლორბაკი ბზიპუნა,zımbırtak lorfuş,غرطبوش زقنوف,vərgülbaz şunqurtu,wibblefrotz 9000x,snargleplox gruntbuggly,jabberflocks vorpalic',
} as const;

describe('nonsense finds nothing', () => {
  const all = Object.entries(NONSENSE).flatMap(([kind, texts]) =>
    texts.split(',').map((text) => [kind, text] as const),
  );

  it('is tried with at least sixty texts', () => {
    expect(new Set(all.map(([, text]) => text)).size).toBeGreaterThanOrEqual(60);
  });

  it.each(all)('%s: %s', (_, text) => {
    for (const typed of [text, `${text} `]) {
      const { hits, total, recoveredBy } = index.search({ text: typed, skip: 0, take: 5 });
      expect({ typed, hits: hits.map(({ id }) => id), total, recoveredBy }).toEqual({
        typed,
        hits: [],
        total: 0,
        recoveredBy: null,
      });
    }
  });
});
