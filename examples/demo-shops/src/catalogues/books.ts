/** Books of every shelf: the store `agorabooks`. Titles and writers are in `book-titles.ts`. */
import type { Phrase } from '../phrases.ts';
import * as titles from './book-titles.ts';
import { type Catalogue, type Family, type Kind, oneOf, phrases } from './catalogue.ts';

const PUBLISHERS = [
  'Mtvare Press',
  'Sakhli Books',
  'Two Poplars',
  'Narikala House',
  'Paper Lantern',
  'Kvevri Editions',
  'Halfmoon',
  'Eastern Shelf',
];

const BINDING = oneOf(
  'binding',
  ['paperback|რბილი|karton kapak|غلاف ورقي|yumşaq', 'hardback|მაგარი|sert kapak|غلاف مقوّى|bərk'],
  { raisesPrice: true },
);
const LANGUAGE = oneOf('language', [
  'Georgian|ქართული|Gürcüce|الجورجية|gürcü',
  'Georgian|ქართული|Gürcüce|الجورجية|gürcü',
  'English|ინგლისური|İngilizce|الإنجليزية|ingilis',
]);
const YEAR = oneOf('year', ['2016', '2018', '2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026']);
const THICK = oneOf('pages', ['176', '208', '224', '256', '288', '320', '368', '416', '480']);
const THIN = oneOf('pages', ['24', '32', '40', '48', '64', '80', '96']);

/** A book is written once: its author is drawn from the place of its title. */
function books(all: readonly Phrase[], step: number): Kind[] {
  return all.map((title, place) => {
    const author = titles.AUTHORS[(place * step + step) % titles.AUTHORS.length] as Phrase;
    const fact = {
      name: 'author' as const,
      choices: [{ value: author.en.toLowerCase(), shown: author }],
      inTitle: false,
      raisesPrice: false,
    };
    return { noun: title, facts: [fact] };
  });
}

function shelf(
  category: Family['category'],
  name: string,
  kinds: readonly Kind[],
  stories: readonly Phrase[],
  rules: Partial<Family> = {},
): Family {
  return {
    category,
    shelf: name,
    title: 'plain',
    kinds,
    stories,
    price: [14, 45],
    facts: [THICK, BINDING, LANGUAGE, YEAR],
    weight: kinds.length / 20,
    ...rules,
  };
}

const FICTION = 'fiction';
const NON_FICTION = 'non-fiction';
const CHILDREN = 'children';

const families: readonly Family[] = [
  shelf(
    'novel',
    FICTION,
    books(titles.NOVEL_TITLES, 3),
    phrases(
      'Three generations, one house, and a letter that arrives forty years late.|სამი თაობა, ერთი სახლი და წერილი, რომელიც ორმოცი წლით აგვიანებს.|Üç kuşak, bir ev ve kırk yıl geç gelen bir mektup.|ثلاثة أجيال وبيت واحد ورسالة تأخّرت أربعين عامًا.|Üç nəsil, bir ev və qırx il gec gələn məktub.',
      'A woman returns to the town she left and finds that it remembers her differently.|ქალი ბრუნდება ქალაქში, რომელიც მიატოვა, და ხვდება, რომ იქ ის სხვანაირად ახსოვთ.|Bir kadın terk ettiği kasabaya döner ve orada başka türlü hatırlandığını görür.|امرأة تعود إلى بلدتها فتكتشف أنها تُذكر هناك على نحو مختلف.|Bir qadın tərk etdiyi şəhərə qayıdır və onu orada başqa cür xatırladıqlarını görür.',
      'A quiet love story told over a single winter.|მშვიდი სიყვარულის ამბავი, რომელიც ერთ ზამთარში ხდება.|Tek bir kışa sığan sessiz bir aşk hikâyesi.|قصة حب هادئة تُروى في شتاء واحد.|Bir qışa sığan sakit sevgi hekayəsi.',
      'Two brothers share an inheritance and a secret.|ორ ძმას საერთო მემკვიდრეობა აქვს და საერთო საიდუმლოც.|İki kardeşin ortak bir mirası ve ortak bir sırrı var.|أخوان يتقاسمان ميراثًا وسرًّا.|İki qardaşın ortaq mirası və ortaq sirri var.',
    ),
  ),
  shelf(
    'crime-fiction',
    FICTION,
    books(titles.CRIME_TITLES, 5),
    phrases(
      'An inspector who hates travelling follows a trail that will not stay in one place.|ინსპექტორი, რომელსაც მოგზაურობა სძულს, კვალს ქალაქიდან ქალაქში მიჰყვება.|Yolculuktan nefret eden bir komiser, yerinde durmayan bir izi sürer.|مفتّش يكره السفر يتعقّب أثرًا لا يستقر في مكان.|Səyahəti sevməyən müfəttiş yerində durmayan izin ardınca gedir.',
      'Everyone has an alibi, and every alibi has a hole.|ყველას აქვს ალიბი და ყველა ალიბს აქვს სუსტი წერტილი.|Herkesin bir tanığı, her ifadenin bir açığı var.|لكل واحد حجّة غياب ولكل حجّة ثغرة.|Hamının alibisi var, hər alibidə isə bir boşluq.',
    ),
  ),
  shelf(
    'science-fiction',
    FICTION,
    books(titles.SCIENCE_FICTION_TITLES, 7),
    phrases(
      'A crew wakes too early and has to decide what to do with the time.|ეკიპაჟს ადრე ეღვიძება და უნდა გადაწყვიტოს, როგორ გამოიყენოს დრო.|Mürettebat çok erken uyanır ve zamanla ne yapacağına karar vermek zorundadır.|طاقم يستيقظ قبل أوانه وعليه أن يقرّر ماذا يفعل بالوقت.|Heyət çox tez oyanır və vaxtla nə edəcəyinə qərar verməlidir.',
    ),
  ),
  shelf(
    'fantasy',
    FICTION,
    books(titles.FANTASY_TITLES, 3),
    phrases(
      'A girl who cannot do magic is sent to save those who can.|გოგონა, რომელსაც ჯადოქრობა არ შეუძლია, მათ საშველად მიდის, ვისაც შეუძლია.|Büyü yapamayan bir kız, yapabilenleri kurtarmaya gönderilir.|فتاة لا تعرف السحر تُرسل لإنقاذ من يعرفونه.|Sehr edə bilməyən qız sehr edənləri xilas etməyə göndərilir.',
    ),
  ),
  shelf(
    'poetry',
    FICTION,
    books(titles.POETRY_TITLES, 5),
    phrases(
      'Short poems about ordinary things, best read aloud.|მოკლე ლექსები ყოველდღიურობაზე, ხმამაღლა წასაკითხად.|Gündelik şeyler üzerine kısa şiirler; sesli okumak için.|قصائد قصيرة عن أشياء عادية، أجملها بصوت عالٍ.|Adi şeylər haqqında qısa şeirlər, ucadan oxumaq üçün.',
    ),
    { facts: [THIN, BINDING, LANGUAGE, YEAR], price: [10, 28] },
  ),
  shelf(
    'classic',
    FICTION,
    books(titles.CLASSIC_TITLES, 7),
    phrases(
      'A rediscovered novel of the last century, in a careful new edition.|გასული საუკუნის ხელახლა აღმოჩენილი რომანი ახალი, საგულდაგულოდ მომზადებული გამოცემით.|Geçen yüzyıldan yeniden keşfedilmiş bir roman, özenli yeni baskısıyla.|رواية من القرن الماضي تُكتشف من جديد في طبعة معتنى بها.|Keçən əsrin yenidən kəşf olunmuş romanı, diqqətlə hazırlanmış yeni nəşrdə.',
    ),
  ),
  shelf(
    'biography',
    NON_FICTION,
    books(titles.BIOGRAPHY_TITLES, 3),
    phrases(
      'A life put together from diaries, photographs and what the neighbours said.|ცხოვრება, აწყობილი დღიურებით, ფოტოებითა და მეზობლების ნაამბობით.|Günlüklerden, fotoğraflardan ve komşuların anlattıklarından kurulan bir hayat.|حياة جُمعت من يوميات وصور وكلام الجيران.|Gündəliklərdən, fotolardan və qonşuların dediklərindən qurulan ömür.',
    ),
  ),
  shelf(
    'history',
    NON_FICTION,
    books(titles.HISTORY_TITLES, 5),
    phrases(
      'Follows one ordinary thing across borders and centuries.|ერთი ჩვეულებრივი რამის კვალი საზღვრებსა და საუკუნეებში.|Sıradan bir şeyin sınırlar ve yüzyıllar boyu izini sürer.|يتتبّع شيئًا عاديًا عبر الحدود والقرون.|Adi bir şeyin sərhədlər və əsrlər boyu izi ilə gedir.',
    ),
  ),
  shelf(
    'psychology',
    NON_FICTION,
    books(titles.PSYCHOLOGY_TITLES, 7),
    phrases(
      'Clear chapters, honest evidence, and exercises that take ten minutes.|გასაგები თავები, სანდო მტკიცებულებები და ათწუთიანი სავარჯიშოები.|Anlaşılır bölümler, sağlam kanıtlar ve on dakikalık alıştırmalar.|فصول واضحة وأدلة موثوقة وتمارين من عشر دقائق.|Aydın fəsillər, etibarlı sübutlar və on dəqiqəlik tapşırıqlar.',
    ),
  ),
  shelf(
    'business',
    NON_FICTION,
    books(titles.BUSINESS_TITLES, 3),
    phrases(
      'Written by someone who has paid salaries out of their own pocket.|დაწერილია ადამიანის მიერ, ვისაც ხელფასები საკუთარი ჯიბიდან გაუცია.|Maaşları kendi cebinden ödemiş birinin kaleminden.|كتبه من دفع الرواتب من جيبه.|Maaşları öz cibindən ödəmiş bir adam yazıb.',
    ),
  ),
  shelf(
    'science',
    NON_FICTION,
    books(titles.SCIENCE_TITLES, 5),
    phrases(
      'No formulas, many drawings, and answers to what children ask.|უფორმულოდ, ბევრი ნახატით და პასუხებით ბავშვების კითხვებზე.|Formül yok, çizim çok; çocukların sorduklarına yanıtlar var.|بلا معادلات ومع رسوم كثيرة وأجوبة عن أسئلة الأطفال.|Düstursuz, çoxlu şəkillə və uşaqların suallarına cavablarla.',
    ),
  ),
  shelf(
    'cookbook',
    NON_FICTION,
    books(titles.COOKBOOK_TITLES, 7),
    phrases(
      'Every recipe was cooked twice in a small kitchen before it was printed.|ყველა რეცეპტი დაბეჭდვამდე პატარა სამზარეულოში ორჯერ მომზადდა.|Her tarif basılmadan önce küçük bir mutfakta iki kez pişirildi.|كل وصفة طُبخت مرتين في مطبخ صغير قبل طباعتها.|Hər resept çapdan əvvəl kiçik mətbəxdə iki dəfə bişirilib.',
    ),
    { price: [24, 69] },
  ),
  shelf(
    'travel-book',
    NON_FICTION,
    books(titles.TRAVEL_TITLES, 3),
    phrases(
      'For people who would rather miss a museum than a good conversation.|მათთვის, ვინც მუზეუმს უფრო გამოტოვებს, ვიდრე კარგ საუბარს.|Müzeyi kaçırsa da iyi bir sohbeti kaçırmayanlar için.|لمن يفضّل أن يفوته متحف على أن يفوته حديث جميل.|Muzeyi qaçıran, amma yaxşı söhbəti qaçırmayanlar üçün.',
    ),
  ),
  shelf(
    'art-book',
    NON_FICTION,
    books(titles.ART_TITLES, 5),
    phrases(
      'Large plates on heavy paper, with short texts beside them.|დიდი ილუსტრაციები სქელ ქაღალდზე, გვერდით მოკლე ტექსტებით.|Kalın kâğıda büyük görseller, yanlarında kısa metinler.|لوحات كبيرة على ورق سميك ونصوص قصيرة إلى جانبها.|Qalın kağızda iri şəkillər, yanında qısa mətnlər.',
    ),
    { price: [45, 149] },
  ),
  shelf(
    'picture-book',
    CHILDREN,
    books(titles.PICTURE_BOOK_TITLES, 7),
    phrases(
      'A bedtime story with a surprise on the last page.|ძილისპირული ამბავი სიურპრიზით ბოლო გვერდზე.|Son sayfasında sürpriz olan bir uyku masalı.|حكاية قبل النوم مع مفاجأة في الصفحة الأخيرة.|Son səhifəsində sürpriz olan yuxuqabağı nağıl.',
    ),
    { facts: [THIN, BINDING, LANGUAGE, YEAR], attributes: { age: 'kids' }, price: [12, 35] },
  ),
  shelf(
    'young-adult',
    CHILDREN,
    books(titles.YOUNG_ADULT_TITLES, 3),
    phrases(
      'About first friendships, first lies, and what comes after.|პირველ მეგობრობაზე, პირველ ტყუილზე და იმაზე, რაც მერე ხდება.|İlk dostluklar, ilk yalanlar ve sonrası üzerine.|عن الصداقات الأولى والأكاذيب الأولى وما يليها.|İlk dostluq, ilk yalan və sonrası haqqında.',
    ),
  ),
  shelf(
    'textbook',
    NON_FICTION,
    books(titles.TEXTBOOK_TITLES, 5),
    phrases(
      'Short lessons, clear tables, and an answer key at the end.|მოკლე გაკვეთილები, გასაგები ცხრილები და პასუხები ბოლოში.|Kısa dersler, anlaşılır tablolar ve sonda cevap anahtarı.|دروس قصيرة وجداول واضحة ومفتاح للأجوبة في النهاية.|Qısa dərslər, aydın cədvəllər və sonda cavablar.',
    ),
  ),
  shelf(
    'comics',
    CHILDREN,
    books(titles.COMICS_TITLES, 7),
    phrases(
      'Bright pages, bad jokes, and a villain you will like.|ფერადი გვერდები, სასაცილო ხუმრობები და ბოროტმოქმედი, რომელიც მოგეწონებათ.|Renkli sayfalar, soğuk espriler ve seveceğiniz bir kötü adam.|صفحات زاهية ونكات طريفة وشرير ستحبه.|Rəngli səhifələr, gülməli zarafatlar və xoşunuza gələn bir pis qəhrəman.',
    ),
    { facts: [THIN, BINDING, LANGUAGE, YEAR], price: [12, 39] },
  ),
];

export const BOOKS: Catalogue = {
  brands: PUBLISHERS,
  models: [],
  closers: phrases(
    'We can wrap it as a present.|საჩუქრად შეგიფუთავთ.|Hediye paketi yapabiliriz.|يمكننا تغليفه هدية.|Hədiyyə kimi bükə bilərik.',
    'Look inside at any of our shops.|გადაფურცლეთ ნებისმიერ ჩვენს მაღაზიაში.|Mağazalarımızda sayfalarına göz atabilirsiniz.|تصفّحه في أي من متاجرنا.|İstənilən mağazamızda vərəqləyə bilərsiniz.',
  ),
  families,
};
