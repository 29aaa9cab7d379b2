/**
 * Titles of books that nobody has written, built so that the grammar holds in five languages:
 * "salt and honey" needs no agreement, "the house of salt" needs one stored case, "Salt: a short history" needs none.
 */
import { LANGUAGES } from '@quarry/contract';
import { everywhere, type Phrase, phrase } from '../phrases.ts';

/** Nominative in every language, and apart from it the Georgian genitive. Arabic is definite. */
interface Noun {
  name: Phrase;
  georgianGenitive: string;
}

/** `English|Georgian|Georgian genitive|Turkish|Arabic with article|Azerbaijani` */
function noun(row: string): Noun {
  const [en = '', ka = '', georgianGenitive = '', tr = '', ar = '', az = ''] = row.split('|');
  return { name: { en, ka, tr, ar, az }, georgianGenitive };
}

const NOUNS: readonly Noun[] = [
  'Salt|მარილი|მარილის|Tuz|الملح|Duz',
  'Honey|თაფლი|თაფლის|Bal|العسل|Bal',
  'Snow|თოვლი|თოვლის|Kar|الثلج|Qar',
  'Wind|ქარი|ქარის|Rüzgâr|الريح|Külək',
  'Rain|წვიმა|წვიმის|Yağmur|المطر|Yağış',
  'Wine|ღვინო|ღვინის|Şarap|النبيذ|Şərab',
  'Silk|აბრეშუმი|აბრეშუმის|İpek|الحرير|İpək',
  'Stone|ქვა|ქვის|Taş|الحجر|Daş',
  'Bread|პური|პურის|Ekmek|الخبز|Çörək',
  'Smoke|კვამლი|კვამლის|Duman|الدخان|Tüstü',
  'Winter|ზამთარი|ზამთრის|Kış|الشتاء|Qış',
  'Glass|მინა|მინის|Cam|الزجاج|Şüşə',
  'Paper|ქაღალდი|ქაღალდის|Kâğıt|الورق|Kağız',
  'Silence|დუმილი|დუმილის|Sessizlik|الصمت|Sükut',
  'Lemon|ლიმონი|ლიმონის|Limon|الليمون|Limon',
  'Tea|ჩაი|ჩაის|Çay|الشاي|Çay',
  'Light|სინათლე|სინათლის|Işık|الضوء|İşıq',
  'Dust|მტვერი|მტვრის|Toz|الغبار|Toz',
  'Copper|სპილენძი|სპილენძის|Bakır|النحاس|Mis',
  'Night|ღამე|ღამის|Gece|الليل|Gecə',
].map(noun);

const FANTASTIC: readonly Noun[] = [
  'Ash|ფერფლი|ფერფლის|Kül|الرماد|Kül',
  'Moon|მთვარე|მთვარის|Ay|القمر|Ay',
  'Amber|ქარვა|ქარვის|Kehribar|الكهرمان|Kəhrəba',
  'Thunder|ჭექა|ჭექის|Gök Gürültüsü|الرعد|İldırım',
  'Ice|ყინული|ყინულის|Buz|الجليد|Buz',
  'Iron|რკინა|რკინის|Demir|الحديد|Dəmir',
  'Fire|ცეცხლი|ცეცხლის|Ateş|النار|Od',
].map(noun);

const COSMIC: readonly Noun[] = [
  'Saturn|სატურნი|სატურნის|Satürn|زحل|Saturn',
  'Mars|მარსი|მარსის|Mars|المريخ|Mars',
  'Venus|ვენერა|ვენერის|Venüs|الزهرة|Venera',
  'Titan|ტიტანი|ტიტანის|Titan|تيتان|Titan',
  'Time|დრო|დროის|Zaman|الزمن|Zaman',
  'Light|სინათლე|სინათლის|Işık|الضوء|İşıq',
  'Silence|დუმილი|დუმილის|Sessizlik|الصمت|Sükut',
].map(noun);

/** "The … of": Turkish and Azerbaijani in the possessed form, Arabic in the construct state. */
const HEADS = [
  'The House|სახლი|Evi|بيت|evi',
  'The Garden|ბაღი|Bahçesi|حديقة|bağı',
  'The Map|რუკა|Haritası|خريطة|xəritəsi',
  'The Bridge|ხიდი|Köprüsü|جسر|körpüsü',
  'The Book|წიგნი|Kitabı|كتاب|kitabı',
  'The Road|გზა|Yolu|طريق|yolu',
  'The City|ქალაქი|Şehri|مدينة|şəhəri',
  'The Island|კუნძული|Adası|جزيرة|adası',
  'The Song|სიმღერა|Şarkısı|أغنية|mahnısı',
  'The Museum|მუზეუმი|Müzesi|متحف|muzeyi',
  'The Room|ოთახი|Odası|غرفة|otağı',
  'The Season|სეზონი|Mevsimi|موسم|mövsümü',
].map(phrase);
const FANTASTIC_HEADS = [
  'The Dragon|დრაკონი|Ejderhası|تنين|əjdahası',
  'The Crown|გვირგვინი|Tacı|تاج|tacı',
  'The Sword|ხმალი|Kılıcı|سيف|qılıncı',
  'The Gate|კარიბჭე|Kapısı|بوابة|qapısı',
  'The Wolf|მგელი|Kurdu|ذئب|qurdu',
  'The Throne|ტახტი|Tahtı|عرش|taxtı',
].map(phrase);
const COSMIC_HEADS = [
  'The Colony|კოლონია|Kolonisi|مستعمرة|koloniyası',
  'The Signal|სიგნალი|Sinyali|إشارة|siqnalı',
  'The Station|სადგური|İstasyonu|محطة|stansiyası',
  'The Archive|არქივი|Arşivi|أرشيف|arxivi',
  'The Machine|მანქანა|Makinesi|آلة|maşını',
  'The Engineers|ინჟინრები|Mühendisleri|مهندسو|mühəndisləri',
].map(phrase);

function of(head: Phrase, { name, georgianGenitive }: Noun): Phrase {
  return {
    en: `${head.en} of ${name.en}`,
    ka: `${georgianGenitive} ${head.ka}`,
    tr: `${name.tr} ${head.tr}`,
    ar: `${head.ar} ${name.ar}`,
    az: `${name.az} ${head.az}`,
  };
}

function and(first: Noun, second: Noun): Phrase {
  const name = (noun: Noun, language: (typeof LANGUAGES)[number]) => noun.name[language] ?? '';
  return {
    en: `${first.name.en} and ${second.name.en}`,
    ka: `${name(first, 'ka')} და ${name(second, 'ka')}`,
    tr: `${name(first, 'tr')} ve ${name(second, 'tr')}`,
    ar: `${name(first, 'ar')} و${name(second, 'ar')}`,
    az: `${name(first, 'az')} və ${name(second, 'az').toLocaleLowerCase('az')}`,
  };
}

/** Every first with every second, walked diagonally so that neighbours differ in both. */
function pairs<A, B, T>(firsts: readonly A[], seconds: readonly B[], join: (first: A, second: B) => T): T[] {
  return Array.from({ length: firsts.length * seconds.length }, (_, place) => {
    const column = place % firsts.length;
    const row = Math.floor(place / firsts.length);
    return join(firsts[column] as A, seconds[(column + row) % seconds.length] as B);
  });
}

/** Titles in the order given, each once. */
function once(titles: readonly Phrase[]): Phrase[] {
  return [...new Map(titles.map((title) => [title.en, title])).values()];
}

/** The House of Salt, The Garden of Wind, … */
export const NOVEL_TITLES = once(pairs(HEADS, NOUNS.slice(0, 12), of)).slice(0, 60);
export const CLASSIC_TITLES = once(pairs(HEADS, NOUNS.slice(12), of)).slice(0, 24);
export const FANTASY_TITLES = once(pairs(FANTASTIC_HEADS, FANTASTIC, of)).slice(0, 28);
export const SCIENCE_FICTION_TITLES = once(pairs(COSMIC_HEADS, COSMIC, of)).slice(0, 28);
/** Salt and Copper, Honey and Night, … */
export const POETRY_TITLES = NOUNS.slice(0, 10).flatMap((first, place) => [
  and(first, NOUNS[place + 10] as Noun),
  and(first, NOUNS[19 - place] as Noun),
]);

/**
 * Murder at the Opera, A Little Fox on the Bus, … : somebody or something somewhere.
 * Turkish and Azerbaijani let the place lead an event ("Operada Cinayet") but follow a hero ("Küçük Tilki Otobüste").
 */
function happens(lead: 'event' | 'hero', subjects: readonly string[], places: readonly string[]): Phrase[] {
  return pairs(places.map(phrase), subjects.map(phrase), (place, subject) => {
    const title: Phrase = { en: '' };
    for (const language of LANGUAGES) {
      const [what, where] = [subject[language] ?? '', place[language] ?? ''];
      const placeLeads = lead === 'event' && (language === 'tr' || language === 'az');
      title[language] = placeLeads ? `${where} ${inAzerbaijaniTitle(what, language)}` : `${what} ${where}`;
    }
    return title;
  });
}

/** Azerbaijani titles are written like sentences: only the first word is large. */
function inAzerbaijaniTitle(words: string, language: string): string {
  return language === 'az' ? words.toLocaleLowerCase('az') : words;
}

export const CRIME_TITLES = happens(
  'event',
  [
    'Murder|მკვლელობა|Cinayet|جريمة|Qətl',
    'A Stranger|უცნობი|Bir Yabancı|غريب|Yad adam',
    'The Last Witness|უკანასკნელი მოწმე|Son Tanık|الشاهد الأخير|Son şahid',
    'Three Suspects|სამი ეჭვმიტანილი|Üç Şüpheli|ثلاثة مشتبه بهم|Üç şübhəli',
  ],
  [
    'in Batumi|ბათუმში|Batum’da|في باتومي|Batumidə',
    'on the Night Train|ღამის მატარებელში|Gece Treninde|في قطار الليل|Gecə qatarında',
    'at the Opera|ოპერაში|Operada|في الأوبرا|Operada',
    'at the Lighthouse|შუქურაზე|Deniz Fenerinde|في المنارة|Mayakda',
    'in the Old Town|ძველ ქალაქში|Eski Şehirde|في المدينة القديمة|Köhnə şəhərdə',
    'in the Archive|არქივში|Arşivde|في الأرشيف|Arxivdə',
    'at the Tea House|ჩაიხანაში|Çayhanede|في المقهى|Çayxanada',
  ],
);

/** Topic: subtitle. */
function about(topics: readonly string[], subtitles: readonly string[]): Phrase[] {
  return pairs(topics.map(phrase), subtitles.map(phrase), (topic, subtitle) => {
    const title: Phrase = { en: `${topic.en}: ${subtitle.en}` };
    for (const language of LANGUAGES) title[language] = `${topic[language]}: ${subtitle[language]}`;
    return title;
  });
}

export const BIOGRAPHY_TITLES = about(
  [
    'The Gardener of Mtatsminda|მთაწმინდის მებაღე|Mtatsminda’nın Bahçıvanı|بستاني متاتسميندا|Mtasmindanın bağbanı',
    'The Clockmaker|მესაათე|Saatçi|صانع الساعات|Saatsaz',
    'The Woman Who Drew Maps|ქალი, რომელიც რუკებს ხატავდა|Harita Çizen Kadın|المرأة التي رسمت الخرائط|Xəritə çəkən qadın',
    'The Ship’s Doctor|გემის ექიმი|Gemi Doktoru|طبيب السفينة|Gəmi həkimi',
    'The Violin Maker|მევიოლინე ოსტატი|Keman Ustası|صانع الكمان|Skripka ustası',
    'The Lighthouse Keeper|შუქურის მცველი|Fener Bekçisi|حارس المنارة|Mayak gözətçisi',
    'The First Pilot|პირველი მფრინავი|İlk Pilot|الطيّار الأول|İlk pilot',
  ],
  [
    'a life|ერთი ცხოვრება|bir hayat|سيرة حياة|bir ömür',
    'letters and days|წერილები და დღეები|mektuplar ve günler|رسائل وأيام|məktublar və günlər',
  ],
);
export const HISTORY_TITLES = about(
  NOUNS.filter((_, place) => [0, 5, 6, 8, 12, 15, 18].includes(place))
    .map(({ name }) => LANGUAGES.map((language) => name[language]).join('|'))
    .concat('Bridges|ხიდები|Köprüler|الجسور|Körpülər', 'The Silk Road|აბრეშუმის გზა|İpek Yolu|طريق الحرير|İpək yolu'),
  [
    'a short history|მოკლე ისტორია|kısa bir tarih|تاريخ موجز|qısa tarix',
    'how it changed the world|როგორ შეცვალა მან სამყარო|dünyayı nasıl değiştirdi|كيف غيّر العالم|dünyanı necə dəyişdi',
  ],
).filter((title) => !/^(Bridges|The Silk Road): how/.test(title.en));
export const PSYCHOLOGY_TITLES = about(
  [
    'Habit|ჩვევა|Alışkanlık|العادة|Vərdiş',
    'Attention|ყურადღება|Dikkat|الانتباه|Diqqət',
    'Courage|სიმამაცე|Cesaret|الشجاعة|Cəsarət',
    'Loneliness|მარტოობა|Yalnızlık|الوحدة|Tənhalıq',
    'Memory|მეხსიერება|Hafıza|الذاكرة|Yaddaş',
    'Patience|მოთმინება|Sabır|الصبر|Səbir',
    'Anger|ბრაზი|Öfke|الغضب|Qəzəb',
    'Sleep|ძილი|Uyku|النوم|Yuxu',
  ],
  [
    'a calm guide|მშვიდი გზამკვლევი|sakin bir rehber|دليل هادئ|sakit bələdçi',
    'what science knows|რა იცის მეცნიერებამ|bilim ne biliyor|ما يعرفه العلم|elm nə bilir',
  ],
);
export const BUSINESS_TITLES = about(
  [
    'The Small Shop|პატარა მაღაზია|Küçük Dükkân|المتجر الصغير|Kiçik dükan',
    'The First Customer|პირველი მყიდველი|İlk Müşteri|الزبون الأول|İlk müştəri',
    'A Good Meeting|კარგი შეხვედრა|İyi Bir Toplantı|اجتماع ناجح|Yaxşı görüş',
    'Money at Home|ფული ოჯახში|Evde Para|المال في البيت|Evdə pul',
    'The Honest Price|სამართლიანი ფასი|Dürüst Fiyat|السعر العادل|Ədalətli qiymət',
    'Working Together|ერთად მუშაობა|Birlikte Çalışmak|العمل معًا|Birgə iş',
    'The Quiet Leader|მშვიდი ლიდერი|Sessiz Lider|القائد الهادئ|Sakit lider',
  ],
  [
    'a practical book|პრაქტიკული წიგნი|pratik bir kitap|كتاب عملي|praktik kitab',
    'lessons from real firms|რეალური კომპანიების გამოცდილება|gerçek şirketlerden dersler|دروس من شركات حقيقية|real şirkətlərdən dərslər',
  ],
);
export const SCIENCE_TITLES = about(
  [
    'Stars|ვარსკვლავები|Yıldızlar|النجوم|Ulduzlar',
    'Bees|ფუტკრები|Arılar|النحل|Arılar',
    'Glaciers|მყინვარები|Buzullar|الأنهار الجليدية|Buzlaqlar',
    'Numbers|რიცხვები|Sayılar|الأعداد|Ədədlər',
    'The Brain|ტვინი|Beyin|الدماغ|Beyin',
    'Mushrooms|სოკოები|Mantarlar|الفطر|Göbələklər',
    'The Sea Floor|ზღვის ფსკერი|Deniz Dibi|قاع البحر|Dənizin dibi',
  ],
  [
    'explained for the curious|ცნობისმოყვარეთათვის|meraklısı için|للفضوليين|maraqlananlar üçün',
    'a field guide|საველე გზამკვლევი|saha rehberi|دليل ميداني|cib bələdçisi',
  ],
);
export const COOKBOOK_TITLES = about(
  [
    'Bread at Home|პური სახლში|Evde Ekmek|الخبز في البيت|Evdə çörək',
    'The Georgian Table|ქართული სუფრა|Gürcü Sofrası|المائدة الجورجية|Gürcü süfrəsi',
    'Soups for Winter|ზამთრის წვნიანები|Kış Çorbaları|شوربات الشتاء|Qış şorbaları',
    'Sweet Sundays|ტკბილი კვირადღეები|Tatlı Pazarlar|حلويات يوم الأحد|Şirin bazar günləri',
    'The Spice Box|სანელებლების ყუთი|Baharat Kutusu|علبة البهارات|Ədviyyat qutusu',
    'Without Meat|უხორცოდ|Etsiz|من دون لحم|Ətsiz',
    'Pickles and Jams|მწნილი და მურაბა|Turşu ve Reçel|مخلّلات ومربّيات|Turşu və mürəbbə',
  ],
  [
    '80 recipes|80 რეცეპტი|80 tarif|80 وصفة|80 resept',
    'my grandmother’s kitchen|ბებიაჩემის სამზარეულო|büyükannemin mutfağı|مطبخ جدتي|nənəmin mətbəxi',
  ],
);
export const TRAVEL_TITLES = about(
  [
    'Svaneti|სვანეთი|Svaneti|سفانيتي|Svaneti',
    'Tbilisi|თბილისი|Tiflis|تبليسي|Tbilisi',
    'Istanbul|სტამბოლი|İstanbul|إسطنبول|İstanbul',
    'Baku|ბაქო|Bakü|باكو|Bakı',
    'The Black Sea|შავი ზღვა|Karadeniz|البحر الأسود|Qara dəniz',
    'Cairo|კაირო|Kahire|القاهرة|Qahirə',
    'Kakheti|კახეთი|Kaheti|كاخيتي|Kaxeti',
  ],
  [
    'walks and stories|სეირნობა და ამბები|yürüyüşler ve hikâyeler|نزهات وحكايات|gəzintilər və hekayələr',
    'a slow traveller’s guide|მშვიდი მოგზაურის გზამკვლევი|acelesi olmayan gezginin rehberi|دليل المسافر المتمهّل|tələsməyən səyyahın bələdçisi',
  ],
);
export const ART_TITLES = about(
  [
    'Georgian Frescoes|ქართული ფრესკები|Gürcü Freskleri|الجداريات الجورجية|Gürcü freskaları',
    'Carpets of the Caucasus|კავკასიის ხალიჩები|Kafkas Halıları|سجاد القوقاز|Qafqaz xalçaları',
    'Colour|ფერი|Renk|اللون|Rəng',
    'Posters|პლაკატები|Afişler|الملصقات|Plakatlar',
    'Ceramics|კერამიკა|Seramik|الخزف|Keramika',
    'Balconies|აივნები|Balkonlar|الشرفات|Eyvanlar',
  ],
  ['an album|ალბომი|bir albüm|ألبوم|albom', 'how to look|როგორ ვუყუროთ|nasıl bakmalı|كيف ننظر|necə baxmalı'],
);
export const TEXTBOOK_TITLES = about(
  [
    'English|ინგლისური|İngilizce|الإنجليزية|İngilis dili',
    'Georgian|ქართული|Gürcüce|الجورجية|Gürcü dili',
    'Mathematics|მათემატიკა|Matematik|الرياضيات|Riyaziyyat',
    'Chemistry|ქიმია|Kimya|الكيمياء|Kimya',
    'Physics|ფიზიკა|Fizik|الفيزياء|Fizika',
    'Programming|პროგრამირება|Programlama|البرمجة|Proqramlaşdırma',
    'Accounting|ბუღალტერია|Muhasebe|المحاسبة|Mühasibat',
  ],
  [
    'a course for beginners|კურსი დამწყებთათვის|başlangıç kursu|دورة للمبتدئين|başlayanlar üçün kurs',
    'exercises with answers|სავარჯიშოები პასუხებით|cevaplı alıştırmalar|تمارين مع أجوبة|cavabları ilə tapşırıqlar',
  ],
);
export const PICTURE_BOOK_TITLES = happens(
  'hero',
  [
    'A Bear|დათვი|Bir Ayı|دبّ|Ayı',
    'A Little Fox|პატარა მელია|Küçük Tilki|ثعلب صغير|Balaca tülkü',
    'Seven Kittens|შვიდი კნუტი|Yedi Kedi Yavrusu|سبع قطط صغيرة|Yeddi pişik balası',
  ],
  [
    'in the Library|ბიბლიოთეკაში|Kütüphanede|في المكتبة|kitabxanada',
    'on the Moon|მთვარეზე|Ay’da|على القمر|ayda',
    'at School|სკოლაში|Okulda|في المدرسة|məktəbdə',
    'in the Snow|თოვლში|Karda|في الثلج|qarda',
    'at the Bakery|საცხობში|Fırında|في المخبز|çörəkçixanada',
    'on the Bus|ავტობუსში|Otobüste|في الحافلة|avtobusda',
    'at the Market|ბაზარში|Pazarda|في السوق|bazarda',
  ],
);
export const YOUNG_ADULT_TITLES = happens(
  'event',
  [
    'The Last Summer|უკანასკნელი ზაფხული|Son Yaz|الصيف الأخير|Son yay',
    'My Secret Friend|ჩემი საიდუმლო მეგობარი|Gizli Arkadaşım|صديقي السري|Gizli dostum',
    'Ninety Days|ოთხმოცდაათი დღე|Doksan Gün|تسعون يومًا|Doxsan gün',
  ],
  [
    'by the Sea|ზღვისპირას|Deniz Kıyısında|على شاطئ البحر|Dəniz sahilində',
    'on the Roof|სახურავზე|Çatıda|على السطح|Damda',
    'in the Mountains|მთებში|Dağlarda|في الجبال|Dağlarda',
    'at the New School|ახალ სკოლაში|Yeni Okulda|في المدرسة الجديدة|Yeni məktəbdə',
    'in Another City|სხვა ქალაქში|Başka Bir Şehirde|في مدينة أخرى|Başqa şəhərdə',
    'behind the Stage|კულისებს მიღმა|Sahne Arkasında|خلف الكواليس|Səhnə arxasında',
  ],
);
export const COMICS_TITLES = happens(
  'hero',
  [
    'Captain Quince|კაპიტანი კომში|Kaptan Ayva|الكابتن سفرجل|Kapitan Heyva',
    'The Cat Detective|კატა დეტექტივი|Dedektif Kedi|القط المحقق|Detektiv pişik',
    'Robot Gio|რობოტი გიო|Robot Gio|الروبوت جيو|Robot Gio',
  ],
  [
    'on Mars|მარსზე|Mars’ta|على المريخ|Marsda',
    'in the Jungle|ჯუნგლებში|Ormanda|في الغابة|cəngəllikdə',
    'under the Sea|ზღვის ფსკერზე|Denizin Altında|تحت البحر|dənizin altında',
    'at the Pyramid|პირამიდასთან|Piramidin Önünde|عند الهرم|piramidanın yanında',
    'in the Future|მომავალში|Gelecekte|في المستقبل|gələcəkdə',
    'at the Circus|ცირკში|Sirkte|في السيرك|sirkdə',
  ],
);

/** Invented writers: Latin for every language but Georgian and Arabic. */
export const AUTHORS: readonly Phrase[] = [
  ['Tamta Lekvinari', 'თამთა ლეკვინარი', 'تامتا ليكفيناري'],
  ['Irakli Sunadze', 'ირაკლი სუნაძე', 'إيراكلي سونادزه'],
  ['Elene Vardoshvili', 'ელენე ვარდოშვილი', 'إيلينه فاردوشفيلي'],
  ['Zurab Kvaliani', 'ზურაბ კვალიანი', 'زوراب كفالياني'],
  ['Mariam Osteli', 'მარიამ ოსტელი', 'مريم أوستيلي'],
  ['Luka Tsiskarauli', 'ლუკა ცისკარაული', 'لوكا تسيسكارأولي'],
  ['Nutsa Bakhtrioni', 'ნუცა ბახტრიონი', 'نوتسا باختريوني'],
  ['Selim Aralik', 'სელიმ არალიკი', 'سليم أراليك'],
  ['Defne Yaldız', 'დეფნე იალდიზი', 'ديفنه يالديز'],
  ['Leyla Qumsal', 'ლეილა გუმსალი', 'ليلى قومسال'],
  ['Harriet Colbeam', 'ჰარიეტ კოლბიმი', 'هارييت كولبيم'],
  ['Oscar Wendlow', 'ოსკარ უენდლოუ', 'أوسكار ويندلو'],
  ['Ines Marovar', 'ინეს მაროვარი', 'إيناس ماروفار'],
  ['Karim Nadrawi', 'ქარიმ ნადრავი', 'كريم نضراوي'],
  ['Anouk Tressel', 'ანუკ ტრესელი', 'أنوك تريسيل'],
  ['Goga Melikidze-Stone', 'გოგა მელიქიძე-სტოუნი', 'غوغا ميليكيدزه ستون'],
].map(([latin = '', ka = '', ar = '']) => ({ ...everywhere(latin), ka, ar }));
