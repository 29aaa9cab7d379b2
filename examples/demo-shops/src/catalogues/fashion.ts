/** Clothes, shoes, bags and jewellery: the shelves of `dressup`, `lcw` and `dior`. */
import { type Catalogue, type Family, type Kind, kinds, oneOf, phrases } from './catalogue.ts';
import type { Color, Material } from '../vocabulary.ts';

const ALL_SHADES: readonly Color[] = [
  'black',
  'white',
  'grey',
  'red',
  'burgundy',
  'pink',
  'orange',
  'yellow',
  'green',
  'olive',
  'turquoise',
  'blue',
  'navy',
  'purple',
  'brown',
  'beige',
  'cream',
];
const QUIET: readonly Color[] = ['black', 'white', 'grey', 'navy', 'beige', 'brown', 'cream', 'olive', 'blue'];
const LEATHERS: readonly Color[] = ['black', 'brown', 'beige', 'burgundy', 'white', 'navy', 'olive', 'red'];

const women = (...rows: readonly string[]): Kind[] => kinds(rows, { attributes: { gender: 'women', age: 'adult' } });
const men = (...rows: readonly string[]): Kind[] => kinds(rows, { attributes: { gender: 'men', age: 'adult' } });
const unisex = (...rows: readonly string[]): Kind[] => kinds(rows, { attributes: { gender: 'unisex', age: 'adult' } });
/** The same kind in the cloths it is really sewn from. */
const of = (materials: readonly Material[], made: readonly Kind[], rules: Partial<Kind> = {}): Kind[] =>
  made.map((kind) => ({ ...kind, materials, ...rules }));
/** The same kind with rules of its own. */
const but = (made: readonly Kind[], rules: Partial<Kind>): Kind[] => made.map((one) => ({ ...one, ...rules }));
const FESTIVE = { occasions: ['party', 'wedding'], patterns: ['plain'] };
const girls = (...rows: readonly string[]): Kind[] =>
  kinds(rows, { attributes: { gender: 'girls', age: 'kids' }, sizes: 'kids', price: [29, 79] });
const boys = (...rows: readonly string[]): Kind[] =>
  kinds(rows, { attributes: { gender: 'boys', age: 'kids' }, sizes: 'kids', price: [25, 69] });
const womensShoes = (...rows: readonly string[]): Kind[] =>
  kinds(rows, { attributes: { gender: 'women', age: 'adult' }, sizes: 'womens-shoes' });
const mensShoes = (...rows: readonly string[]): Kind[] =>
  kinds(rows, { attributes: { gender: 'men', age: 'adult' }, sizes: 'mens-shoes' });

const anyShoes = (...rows: readonly string[]): Kind[] =>
  kinds(rows, { attributes: { gender: 'unisex', age: 'adult' }, sizes: 'mens-shoes' });

const clothes = (family: Omit<Family, 'shelf' | 'title'>): Family => ({
  shelf: 'clothes',
  title: 'styled',
  sizes: 'clothes',
  ...family,
});
const shoes = (family: Omit<Family, 'shelf' | 'title'>): Family => ({ shelf: 'shoes', title: 'styled', ...family });
const bags = (family: Omit<Family, 'shelf' | 'title'>): Family => ({ shelf: 'bags', title: 'styled', ...family });
const accessories = (family: Omit<Family, 'shelf' | 'title'>): Family => ({
  shelf: 'accessories',
  title: 'styled',
  ...family,
});
const jewellery = (family: Omit<Family, 'shelf' | 'title'>): Family => ({
  shelf: 'jewellery',
  title: 'styled',
  occasions: ['gift', 'party', 'wedding', 'everyday'],
  colors: ['gold', 'silver'],
  ...family,
});

/** For jackets of cloth and leather, which are neither light nor quick to dry. */
const LASTING = phrases(
  'Sits cleanly over a shirt or a thin sweater and looks better every season.|პერანგზეც და თხელ სვიტრზეც კარგად ჯდება და ყოველ სეზონზე უფრო ლამაზდება.|Gömleğin de ince kazağın da üzerine güzel oturur, her mevsim biraz daha güzelleşir.|قطعة تُلبس فوق القميص أو الكنزة الخفيفة وتزداد جمالًا كل موسم.|Köynəyin də, nazik sviterin də üstündən yaxşı oturur, hər mövsüm daha gözəl görünür.',
);
const BAG_STORIES = phrases(
  'Small from the outside, with a place for everything inside.|გარედან პატარაა, შიგნით კი ყველაფერს თავისი ადგილი აქვს.|Dışarıdan küçük, içinde her şeyin yeri var.|صغيرة من الخارج، ولكل شيء مكان في داخلها.|Kənardan kiçik görünür, içində isə hər şeyin yeri var.',
  'Stitched by hand at the handle, where a bag works hardest.|სახელური ხელითაა ნაკერი, რადგან ჩანთას სწორედ იქ აწევს ტვირთი.|Bir çantanın en çok yorulduğu yer olan sapı elde dikildi.|مقبضها مخيط يدويًا حيث تتحمّل الحقيبة أكثر.|Ən çox yük düşən yeri, qulpu əllə tikilib.',
);
const PLATED: readonly Material[] = ['gold-plated', 'silver-plated'];

const families: readonly Family[] = [
  clothes({
    category: 'dress',
    kinds: [
      ...of(['linen', 'cotton', 'knit'], women('midi dress|მიდი კაბა|midi elbise|فستان ميدي|midi don')),
      ...of(
        ['silk', 'cotton', 'linen', 'polyester'],
        women('wrap dress|შემოსახვევი კაბა|anvelop elbise|فستان ملفوف|dolama don'),
      ),
      ...of(['cotton', 'linen', 'denim'], women('shirt dress|კაბა-პერანგი|gömlek elbise|فستان قميص|köynək don')),
      ...of(['cotton', 'linen', 'silk'], women('tea dress|მსუბუქი კაბა|günlük elbise|فستان نهاري|gündəlik don')),
      ...of(['silk', 'polyester'], women('slip dress|ბრეტელებიანი კაბა|askılı elbise|فستان بحمالات رفيعة|askılı don'), {
        notFor: ['office'],
      }),
      ...of(['linen', 'cotton', 'silk'], women('maxi dress|მაქსი კაბა|uzun elbise|فستان طويل|uzun don')),
      ...of(['cotton', 'knit', 'polyester', 'velvet'], women('mini dress|მინი კაბა|mini elbise|فستان قصير|mini don')),
      ...of(
        ['silk', 'velvet', 'polyester'],
        women('evening dress|საღამოს კაბა|abiye elbise|فستان سهرة|axşam donu'),
        FESTIVE,
      ),
      ...of(['polyester', 'silk'], women('pleated dress|პლისირებული კაბა|pileli elbise|فستان بكسرات|qırçınlı don'), {
        seasons: ['spring', 'autumn', 'winter'],
      }),
      ...but(
        girls(
          'girls’ party dress|სადღესასწაულო კაბა გოგონებისთვის|kız çocuk parti elbisesi|فستان حفلات للبنات|qızlar üçün bayram donu',
        ),
        { notFor: ['office', 'beach', 'travel', 'everyday'] },
      ),
    ],
    price: [59, 289],
    weight: 3,
    colors: ALL_SHADES,
    materials: ['linen', 'cotton', 'silk', 'polyester', 'velvet', 'knit'],
    patterns: ['plain', 'plain', 'floral', 'dotted', 'striped', 'printed'],
    occasions: ['party', 'wedding', 'office', 'everyday', 'beach', 'travel'],
    seasons: ['spring', 'summer', 'autumn'],
    staples: [
      { kind: 0, color: 'red', price: 39.9 },
      { kind: 1, color: 'red', price: 45 },
      { kind: 6, color: 'red', price: 49 },
      { kind: 2, color: 'red', price: 64 },
      { kind: 5, color: 'red', price: 89 },
      { kind: 7, color: 'red', price: 149 },
      { kind: 7, color: 'black', price: 129 },
      { kind: 0, color: 'black', price: 47 },
      { kind: 5, color: 'white', price: 119 },
      { kind: 3, color: 'blue', price: 44 },
      { kind: 0, color: 'green', price: 72 },
    ],
    stories: phrases(
      'A dress that falls softly from the waist and moves when you do.|კაბა წელიდან რბილად ეშვება და ყოველ მოძრაობას მიჰყვება.|Belden yumuşakça dökülen, sizinle birlikte hareket eden bir elbise.|فستان ينسدل برفق من الخصر ويتحرّك معك.|Beldən yumşaq tökülən, hər hərəkətinizlə dalğalanan don.',
      'Cut with a clear neckline and hidden pockets in the side seams.|სადა გულისპირი და გვერდის ნაკერებში დამალული ჯიბეები.|Sade yaka kesimi ve yan dikişlere gizlenmiş cepleri var.|بياقة بسيطة القصّة وجيوب مخفية في الجانبين.|Sadə yaxa kəsimi və yan tikişlərdə gizli cibləri var.',
      'One piece, and you are dressed: easy by day, pretty by candlelight.|ერთი კაბა და მზად ხართ: დღისით მსუბუქი, სანთლის შუქზე ლამაზი.|Tek parça yeter: gündüz rahat, mum ışığında şık.|قطعة واحدة تكفي: مريحة نهارًا وجميلة على ضوء الشموع.|Bircə don kifayətdir: gündüz rahat, şam işığında zərif.',
      'The cut flatters without clinging, and the hem keeps its shape all evening.|თარგი ტანზე ლამაზად ჯდება, არ უჭერს და საღამომდე ფორმას ინარჩუნებს.|Kesimi vücudu sarmadan güzel durur, etek ucu gün boyu formunu korur.|قصّة تبرز القوام من دون أن تضيق، وحاشية تحافظ على شكلها طوال المساء.|Biçimi bədəni sıxmadan gözəl oturur, ətəyi axşama qədər formasını saxlayır.',
    ),
  }),
  clothes({
    category: 'skirt',
    kinds: [
      ...of(
        ['polyester', 'cotton', 'wool'],
        women('pleated skirt|პლისირებული ქვედაბოლო|pileli etek|تنورة بكسرات|qırçınlı yubka'),
      ),
      ...of(
        ['denim', 'cotton', 'linen', 'wool'],
        women('A-line skirt|ტრაპეციული ქვედაბოლო|A kesim etek|تنورة واسعة من الأسفل|A biçimli yubka'),
      ),
      ...of(['wool', 'leather', 'polyester'], women('pencil skirt|ვიწრო ქვედაბოლო|kalem etek|تنورة ضيّقة|qələm yubka')),
      ...of(['linen', 'cotton', 'polyester'], women('midi skirt|მიდი ქვედაბოლო|midi etek|تنورة ميدي|midi yubka')),
    ],
    price: [49, 149],
    colors: ALL_SHADES,
    materials: ['cotton', 'linen', 'polyester', 'denim', 'leather', 'wool'],
    patterns: ['plain', 'plain', 'checked', 'floral', 'dotted'],
    occasions: ['office', 'everyday', 'party'],
    seasons: ['spring', 'summer', 'autumn'],
    staples: [{ kind: 0, color: 'black', price: 42 }],
    stories: phrases(
      'Sits at the waist and swings lightly with every step.|წელზე ლამაზად ჯდება და ყოველ ნაბიჯზე მსუბუქად ირხევა.|Belde oturur, her adımda hafifçe salınır.|تستقر عند الخصر وتتمايل بخفّة مع كل خطوة.|Beldə yaxşı oturur, hər addımda yüngülcə yellənir.',
      'Works with a tucked-in shirt as well as with a heavy sweater.|ერთნაირად უხდება ჩატანებული პერანგიც და სქელი სვიტრიც.|İçine sokulmuş bir gömlekle de kalın bir kazakla da yakışır.|تناسب القميص المرتّب كما تناسب الكنزة السميكة.|Həm köynəklə, həm də qalın sviterlə yaraşır.',
    ),
  }),
  clothes({
    category: 'shirt',
    kinds: [
      ...of(['cotton'], men('slim-fit shirt|მორგებული პერანგი|dar kesim gömlek|قميص بقصّة ضيّقة|dar biçimli köynək')),
      ...of(['cotton'], men('Oxford shirt|ოქსფორდის პერანგი|oxford gömlek|قميص أكسفورد|oksford köynək')),
      ...of(
        ['linen', 'cotton'],
        men('short-sleeved shirt|მოკლემკლავიანი პერანგი|kısa kollu gömlek|قميص بأكمام قصيرة|qısaqol köynək'),
      ),
      ...of(['denim', 'cotton', 'wool'], men('overshirt|პერანგი-ქურთუკი|gömlek ceket|قميص جاكيت|köynək-gödəkçə')),
      ...of(
        ['cotton', 'linen', 'silk'],
        women('oversized shirt|თავისუფალი თარგის პერანგი|bol kesim gömlek|قميص واسع|geniş biçimli köynək'),
      ),
    ],
    price: [49, 139],
    weight: 1.4,
    colors: ['white', 'blue', 'navy', 'grey', 'black', 'pink', 'olive', 'cream', 'burgundy'],
    materials: ['cotton', 'linen', 'denim'],
    patterns: ['plain', 'plain', 'striped', 'checked'],
    occasions: ['office', 'everyday', 'travel'],
    seasons: ['spring', 'summer', 'autumn'],
    staples: [
      { kind: 0, color: 'white', price: 39 },
      { kind: 1, color: 'blue', price: 55 },
    ],
    stories: phrases(
      'A crisp collar and clean seams keep it neat from morning to evening.|მტკიცე საყელო და სუფთა ნაკერები დილიდან საღამომდე მოწესრიგებულ იერს ინარჩუნებს.|Dik yakası ve temiz dikişleriyle sabahtan akşama düzgün durur.|ياقة متماسكة وخياطة نظيفة تحفظ أناقته من الصباح إلى المساء.|Möhkəm yaxası və səliqəli tikişləri ilə səhərdən axşama qədər qaydasında qalır.',
      'Soft enough for a free day, sharp enough for a meeting.|საკმარისად რბილია დასვენების დღისთვის და საკმარისად მკაცრი შეხვედრისთვის.|Tatil günü için yeterince yumuşak, toplantı için yeterince şık.|ناعم بما يكفي ليوم العطلة وأنيق بما يكفي للاجتماع.|İstirahət günü üçün yumşaq, görüş üçün rəsmi.',
    ),
  }),
  clothes({
    category: 'blouse',
    kinds: women(
      'bow blouse|ბაფთიანი ბლუზა|fiyonklu bluz|بلوزة بربطة عنق|bantlı bluz',
      'puff-sleeve blouse|ფართომკლავიანი ბლუზა|balon kollu bluz|بلوزة بأكمام منفوخة|balon qollu bluz',
      'V-neck blouse|V-ყელიანი ბლუზა|V yaka bluz|بلوزة بياقة V|V yaxalı bluz',
    ),
    price: [45, 129],
    colors: ALL_SHADES,
    materials: ['silk', 'cotton', 'linen', 'polyester'],
    patterns: ['plain', 'plain', 'floral', 'dotted', 'printed'],
    occasions: ['office', 'party', 'everyday'],
    seasons: ['spring', 'summer', 'autumn'],
    stories: phrases(
      'Light on the skin, with cuffs that stay where you put them.|ტანზე მსუბუქი ბლუზა, რომლის მანჟეტებიც ადგილზე რჩება.|Tende hafif; manşetleri yerinde durur.|خفيفة على البشرة، وأساورها تبقى في مكانها.|Bədəndə yüngüldür, manjetləri yerində qalır.',
      'Dresses up jeans and softens a suit.|ჯინსს საზეიმო იერს აძლევს, კოსტიუმს კი არბილებს.|Kotu şıklaştırır, takım elbiseyi yumuşatır.|تضفي أناقة على الجينز ولطفًا على البدلة.|Cinsə zəriflik, kostyuma yumşaqlıq qatır.',
    ),
  }),
  clothes({
    category: 't-shirt',
    kinds: [
      ...unisex(
        'crew-neck T-shirt|მრგვალყელიანი მაისური|bisiklet yaka tişört|تيشيرت بياقة مستديرة|dairəvi yaxalı futbolka',
        'oversized T-shirt|ოვერსაიზ მაისური|oversize tişört|تيشيرت واسع|geniş futbolka',
      ),
      ...men('long-sleeved T-shirt|გრძელმკლავიანი მაისური|uzun kollu tişört|تيشيرت بأكمام طويلة|uzunqol futbolka'),
      ...women('fitted T-shirt|ტანზე მორგებული მაისური|dar kesim tişört|تيشيرت ضيّق|dar futbolka'),
      ...boys('boys’ T-shirt|მაისური ბიჭებისთვის|erkek çocuk tişörtü|تيشيرت للأولاد|oğlanlar üçün futbolka'),
    ],
    price: [25, 65],
    weight: 1.4,
    colors: ALL_SHADES,
    materials: ['cotton', 'cotton', 'linen'],
    patterns: ['plain', 'plain', 'striped', 'printed'],
    occasions: ['everyday', 'sport', 'travel', 'home'],
    seasons: ['spring', 'summer'],
    staples: [
      { kind: 0, color: 'white', price: 19.9 },
      { kind: 0, color: 'black', price: 19.9 },
    ],
    stories: phrases(
      'Thick enough not to show through, soft from the first wash.|საკმარისად მკვრივია, რომ არ გამჭვირვალებდეს, და პირველივე რეცხვიდან რბილია.|İç göstermeyecek kadar dolgun, ilk yıkamadan itibaren yumuşak.|سميك بما يكفي كي لا يشفّ، وناعم من أول غسلة.|İçini göstərməyəcək qədər sıxdır, ilk yuyuluşdan yumşaqdır.',
      'The neckline is taped, so it keeps its shape for years.|ყელი გამაგრებულია, ამიტომ ფორმას წლობით ინარჩუნებს.|Yakası şeritle güçlendirildi, yıllarca formunu korur.|ياقته مدعّمة فتحافظ على شكلها لسنوات.|Yaxası möhkəmləndirilib, illərlə formasını saxlayır.',
    ),
  }),
  clothes({
    category: 'sweater',
    kinds: [
      ...unisex(
        'crew-neck sweater|მრგვალყელიანი სვიტრი|bisiklet yaka kazak|كنزة بياقة مستديرة|dairəvi yaxalı sviter',
        'cable-knit sweater|ნაწნავიანი სვიტრი|saç örgü kazak|كنزة بضفائر|hörmə sviter',
      ),
      ...women(
        'roll-neck sweater|მაღალყელიანი სვიტრი|balıkçı yaka kazak|كنزة بياقة عالية|hündür yaxalı sviter',
        'cardigan|კარდიგანი|hırka|كارديغان|kardiqan',
      ),
    ],
    price: [69, 199],
    colors: ALL_SHADES,
    materials: ['wool', 'cashmere', 'cotton'],
    patterns: ['plain', 'plain', 'striped'],
    occasions: ['everyday', 'office', 'home', 'gift'],
    seasons: ['autumn', 'winter'],
    staples: [{ kind: 2, color: 'black', price: 59 }],
    stories: phrases(
      'Warm without weight, and it does not scratch.|მსუბუქად ათბობს და არ ჩხვლეტს.|Ağırlık yapmadan ısıtır, kaşındırmaz.|دافئة من دون ثقل ولا تخدش البشرة.|Ağırlıq etmədən qızdırır, dalamır.',
      'Knitted in a dense stitch that keeps the wind out.|მჭიდროდ ნაქსოვია და ქარს არ ატარებს.|Sık örgüsü rüzgârı içeri almaz.|حياكتها الكثيفة تصدّ الريح.|Sıx toxunuşu küləyi buraxmır.',
    ),
  }),
  clothes({
    category: 'hoodie',
    kinds: [
      ...unisex(
        'zip hoodie|ელვაშესაკრავიანი ჰუდი|fermuarlı kapüşonlu sweatshirt|هودي بسحّاب|zəncirbəndli hudi',
        'pullover hoodie|ჰუდი|kapüşonlu sweatshirt|هودي|hudi',
      ),
      ...boys('kids’ hoodie|საბავშვო ჰუდი|çocuk kapüşonlu sweatshirt|هودي للأطفال|uşaq hudisi'),
    ],
    price: [59, 129],
    weight: 0.8,
    colors: ALL_SHADES,
    materials: ['cotton', 'polyester'],
    patterns: ['plain', 'plain', 'printed'],
    occasions: ['sport', 'everyday', 'travel', 'home'],
    seasons: ['autumn', 'spring', 'winter'],
    staples: [{ kind: 1, color: 'grey', price: 49 }],
    stories: phrases(
      'Brushed inside, with a hood that stands up on its own.|შიგნიდან ფაფუკია, კაპიუშონი კი ფორმას ინარჩუნებს.|İçi şardonlu, kapüşonu dik durur.|مبطّن بوبر ناعم وقلنسوته تحافظ على شكلها.|İçi yumşaq tüklüdür, kapüşonu formasını saxlayır.',
    ),
  }),
  clothes({
    category: 'jacket',
    kinds: [
      ...of(['polyester'], unisex('puffer jacket|დუტის ქურთუკი|şişme mont|سترة منفوخة|şişmə gödəkçə'), {
        patterns: ['plain', 'quilted'],
      }),
      ...of(['polyester'], unisex('rain jacket|საწვიმარი ქურთუკი|yağmurluk|سترة مطر|yağışdan qoruyan gödəkçə'), {
        patterns: ['plain'],
      }),
      ...of(['leather', 'suede'], men('biker jacket|ბაიკერული ქურთუკი|motorcu ceketi|سترة دراجات|bayker gödəkçəsi'), {
        patterns: ['plain'],
        occasions: ['everyday', 'travel'],
        stories: LASTING,
      }),
      ...of(['polyester', 'cotton', 'suede'], men('bomber jacket|ბომბერი|bomber ceket|سترة بومبر|bomber gödəkçə'), {
        patterns: ['plain'],
        stories: LASTING,
      }),
      ...of(
        ['linen', 'cotton', 'wool'],
        women('cropped blazer|მოკლე პიჯაკი|kısa blazer ceket|بليزر قصير|qısa pencək'),
        { patterns: ['plain', 'checked'], occasions: ['office', 'everyday'], stories: LASTING },
      ),
      ...of(['denim'], unisex('denim jacket|ჯინსის ქურთუკი|denim ceket|سترة جينز|cins gödəkçə'), {
        patterns: ['plain'],
        colors: ['blue', 'navy', 'black'],
        stories: LASTING,
      }),
    ],
    price: [99, 349],
    weight: 1.2,
    colors: QUIET,
    materials: ['polyester', 'leather', 'denim', 'cotton', 'suede'],
    patterns: ['plain', 'plain', 'quilted'],
    occasions: ['everyday', 'travel', 'sport'],
    seasons: ['autumn', 'winter', 'spring'],
    staples: [{ kind: 0, color: 'black', price: 99 }],
    stories: phrases(
      'Made for changeable weather, with deep pockets that close.|ცვალებადი ამინდისთვის: ღრმა, შესაკრავიანი ჯიბეებით.|Değişken havalar için; cepleri derin ve kapanır.|مصمّمة للطقس المتقلّب بجيوب عميقة تُغلق.|Dəyişkən hava üçün: dərin və bağlanan cibləri var.',
      'Light to carry, easy to layer, quick to dry.|მსუბუქია, სხვა ტანსაცმელზეც კარგად ჯდება და მალე შრება.|Taşıması hafif, katmanlı giyime uygun, çabuk kurur.|خفيفة الحمل، سهلة اللبس فوق غيرها، سريعة الجفاف.|Yüngüldür, üst-üstə geyinməyə uyğundur, tez quruyur.',
    ),
  }),
  clothes({
    category: 'coat',
    kinds: [
      ...of(['wool', 'cashmere'], women('belted coat|ქამრიანი პალტო|kuşaklı kaban|معطف بحزام|kəmərli palto')),
      ...of(['cotton', 'polyester'], women('trench coat|ტრენჩი|trençkot|معطف ترنش|trençkot')),
      ...of(['wool', 'cashmere'], women('long coat|გრძელი პალტო|uzun kaban|معطف طويل|uzun palto')),
      ...of(
        ['wool', 'cashmere'],
        men('double-breasted coat|ორბორტიანი პალტო|kruvaze kaban|معطف بصفّين من الأزرار|ikiyaxalı palto'),
      ),
    ],
    price: [189, 590],
    colors: ['black', 'beige', 'navy', 'grey', 'brown', 'burgundy', 'cream', 'olive'],
    materials: ['wool', 'cashmere', 'cotton'],
    patterns: ['plain', 'plain', 'plain', 'checked'],
    occasions: ['office', 'everyday', 'travel'],
    seasons: ['autumn', 'winter'],
    staples: [{ kind: 1, color: 'beige', price: 159 }],
    stories: phrases(
      'Long enough to keep you warm, light enough to wear all day.|საკმარისად გრძელია, რომ გაგათბოთ, და საკმარისად მსუბუქი, რომ მთელი დღე გეცვათ.|Isıtacak kadar uzun, bütün gün giyilecek kadar hafif.|طويل بما يكفي ليدفئك وخفيف بما يكفي ليومك كله.|İsidəcək qədər uzun, bütün gün geyiniləcək qədər yüngül.',
      'Fully lined, with shoulders cut to fit over a thick sweater.|სრულად დასარჩულებულია, მხრები კი სქელ სვიტრზეც თავისუფლად ჯდება.|Tamamı astarlı; omuzları kalın kazak üzerine de oturur.|مبطّن بالكامل وكتفاه يتّسعان لكنزة سميكة.|Tam astarlıdır, çiyinləri qalın sviterin üstündən də rahat oturur.',
    ),
  }),
  clothes({
    category: 'jeans',
    kinds: [
      ...women(
        'straight jeans|სწორი ჯინსი|düz paça jean|جينز مستقيم|düz cins şalvar',
        'wide-leg jeans|განიერტოტიანი ჯინსი|bol paça jean|جينز واسع|geniş cins şalvar',
        'high-waisted jeans|მაღალწელიანი ჯინსი|yüksek bel jean|جينز بخصر عالٍ|yüksək belli cins şalvar',
      ),
      ...men(
        'slim jeans|ვიწრო ჯინსი|slim fit jean|جينز ضيّق|dar cins şalvar',
        'relaxed jeans|თავისუფალი თარგის ჯინსი|rahat kesim jean|جينز مريح|rahat cins şalvar',
      ),
    ],
    price: [69, 169],
    colors: ['blue', 'navy', 'black', 'grey', 'white'],
    attributes: { material: 'denim', pattern: 'plain' },
    occasions: ['everyday', 'travel'],
    seasons: ['spring', 'autumn', 'winter'],
    staples: [{ kind: 3, color: 'blue', price: 59 }],
    stories: phrases(
      'Firm denim with a little stretch, so it holds its line and still lets you sit.|მკვრივი, ოდნავ ელასტიკური ჯინსი: ფორმას ინარჩუნებს და მოძრაობაში არ გზღუდავთ.|Hafif esnek, sıkı denim: formunu korur, otururken sıkmaz.|جينز متماسك بمرونة خفيفة، يحفظ شكله ولا يضايقك عند الجلوس.|Azca elastik sıx cins: formasını saxlayır, oturanda sıxmır.',
      'Five pockets, strong rivets and a colour that fades beautifully.|ხუთი ჯიბე, მტკიცე მოქლონები და ფერი, რომელიც დროთა განმავლობაში ლამაზად ხუნდება.|Beş cep, sağlam perçinler ve güzel solan bir renk.|خمسة جيوب ومسامير متينة ولون يبهت بجمال مع الوقت.|Beş cib, möhkəm pərçimlər və zamanla gözəl solan rəng.',
    ),
  }),
  clothes({
    category: 'trousers',
    kinds: [
      ...men(
        'chino trousers|ჩინო შარვალი|chino pantolon|بنطال تشينو|çino şalvar',
        'tailored trousers|კლასიკური შარვალი|kumaş pantolon|بنطال رسمي|klassik şalvar',
        'cargo trousers|კარგო შარვალი|kargo pantolon|بنطال كارغو|karqo şalvar',
      ),
      ...women(
        'palazzo trousers|პალაცო შარვალი|palazzo pantolon|بنطال واسع الساقين|palazzo şalvar',
        'cigarette trousers|ვიწრო შარვალი|dar paça pantolon|بنطال ضيّق الساقين|dar şalvar',
      ),
    ],
    price: [59, 159],
    colors: QUIET,
    materials: ['cotton', 'linen', 'wool', 'polyester'],
    patterns: ['plain', 'plain', 'checked', 'striped'],
    occasions: ['office', 'everyday', 'travel'],
    seasons: ['spring', 'summer', 'autumn'],
    stories: phrases(
      'A pressed line that survives a day at the desk.|დაუთოებული ხაზი, რომელიც სამუშაო დღეს უძლებს.|Masa başında geçen günün sonunda bile ütüsü bozulmaz.|كيّته تصمد يومًا كاملًا خلف المكتب.|Ütü xətti iş gününün sonuna qədər qalır.',
      'Room at the hip, a clean fall to the ankle.|თეძოზე თავისუფალია და კოჭამდე სწორად ეშვება.|Kalçada rahat, bileğe kadar düzgün iner.|مريح عند الورك وينسدل مستقيمًا حتى الكاحل.|Ombada rahatdır, topuğa qədər düz düşür.',
    ),
  }),
  clothes({
    category: 'shorts',
    kinds: [
      ...men('chino shorts|ჩინო შორტი|chino şort|شورت تشينو|çino şort'),
      ...but(men('swim shorts|საცურაო შორტი|deniz şortu|شورت سباحة|çimərlik şortu'), {
        instead: { cotton: 'polyester', linen: 'polyester' },
        notFor: ['everyday'],
      }),
      ...women('high-waisted shorts|მაღალწელიანი შორტი|yüksek bel şort|شورت بخصر عالٍ|yüksək belli şort'),
      ...boys('boys’ shorts|შორტი ბიჭებისთვის|erkek çocuk şortu|شورت للأولاد|oğlanlar üçün şort'),
    ],
    price: [35, 89],
    weight: 0.7,
    colors: ALL_SHADES,
    materials: ['cotton', 'linen', 'polyester'],
    patterns: ['plain', 'plain', 'printed', 'striped'],
    occasions: ['beach', 'sport', 'travel', 'everyday'],
    seasons: ['summer'],
    stories: phrases(
      'Short, light and quick to dry: summer in one piece.|მოკლე, მსუბუქი და მალე შრება: ნამდვილი ზაფხული.|Kısa, hafif ve çabuk kuruyan: yazın ta kendisi.|قصير وخفيف وسريع الجفاف: الصيف في قطعة واحدة.|Qısa, yüngül və tez quruyan: əsl yay geyimi.',
    ),
  }),
  clothes({
    category: 'suit',
    kinds: [
      ...men(
        'two-piece suit|კლასიკური კოსტიუმი|takım elbise|بدلة من قطعتين|iki hissəli kostyum',
        'three-piece suit|სამნაწილიანი კოსტიუმი|yelekli takım elbise|بدلة من ثلاث قطع|üç hissəli kostyum',
        'slim-fit suit|მორგებული კოსტიუმი|slim fit takım elbise|بدلة بقصّة ضيّقة|dar biçimli kostyum',
      ),
      ...women('trouser suit|შარვლიანი კოსტიუმი|pantolonlu takım|طقم رسمي ببنطال|şalvarlı kostyum'),
    ],
    price: [249, 690],
    colors: ['navy', 'black', 'grey', 'brown', 'beige', 'burgundy', 'blue'],
    materials: ['wool', 'linen', 'cotton'],
    patterns: ['plain', 'plain', 'striped', 'checked'],
    occasions: ['office', 'wedding', 'party'],
    seasons: ['spring', 'autumn', 'winter'],
    staples: [
      { kind: 0, color: 'navy', price: 249 },
      { kind: 2, color: 'navy', price: 189 },
      { kind: 0, color: 'black', price: 229 },
    ],
    stories: phrases(
      'Half-canvassed, so the lapel rolls softly and the jacket learns your shape.|ლაცკანი რბილად იკეცება, პიჯაკი კი დროთა განმავლობაში ტანს ერგება.|Yarım telalı ceket: yaka yumuşak döner, ceket zamanla vücudunuza oturur.|سترة بحشوة قماشية خفيفة، تنثني ياقتها بنعومة وتتشكّل مع قوامك.|Yaxası yumşaq qatlanır, pencək zamanla bədəninizə uyğunlaşır.',
      'Sharp at the shoulder and easy in the arm, for long days and long toasts.|მხრებში მკაფიო და მკლავში თავისუფალი, გრძელი დღისთვისაც და გრძელი სადღეგრძელოსთვისაც.|Omuzda keskin, kolda rahat; uzun günler ve uzun davetler için.|محدّدة الكتفين ومريحة عند الذراعين، للأيام الطويلة والمناسبات الطويلة.|Çiyində dəqiq, qolda rahat: uzun iş günü və uzun məclislər üçün.',
    ),
  }),
  shoes({
    category: 'sneakers',
    kinds: [
      ...anyShoes(
        'low-top sneakers|დაბალყელიანი კედები|kısa bilekli spor ayakkabı|حذاء رياضي منخفض|alçaq idman ayaqqabısı',
        'court sneakers|კედები|tenis ayakkabısı|حذاء رياضي كلاسيكي|keds',
      ),
      ...but(anyShoes('running shoes|სარბენი ბოტასები|koşu ayakkabısı|حذاء جري|qaçış ayaqqabısı'), {
        instead: { leather: 'knit', suede: 'polyester' },
      }),
      ...anyShoes(
        'high-top sneakers|მაღალყელიანი კედები|bilekli spor ayakkabı|حذاء رياضي عالي الرقبة|hündürboğaz idman ayaqqabısı',
      ),
      ...womensShoes(
        'platform sneakers|პლატფორმიანი ბოტასები|kalın tabanlı spor ayakkabı|حذاء رياضي بنعل سميك|platformalı idman ayaqqabısı',
      ),
    ],
    price: [79, 219],
    weight: 1.4,
    colors: ['white', 'black', 'grey', 'navy', 'red', 'green', 'beige', 'pink', 'blue'],
    materials: ['leather', 'canvas', 'suede'],
    occasions: ['sport', 'everyday', 'travel'],
    seasons: ['spring', 'summer', 'autumn'],
    staples: [
      { kind: 0, color: 'white', price: 69 },
      { kind: 1, color: 'white', price: 49 },
      { kind: 2, color: 'black', price: 89 },
    ],
    stories: phrases(
      'A cushioned sole and a heel that does not rub, even on the first day.|რბილი ძირი და ქუსლი, რომელიც პირველ დღესაც არ გიხეხავთ ფეხს.|Yastıklı taban ve ilk günden vurmayan bir topuk.|نعل مبطّن وكعب لا يجرح حتى في اليوم الأول.|Yumşaq altlıq və ilk gündən ayağı vurmayan daban.',
      'Clean lines that go with everything from shorts to a suit.|სადა ხაზები, რომლებიც შორტსაც უხდება და კოსტიუმსაც.|Şorttan takım elbiseye her şeye uyan sade hatlar.|خطوط بسيطة تناسب كل شيء من الشورت إلى البدلة.|Şortdan kostyuma qədər hər şeyə yaraşan sadə xətlər.',
    ),
  }),
  shoes({
    category: 'boots',
    kinds: [
      ...womensShoes(
        'ankle boots|ნახევარჩექმები|bilek botu|بوت قصير|yarımçəkmə',
        'knee-high boots|მაღალყელიანი ჩექმები|uzun çizme|بوت طويل|uzunboğaz çəkmə',
      ),
      ...mensShoes('Chelsea boots|ჩელსი ჩექმები|chelsea bot|بوت تشيلسي|çelsi çəkmə'),
      ...but(mensShoes('hiking boots|სალაშქრო ფეხსაცმელი|trekking botu|بوت للمشي الجبلي|yürüyüş çəkməsi'), {
        notFor: ['office'],
      }),
    ],
    price: [129, 349],
    colors: LEATHERS,
    materials: ['leather', 'suede'],
    occasions: ['everyday', 'office', 'travel'],
    seasons: ['autumn', 'winter'],
    staples: [{ kind: 0, color: 'black', price: 99 }],
    stories: phrases(
      'A grippy sole for wet pavements and a lining that keeps toes warm.|ძირი სველ ქვაფენილზე არ სრიალებს, სარჩული კი ფეხს ათბობს.|Islak kaldırımda kaymayan taban, ayağı sıcak tutan astar.|نعل لا ينزلق على الأرصفة المبتلّة وبطانة تدفئ القدم.|Yaş səkidə sürüşməyən altlıq və ayağı isti saxlayan astar.',
    ),
  }),
  shoes({
    category: 'heels',
    kinds: womensShoes(
      'block-heel pumps|განიერქუსლიანი ფეხსაცმელი|kalın topuklu ayakkabı|حذاء بكعب عريض|enli dabanlı ayaqqabı',
      'stilettos|წვრილქუსლიანი ფეხსაცმელი|stiletto ayakkabı|حذاء بكعب رفيع|nazik dabanlı ayaqqabı',
      'slingback heels|მაღალქუსლიანი სლინგბექები|arkası açık topuklu ayakkabı|حذاء بكعب مفتوح من الخلف|arxası açıq dabanlı ayaqqabı',
    ),
    price: [99, 259],
    colors: ['black', 'red', 'beige', 'silver', 'gold', 'pink', 'burgundy', 'navy'],
    materials: ['leather', 'suede', 'velvet'],
    occasions: ['party', 'wedding', 'office'],
    seasons: ['spring', 'summer', 'autumn'],
    staples: [{ kind: 0, color: 'black', price: 79 }],
    stories: phrases(
      'High enough to feel festive, steady enough to dance in.|საკმარისად მაღალია ზეიმისთვის და საკმარისად მყარი ცეკვისთვის.|Kutlamaya yetecek kadar yüksek, dans edecek kadar dengeli.|عالٍ بما يكفي للاحتفال وثابت بما يكفي للرقص.|Bayram üçün kifayət qədər hündür, rəqs üçün kifayət qədər möhkəm.',
    ),
  }),
  shoes({
    category: 'sandals',
    kinds: [
      ...womensShoes(
        'strappy sandals|თასმებიანი სანდლები|bantlı sandalet|صندل بأشرطة|qayışlı sandal',
        'platform sandals|პლატფორმიანი სანდლები|platform sandalet|صندل بنعل سميك|platformalı sandal',
      ),
      ...mensShoes('slide sandals|ჩუსტები|bantlı terlik|صندل مفتوح|açıq sandal'),
    ],
    price: [49, 149],
    weight: 0.8,
    colors: LEATHERS,
    materials: ['leather', 'suede', 'rubber'],
    occasions: ['beach', 'travel', 'everyday'],
    seasons: ['summer'],
    stories: phrases(
      'Soft straps and a footbed shaped for long, warm days.|რბილი თასმები და ძირი, რომელიც გრძელ, თბილ დღეებს ერგება.|Yumuşak bantlar ve uzun yaz günlerine göre şekillenmiş taban.|أشرطة ناعمة ونعل مريح لأيام الصيف الطويلة.|Yumşaq qayışlar və uzun, isti günlər üçün rahat altlıq.',
    ),
  }),
  shoes({
    category: 'loafers',
    kinds: [
      ...mensShoes(
        'penny loafers|კლასიკური მოკასინები|klasik loafer|لوفر كلاسيكي|klassik lofer',
        'driving loafers|მოკასინები|makosen ayakkabı|حذاء موكاسان|mokasin',
      ),
      ...womensShoes('chunky loafers|სქელძირიანი ლოფერები|kalın tabanlı loafer|لوفر بنعل سميك|qalın altlıqlı lofer'),
    ],
    price: [99, 239],
    weight: 0.8,
    colors: LEATHERS,
    materials: ['leather', 'suede'],
    occasions: ['office', 'everyday', 'travel'],
    seasons: ['spring', 'autumn'],
    stories: phrases(
      'Slip them on and you look as if you had planned it.|ჩაიცვამთ და იერი მაშინვე მოწესრიგებულია.|Ayağınıza geçirin, özenilmiş görünüm hazır.|البسه بلا عناء وستبدو كأنك خطّطت لإطلالتك.|Geyinən kimi görkəminiz səliqəli olur.',
    ),
  }),
  bags({
    category: 'handbag',
    kinds: [
      ...women(
        'top-handle bag|ხელის ჩანთა|el çantası|حقيبة يد بمقبض|əl çantası',
        'shoulder bag|მხარზე ჩამოსაკიდი ჩანთა|omuz çantası|حقيبة كتف|çiyin çantası',
        'crossbody bag|გადასაკიდი ჩანთა|çapraz çanta|حقيبة كروس|çarpaz çanta',
        'tote bag|შოპერი|tote çanta|حقيبة توت|şopper çanta',
      ),
      ...but(women('evening clutch|საღამოს კლატჩი|abiye el çantası|حقيبة سهرة صغيرة|axşam klatçı'), {
        instead: { canvas: 'suede' } as const,
        notFor: ['office', 'everyday'],
        stories: BAG_STORIES.slice(0, 1),
      }),
    ],
    price: [79, 349],
    weight: 1.4,
    colors: LEATHERS,
    materials: ['leather', 'suede', 'canvas', 'leather'],
    patterns: ['plain', 'plain', 'quilted'],
    occasions: ['office', 'party', 'everyday', 'gift'],
    staples: [
      { kind: 1, color: 'black', price: 79 },
      { kind: 0, color: 'brown', price: 119 },
    ],
    stories: BAG_STORIES,
  }),
  bags({
    category: 'backpack',
    kinds: [
      ...unisex(
        'laptop backpack|ლეპტოპის ზურგჩანთა|laptop sırt çantası|حقيبة ظهر للحاسوب|noutbuk bel çantası',
        'travel backpack|სამოგზაურო ზურგჩანთა|seyahat sırt çantası|حقيبة ظهر للسفر|səyahət bel çantası',
        'city backpack|საქალაქო ზურგჩანთა|şehir sırt çantası|حقيبة ظهر يومية|gündəlik bel çantası',
      ),
      ...kinds(['school backpack|სასკოლო ზურგჩანთა|okul çantası|حقيبة مدرسية|məktəbli çantası'], {
        attributes: { gender: 'unisex', age: 'kids' },
        price: [49, 99],
        instead: { leather: 'canvas' },
        notFor: ['office'],
      }),
    ],
    price: [69, 199],
    weight: 0.8,
    colors: QUIET,
    materials: ['polyester', 'canvas', 'leather'],
    occasions: ['travel', 'everyday', 'office'],
    stories: phrases(
      'Padded straps, a back that breathes and a pocket you find in the dark.|რბილი თასმები, ჰაერგამტარი ზურგი და ჯიბე, რომელსაც სიბნელეშიც იპოვით.|Yumuşak askılar, nefes alan sırt ve karanlıkta bile bulunan bir cep.|أحزمة مبطّنة وظهر يسمح بمرور الهواء وجيب تجده حتى في الظلام.|Yumşaq çiyinliklər, hava keçirən arxa və qaranlıqda belə tapılan cib.',
    ),
  }),
  accessories({
    category: 'hat',
    kinds: [
      ...of(['cotton', 'linen'], unisex('bucket hat|პანამა|bucket şapka|قبعة دلو|panama')),
      ...of(['wool', 'knit', 'cotton'], unisex('beanie|თბილი ქუდი|bere|قبعة شتوية|qış papağı'), { notFor: ['beach'] }),
      ...of(
        ['wool', 'linen'],
        unisex('wide-brim hat|ფართოფარფლიანი ქუდი|geniş kenarlı şapka|قبعة عريضة الحافة|enli kənarlı şlyapa'),
      ),
      ...of(['cotton'], unisex('baseball cap|კეპი|beyzbol şapkası|قبعة بيسبول|beysbol papağı')),
    ],
    price: [25, 89],
    weight: 0.8,
    colors: ALL_SHADES,
    materials: ['wool', 'cotton', 'knit', 'linen'],
    occasions: ['travel', 'beach', 'everyday', 'gift'],
    stories: phrases(
      'Keeps its shape in a suitcase and its place in the wind.|ჩემოდანში ფორმას არ კარგავს და ქარშიც ადგილზე რჩება.|Bavulda şeklini, rüzgârda yerini korur.|تحافظ على شكلها في الحقيبة وعلى مكانها في الريح.|Çamadanda formasını, küləkdə yerini saxlayır.',
    ),
  }),
  accessories({
    category: 'scarf',
    kinds: [
      ...unisex('scarf|შარფი|atkı|وشاح|şərf'),
      ...but(unisex('square scarf|კვადრატული თავსაფარი|kare eşarp|وشاح مربّع|kvadrat şərf'), {
        stories: phrases(
          'Folds small and ties many ways: at the neck, in the hair, on a bag.|პატარად იკეცება და სხვადასხვანაირად იკვრება: ყელზე, თმაზე, ჩანთაზე.|Küçücük katlanır; boyna, saça ya da çantaya bağlanır.|يُطوى صغيرًا ويُربط على العنق أو الشعر أو الحقيبة.|Balaca qatlanır; boyuna, saça və ya çantaya bağlanır.',
        ),
      }),
      ...unisex('oversized scarf|დიდი შარფი|büyük boy şal|شال كبير|böyük şal'),
    ],
    price: [29, 129],
    weight: 0.8,
    colors: ALL_SHADES,
    materials: ['wool', 'silk', 'cashmere', 'cotton'],
    patterns: ['plain', 'checked', 'striped', 'printed'],
    occasions: ['gift', 'office', 'everyday'],
    seasons: ['autumn', 'winter'],
    stories: phrases(
      'Warm, light, and large enough to wrap twice.|თბილი, მსუბუქი და იმდენად დიდი, რომ ორჯერ შემოიხვევთ.|Sıcak, hafif ve iki kez dolanacak kadar uzun.|دافئ وخفيف وكبير بما يكفي ليُلفّ مرتين.|İsti, yüngül və iki dəfə dolanacaq qədər böyükdür.',
    ),
  }),
  accessories({
    category: 'belt',
    kinds: [
      ...men(
        'dress belt|კლასიკური ქამარი|klasik kemer|حزام رسمي|klassik kəmər',
        'braided belt|დაწნული ქამარი|örgü kemer|حزام مجدول|hörmə kəmər',
      ),
      ...women('slim belt|ვიწრო ქამარი|ince kemer|حزام رفيع|nazik kəmər'),
    ],
    price: [35, 109],
    weight: 0.7,
    colors: ['black', 'brown', 'navy', 'beige', 'white', 'burgundy'],
    materials: ['leather', 'suede', 'canvas'],
    occasions: ['office', 'everyday', 'gift'],
    stories: phrases(
      'One good strap and a buckle that will outlive it.|ერთი კარგი თასმა და ბალთა, რომელიც წლებს გაუძლებს.|Sağlam bir kayış ve yıllara dayanan bir toka.|حزام متين وإبزيم يدوم سنوات.|Möhkəm qayış və illərə davam gətirən toqqa.',
    ),
  }),
  accessories({
    category: 'sunglasses',
    kinds: unisex(
      'round sunglasses|მრგვალი მზის სათვალე|yuvarlak güneş gözlüğü|نظارة شمسية دائرية|dairəvi gün eynəyi',
      'cat-eye sunglasses|კატისთვალა მზის სათვალე|kedi gözü güneş gözlüğü|نظارة شمسية عين القطة|pişikgözü gün eynəyi',
      'aviator sunglasses|ავიატორი მზის სათვალე|damla güneş gözlüğü|نظارة شمسية أفياتور|aviator gün eynəyi',
    ),
    price: [39, 179],
    weight: 0.8,
    colors: ['black', 'brown', 'gold', 'silver', 'burgundy', 'olive'],
    materials: ['plastic', 'metal'],
    occasions: ['beach', 'travel', 'everyday'],
    seasons: ['summer', 'spring'],
    facts: [oneOf('lens', ['polarised|პოლარიზებული|polarize|مستقطبة|polyarlaşdırılmış', 'UV400'])],
    stories: phrases(
      'Dark enough for the sea, light enough to forget on your nose.|ზღვისთვის საკმარისად მუქი და იმდენად მსუბუქი, რომ ცხვირზე ვერ იგრძნობთ.|Denize yetecek kadar koyu, burnunuzda unutulacak kadar hafif.|داكنة بما يكفي للبحر وخفيفة حتى تنساها على أنفك.|Dəniz üçün kifayət qədər tünd, gözdə hiss olunmayacaq qədər yüngül.',
    ),
  }),
  accessories({
    category: 'watch',
    kinds: [
      ...men(
        'chronograph watch|ქრონოგრაფი|kronograf kol saati|ساعة كرونوغراف|xronoqraf qol saatı',
        'field watch|მამაკაცის მაჯის საათი|erkek kol saati|ساعة يد رجالية|kişi qol saatı',
      ),
      ...women(
        'slim watch|თხელი მაჯის საათი|ince kol saati|ساعة يد رفيعة|nazik qol saatı',
        'bracelet watch|სამაჯურიანი საათი|bilezik kol saati|ساعة بسوار|qolbaqlı saat',
      ),
    ],
    price: [129, 590],
    colors: ['black', 'silver', 'gold', 'brown', 'navy'],
    materials: ['steel', 'leather', 'gold-plated'],
    occasions: ['gift', 'office', 'everyday', 'wedding'],
    facts: [
      oneOf('movement', ['quartz|კვარცი|kuvars|كوارتز|kvars', 'automatic|ავტომატური|otomatik|أوتوماتيكية|avtomatik'], {
        raisesPrice: true,
      }),
    ],
    stories: phrases(
      'A calm dial that tells the time at one glance.|მშვიდი ციფერბლატი, რომელზეც დროს ერთი შეხედვით ამოიკითხავთ.|Saati tek bakışta gösteren sade bir kadran.|ميناء هادئ يُقرأ الوقت فيه بنظرة واحدة.|Vaxtı bir baxışda göstərən sadə siferblat.',
    ),
  }),
  jewellery({
    category: 'necklace',
    kinds: women(
      'pendant necklace|კულონიანი ყელსაბამი|kolye|قلادة بدلّاية|kulonlu boyunbağı',
      'chain necklace|ძეწკვი|zincir kolye|سلسلة عنق|zəncir boyunbağı',
      'layered necklace|მრავალრიგა ყელსაბამი|katmanlı kolye|قلادة متعددة الطبقات|çoxqatlı boyunbağı',
    ),
    price: [39, 189],
    weight: 0.8,
    materials: PLATED,
    stories: phrases(
      'A quiet shine that suits a shirt collar and a bare neck alike.|თავშეკავებული ბზინვარება, რომელიც პერანგის საყელოსაც უხდება და შიშველ ყელსაც.|Gömlek yakasına da açık boyna da yakışan sakin bir parıltı.|بريق هادئ يليق بياقة القميص وبالعنق المكشوف.|Köynək yaxasına da, açıq boyuna da yaraşan sakit parıltı.',
    ),
  }),
  jewellery({
    category: 'earrings',
    kinds: women(
      'hoop earrings|რგოლისებრი საყურეები|halka küpe|أقراط دائرية|halqa sırğa',
      'drop earrings|ჩამოსაკიდი საყურეები|sallantılı küpe|أقراط متدلية|sallama sırğa',
      'stud earrings|პატარა საყურეები|çivili küpe|أقراط صغيرة|kiçik sırğa',
    ),
    price: [25, 129],
    weight: 0.8,
    materials: PLATED,
    stories: phrases(
      'Light on the ear, with a clasp that closes with a click.|ყურზე მსუბუქია, საკეტი კი ჩხაკუნით იკეტება.|Kulakta hafif, kilidi tık diye kapanır.|خفيفة على الأذن وقفلها محكم.|Qulaqda yüngüldür, kilidi möhkəm bağlanır.',
    ),
  }),
  jewellery({
    category: 'ring',
    kinds: women(
      'signet ring|საბეჭდავი ბეჭედი|mühür yüzük|خاتم بوجه مسطّح|möhür üzük',
      'stacking ring|თხელი ბეჭედი|ince yüzük|خاتم رفيع|nazik üzük',
      'stone ring|ქვიანი ბეჭედი|taşlı yüzük|خاتم بحجر|daşlı üzük',
    ),
    price: [29, 149],
    weight: 0.7,
    sizes: 'rings',
    materials: PLATED,
    stories: phrases(
      'Rounded inside, so you forget that you are wearing it.|შიგნიდან მომრგვალებულია, ამიტომ თითზე თითქმის ვერ იგრძნობთ.|İç yüzeyi yuvarlatıldı; taktığınızı unutursunuz.|داخله مستدير الحواف فتنسى أنك ترتديه.|İç tərəfi hamarlanıb, barmaqda hiss olunmur.',
    ),
  }),
  jewellery({
    category: 'bracelet',
    kinds: women(
      'chain bracelet|ძეწკვის სამაჯური|zincir bileklik|سوار سلسلة|zəncir qolbaq',
      'cuff bracelet|ხისტი სამაჯური|kelepçe bilezik|سوار عريض|bilərzik',
      'charm bracelet|საკიდებიანი სამაჯური|charm bileklik|سوار بتعليقات|asmalı qolbaq',
    ),
    price: [29, 149],
    weight: 0.7,
    materials: PLATED,
    stories: phrases(
      'Adjusts to any wrist and stacks well with others.|ნებისმიერ მაჯას ერგება და სხვა სამაჯურებთანაც ლამაზად ჩანს.|Her bileğe göre ayarlanır, diğer bilekliklerle güzel durur.|يناسب كل معصم ويجمل مع غيره.|Hər biləyə uyğunlaşır, başqaları ilə birgə də yaraşır.',
    ),
  }),
];

export const FASHION: Catalogue = {
  brands: [
    'Maren Vale',
    'Bramble & Thread',
    'Ostra Lune',
    'Halden Row',
    'Casa Melora',
    'Tovi North',
    'Petit Corvin',
    'Savanne Lys',
    'Lukaro',
    'Orsolina',
    'Kolkhuri',
    'Wren & Ash',
  ],
  models: [],
  closers: phrases(
    'If it does not suit you, we exchange it.|თუ არ მოგერგებათ, გამოგიცვლით.|Size uymazsa değiştiririz.|إذا لم يناسبك استبدلناه لك.|Uyğun gəlməsə, dəyişirik.',
    'Packed with care, ready to give or to wear.|ფაქიზად შეფუთული: საჩუქრადაც მზადაა და ჩასაცმელადაც.|Özenle paketlenir; hediye etmeye de giymeye de hazır.|مغلّف بعناية، جاهز للإهداء أو للارتداء.|Səliqə ilə qablaşdırılır: hədiyyə etməyə də, geyinməyə də hazırdır.',
    'Made in small runs, so the same piece is rarely met twice.|მცირე რაოდენობით იკერება, ამიტომ ერთნაირს იშვიათად შეხვდებით.|Az sayıda üretilir; aynısına sık rastlamazsınız.|يُنتج بكميات صغيرة فقلّما تصادف مثله.|Az sayda istehsal olunur, eynisinə nadir hallarda rast gəlinir.',
  ),
  families,
};
