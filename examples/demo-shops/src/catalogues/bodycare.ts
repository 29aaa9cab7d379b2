/** Body, face, hair and make-up: the shelves of `bodyshop`. */
import type { Color } from '../vocabulary.ts';
import { phrase } from '../phrases.ts';
import { type Catalogue, type Family, kinds, measure, oneOf, phrases, type Variety } from './catalogue.ts';

function scent(row: string, georgian: string, arabic: string): Variety {
  const name = phrase(row);
  const inTitle = {
    en: name.en,
    ka: `${georgian} არომატით`,
    tr: `${name.tr} kokulu`,
    ar: `برائحة ${arabic}`,
    az: `${name.az} ətirli`,
  };
  return { name, inTitle };
}

function substance(row: string, withIt: string): Variety {
  const name = phrase(row);
  return { name, inTitle: phrase(`${name.en}|${withIt}`) };
}

/** Names in five languages; Georgian in the genitive; Arabic with the article. Turkish and Azerbaijani need no ending. */
const SCENTS = [
  scent('Wild fig|ველური ლეღვი|Yaban inciri|تين بري|Yabanı əncir', 'ველური ლეღვის', 'التين البري'),
  scent(
    'Fig and cedar|ლეღვი და კედარი|İncir ve sedir|تين وخشب الأرز|Əncir və sidr',
    'ლეღვისა და კედრის',
    'التين وخشب الأرز',
  ),
  scent('Rose petal|ვარდის ფურცლები|Gül yaprağı|بتلات الورد|Qızılgül ləçəyi', 'ვარდის ფურცლების', 'بتلات الورد'),
  scent(
    'Lavender and thyme|ლავანდა და ურცი|Lavanta ve kekik|لافندر وزعتر|Lavanda və kəklikotu',
    'ლავანდისა და ურცის',
    'اللافندر والزعتر',
  ),
  scent('Almond milk|ნუშის რძე|Badem sütü|حليب اللوز|Badam südü', 'ნუშის რძის', 'حليب اللوز'),
  scent('Coconut|ქოქოსი|Hindistan cevizi|جوز الهند|Kokos', 'ქოქოსის', 'جوز الهند'),
  scent('Green tea|მწვანე ჩაი|Yeşil çay|شاي أخضر|Yaşıl çay', 'მწვანე ჩაის', 'الشاي الأخضر'),
  scent('Pomegranate|ბროწეული|Nar|رمان|Nar', 'ბროწეულის', 'الرمان'),
  scent('Bitter orange|მწარე ფორთოხალი|Turunç|نارنج|Turunc', 'მწარე ფორთოხლის', 'النارنج'),
  scent(
    'Vanilla and oat|ვანილი და შვრია|Vanilya ve yulaf|فانيليا وشوفان|Vanil və yulaf',
    'ვანილისა და შვრიის',
    'الفانيليا والشوفان',
  ),
  scent('Sea salt|ზღვის მარილი|Deniz tuzu|ملح البحر|Dəniz duzu', 'ზღვის მარილის', 'ملح البحر'),
  scent('Honey and quince|თაფლი და კომში|Bal ve ayva|عسل وسفرجل|Bal və heyva', 'თაფლისა და კომშის', 'العسل والسفرجل'),
  scent('White musk|თეთრი მუშკი|Beyaz misk|مسك أبيض|Ağ müşk', 'თეთრი მუშკის', 'المسك الأبيض'),
  scent('Juniper|ღვია|Ardıç|عرعر|Ardıc', 'ღვიის', 'العرعر'),
  scent(
    'Mint and lime|პიტნა და ლაიმი|Nane ve misket limonu|نعناع وليمون أخضر|Nanə və laym',
    'პიტნისა და ლაიმის',
    'النعناع والليمون الأخضر',
  ),
  scent('Jasmine|ჟასმინი|Yasemin|ياسمين|Jasmin', 'ჟასმინის', 'الياسمين'),
  scent('Shea|შეა|Shea|زبدة الشيا|Şi', 'შეას', 'زبدة الشيا'),
  scent('Argan|არგანი|Argan|الأرغان|Arqan', 'არგანის', 'الأرغان'),
];
/** Names in five languages, and then, but for English, "with" the substance. */
const ACTIVES = [
  substance(
    'Hyaluronic acid|ჰიალურონის მჟავა|Hyalüronik asit|حمض الهيالورونيك|Hialuron turşusu',
    'ჰიალურონის მჟავით|hyalüronik asitli|بحمض الهيالورونيك|hialuron turşulu',
  ),
  substance('Vitamin C|ვიტამინი C|C vitamini|فيتامين سي|C vitamini', 'C ვიტამინით|C vitaminli|بفيتامين سي|C vitaminli'),
  substance(
    'Niacinamide|ნიაცინამიდი|Niasinamid|نياسيناميد|Niasinamid',
    'ნიაცინამიდით|niasinamidli|بالنياسيناميد|niasinamidli',
  ),
  substance('Retinol|რეტინოლი|Retinol|ريتينول|Retinol', 'რეტინოლით|retinollü|بالريتينول|retinollu'),
  substance('Ceramide|ცერამიდები|Seramid|سيراميد|Seramid', 'ცერამიდებით|seramidli|بالسيراميد|seramidli'),
  substance(
    'Green clay|მწვანე თიხა|Yeşil kil|طين أخضر|Yaşıl gil',
    'მწვანე თიხით|yeşil killi|بالطين الأخضر|yaşıl gilli',
  ),
  substance('Aloe|ალოე|Aloe vera|الصبّار|Aloe', 'ალოეთი|aloe veralı|بالصبّار|aloeli'),
  substance('Rosehip|ასკილი|Kuşburnu|ثمر الورد|İtburnu', 'ასკილით|kuşburnulu|بثمر الورد|itburnulu'),
  substance('Peptide|პეპტიდები|Peptit|ببتيدات|Peptid', 'პეპტიდებით|peptitli|بالببتيدات|peptidli'),
  substance('Chamomile|გვირილა|Papatya|بابونج|Çobanyastığı', 'გვირილით|papatyalı|بالبابونج|çobanyastıqlı'),
];
const LIPS: readonly Color[] = ['red', 'pink', 'burgundy', 'brown', 'orange', 'purple', 'beige'];
const more = { inTitle: true, raisesPrice: true } as const;
const volume = (...amounts: readonly number[]) => measure('volume', 'ml', amounts, more);
const skin = oneOf('skin_type', [
  'dry|მშრალი|kuru|جافة|quru',
  'oily|ცხიმიანი|yağlı|دهنية|yağlı',
  'all|ყველა|her cilt tipi|كل الأنواع|bütün tiplər',
  'sensitive|მგრძნობიარე|hassas|حساسة|həssas',
]);

const scented = (shelf: string, family: Omit<Family, 'shelf' | 'title'>): Family => ({
  shelf,
  title: 'varied',
  varieties: SCENTS,
  varietyName: 'scent',
  ...family,
});
const active = (family: Omit<Family, 'shelf' | 'title'>): Family => ({
  shelf: 'face',
  title: 'varied',
  varieties: ACTIVES,
  varietyName: 'key_ingredient',
  facts: [volume(30, 50), skin],
  ...family,
});
const makeUp = (family: Omit<Family, 'shelf' | 'title'>): Family => ({ shelf: 'make-up', title: 'branded', ...family });

const families: readonly Family[] = [
  scented('body', {
    category: 'body-butter',
    price: [24, 69],
    weight: 1.6,
    facts: [volume(50, 200, 400)],
    kinds: kinds([
      'body butter|სხეულის კარაქი|yoğun vücut kremi|زبدة جسم|qatı bədən kremi',
      'whipped body butter|სხეულის ჰაეროვანი კარაქი|köpük kıvamında vücut kremi|زبدة جسم مخفوقة|köpük kimi bədən kremi',
    ]),
    stories: phrases(
      'Rich, soft, and gone into the skin before you are dressed.|ნოყიერი და რბილი: კანში ჩაცმამდე შეიწოვება.|Yoğun ve yumuşak; giyinmeden cilde emilir.|غنية وناعمة تمتصّها البشرة قبل أن ترتدي ملابسك.|Qatı və yumşaq: geyinənə qədər dəriyə hopur.',
      'For elbows, knees and long winters.|იდაყვებისთვის, მუხლებისა და გრძელი ზამთრისთვის.|Dirsekler, dizler ve uzun kışlar için.|للمرفقين والركبتين وفصول الشتاء الطويلة.|Dirsəklər, dizlər və uzun qış üçün.',
    ),
  }),
  scented('body', {
    category: 'shower-gel',
    price: [12, 39],
    weight: 1.3,
    facts: [volume(250, 400, 750)],
    kinds: kinds([
      'shower gel|შხაპის გელი|duş jeli|جل استحمام|duş geli',
      'shower oil|შხაპის ზეთი|duş yağı|زيت استحمام|duş yağı',
      'bath foam|აბაზანის ქაფი|banyo köpüğü|رغوة حمّام|vanna köpüyü',
    ]),
    stories: phrases(
      'A soft foam that cleans and does not dry.|რბილი ქაფი, რომელიც ასუფთავებს და კანს არ აშრობს.|Temizleyen ama kurutmayan yumuşak köpük.|رغوة ناعمة تنظّف ولا تجفّف.|Təmizləyən, amma qurutmayan yumşaq köpük.',
    ),
  }),
  scented('body', {
    category: 'soap',
    price: [7, 25],
    facts: [measure('weight', 'g', [90, 120, 200], more)],
    kinds: kinds([
      'soap bar|საპონი|kalıp sabun|صابونة|sabun',
      'olive-oil soap|ზეითუნის ზეთის საპონი|zeytinyağlı sabun|صابون زيت زيتون|zeytun yağlı sabun',
      'exfoliating soap|საპონი-სკრაბი|peeling sabunu|صابون مقشّر|skrab-sabun',
    ]),
    stories: phrases(
      'Boiled slowly and left to ripen for six weeks.|ნელა ნახარში და ექვსი კვირა დაყოვნებული.|Yavaş kaynatıldı, altı hafta dinlendirildi.|طُبخ ببطء وتُرك ستة أسابيع لينضج.|Asta bişirilib, altı həftə dincə qoyulub.',
    ),
  }),
  scented('hair', {
    category: 'shampoo',
    price: [15, 49],
    weight: 1.3,
    facts: [volume(250, 400)],
    kinds: kinds([
      'shampoo for dry hair|შამპუნი მშრალი თმისთვის|kuru saçlar için şampuan|شامبو للشعر الجاف|quru saçlar üçün şampun',
      'volume shampoo|მოცულობის მიმნიჭებელი შამპუნი|hacim veren şampuan|شامبو لكثافة الشعر|həcm verən şampun',
      'anti-dandruff shampoo|ქერტლის საწინააღმდეგო შამპუნი|kepek önleyici şampuan|شامبو ضد القشرة|kəpək əleyhinə şampun',
      'everyday shampoo|ყოველდღიური შამპუნი|günlük şampuan|شامبو للاستعمال اليومي|gündəlik şampun',
    ]),
    stories: phrases(
      'Clean hair that still feels like hair.|სუფთა თმა, რომელიც ბუნებრივად რბილი რჩება.|Temiz ama doğal yumuşaklığını koruyan saçlar.|شعر نظيف يحتفظ بنعومته الطبيعية.|Təmiz, amma təbii yumşaqlığını saxlayan saç.',
    ),
  }),
  scented('hair', {
    category: 'conditioner',
    price: [15, 49],
    facts: [volume(250, 400)],
    kinds: kinds([
      'conditioner|კონდიციონერი|saç kremi|بلسم شعر|kondisioner',
      'leave-in conditioner|ჩამოურეცხავი კონდიციონერი|durulanmayan saç kremi|بلسم بدون شطف|yaxalanmayan kondisioner',
    ]),
    stories: phrases(
      'Combs out knots without tears.|კვანძებს უმტკივნეულოდ ხსნის.|Dolaşan saçı acıtmadan açar.|يفكّ التشابك من دون ألم.|Dolaşmış saçı ağrıtmadan açır.',
    ),
  }),
  scented('hair', {
    category: 'hair-mask',
    price: [19, 59],
    facts: [volume(150, 250)],
    kinds: kinds([
      'hair mask|თმის ნიღაბი|saç maskesi|قناع شعر|saç maskası',
      'overnight hair mask|ღამის თმის ნიღაბი|gece saç maskesi|قناع شعر ليلي|gecə saç maskası',
    ]),
    stories: phrases(
      'Ten minutes a week that split ends remember.|კვირაში ათი წუთი, რომელსაც დაშლილი ბოლოები დაგიმადლებთ.|Haftada on dakika; kırık uçlar farkı hisseder.|عشر دقائق أسبوعيًا تُنسي الأطراف تقصّفها.|Həftədə on dəqiqə: qırıq uclar fərqi hiss edir.',
    ),
  }),
  active({
    category: 'face-cream',
    price: [29, 129],
    weight: 1.4,
    kinds: kinds([
      'day cream|დღის კრემი|gündüz kremi|كريم نهاري|gündüz kremi',
      'night cream|ღამის კრემი|gece kremi|كريم ليلي|gecə kremi',
      'moisturising face cream|სახის დამატენიანებელი კრემი|nemlendirici yüz kremi|كريم وجه مرطّب|nəmləndirici üz kremi',
      'eye cream|თვალის კრემი|göz kremi|كريم العيون|göz kremi',
    ]),
    stories: phrases(
      'Calm, even skin, with or without make-up over it.|მშვიდი, თანაბარი კანი, მაკიაჟითაც და უმაკიაჟოდაც.|Makyajlı ya da makyajsız, sakin ve pürüzsüz bir cilt.|بشرة هادئة موحّدة مع المكياج أو من دونه.|Makiyajla da, makiyajsız da sakit, hamar dəri.',
    ),
  }),
  active({
    category: 'face-mask',
    price: [9, 59],
    kinds: kinds([
      'sheet mask|ქსოვილის ნიღაბი|kâğıt maske|قناع ورقي|parça maska',
      'clay mask|თიხის ნიღაბი|kil maskesi|قناع طين|gil maskası',
      'sleeping mask|ღამის ნიღაბი|uyku maskesi|قناع نوم|gecə maskası',
    ]),
    stories: phrases(
      'A little quiet time, and the mirror is kinder.|ცოტაოდენი სიმშვიდე და სარკეც უფრო კეთილად გიყურებთ.|Kendinize biraz zaman ayırın; ayna da size daha nazik bakar.|وقت هادئ قصير لنفسك فتصبح المرآة ألطف.|Özünüzə bir az vaxt ayırın, güzgü də sizə mehriban baxar.',
    ),
  }),
  active({
    category: 'serum',
    price: [35, 159],
    weight: 1.3,
    kinds: kinds([
      'face serum|სახის შრატი|yüz serumu|سيروم للوجه|üz serumu',
      'night serum|ღამის შრატი|gece serumu|سيروم ليلي|gecə serumu',
      'eye serum|თვალის შრატი|göz serumu|سيروم للعيون|göz serumu',
    ]),
    stories: phrases(
      'Two drops are enough for the whole face.|მთელ სახეს ორი წვეთი ჰყოფნის.|Tüm yüze iki damla yeter.|قطرتان تكفيان الوجه كله.|Bütün üzə iki damla bəs edir.',
    ),
  }),
  active({
    category: 'cleanser',
    price: [15, 69],
    facts: [volume(150, 200), skin],
    kinds: kinds([
      'cleansing foam|დასაბანი ქაფი|temizleme köpüğü|رغوة تنظيف|təmizləyici köpük',
      'cleansing balm|საწმენდი ბალზამი|temizleme balmı|بلسم تنظيف|təmizləyici balzam',
      'cleansing gel|დასაბანი გელი|temizleme jeli|جل تنظيف|təmizləyici gel',
    ]),
    stories: phrases(
      'Takes off the day, mascara included.|დღის კვალს ტუშთან ერთად შლის.|Günün izlerini rimelle birlikte siler.|يزيل آثار اليوم حتى الماسكارا.|Günün izini tuşla birlikdə silir.',
    ),
  }),
  scented('body', {
    category: 'scrub',
    price: [19, 55],
    facts: [volume(150, 250)],
    kinds: kinds([
      'body scrub|სხეულის სკრაბი|vücut peelingi|مقشّر للجسم|bədən skrabı',
      'sugar scrub|შაქრის სკრაბი|şeker peelingi|مقشّر بالسكر|şəkərli skrab',
      'foot scrub|ფეხის სკრაბი|ayak peelingi|مقشّر للقدمين|ayaq skrabı',
    ]),
    stories: phrases(
      'Fine grains that polish and then melt.|წვრილი მარცვლები, რომლებიც კანს აპრიალებს და დნება.|Parlatan, sonra eriyen ince taneler.|حبيبات دقيقة تصقل البشرة ثم تذوب.|Dərini hamarlayan, sonra əriyən xırda dənələr.',
    ),
  }),
  scented('body', {
    category: 'hand-cream',
    price: [9, 29],
    weight: 1.2,
    facts: [volume(30, 75, 100)],
    kinds: kinds([
      'hand cream|ხელის კრემი|el kremi|كريم يدين|əl kremi',
      'hand and nail cream|ხელისა და ფრჩხილის კრემი|el ve tırnak kremi|كريم لليدين والأظافر|əl və dırnaq kremi',
    ]),
    stories: phrases(
      'Small enough for a coat pocket, and never sticky.|პალტოს ჯიბეში ეტევა და ხელს არ აწებებს.|Kaban cebine sığar, yapış yapış bırakmaz.|يناسب جيب المعطف ولا يلتصق.|Palto cibinə sığır, əli yapışqan etmir.',
    ),
  }),
  scented('lips', {
    category: 'lip-balm',
    price: [6, 22],
    facts: [measure('weight', 'g', [5, 10], { inTitle: false })],
    kinds: kinds([
      'lip balm|ტუჩის ბალზამი|dudak balmı|بلسم شفاه|dodaq balzamı',
      'tinted lip balm|ფერადი ტუჩის ბალზამი|renkli dudak balmı|بلسم شفاه ملوّن|rəngli dodaq balzamı',
      'overnight lip mask|ღამის ტუჩის ნიღაბი|gece dudak maskesi|قناع شفاه ليلي|gecə dodaq maskası',
    ]),
    stories: phrases(
      'Softens and shines a little, like a good secret.|არბილებს და ოდნავ აბრჭყვიალებს.|Yumuşatır, hafif bir parlaklık verir.|يرطّب ويمنح لمعانًا خفيفًا.|Yumşaldır və yüngül parıltı verir.',
    ),
  }),
  scented('body', {
    category: 'body-lotion',
    price: [15, 49],
    facts: [volume(200, 400)],
    kinds: kinds([
      'body lotion|სხეულის ლოსიონი|vücut losyonu|لوشن للجسم|bədən losyonu',
      'body milk|სხეულის რძე|vücut sütü|حليب للجسم|bədən südü',
    ]),
    stories: phrases(
      'Light enough for summer mornings.|საკმარისად მსუბუქია ზაფხულის დილისთვის.|Yaz sabahları için yeterince hafif.|خفيف بما يكفي لصباحات الصيف.|Yay səhərləri üçün kifayət qədər yüngül.',
    ),
  }),
  scented('fragrance', {
    category: 'perfume',
    price: [59, 290],
    weight: 1.2,
    facts: [volume(30, 50, 100)],
    kinds: kinds([
      'eau de parfum|სუნამო|parfüm|عطر|ətir',
      'eau de toilette|ტუალეტის წყალი|eau de toilette|أو دو تواليت|tualet suyu',
      'body mist|სხეულის სპრეი|vücut spreyi|رذاذ للجسم|bədən spreyi',
    ]),
    occasions: ['gift', 'party', 'everyday'],
    stories: phrases(
      'Opens bright, settles warm, and stays till evening.|ნათლად იწყება, თბილად გრძელდება და საღამომდე რჩება.|Parlak açılır, sıcak oturur, akşama kadar kalır.|يبدأ مشرقًا ويستقر دافئًا ويبقى حتى المساء.|Parlaq başlayır, isti davam edir, axşama qədər qalır.',
    ),
  }),
  scented('body', {
    category: 'deodorant',
    price: [9, 35],
    facts: [volume(50, 75, 150)],
    kinds: kinds([
      'deodorant stick|დეოდორანტი სტიკი|stick deodorant|مزيل عرق ستيك|stik dezodorant',
      'roll-on deodorant|ბურთულიანი დეოდორანტი|roll-on deodorant|مزيل عرق رول|rulon dezodorant',
      'deodorant spray|დეოდორანტი სპრეი|sprey deodorant|مزيل عرق بخاخ|sprey dezodorant',
    ]),
    stories: phrases(
      'Keeps fresh through a long day, without aluminium.|სიგრილის შეგრძნებას დღის ბოლომდე ინარჩუნებს, ალუმინის გარეშე.|Uzun gün boyu ferah tutar, alüminyumsuz.|انتعاش ليوم طويل من دون ألمنيوم.|Uzun gün boyu təravətli saxlayır, alüminiumsuz.',
    ),
  }),
  makeUp({
    category: 'lipstick',
    price: [19, 79],
    weight: 1.3,
    colors: LIPS,
    staples: [{ kind: 0, color: 'red' }],
    kinds: kinds([
      'matte lipstick|მქრქალი პომადა|mat ruj|أحمر شفاه مطفأ|mat pomada',
      'satin lipstick|ატლასის პომადა|saten ruj|أحمر شفاه ساتان|atlas pomada',
      'liquid lipstick|თხევადი პომადა|likit ruj|أحمر شفاه سائل|maye pomada',
    ]),
    occasions: ['party', 'everyday', 'office'],
    stories: phrases(
      'Full colour in one stroke that lasts through coffee.|გაჯერებული ფერი ერთი გასმით, რომელიც ყავასაც უძლებს.|Tek sürüşte yoğun renk, kahveye dayanır.|لون كامل بلمسة واحدة يصمد أمام القهوة.|Bir sürtməklə dolğun rəng, qəhvəyə davam gətirir.',
    ),
  }),
  makeUp({
    category: 'mascara',
    price: [19, 69],
    colors: ['black', 'brown', 'navy'],
    kinds: kinds([
      'volume mascara|მოცულობის ტუში|hacim maskarası|ماسكارا للكثافة|həcm verən tuş',
      'lengthening mascara|დამაგრძელებელი ტუში|uzatan maskara|ماسكارا للتطويل|uzadan tuş',
      'waterproof mascara|წყალგამძლე ტუში|suya dayanıklı maskara|ماسكارا مقاومة للماء|suya davamlı tuş',
    ]),
    stories: phrases(
      'Separates every lash and does not crumble.|თითოეულ წამწამს ყოფს და არ იფშვნება.|Her kirpiği ayırır, dökülmez.|تفصل كل رمش ولا تتفتّت.|Hər kirpiyi ayırır, tökülmür.',
    ),
  }),
  makeUp({
    category: 'foundation',
    price: [29, 109],
    colors: ['beige', 'cream', 'brown'],
    kinds: kinds([
      'fluid foundation|თხევადი ტონალური კრემი|likit fondöten|كريم أساس سائل|maye tonal krem',
      'cushion foundation|ქუშონი|cushion fondöten|كوشن كريم أساس|kuşon',
      'BB cream|BB კრემი|BB krem|بي بي كريم|BB krem',
    ]),
    facts: [skin],
    stories: phrases(
      'Evens the tone and still looks like you.|ტონს ათანაბრებს და ბუნებრივად გამოიყურება.|Tonu eşitler, yine de siz gibi görünür.|يوحّد اللون ويبقى مظهرك طبيعيًا.|Tonu bərabərləşdirir, təbii görünür.',
    ),
  }),
  scented('gifts', {
    category: 'gift-set',
    price: [39, 190],
    weight: 1.2,
    occasions: ['gift'],
    facts: [
      oneOf(
        'pieces',
        ['3 pcs|3 ცალი|3 parça|3 قطع|3 ədəd', '4 pcs|4 ცალი|4 parça|4 قطع|4 ədəd', '6 pcs|6 ცალი|6 parça|6 قطع|6 ədəd'],
        {
          raisesPrice: true,
        },
      ),
    ],
    kinds: kinds([
      'gift set|სასაჩუქრე ნაკრები|hediye seti|طقم هدية|hədiyyə dəsti',
      'travel set|სამგზავრო ნაკრები|seyahat seti|طقم سفر|səyahət dəsti',
      'bath gift set|აბაზანის სასაჩუქრე ნაკრები|banyo hediye seti|طقم هدية للاستحمام|vanna hədiyyə dəsti',
    ]),
    stories: phrases(
      'Wrapped already: you only need the card.|უკვე შეფუთულია: მხოლოდ ბარათი აკლია.|Paketi hazır, yalnızca kartı eksik.|مغلّف جاهز ولا ينقصه سوى البطاقة.|Artıq bükülüb, yalnız açıqcası çatmır.',
    ),
  }),
];

export const BODYCARE: Catalogue = {
  brands: [
    'Figlore',
    'Solvia Derm',
    'Lunaris Skin',
    'Nardella',
    'Moss & Milk',
    'Kvirila',
    'Botanelle',
    'Oat House',
    'Saltwick',
  ],
  models: [],
  closers: phrases(
    'Never tested on animals.|ცხოველებზე არ არის გამოცდილი.|Hayvanlar üzerinde test edilmez.|لم يُختبر على الحيوانات.|Heyvanlar üzərində sınaqdan keçirilmir.',
    'The pack can be recycled.|შეფუთვა გადამუშავდება.|Ambalajı geri dönüştürülebilir.|العبوة قابلة لإعادة التدوير.|Qablaşdırması təkrar emal olunur.',
  ),
  families,
};
