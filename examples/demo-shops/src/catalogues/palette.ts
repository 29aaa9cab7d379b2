/**
 * Shades, cloths, patterns and motifs that titles are made of, in five languages.
 *
 * Arabic never lets an adjective agree with an unknown noun: a shade is an adjective of "اللون", a cloth follows "من", a
 * pattern begins with "ب". Georgian cloths are written in the nominative, and the genitive is made from it.
 */
import { type Phrase, phrase } from '../phrases.ts';
import type { Color, Material, PATTERNS } from '../vocabulary.ts';

const SHADE_ROWS: Record<Color, readonly string[]> = {
  black: [
    'black|შავი|siyah|أسود|qara',
    'ink|მელნისფერი|mürekkep siyahı|أسود حبري|mürəkkəb rəngi',
    'onyx|ონიქსისფერი|oniks siyahı|أسود عقيقي|oniks rəngi',
  ],
  white: [
    'white|თეთრი|beyaz|أبيض|ağ',
    'chalk|ცარცისფერი|tebeşir beyazı|أبيض طباشيري|təbaşir rəngi',
    'pearl|მარგალიტისფერი|inci beyazı|لؤلؤي|mirvari rəngi',
  ],
  grey: [
    'grey|ნაცრისფერი|gri|رمادي|boz',
    'charcoal|გრაფიტისფერი|antrasit|فحمي|antrasit',
    'ash|ფერფლისფერი|kül grisi|رمادي دخاني|kül rəngi',
  ],
  red: [
    'red|წითელი|kırmızı|أحمر|qırmızı',
    'cherry|ალუბლისფერი|kiraz kırmızısı|أحمر كرزي|albalı qırmızısı',
    'poppy|ყაყაჩოსფერი|gelincik kırmızısı|أحمر ناري|lalə qırmızısı',
  ],
  burgundy: [
    'burgundy|შინდისფერი|bordo|عنابي|bordo',
    'wine|ღვინისფერი|şarap kırmızısı|نبيتي|şərab rəngi',
    'plum|ჭლიავისფერი|mürdüm rengi|برقوقي|gavalı rəngi',
  ],
  pink: [
    'pink|ვარდისფერი|pembe|وردي|çəhrayı',
    'dusk rose|მკრთალი ვარდისფერი|gül kurusu|وردي داكن|qurudulmuş gül rəngi',
    'peony|პეონისფერი|şakayık pembesi|زهري|pion çəhrayısı',
  ],
  orange: [
    'orange|ნარინჯისფერი|turuncu|برتقالي|narıncı',
    'apricot|გარგრისფერი|kayısı rengi|مشمشي|ərik rəngi',
    'terracotta|ტერაკოტისფერი|kiremit rengi|قرميدي|terrakota rəngi',
  ],
  yellow: [
    'yellow|ყვითელი|sarı|أصفر|sarı',
    'lemon|ლიმონისფერი|limon sarısı|ليموني|limon sarısı',
    'honey|თაფლისფერი|bal sarısı|عسلي|bal rəngi',
  ],
  gold: [
    'gold|ოქროსფერი|altın rengi|ذهبي|qızılı',
    'old gold|მუქი ოქროსფერი|eskitme altın rengi|ذهبي معتّق|köhnə qızıl rəngi',
  ],
  green: [
    'green|მწვანე|yeşil|أخضر|yaşıl',
    'sage|სალბისფერი|adaçayı yeşili|أخضر مريمي|adaçayı yaşılı',
    'emerald|ზურმუხტისფერი|zümrüt yeşili|زمردي|zümrüd yaşılı',
    'pine|ნაძვისფერი|çam yeşili|أخضر صنوبري|küknar yaşılı',
  ],
  olive: ['olive|ზეთისხილისფერი|zeytin yeşili|زيتوني|zeytuni', 'moss|ხავსისფერი|yosun yeşili|أخضر طحلبي|mamır yaşılı'],
  turquoise: ['turquoise|ფირუზისფერი|turkuaz|فيروزي|firuzəyi', 'lagoon|ზღვისფერი|lagün mavisi|تركوازي|laqun mavisi'],
  blue: [
    'blue|ლურჯი|mavi|أزرق|mavi',
    'sky|ცისფერი|gök mavisi|سماوي|səma mavisi',
    'cornflower|ღიღილოსფერი|peygamber çiçeği mavisi|أزرق لازوردي|peyğəmbərçiçəyi mavisi',
  ],
  navy: ['navy|მუქი ლურჯი|lacivert|كحلي|tünd göy', 'midnight|ღამისფერი|gece mavisi|أزرق ليلي|gecə mavisi'],
  purple: ['purple|იისფერი|mor|بنفسجي|bənövşəyi', 'lavender|ლავანდისფერი|lavanta rengi|لافندر|lavanda rəngi'],
  brown: [
    'brown|ყავისფერი|kahverengi|بني|qəhvəyi',
    'chestnut|წაბლისფერი|kestane rengi|كستنائي|şabalıdı',
    'cocoa|კაკაოსფერი|kakao rengi|بني كاكاوي|kakao rəngi',
  ],
  beige: [
    'beige|ბეჟი|bej|بيج|bej',
    'sand|ქვიშისფერი|kum beji|رملي|qum rəngi',
    'camel|აქლემისფერი|deve tüyü rengi|جملي|dəvətükü rəngi',
  ],
  cream: [
    'cream|კრემისფერი|krem rengi|كريمي|krem rəngi',
    'ivory|სპილოსძვლისფერი|fildişi rengi|عاجي|fil sümüyü rəngi',
    'oat|შვრიისფერი|yulaf rengi|سكري|yulaf rəngi',
  ],
  silver: [
    'silver|ვერცხლისფერი|gümüş rengi|فضي|gümüşü',
    'moonlight|მთვარისფერი|ay ışığı grisi|فضي قمري|ay işığı rəngi',
  ],
};

/** Shades of a colour; the first is its plain name. */
export const SHADES = Object.fromEntries(
  Object.entries(SHADE_ROWS).map(([color, rows]) => [color, rows.map(phrase)]),
) as Record<Color, Phrase[]>;

interface Cloth {
  /** As a fact: "material: linen". */
  label: Phrase;
  /** As titles say it before (or, in Arabic, after) the thing. */
  inTitle: Phrase;
}

/** ბამბა → ბამბის, სელი → სელის, ხე → ხის. */
function genitive(nominative: string): string {
  return nominative.endsWith('ი') ? `${nominative}ს` : `${nominative.slice(0, -1)}ის`;
}

function cloth(labelRow: string, titleRow?: string): Cloth {
  const label = phrase(labelRow);
  if (titleRow) return { label, inTitle: phrase(titleRow) };
  const inTitle = { ...label, ka: genitive(label.ka ?? ''), ar: `من ال${label.ar}` };
  return { label, inTitle };
}

export const CLOTHS: Record<Material, Cloth> = {
  cotton: cloth('cotton|ბამბა|pamuk|قطن|pambıq'),
  linen: cloth('linen|სელი|keten|كتان|kətan'),
  wool: cloth('wool|შალი|yün|صوف|yun'),
  silk: cloth('silk|აბრეშუმი|ipek|حرير|ipək'),
  cashmere: cloth('cashmere|ქაშმირი|kaşmir|كشمير|kaşmir'),
  denim: cloth('denim|ჯინსი|denim|جينز|cins'),
  leather: cloth('leather|ტყავი|deri|جلد|dəri'),
  suede: cloth('suede|ზამში|süet|شمواه|zamşa'),
  polyester: cloth('polyester|პოლიესტერი|polyester|بوليستر|poliester'),
  velvet: cloth('velvet|ხავერდი|kadife|مخمل|məxmər'),
  knit: cloth('knit|ტრიკოტაჟი|triko|تريكو|trikotaj', 'knit|ნაქსოვი|triko|من التريكو|trikotaj'),
  canvas: cloth('canvas|ტილო|kanvas|قماش متين|kanvas', 'canvas|ტილოს|kanvas|من القماش المتين|kanvas'),
  wood: cloth('wood|ხე|ahşap|خشب|taxta', 'wooden|ხის|ahşap|من الخشب|taxta'),
  oak: cloth('oak|მუხა|meşe|خشب البلوط|palıd', 'oak|მუხის|meşe|من خشب البلوط|palıd'),
  walnut: cloth('walnut|კაკალი|ceviz|خشب الجوز|qoz ağacı', 'walnut|კაკლის ხის|ceviz|من خشب الجوز|qoz ağacından'),
  pine: cloth('pine|ფიჭვი|çam|خشب الصنوبر|şam ağacı', 'pine|ფიჭვის|çam|من خشب الصنوبر|şam ağacından'),
  metal: cloth('metal|ლითონი|metal|معدن|metal'),
  steel: cloth('steel|ფოლადი|çelik|فولاذ|polad'),
  aluminium: cloth(
    'aluminium|ალუმინი|alüminyum|ألومنيوم|alüminium',
    'aluminium|ალუმინის|alüminyum|من الألومنيوم|alüminium',
  ),
  brass: cloth('brass|თითბერი|pirinç|نحاس أصفر|latun', 'brass|თითბრის|pirinç|من النحاس الأصفر|latun'),
  glass: cloth('glass|მინა|cam|زجاج|şüşə'),
  marble: cloth('marble|მარმარილო|mermer|رخام|mərmər', 'marble|მარმარილოს|mermer|من الرخام|mərmər'),
  ceramic: cloth('ceramic|კერამიკა|seramik|سيراميك|keramika'),
  plastic: cloth('plastic|პლასტმასა|plastik|بلاستيك|plastik'),
  rubber: cloth('rubber|რეზინი|kauçuk|مطاط|rezin'),
  rattan: cloth('rattan|როტანგი|rattan|روطان|rotanq'),
  bamboo: cloth('bamboo|ბამბუკი|bambu|خيزران|bambuk'),
  paper: cloth('paper|ქაღალდი|kâğıt|ورق|kağız'),
  'gold-plated': cloth(
    'gold-plated metal|მოოქროვილი ლითონი|altın kaplama metal|معدن مطلي بالذهب|qızıl suyuna çəkilmiş metal',
    'gold-plated|მოოქროვილი|altın kaplama|بطلاء ذهبي|qızıl suyuna çəkilmiş',
  ),
  'silver-plated': cloth(
    'silver-plated metal|მოვერცხლილი ლითონი|gümüş kaplama metal|معدن مطلي بالفضة|gümüş suyuna çəkilmiş metal',
    'silver-plated|მოვერცხლილი|gümüş kaplama|بطلاء فضي|gümüş suyuna çəkilmiş',
  ),
  carbon: cloth('carbon|კარბონი|karbon|كربون|karbon'),
};

/** `plain` is not said. */
export const PATTERN_WORDS: Record<Exclude<(typeof PATTERNS)[number], 'plain'>, Phrase> = {
  striped: phrase('striped|ზოლიანი|çizgili|بتصميم مخطّط|zolaqlı'),
  checked: phrase('checked|კუბოკრული|kareli|بنقشة مربعات|damalı'),
  floral: phrase('floral|ყვავილებიანი|çiçekli|بنقشة ورود|çiçəkli'),
  dotted: phrase('dotted|წინწკლებიანი|puantiyeli|بنقشة منقّطة|xallı'),
  printed: phrase('printed|პრინტიანი|baskılı|بنقشة مطبوعة|naxışlı'),
  quilted: phrase('quilted|დალიანდაგებული|kapitone|بتصميم مضرّب|sırıqlı'),
};

/** Names of lines: English leads with them, the other languages set them as a name. */
export const MOTIFS: readonly Phrase[] = [
  'Orchard|ხეხილის ბაღი|Meyve Bahçesi|البستان|Meyvə bağı',
  'Meadow|მდელო|Çayır|المرج|Çəmən',
  'Harbour|ნავსადგური|Liman|المرفأ|Liman',
  'Willow|ტირიფი|Söğüt|الصفصاف|Söyüd',
  'Juniper|ღვია|Ardıç|العرعر|Ardıc',
  'Dune|დიუნა|Kumul|الكثيب|Qum təpəsi',
  'Lighthouse|შუქურა|Deniz Feneri|المنارة|Mayak',
  'Saffron|ზაფრანა|Safran|الزعفران|Zəfəran',
  'Swallow|მერცხალი|Kırlangıç|السنونو|Qaranquş',
  'Heron|ყანჩა|Balıkçıl|البلشون|Vağ quşu',
  'Thistle|ნარშავი|Deve Dikeni|زهرة الشوك|Qanqal',
  'Almond|ნუში|Badem|اللوز|Badam',
  'Linden|ცაცხვი|Ihlamur|الزيزفون|Cökə',
  'Solstice|მზებუდობა|Gündönümü|منتصف الصيف|Gündönümü',
  'Breeze|ნიავი|Esinti|النسيم|Meh',
  'Cascade|ჩანჩქერი|Şelale|الشلال|Şəlalə',
  'Quince|კომში|Ayva|السفرجل|Heyva',
  'Northwind|ჩრდილოეთის ქარი|Poyraz|ريح الشمال|Xəzri',
  'Terrace|ტერასა|Teras|الشرفة|Eyvan',
  'Lantern|ფარანი|Fener|الفانوس|Fənər',
  'Sunday|კვირადღე|Pazar|يوم الأحد|Bazar günü',
  'Old Town|ძველი ქალაქი|Eski Şehir|المدينة القديمة|İçərişəhər',
  'Vineyard|ვენახი|Üzüm Bağı|الكروم|Üzümlük',
  'Fern|გვიმრა|Eğrelti|السرخس|Qıjı',
  'Pebble|კენჭი|Çakıl|الحصى|Çınqıl',
  'Marigold|გულყვითელა|Kadife Çiçeği|الأقحوان|Məxmərgül',
  'Tide|მოქცევა|Gelgit|المدّ|Qabarma',
  'Magnolia|მაგნოლია|Manolya|المانوليا|Maqnoliya',
  'Cloud|ღრუბელი|Bulut|الغيمة|Bulud',
  'Pomegranate|ბროწეული|Nar|الرمان|Nar',
  'Evening|საღამო|Akşam|المساء|Axşam',
  'Atlas|ატლასი|Atlas|الأطلس|Atlas',
  'Cypress|კვიპაროსი|Selvi|السرو|Sərv',
  'Boulevard|ბულვარი|Bulvar|الجادّة|Bulvar',
  'Cedar|კედარი|Sedir|شجرة الأرز|Sidr',
  'First Snow|პირველი თოვლი|İlk Kar|الثلج الأول|İlk qar',
].map(phrase);

/** Lines named after a timber: "Cedar oak desk" would mislead, so wooden goods are not called so. */
export const TIMBER_MOTIFS: ReadonlySet<string> = new Set([
  'Willow',
  'Juniper',
  'Almond',
  'Linden',
  'Cypress',
  'Cedar',
]);

/** What something is good for, as the end of "Good for …". */
export const OCCASION_WORDS: Record<string, Phrase> = {
  everyday: phrase('for every day|ყოველდღიურობისთვის|her gün|للاستخدام اليومي|hər gün'),
  office: phrase('for the office|ოფისისთვის|ofis|للعمل|ofis'),
  party: phrase('for parties|წვეულებისთვის|davetler|للحفلات|ziyafətlər'),
  wedding: phrase('for weddings|ქორწილისთვის|düğünler|للأعراس|toylar'),
  sport: phrase('for sport|სპორტისთვის|spor|للرياضة|idman'),
  travel: phrase('for travel|მოგზაურობისთვის|seyahat|للسفر|səyahət'),
  beach: phrase('for the beach|პლაჟისთვის|plaj|للشاطئ|çimərlik'),
  home: phrase('for the home|სახლისთვის|ev|للمنزل|ev'),
  gift: phrase('as a gift|საჩუქრად|hediye|كهدية|hədiyyə'),
};

/** The sentence around one or two occasions. */
export const GOOD_FOR: Phrase = phrase(
  'A good choice {}.|კარგი არჩევანია {}.|{} için iyi bir seçim.|خيار موفّق {}.|{} üçün yaxşı seçimdir.',
);
export const AND: Phrase = phrase('and|და|ve|و|və');
