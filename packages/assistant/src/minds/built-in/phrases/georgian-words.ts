/**
 * Everyday words of Georgian by the way they are typed in Latin letters. Several Georgian letters share one Latin letter
 * (`t` is თ or ტ), so a word is looked up by its sounds, without telling such letters apart.
 */
import { foldText } from '../../../words/fold-text.ts';
import { ka as productTalk } from './product-talk/ka.ts';
import { ka as phraseBook } from './ka.ts';

/** Words that no list of phrases has, and that people use when they shop. */
const EVERYDAY = `
  რა რას რის რით რად რაა რასაც რომ რომელი რომელია რომელს რომლის რამდენი რამდენია რამდენად როგორ როგორი როგორია როდის სად სადაა საიდან
  ვინ ვისთვის რატომ რისთვის რაიმე რამე რამეს რაღაც ყველა ყველაზე ყველაფერი არა არ აღარ ვერ ნუ კი ხო ხომ თუ ან და მაგრამ მაინც უკვე ჯერ
  კიდევ ისევ მხოლოდ მარტო ასევე ძალიან ცოტა ბევრი მეტი ნაკლები ნაკლებ უფრო ზემოთ ქვემოთ ზევით ქვევით შორის მდე დან ზე
  მინდა მინდოდა გინდა უნდა მჭირდება მირჩიე მირჩიეთ მაჩვენე მაჩვენეთ მომიძებნე მომიძებნეთ მიპოვე მიპოვეთ მითხარი მითხარით მომეცი მომეცით
  გაქვთ გაქვს მაქვს აქვს არის არიან იყო იყოს იქნება იქნებოდა გამოდის ღირს ეღირება ჯდება დამიჯდება იყიდება ვიყიდო ვიყიდი ავიღებ ავიღო
  მომწონს მომეწონა მირჩევნია უყვარს მიყვარს ვეძებ ვარ ხარ ხართ ვართ მე შენ თქვენ ჩემი შენი თქვენი ჩვენი ჩემთვის მისთვის
  ეს ის ეგ ამ იმ მაგ ამას იმას მაგას ამის იმის მაგის ესენი ისინი ორივე სხვა სხვანაირი იგივე ასეთი ისეთი ეგეთი
  პირველი მეორე მესამე მეოთხე მეხუთე ბოლო წინა შემდეგი პირველს მეორეს მესამეს პირველის მეორის მესამის
  იაფი იაფად იაფია ძვირი ძვირად ძვირია ფასი ფასად ფასით ფასის ფასდაკლება ლარი ლარად ლარის ლარამდე ლარიდან ლარზე ლარს თეთრი
  ფერი ფერის ფერში ფერები ფერად ზომა ზომის ზომაში ზომები მასალა მასალის ბრენდი ხარისხი
  დიდი პატარა გრძელი მოკლე ახალი ძველი კარგი კარგია ცუდი ლამაზი თბილი მსუბუქი
  შეკვეთა შეკვეთის შეკვეთას შეკვეთები ნომერი ნომრის ამანათი სტატუსი მოვა ჩამოვა მოაქვთ მოიტანენ მომიტანენ მომიტანთ მიტანა მიტანის მიწოდება
  კურიერი დაბრუნება დავაბრუნო დაბრუნდება გადახდა გადავიხადო ბარათით ნაღდით ნაღდი განვადება განვადებით გარანტია
  მაღაზია მაღაზიები ფილიალი ფილიალები მისამართი სადხართ მუშაობთ მუშაობს ღიაა იხსნება იკეტება საათზე საათამდე დღეს ხვალ კვირას შაბათს
  ტელეფონის დამირეკეთ ოპერატორი ოპერატორთან ადამიანთან დამაკავშირე დამაკავშირეთ
  საჩუქარი საჩუქრად ვაჩუქო დედას დედაჩემს მამას ცოლს ქმარს მეგობარს ბავშვს ბავშვისთვის ბავშვი დისთვის ძმისთვის წლის დაბადების დღე
  შემადარე შეადარე განსხვავება განსხვავდება მსგავსი მსგავსად დააბრუნე დაბრუნდი უკან თავიდან დავიწყოთ გააუქმე გააუქმეთ
  კაცის ქალის ბიჭის გოგოს ბავშვის მამაკაცის გარეშე გარდა აუცილებლად სულერთია შეიძლება მადლობა გამარჯობა გთხოვთ კარგად ნახვამდის
  მოუხდება უხდება უხდებოდა ერთად შეხამებული ხუნდები ხუნდი სამუხრუჭე ზეთი ზეთის ფილტრი აკუმულატორი საბურავი საბურავები სანთელი სანთლები
`;

/** Each Georgian letter by a sound that Latin spellings of it share. */
const OF_GEORGIAN: Record<string, string> = Object.fromEntries(
  [...'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'].map((letter, index) => [
    letter,
    'a b g d e v z t i k l m n o p j r s t u p k g k s c c z c c h j h'.split(' ')[index] ?? '',
  ]),
);
const OF_LATIN: readonly (readonly [RegExp, string])[] = [
  [/tch|ch|ts|tz/g, 'c'],
  [/sh/g, 's'],
  [/dz/g, 'z'],
  [/zh/g, 'j'],
  [/gh/g, 'g'],
  [/kh|x/g, 'h'],
  [/ph|f/g, 'p'],
  [/th/g, 't'],
  [/w/g, 'c'],
  [/q|y/g, 'k'],
  [/['’]/g, ''],
];

let known: ReadonlyMap<string, string> | undefined;

/** The Georgian word that was typed in Latin letters; null when none of these was. */
export function georgianWordsOfTalk(latin: string): string | null {
  known ??= collect();
  return known.get(soundsOfLatin(latin)) ?? null;
}

function collect(): ReadonlyMap<string, string> {
  const phrases = [...Object.values(phraseBook), ...Object.values(productTalk)].flatMap((list) =>
    Array.isArray(list) ? (list as readonly string[]) : Object.values(list as Record<string, readonly string[]>).flat(),
  );
  const words = [EVERYDAY, ...phrases].flatMap((text) => text.split(/\s+/)).filter((word) => GEORGIAN_WORD.test(word));
  const bySound = new Map<string, string>();
  // The first of several words with the same sounds is the one that people mean most.
  for (const word of words) if (!bySound.has(soundsOf(word))) bySound.set(soundsOf(word), word);
  return bySound;
}

const GEORGIAN_WORD = /^\p{Script=Georgian}{2,}$/u;

const soundsOf = (georgian: string): string => [...georgian].map((letter) => OF_GEORGIAN[letter] ?? letter).join('');

function soundsOfLatin(latin: string): string {
  // The Georgian keyboard has ღ on a capital R.
  const letters = foldText(latin.replace(/(?<=[a-z])R/gu, 'g'));
  return OF_LATIN.reduce((text, [spelling, sound]) => text.replace(spelling, sound), letters);
}
