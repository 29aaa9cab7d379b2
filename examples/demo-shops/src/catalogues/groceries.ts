/**
 * Food and household: the shelves of `dealcart`. Rows in English alone are sold only there;
 * rows in all languages also stand in the general shops.
 */
import type { Phrase } from '../phrases.ts';
import { type Catalogue, type Family, kinds, measure, oneOf, phrases } from './catalogue.ts';

const more = { inTitle: true, raisesPrice: true } as const;
const weights = (...grams: readonly string[]) =>
  oneOf(
    'weight',
    grams.map((amount) => {
      const [number, unit] = amount.split(' ');
      return unit === 'kg'
        ? `${number} kg|${number} კგ|${number} kg|${number} كجم|${number} kq`
        : `${number} g|${number} გ|${number} g|${number} جم|${number} q`;
    }),
    more,
  );
const volumes = (...amounts: readonly string[]) =>
  oneOf(
    'volume',
    amounts.map((amount) => {
      const [number, unit] = amount.split(' ');
      return unit === 'l'
        ? `${number} l|${number} ლ|${number} L|${number} لتر|${number} l`
        : `${number} ml|${number} მლ|${number} ml|${number} مل|${number} ml`;
    }),
    more,
  );

const PANTRY = ['Harvest Lane', 'Golden Furrow', 'Savera', 'Mitti Fields', 'Bazaar Best'];
const DAIRY = ['Gaurelle', 'Green Pail', 'Doodhwala Farm', 'Meadowbell'];
const SNACKS = ['Crackle & Co', 'Tiffin Treats', 'Mithora', 'Nutbarn'];
const DRINKS = ['Sunpress', 'Fizzora', 'Chaiveda', 'Kapira'];
const FRESH = ['Subah Fresh', 'Green Pail', 'Mitti Fields'];
const HOUSE = ['Chamkila', 'Claralin', 'Softleaf', 'Leefoam'];

/** How food of a shelf is kept; other shelves take the catalogue's closers. */
const KEEPING: Record<string, readonly Phrase[]> = {
  dairy: phrases(
    'Keep it in the fridge.|შეინახეთ მაცივარში.|Buzdolabında saklayın.|يُحفظ في الثلاجة.|Soyuducuda saxlayın.',
  ),
  frozen: phrases(
    'Keep it at minus eighteen degrees.|შეინახეთ მინუს თვრამეტ გრადუსზე.|Eksi on sekiz derecede saklayın.|يُحفظ عند 18 درجة تحت الصفر.|Mənfi on səkkiz dərəcədə saxlayın.',
  ),
  fresh: phrases(
    'Best within three days.|უმჯობესია სამ დღეში მიირთვათ.|En iyisi üç gün içinde tüketmek.|يفضّل استهلاكه خلال ثلاثة أيام.|Üç gün ərzində yemək məsləhətdir.',
  ),
};

function food(shelf: string, brands: readonly string[], family: Omit<Family, 'shelf' | 'title' | 'brands'>): Family {
  const closers = KEEPING[shelf];
  return { shelf, title: 'branded', brands, ...(closers && { closers }), ...family };
}

const families: readonly Family[] = [
  food('pantry', PANTRY, {
    category: 'rice',
    price: [4, 45],
    weight: 1.6,
    staples: [{ kind: 0 }, { kind: 1 }],
    kinds: kinds([
      'basmati rice|ბრინჯი ბასმათი|basmati pirinç|أرز بسمتي|basmati düyüsü',
      'long-grain rice|გრძელმარცვლოვანი ბრინჯი|uzun taneli pirinç|أرز طويل الحبة|uzun dənəli düyü',
      'brown rice|ყავისფერი ბრინჯი|esmer pirinç|أرز بني|qəhvəyi düyü',
      'sella rice',
      'broken rice',
      'aged kernel basmati rice',
    ]),
    facts: [weights('500 g', '1 kg', '2 kg', '5 kg')],
    stories: phrases(
      'Grains that stay apart, in a pilau as well as in a pudding.|მარცვალი არ ეწებება, ფლავშიც და ტკბილ კერძშიც.|Pilavda da tatlıda da tane tane kalır.|حبّات تبقى منفصلة في البيلاف وفي الحلوى.|Plovda da, şirniyyatda da dənə-dənə qalır.',
    ),
  }),
  food('pantry', PANTRY, {
    category: 'flour',
    price: [3, 24],
    staples: [{ kind: 1 }],
    kinds: kinds([
      'wheat flour|ხორბლის ფქვილი|buğday unu|طحين قمح|buğda unu',
      'whole-wheat flour|მთელმარცვლოვანი ფქვილი|tam buğday unu|طحين قمح كامل|tam buğda unu',
      'maize flour|სიმინდის ფქვილი|mısır unu|طحين ذرة|qarğıdalı unu',
      'gram flour',
      'semolina',
      'chakki atta',
    ]),
    facts: [weights('1 kg', '2 kg', '5 kg')],
    stories: phrases(
      'Finely milled, for flatbread at noon and cakes on Sunday.|წვრილად დაფქული: პურისთვისაც და კვირის ნამცხვრისთვისაც.|İnce öğütülmüş; ekmeğe de pazar kekine de uygun.|مطحون ناعمًا للخبز وللكعك.|İncə üyüdülüb: çörəyə də, bazar keksinə də yaraşır.',
    ),
  }),
  food('pantry', PANTRY, {
    category: 'lentils',
    price: [4, 22],
    kinds: kinds([
      'red lentils|წითელი ოსპი|kırmızı mercimek|عدس أحمر|qırmızı mərci',
      'green lentils|მწვანე ოსპი|yeşil mercimek|عدس أخضر|yaşıl mərci',
      'chickpeas|მუხუდო|nohut|حمّص|noxud',
      'moong dal',
      'chana dal',
      'black urad dal',
      'red kidney beans',
    ]),
    facts: [weights('500 g', '1 kg', '2 kg')],
    stories: phrases(
      'Sorted and stone-free, soft after a short boil.|გადარჩეული და სუფთა, მალე იხარშება.|Ayıklanmış ve taşsız, çabuk pişer.|منقّى وخالٍ من الحصى وسريع النضج.|Seçilmiş və təmiz, tez bişir.',
    ),
  }),
  food('pantry', PANTRY, {
    category: 'pasta',
    price: [2, 12],
    kinds: kinds([
      'spaghetti|სპაგეტი|spagetti|مكرونة سباغيتي|spagetti',
      'penne|პენე|kalem makarna|مكرونة بيني|penne makaron',
      'vermicelli|ვერმიშელი|tel şehriye|شعيرية|vermişel',
      'instant noodles',
      'elbow macaroni',
    ]),
    facts: [weights('250 g', '400 g', '500 g')],
    stories: phrases(
      'Durum wheat that keeps its bite.|მაგარი ხორბლისგან, მოხარშვისას არ იშლება.|Durum buğdayından, pişince diri kalır.|من قمح صلب يحافظ على قوامه.|Bərk buğdadandır, bişəndə dağılmır.',
    ),
  }),
  food('pantry', PANTRY, {
    category: 'cooking-oil',
    price: [7, 49],
    staples: [{ kind: 0 }],
    kinds: kinds([
      'sunflower oil|მზესუმზირის ზეთი|ayçiçek yağı|زيت دوار الشمس|günəbaxan yağı',
      'olive oil|ზეითუნის ზეთი|zeytinyağı|زيت زيتون|zeytun yağı',
      'corn oil|სიმინდის ზეთი|mısır yağı|زيت ذرة|qarğıdalı yağı',
      'mustard oil',
      'canola oil',
      'groundnut oil',
    ]),
    facts: [volumes('500 ml', '1 l', '3 l', '5 l')],
    stories: phrases(
      'Clear and light, for frying and for salads.|გამჭვირვალე და მსუბუქი: შესაწვავადაც და სალათისთვისაც.|Berrak ve hafif; kızartmaya da salataya da.|صافٍ وخفيف للقلي والسلطات.|Şəffaf və yüngül: qızartmaya da, salata da.',
    ),
  }),
  food('pantry', PANTRY, {
    category: 'sugar',
    price: [3, 14],
    weight: 0.7,
    kinds: kinds([
      'white sugar|თეთრი შაქარი|beyaz şeker|سكر أبيض|ağ şəkər',
      'brown sugar|ყავისფერი შაქარი|esmer şeker|سكر بني|qəhvəyi şəkər',
      'jaggery',
      'icing sugar',
    ]),
    facts: [weights('500 g', '1 kg', '2 kg')],
    stories: phrases(
      'Dissolves at once and stays dry in its bag.|მაშინვე იხსნება და შეფუთვაში არ ტენიანდება.|Hemen çözünür, pakette nem almaz.|يذوب فورًا ويبقى جافًا في كيسه.|Dərhal əriyir, paketdə nəm çəkmir.',
    ),
  }),
  food('pantry', PANTRY, {
    category: 'salt',
    price: [1, 7],
    weight: 0.6,
    kinds: kinds([
      'iodised salt|იოდიზებული მარილი|iyotlu tuz|ملح مُيوّد|yodlu duz',
      'sea salt|ზღვის მარილი|deniz tuzu|ملح بحري|dəniz duzu',
      'pink rock salt',
      'black salt',
    ]),
    facts: [weights('400 g', '800 g', '1 kg')],
    stories: phrases(
      'Pours freely and salts evenly.|თავისუფლად იყრება და თანაბრად ამარილებს.|Rahat akar, eşit tuzlar.|ينسكب بسهولة ويملّح بالتساوي.|Rahat tökülür, bərabər duzlayır.',
    ),
  }),
  food('pantry', ['Savera', 'Mirchi Lane', 'Bazaar Best'], {
    category: 'spices',
    price: [3, 16],
    weight: 1.4,
    kinds: kinds([
      'ground turmeric|დაფქული კურკუმა|zerdeçal tozu|كركم مطحون|üyüdülmüş zərdəçal',
      'black pepper|შავი პილპილი|karabiber|فلفل أسود|qara istiot',
      'paprika|პაპრიკა|tatlı toz biber|بابريكا|paprika',
      'garam masala',
      'red chilli powder',
      'cumin seeds',
      'coriander powder',
      'biryani masala',
      'green cardamom',
    ]),
    facts: [weights('50 g', '100 g', '200 g')],
    stories: phrases(
      'Ground in small lots, so the jar smells of the spice and not of dust.|მცირე ულუფებად იფქვება, ამიტომ სურნელს ინარჩუნებს.|Az az öğütülür, kokusunu korur.|يُطحن بكميات صغيرة فيحتفظ بعطره.|Az-az üyüdülür, ətrini saxlayır.',
    ),
  }),
  food('drinks', DRINKS, {
    category: 'tea',
    price: [4, 24],
    weight: 1.2,
    staples: [{ kind: 0 }],
    kinds: kinds([
      'black tea|შავი ჩაი|siyah çay|شاي أسود|qara çay',
      'green tea|მწვანე ჩაი|yeşil çay|شاي أخضر|yaşıl çay',
      'Earl Grey tea|ჩაი ბერგამოტით|bergamotlu çay|شاي بالبرغموت|berqamotlu çay',
      'masala chai',
      'kahwa green tea',
      'strong blend tea bags',
    ]),
    facts: [weights('100 g', '250 g', '500 g')],
    stories: phrases(
      'A strong, coppery cup that stands up to milk.|მუქი, სურნელოვანი ჩაი, რძითაც კარგი და ურძოდაც.|Sütle de sade de güzel, demli bir çay.|شاي قوي نحاسي اللون يحتمل الحليب.|Tünd, ətirli çay: südlə də, südsüz də.',
    ),
  }),
  food('drinks', DRINKS, {
    category: 'coffee',
    price: [9, 49],
    kinds: kinds([
      'ground coffee|დაფქული ყავა|öğütülmüş kahve|قهوة مطحونة|üyüdülmüş qəhvə',
      'coffee beans|ყავის მარცვალი|çekirdek kahve|حبوب قهوة|dənəli qəhvə',
      'instant coffee|ხსნადი ყავა|hazır kahve|قهوة سريعة الذوبان|həll olunan qəhvə',
      'filter coffee with chicory',
    ]),
    facts: [weights('100 g', '250 g', '500 g')],
    stories: phrases(
      'Roasted dark and slow, with a note of cocoa.|ნელა და მუქად მოხალული, კაკაოს ნოტით.|Ağır ağır koyu kavrulmuş, kakao notalı.|محمّصة ببطء مع نكهة كاكاو.|Asta və tünd qovrulub, kakao notu var.',
    ),
  }),
  food('dairy', DAIRY, {
    category: 'milk',
    price: [3, 12],
    weight: 1.2,
    staples: [{ kind: 0 }],
    kinds: kinds([
      'whole milk|რძე|tam yağlı süt|حليب كامل الدسم|tam yağlı süd',
      'skimmed milk|უცხიმო რძე|yağsız süt|حليب خالي الدسم|yağsız süd',
      'oat drink|შვრიის სასმელი|yulaf içeceği|مشروب الشوفان|yulaf içkisi',
      'full-cream milk',
      'buffalo milk',
      'milk powder',
    ]),
    facts: [volumes('500 ml', '1 l')],
    stories: phrases(
      'From small farms, pasteurised the same morning.|მცირე ფერმებიდან, იმავე დილით პასტერიზებული.|Küçük çiftliklerden, aynı sabah pastörize edilir.|من مزارع صغيرة ويُبستر في الصباح نفسه.|Kiçik fermalardan, həmin səhər pasterizə olunur.',
    ),
  }),
  food('dairy', DAIRY, {
    category: 'yogurt',
    price: [2, 13],
    kinds: kinds([
      'natural yogurt|მაწონი|sade yoğurt|زبادي طبيعي|qatıq',
      'strawberry yogurt|მარწყვის იოგურტი|çilekli yoğurt|زبادي بالفراولة|çiyələkli yoqurt',
      'Greek-style yogurt|ბერძნული იოგურტი|süzme yoğurt|زبادي يوناني|süzmə yoqurt',
      'raita',
      'mango lassi',
    ]),
    facts: [weights('150 g', '400 g', '1 kg')],
    stories: phrases(
      'Thick enough for a spoon to stand in.|იმდენად სქელი, რომ კოვზი შიგ დგას.|Kaşık dikilecek kadar kıvamlı.|كثيف حتى تقف فيه الملعقة.|Qaşıq dik duracaq qədər qatıdır.',
    ),
  }),
  food('dairy', DAIRY, {
    category: 'cheese',
    price: [7, 38],
    kinds: kinds([
      'white brined cheese|ბრინზა|beyaz peynir|جبنة بيضاء|ağ pendir',
      'mozzarella|მოცარელა|mozzarella|موزاريلا|motsarella',
      'smoked cheese|შებოლილი ყველი|füme peynir|جبنة مدخّنة|hisə verilmiş pendir',
      'paneer',
      'cheddar slices',
      'cheese spread',
    ]),
    facts: [weights('200 g', '350 g', '500 g')],
    stories: phrases(
      'Mild, milky, and good hot or cold.|რბილი, რძიანი გემოთი, ცხელიც გემრიელია და ცივიც.|Yumuşak, süt tadında; sıcak da soğuk da güzel.|خفيفة الطعم طيبة ساخنة وباردة.|Yumşaq, süd dadlı: isti də, soyuq da dadlıdır.',
    ),
  }),
  food('dairy', DAIRY, {
    category: 'butter',
    price: [5, 29],
    weight: 0.8,
    kinds: kinds([
      'butter|კარაქი|tereyağı|زبدة|kərə yağı',
      'salted butter|მარილიანი კარაქი|tuzlu tereyağı|زبدة مملّحة|duzlu kərə yağı',
      'ghee',
      'cow ghee',
    ]),
    facts: [weights('100 g', '200 g', '500 g')],
    stories: phrases(
      'Churned from cream, and from nothing else.|მხოლოდ ნაღებისგან შედღვებილი.|Yalnızca kremadan yapılır, başka hiçbir şey katılmaz.|مخضوضة من القشدة ولا شيء غيرها.|Yalnız qaymaqdan çalxalanıb.',
    ),
  }),
  food('fresh', FRESH, {
    category: 'eggs',
    price: [4, 18],
    weight: 0.7,
    kinds: kinds([
      'free-range eggs|სოფლის კვერცხი|serbest gezen tavuk yumurtası|بيض دجاج حر|kənd yumurtası',
      'large eggs|დიდი კვერცხი|büyük boy yumurta|بيض كبير|iri yumurta',
      'brown eggs',
      'quail eggs',
    ]),
    facts: [measure('pieces', 'pcs', [12, 30], more)],
    // Eggs keep for weeks, unlike the rest of the shelf.
    ...(KEEPING.dairy && { closers: KEEPING.dairy }),
    stories: phrases(
      'Collected today, packed today.|დღეს შეგროვილი და დღესვე შეფუთული.|Bugün toplandı, bugün paketlendi.|جُمع اليوم وعُبّئ اليوم.|Bu gün yığılıb, bu gün qablaşdırılıb.',
    ),
  }),
  food('bakery', ['Tandoor & Oven', 'Golden Furrow', 'Bunhouse'], {
    category: 'bread',
    price: [1, 9],
    kinds: kinds([
      'white sandwich bread|თეთრი პური|tost ekmeği|خبز أبيض|ağ çörək',
      'wholemeal bread|მთელმარცვლოვანი პური|tam buğday ekmeği|خبز أسمر|tam buğda çörəyi',
      'rye bread|ჭვავის პური|çavdar ekmeği|خبز جاودار|çovdar çörəyi',
      'burger buns',
      'frozen paratha',
      'garlic naan',
    ]),
    facts: [weights('300 g', '400 g', '700 g')],
    stories: phrases(
      'Baked before dawn, soft inside, and good toasted tomorrow.|გათენებამდე გამომცხვარი, რბილი გულით.|Gün doğmadan pişer, içi yumuşacık.|يُخبز قبل الفجر وقلبه طري.|Sübh çağı bişirilir, içi yumşaqdır.',
    ),
  }),
  food('snacks', SNACKS, {
    category: 'biscuits',
    price: [1, 11],
    weight: 1.3,
    kinds: kinds([
      'butter biscuits|კარაქიანი ორცხობილა|tereyağlı bisküvi|بسكويت بالزبدة|kərəli peçenye',
      'oat biscuits|შვრიის ორცხობილა|yulaflı bisküvi|بسكويت شوفان|yulaflı peçenye',
      'chocolate biscuits|შოკოლადიანი ორცხობილა|çikolatalı bisküvi|بسكويت شوكولاتة|şokoladlı peçenye',
      'cardamom rusks',
      'cream sandwich biscuits',
      'digestive biscuits',
      'cumin biscuits',
    ]),
    facts: [weights('100 g', '200 g', '350 g')],
    stories: phrases(
      'Crisp to the last one in the packet.|შეკვრის ბოლო ცალამდე ხრაშუნა.|Paketteki son bisküviye kadar çıtır.|مقرمش حتى آخر قطعة.|Paketdəki sonuncuya qədər xırtıldayır.',
    ),
  }),
  food('snacks', ['Mithora', 'Cocoa Lane', 'Nutbarn'], {
    category: 'chocolate',
    price: [2, 19],
    kinds: kinds([
      'milk chocolate|რძიანი შოკოლადი|sütlü çikolata|شوكولاتة بالحليب|südlü şokolad',
      'dark chocolate|შავი შოკოლადი|bitter çikolata|شوكولاتة داكنة|acı şokolad',
      'hazelnut chocolate|თხილიანი შოკოლადი|fındıklı çikolata|شوكولاتة بالبندق|fındıqlı şokolad',
      'chocolate-coated almonds',
      'wafer bar',
    ]),
    facts: [weights('50 g', '90 g', '200 g')],
    stories: phrases(
      'Melts slowly and is rarely shared.|ნელა დნება და იშვიათად იყოფა.|Ağır ağır erir, nadiren paylaşılır.|تذوب ببطء وقلّما تُتقاسم.|Asta-asta əriyir, nadir hallarda bölüşülür.',
    ),
  }),
  food('snacks', SNACKS, {
    category: 'chips',
    price: [2, 9],
    kinds: kinds([
      'salted potato chips|კარტოფილის ჩიფსი მარილით|tuzlu patates cipsi|رقائق بطاطس مملّحة|duzlu kartof çipsi',
      'paprika potato chips|კარტოფილის ჩიფსი პაპრიკით|baharatlı patates cipsi|رقائق بطاطس بالبابريكا|paprikalı kartof çipsi',
      'corn chips|სიმინდის ჩიფსი|mısır cipsi|رقائق ذرة|qarğıdalı çipsi',
      'masala chips',
      'banana chips',
      'nimko mix',
    ]),
    facts: [weights('60 g', '120 g', '200 g')],
    stories: phrases(
      'Thin, crunchy, and gone before the film begins.|თხელი, ხრაშუნა და ფილმის დაწყებამდე თავდება.|İnce, çıtır; film başlamadan biter.|رقيقة مقرمشة تنتهي قبل أن يبدأ الفيلم.|Nazik, xırtıldayan, film başlamadan bitir.',
    ),
  }),
  food('drinks', DRINKS, {
    category: 'juice',
    price: [3, 13],
    kinds: kinds([
      'orange juice|ფორთოხლის წვენი|portakal suyu|عصير برتقال|portağal şirəsi',
      'apple juice|ვაშლის წვენი|elma suyu|عصير تفاح|alma şirəsi',
      'pomegranate juice|ბროწეულის წვენი|nar suyu|عصير رمان|nar şirəsi',
      'mango nectar',
      'guava juice',
    ]),
    facts: [volumes('200 ml', '1 l', '2 l')],
    stories: phrases(
      'Pressed from whole fruit with no sugar added.|მთლიანი ხილისგან დაწურული, შაქრის დამატების გარეშე.|Bütün meyveden sıkılır, şeker katılmaz.|معصور من ثمار كاملة بلا سكر مضاف.|Bütöv meyvədən sıxılıb, şəkər qatılmayıb.',
    ),
  }),
  food('drinks', DRINKS, {
    category: 'soft-drink',
    price: [1, 8],
    weight: 0.9,
    kinds: kinds([
      'cola|კოლა|kola|كولا|kola',
      'lemonade|ლიმონათი|limonata|ليموناضة|limonad',
      'tarragon lemonade|ტარხუნის ლიმონათი|tarhunlu gazoz|مشروب غازي بالطرخون|tərxunlu limonad',
      'ginger ale',
      'rose sherbet',
    ]),
    facts: [volumes('330 ml', '500 ml', '1.5 l')],
    stories: phrases(
      'Best very cold, with a slice of lemon.|ყველაზე გემრიელია ცივი, ლიმონის ნაჭრით.|En güzeli buz gibi, bir dilim limonla.|الأفضل باردًا مع شريحة ليمون.|Ən yaxşısı buz kimi, bir dilim limonla.',
    ),
  }),
  food('drinks', ['Spring Hollow', 'Aqua Lari', 'Sunpress'], {
    category: 'water',
    price: [1, 7],
    weight: 0.7,
    kinds: kinds([
      'still mineral water|უგაზო მინერალური წყალი|doğal kaynak suyu|مياه معدنية|qazsız mineral su',
      'sparkling mineral water|გაზიანი მინერალური წყალი|maden suyu|مياه معدنية غازية|qazlı mineral su',
    ]),
    facts: [volumes('500 ml', '1.5 l', '5 l')],
    stories: phrases(
      'From a deep spring, bottled where it rises.|ღრმა წყაროდან, ადგილზევე ჩამოსხმული.|Derin kaynaktan, çıktığı yerde şişelenir.|من نبع عميق يُعبّأ في مكانه.|Dərin bulaqdan, çıxdığı yerdə qablaşdırılıb.',
    ),
  }),
  food('fresh', FRESH, {
    category: 'fruit',
    price: [3, 19],
    weight: 1.2,
    kinds: kinds([
      'red apples|წითელი ვაშლი|kırmızı elma|تفاح أحمر|qırmızı alma',
      'bananas|ბანანი|muz|موز|banan',
      'oranges|ფორთოხალი|portakal|برتقال|portağal',
      'Alphonso mangoes',
      'pomegranates',
      'green grapes',
      'guavas',
    ]),
    facts: [weights('500 g', '1 kg', '2 kg')],
    stories: phrases(
      'Ripe, sorted by hand, and ready for the bowl.|მწიფე და ხელით გადარჩეული.|Olgun ve elle seçilmiş.|ناضجة ومنتقاة باليد.|Yetişmiş və əllə seçilmiş.',
    ),
  }),
  food('fresh', FRESH, {
    category: 'vegetables',
    price: [2, 12],
    weight: 1.2,
    kinds: kinds([
      'tomatoes|პომიდორი|domates|طماطم|pomidor',
      'cucumbers|კიტრი|salatalık|خيار|xiyar',
      'potatoes|კარტოფილი|patates|بطاطس|kartof',
      'red onions',
      'okra',
      'green chillies',
      'spinach',
    ]),
    facts: [weights('500 g', '1 kg', '2 kg')],
    stories: phrases(
      'Picked this morning.|დღეს დილით დაკრეფილი.|Bu sabah toplandı.|قُطفت هذا الصباح.|Bu səhər yığılıb.',
    ),
  }),
  food('fresh', FRESH, {
    category: 'chicken',
    price: [8, 36],
    weight: 0.9,
    kinds: kinds([
      'chicken breast|ქათმის ფილე|tavuk göğsü|صدور دجاج|toyuq filesi',
      'whole chicken|მთელი ქათამი|bütün tavuk|دجاجة كاملة|bütöv toyuq',
      'chicken drumsticks|ქათმის ბარკალი|tavuk but|أفخاذ دجاج|toyuq budu',
      'chicken mince',
      'curry-cut chicken',
    ]),
    facts: [weights('500 g', '1 kg')],
    stories: phrases(
      'Chilled and never frozen.|გაცივებული და არა გაყინული.|Soğutulmuş, hiç dondurulmamış.|مبرّد لم يُجمّد قط.|Soyudulub, dondurulmayıb.',
    ),
  }),
  food('frozen', ['Frostbell', 'Tiffin Treats'], {
    category: 'frozen-food',
    price: [5, 26],
    kinds: kinds([
      'frozen peas|გაყინული ბარდა|dondurulmuş bezelye|بازلاء مجمّدة|dondurulmuş yaşıl noxud',
      'frozen dumplings|გაყინული ხინკალი|dondurulmuş mantı|دامبلينغ مجمّد|dondurulmuş düşbərə',
      'frozen pizza|გაყინული პიცა|dondurulmuş pizza|بيتزا مجمّدة|dondurulmuş pizza',
      'vegetable samosas',
      'seekh kebabs',
      'chicken nuggets',
    ]),
    facts: [weights('300 g', '450 g', '900 g')],
    stories: phrases(
      'From freezer to table in twelve minutes.|საყინულიდან სუფრამდე თორმეტ წუთში.|Dondurucudan sofraya on iki dakikada.|من المجمّد إلى المائدة في اثنتي عشرة دقيقة.|Dondurucudan süfrəyə on iki dəqiqəyə.',
    ),
  }),
  food('pantry', ['Mirchi Lane', 'Savera', 'Golden Furrow'], {
    category: 'sauce',
    price: [3, 16],
    kinds: kinds([
      'tomato ketchup|კეტჩუპი|ketçap|كاتشب|ketçup',
      'plum sauce|ტყემალი|erik sosu|صلصة برقوق|alça sousu',
      'mayonnaise|მაიონეზი|mayonez|مايونيز|mayonez',
      'chilli garlic sauce',
      'mint chutney',
      'mango pickle',
    ]),
    facts: [weights('250 g', '350 g', '500 g')],
    stories: phrases(
      'Just enough spice to ask for a little more.|ზომიერად ცხარე, კიდევ რომ მოგინდეთ.|Biraz daha istetecek kadar baharatlı.|بنكهة تجعلك تطلب المزيد.|Bir az da istədəcək qədər ədviyyatlı.',
    ),
  }),
  food('pantry', ['Hivewell', 'Meadowbell'], {
    category: 'honey',
    price: [9, 48],
    weight: 0.7,
    kinds: kinds([
      'wildflower honey|ყვავილის თაფლი|çiçek balı|عسل أزهار|çiçək balı',
      'chestnut honey|წაბლის თაფლი|kestane balı|عسل كستناء|şabalıd balı',
      'acacia honey|აკაციის თაფლი|akasya balı|عسل أكاسيا|akasiya balı',
    ]),
    facts: [weights('250 g', '500 g', '1 kg')],
    stories: phrases(
      'Raw, unheated, and sealed by the beekeeper.|ნატურალური, გაუცხელებელი, მეფუტკრის ხელით დალუქული.|Ham, ısıtılmamış, arıcının kapattığı kavanozda.|خام غير مسخّن ختمه النحّال بيده.|Təbii, qızdırılmamış, arıçı tərəfindən bağlanıb.',
    ),
  }),
  food('pantry', ['Nutbarn', 'Golden Furrow'], {
    category: 'cereal',
    price: [4, 21],
    kinds: kinds([
      'corn flakes|სიმინდის ფანტელი|mısır gevreği|رقائق ذرة للفطور|qarğıdalı lopası',
      'rolled oats|შვრიის ფანტელი|yulaf ezmesi|شوفان|yulaf lopası',
      'fruit muesli|მიუსლი ხილით|meyveli müsli|موسلي بالفواكه|meyvəli müsli',
      'chocolate cereal',
      'wheat porridge',
    ]),
    facts: [weights('250 g', '375 g', '750 g')],
    stories: phrases(
      'A quick breakfast that lasts until lunch.|სწრაფი საუზმე, რომელიც სადილამდე გყოფნით.|Öğlene kadar tok tutan hızlı kahvaltı.|فطور سريع يكفي حتى الغداء.|Günortaya qədər tox saxlayan tez səhər yeməyi.',
    ),
  }),
  food('household', HOUSE, {
    category: 'detergent',
    price: [7, 52],
    weight: 1.1,
    kinds: kinds([
      'washing powder|სარეცხი ფხვნილი|çamaşır deterjanı|مسحوق غسيل|yuyucu toz',
      'washing powder for colours|სარეცხი ფხვნილი ფერადი ქსოვილისთვის|renkliler için çamaşır deterjanı|مسحوق غسيل للملابس الملوّنة|rəngli paltarlar üçün yuyucu toz',
      'gentle washing powder for wool',
      'hand-wash powder',
    ]),
    facts: [weights('1 kg', '3 kg', '5 kg')],
    stories: phrases(
      'Takes out stains at thirty degrees and smells of fresh air.|ლაქებს ოცდაათ გრადუსზეც აშორებს და სისუფთავის სურნელს ტოვებს.|Otuz derecede leke çıkarır, temiz hava kokar.|يزيل البقع على ثلاثين درجة برائحة الهواء النقي.|Otuz dərəcədə ləkəni çıxarır, təmiz hava qoxuyur.',
    ),
  }),
  food('household', HOUSE, {
    category: 'dishwashing-liquid',
    price: [3, 17],
    weight: 0.8,
    kinds: kinds([
      'lemon dishwashing liquid|ჭურჭლის სარეცხი სითხე ლიმონით|limonlu bulaşık deterjanı|سائل جلي بالليمون|limonlu qabyuyan maye',
      'aloe dishwashing liquid|ჭურჭლის სარეცხი სითხე ალოეთი|aloe veralı bulaşık deterjanı|سائل جلي بالصبّار|aloeli qabyuyan maye',
      'dishwashing liquid refill',
    ]),
    facts: [volumes('500 ml', '1 l', '5 l')],
    stories: phrases(
      'A few drops cut the grease, and hands stay soft.|რამდენიმე წვეთი ცხიმს აშორებს, ხელი კი რბილი რჩება.|Birkaç damla yağı söker, eller yumuşak kalır.|بضع قطرات تزيل الدهون وتبقى اليدان ناعمتين.|Bir neçə damcı yağı təmizləyir, əllər yumşaq qalır.',
    ),
  }),
  food('household', ['Softleaf', 'Claralin'], {
    category: 'toilet-paper',
    price: [3, 27],
    weight: 0.7,
    attributes: { material: 'paper' },
    kinds: kinds([
      'three-ply toilet paper|ტუალეტის სამფენიანი ქაღალდი|üç katlı tuvalet kâğıdı|ورق تواليت ثلاثي الطبقات|üçqatlı tualet kağızı',
      'recycled toilet paper|ტუალეტის გადამუშავებული ქაღალდი|geri dönüştürülmüş tuvalet kâğıdı|ورق تواليت معاد التدوير|təkrar emal olunmuş tualet kağızı',
    ]),
    facts: [measure('pieces', 'pcs', [12, 16, 24, 32], more)],
    stories: phrases(
      'Soft and strong, and it unrolls without tearing.|რბილი და მტკიცე, არ იხევა.|Yumuşak ve dayanıklı, yırtılmaz.|ناعم ومتين ولا يتمزّق.|Yumşaq və möhkəm, cırılmır.',
    ),
  }),
];

export const GROCERIES: Catalogue = {
  brands: [...PANTRY, 'Green Pail', 'Subah Fresh', 'Chaiveda', 'Claralin', 'Meadowbell'],
  models: [],
  closers: phrases(
    'Keep it in a dry, cool place.|შეინახეთ მშრალ, გრილ ადგილას.|Serin ve kuru yerde saklayın.|يُحفظ في مكان جاف وبارد.|Quru, sərin yerdə saxlayın.',
    'A favourite of our regular customers.|ჩვენი მუდმივი მყიდველების რჩეული.|Müdavimlerimizin gözdesi.|من مفضّلات زبائننا الدائمين.|Daimi müştərilərimizin sevimlisi.',
  ),
  families,
};
