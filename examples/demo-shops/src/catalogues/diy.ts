/** Tools, paint, tiles and garden: the shelves of `buildy`. */
import type { Color } from '../vocabulary.ts';
import { type Catalogue, type Family, kinds, measure, oneOf, phrases } from './catalogue.ts';

const TOOL: readonly Color[] = ['red', 'yellow', 'green', 'blue', 'orange', 'black'];
const WALL: readonly Color[] = ['white', 'cream', 'beige', 'grey', 'green', 'blue', 'yellow', 'pink', 'orange', 'navy'];
const METAL: readonly Color[] = ['silver', 'black', 'gold', 'white'];
const more = { inTitle: true, raisesPrice: true } as const;
const sized = (...rows: readonly string[]) =>
  oneOf(
    'dimensions',
    rows.map((row) => `${row} cm|${row} სმ|${row} cm|${row} سم|${row} sm`),
    more,
  );

const POWER = ['Ferrobit', 'Tornado Werk', 'Bohrmann', 'Kverna'];
const HAND = ['Kverna', 'Anvil & Sons', 'Ferrobit', 'Usta'];
const HOME = ['Calda', 'Santerra', 'Aquaro', 'Lucera'];

const tool = (family: Omit<Family, 'shelf' | 'title'>): Family => ({
  shelf: 'tools',
  title: 'model',
  brands: POWER,
  colors: TOOL,
  ...family,
});
const hand = (family: Omit<Family, 'shelf' | 'title'>): Family => ({
  shelf: 'hand-tools',
  title: 'branded',
  brands: HAND,
  attributes: { material: 'steel' },
  ...family,
});
const finish = (family: Omit<Family, 'shelf' | 'title'>): Family => ({
  shelf: 'finishing',
  title: 'styled',
  ...family,
});

const families: readonly Family[] = [
  tool({
    category: 'drill',
    price: [99, 590],
    weight: 1.8,
    staples: [{ kind: 0 }, { kind: 1 }],
    kinds: kinds([
      'cordless drill|აკუმულატორიანი დრელი|akülü matkap|مثقاب لاسلكي|akkumulyatorlu drel',
      'hammer drill|დარტყმითი დრელი|darbeli matkap|مثقاب بالطرق|zərbəli drel',
      'rotary hammer|პერფორატორი|kırıcı delici|مطرقة دوّارة|perforator',
    ]),
    facts: [measure('voltage', 'V', [12, 18, 20], more)],
    stories: phrases(
      'Two speeds, a lamp at the tip and a chuck that needs no key.|ორი სიჩქარე, ნათურა წვერთან და უგასაღებო ვაზნა.|İki hız, uçta lamba ve anahtarsız mandren.|سرعتان ومصباح عند الرأس وظرف بلا مفتاح.|İki sürət, ucunda lampa və açarsız patron.',
    ),
  }),
  hand({
    category: 'screwdriver',
    price: [7, 79],
    colors: TOOL,
    kinds: kinds([
      'Phillips screwdriver|ჯვარედინი სახრახნისი|yıldız tornavida|مفك صليبي|xaçvari vintaçan',
      'flat screwdriver|ბრტყელი სახრახნისი|düz tornavida|مفك مسطّح|düz vintaçan',
      'screwdriver set|სახრახნისების ნაკრები|tornavida seti|طقم مفكات|vintaçan dəsti',
    ]),
    facts: [measure('length', 'mm', [75, 100, 150], { inTitle: true })],
    stories: phrases(
      'A magnetic tip and a grip that does not slip.|მაგნიტური წვერი და სახელური, რომელიც ხელში არ სრიალებს.|Manyetik uç ve kaymayan sap.|رأس مغناطيسي ومقبض لا ينزلق.|Maqnit uc və sürüşməyən dəstək.',
    ),
  }),
  hand({
    category: 'hammer',
    price: [15, 89],
    kinds: kinds([
      'claw hammer|ჩაქუჩი ლურსმანსაძრობით|çekiç|مطرقة مخلبية|dırnaqlı çəkic',
      'rubber mallet|რეზინის ჩაქუჩი|lastik tokmak|مطرقة مطاطية|rezin çəkic',
      'sledgehammer|ურო|balyoz|مطرقة ثقيلة|gürz',
    ]),
    facts: [measure('weight', 'g', [300, 500, 800, 1000], more)],
    stories: phrases(
      'Balanced so that the head does the work.|ისეა დაბალანსებული, რომ თავი თვითონ მუშაობს.|Dengesi sayesinde işi başı görür.|متوازنة بحيث يقوم الرأس بالعمل.|Elə tarazlanıb ki, işi başı görür.',
    ),
  }),
  hand({
    category: 'saw',
    price: [19, 99],
    kinds: kinds([
      'hand saw|ხელის ხერხი|el testeresi|منشار يدوي|əl mişarı',
      'hacksaw|ხერხი ლითონისთვის|demir testeresi|منشار معادن|metal mişarı',
      'pruning saw|ბაღის ხერხი|budama testeresi|منشار تقليم|bağ mişarı',
    ]),
    facts: [measure('length', 'mm', [300, 400, 500], { inTitle: true })],
    stories: phrases(
      'Hardened teeth that cut on both strokes.|ნაწრთობი კბილები ორივე სვლაზე ჭრის.|Sertleştirilmiş dişler her iki yönde keser.|أسنان مقسّاة تقطع في الاتجاهين.|Bərkidilmiş dişlər hər iki istiqamətdə kəsir.',
    ),
  }),
  tool({
    category: 'angle-grinder',
    price: [89, 390],
    kinds: kinds([
      'angle grinder|კუთხსახეხი|taşlama makinesi|جلّاخة زاوية|bucaq cilalama maşını',
      'cordless angle grinder|აკუმულატორიანი კუთხსახეხი|akülü taşlama makinesi|جلّاخة زاوية لاسلكية|akkumulyatorlu bucaq cilalama maşını',
    ]),
    facts: [
      measure('diameter', 'mm', [115, 125, 230], { inTitle: true }),
      measure('power', 'W', [750, 1100, 2200], { raisesPrice: true }),
    ],
    stories: phrases(
      'A soft start, a second handle and a guard that turns without a key.|რბილი გაშვება, მეორე სახელური და დამცავი გარსი.|Yumuşak kalkış, ikinci sap ve ayarlı muhafaza.|بدء تشغيل ناعم ومقبض ثانٍ وواقٍ قابل للضبط.|Yumşaq işə düşmə, ikinci dəstək və qoruyucu örtük.',
    ),
  }),
  hand({
    category: 'wrench-set',
    price: [39, 290],
    kinds: kinds([
      'combination wrench set|კომბინირებული გასაღებების ნაკრები|kombine anahtar takımı|طقم مفاتيح ربط|kombinə açar dəsti',
      'socket wrench set|თავაკების ნაკრები|lokma takımı|طقم مفاتيح لقم|başlıqlı açar dəsti',
    ]),
    facts: [measure('pieces', 'pcs', [12, 46, 94], more)],
    stories: phrases(
      'Every size in its own place, so you see what is missing.|ყველა ზომას თავისი ადგილი აქვს და დანაკლისს მაშინვე შეამჩნევთ.|Her ölçünün yeri belli, eksik hemen görünür.|لكل مقاس مكانه فترى الناقص فورًا.|Hər ölçünün öz yeri var, çatmayan dərhal görünür.',
    ),
  }),
  {
    category: 'tool-box',
    shelf: 'storage',
    title: 'branded',
    brands: HAND,
    price: [29, 290],
    colors: ['black', 'red', 'yellow', 'blue'],
    materials: ['plastic', 'steel'],
    kinds: kinds([
      'tool box|ხელსაწყოების ყუთი|alet çantası|صندوق عدّة|alət qutusu',
      'rolling tool box|გორგოლაჭიანი ხელსაწყოების ყუთი|tekerlekli alet çantası|صندوق عدّة بعجلات|təkərli alət qutusu',
    ]),
    facts: [sized('40 × 20 × 18', '50 × 26 × 25', '58 × 38 × 60')],
    stories: phrases(
      'Strong hinges, a lock, and trays that lift out.|მტკიცე ანჯამები, საკეტი და ამოსაღები უჯრები.|Sağlam menteşe, kilit ve çıkan gözler.|مفصلات متينة وقفل وأدراج تُرفع.|Möhkəm həncama, kilid və çıxan gözlər.',
    ),
  },
  {
    category: 'ladder',
    shelf: 'storage',
    title: 'branded',
    brands: HAND,
    price: [69, 490],
    materials: ['aluminium', 'steel', 'wood'],
    kinds: kinds([
      'step ladder|დასადგამი კიბე|ev tipi merdiven|سلّم منزلي|ev nərdivanı',
      'extension ladder|გასაშლელი კიბე|sürgülü merdiven|سلّم قابل للتمديد|açılan nərdivan',
      'folding ladder|დასაკეცი კიბე|katlanır merdiven|سلّم قابل للطي|qatlanan nərdivan',
    ]),
    facts: [
      oneOf(
        'height',
        ['1.2 m|1.2 მ|1,2 m|1.2 م|1.2 m', '2.4 m|2.4 მ|2,4 m|2.4 م|2.4 m', '3.6 m|3.6 მ|3,6 m|3.6 م|3.6 m'],
        more,
      ),
    ],
    stories: phrases(
      'Wide steps and rubber feet that stay put.|განიერი საფეხურები და რეზინის ფეხები, რომლებიც არ სრიალებს.|Geniş basamaklar ve kaymayan kauçuk ayaklar.|درجات عريضة وأرجل مطاطية ثابتة.|Enli pillələr və sürüşməyən rezin ayaqlar.',
    ),
  },
  {
    category: 'paint',
    shelf: 'finishing',
    title: 'branded',
    brands: ['Colora', 'Tbilux', 'Veranda Paints'],
    price: [19, 189],
    weight: 2,
    colors: WALL,
    staples: [
      { kind: 0, color: 'white' },
      { kind: 0, color: 'grey' },
    ],
    kinds: kinds([
      'matt wall paint|კედლის მქრქალი საღებავი|mat duvar boyası|دهان جدران مطفأ|mat divar boyası',
      'washable wall paint|კედლის რეცხვადი საღებავი|silinebilir duvar boyası|دهان جدران قابل للغسل|yuyulan divar boyası',
      'façade paint|ფასადის საღებავი|dış cephe boyası|دهان واجهات|fasad boyası',
      'wood enamel|ხის ემალი|ahşap boyası|دهان خشب|taxta boyası',
    ]),
    facts: [
      oneOf(
        'volume',
        [
          '1 l|1 ლ|1 L|1 لتر|1 l',
          '2.5 l|2.5 ლ|2,5 L|2.5 لتر|2.5 l',
          '5 l|5 ლ|5 L|5 لتر|5 l',
          '10 l|10 ლ|10 L|10 لتر|10 l',
        ],
        more,
      ),
    ],
    stories: phrases(
      'Covers in two coats and hardly smells.|ორ ფენად ფარავს და თითქმის სუნი არ აქვს.|İki katta kapatır, neredeyse kokusuzdur.|يغطّي بطبقتين وبلا رائحة تقريبًا.|İki qatda örtür, demək olar ki, iysizdir.',
    ),
  },
  {
    category: 'paint-roller',
    shelf: 'finishing',
    title: 'branded',
    brands: ['Colora', 'Kverna', 'Usta'],
    price: [6, 39],
    weight: 0.7,
    kinds: kinds([
      'paint roller|საღებავის ლილვაკი|boya rulosu|رولة دهان|boya vərdənəsi',
      'roller set with tray|ლილვაკის ნაკრები ლანგრით|tekneli rulo seti|طقم رولة مع صينية|tabaqlı vərdənə dəsti',
      'foam roller|ღრუბლის ლილვაკი|sünger rulo|رولة إسفنج|süngər vərdənə',
    ]),
    facts: [measure('length', 'mm', [100, 180, 250], { inTitle: true })],
    stories: phrases(
      'Even coats, few drips, and it washes out.|თანაბარი ფენა, ცოტა წვეთი და ადვილი რეცხვა.|Eşit kat, az damlama, kolay yıkanır.|طبقات متساوية وقطرات قليلة وسهولة في الغسل.|Bərabər qat, az damcı, asan yuyulur.',
    ),
  },
  finish({
    category: 'tiles',
    price: [19, 119],
    weight: 1.6,
    brands: ['Santerra', 'Calda', 'Terrakhan'],
    colors: ['white', 'grey', 'beige', 'green', 'blue', 'black', 'orange'],
    materials: ['ceramic', 'marble'],
    patterns: ['plain', 'plain', 'printed'],
    kinds: kinds([
      'floor tiles|იატაკის ფილა|yer karosu|بلاط أرضيات|döşəmə plitəsi',
      'wall tiles|კედლის ფილა|duvar karosu|بلاط جدران|divar plitəsi',
      'mosaic tiles|მოზაიკა|mozaik karo|بلاط فسيفساء|mozaika',
    ]),
    facts: [sized('20 × 20', '30 × 60', '60 × 60')],
    stories: phrases(
      'Straight edges make thin joints and quick work.|სწორი კიდეები წვრილ ნაკერსა და სწრაფ მუშაობას ნიშნავს.|Düzgün kenar, ince derz, hızlı iş.|حواف مستقيمة تعني فواصل رفيعة وعملًا أسرع.|Düz kənarlar nazik tikiş və sürətli iş deməkdir.',
    ),
  }),
  finish({
    category: 'laminate',
    price: [19, 69],
    brands: ['Parketti', 'Terrakhan'],
    colors: ['brown', 'beige', 'grey', 'cream'],
    materials: ['oak', 'walnut', 'pine'],
    kinds: kinds([
      'laminate flooring|ლამინატი|laminat parke|أرضية لامينيت|laminat',
      'water-resistant laminate|წყალგამძლე ლამინატი|suya dayanıklı laminat parke|أرضية لامينيت مقاومة للماء|suya davamlı laminat',
    ]),
    facts: [
      oneOf('dimensions', [
        '138 × 19 × 0.8 cm|138 × 19 × 0.8 სმ|138 × 19 × 0,8 cm|138 × 19 × 0.8 سم|138 × 19 × 0.8 sm',
        '138 × 24 × 1.2 cm|138 × 24 × 1.2 სმ|138 × 24 × 1,2 cm|138 × 24 × 1.2 سم|138 × 24 × 1.2 sm',
      ]),
    ],
    stories: phrases(
      'Clicks together without glue and forgives chair legs.|უწებოდ იკვრება და სკამის ფეხებსაც უძლებს.|Tutkalsız geçer, sandalye ayağına dayanır.|يُركّب بلا غراء ويتحمّل أرجل الكراسي.|Yapışqansız birləşir, stul ayaqlarına davamlıdır.',
    ),
  }),
  {
    category: 'cement',
    shelf: 'building',
    title: 'branded',
    brands: ['Terrakhan', 'Kavkaz Mix'],
    price: [7, 29],
    weight: 0.8,
    kinds: kinds([
      'Portland cement|პორტლანდცემენტი|Portland çimentosu|إسمنت بورتلاندي|portland sementi',
      'tile adhesive|წებოცემენტი|seramik yapıştırıcısı|لاصق بلاط|plitə yapışqanı',
      'gypsum plaster|თაბაშირის ბათქაში|alçı sıva|جص|gips suvağı',
    ]),
    facts: [measure('weight', 'kg', [5, 25, 40], more)],
    stories: phrases(
      'Mixes without lumps and sets on time.|უკოშტოდ ერევა და დროულად მაგრდება.|Topaksız karışır, zamanında sertleşir.|يُخلط بلا تكتّل ويتصلّب في وقته.|Topasız qarışır, vaxtında bərkiyir.',
    ),
  },
  finish({
    category: 'wallpaper',
    price: [19, 119],
    brands: ['Veranda Paints', 'Papyra'],
    colors: WALL,
    attributes: { material: 'paper' },
    patterns: ['floral', 'striped', 'plain', 'dotted', 'printed'],
    kinds: kinds([
      'wallpaper|შპალერი|duvar kâğıdı|ورق جدران|divar kağızı',
      'washable wallpaper|რეცხვადი შპალერი|silinebilir duvar kâğıdı|ورق جدران قابل للغسل|yuyulan divar kağızı',
      'children’s wallpaper|საბავშვო შპალერი|çocuk odası duvar kâğıdı|ورق جدران للأطفال|uşaq otağı üçün divar kağızı',
    ]),
    facts: [sized('53 × 1005', '106 × 1005')],
    stories: phrases(
      'Hides small cracks and comes off in whole strips.|პატარა ბზარებს ფარავს და მთლიან ზოლებად სცილდება.|Küçük çatlakları gizler, bütün şerit hâlinde sökülür.|يخفي التشققات الصغيرة ويُنزع قطعة واحدة.|Kiçik çatları gizlədir, bütöv zolaqla soyulur.',
    ),
  }),
  finish({
    category: 'faucet',
    price: [59, 390],
    brands: ['Aquaro', 'Calda', 'Santerra'],
    colors: METAL,
    materials: ['brass', 'steel'],
    kinds: kinds([
      'basin faucet|ხელსაბანის ონკანი|lavabo bataryası|خلاط مغسلة|əlüzyuyan kranı',
      'kitchen faucet|სამზარეულოს ონკანი|mutfak bataryası|خلاط مطبخ|mətbəx kranı',
      'bath faucet|აბაზანის ონკანი|banyo bataryası|خلاط حوض استحمام|vanna kranı',
    ]),
    stories: phrases(
      'Turns smoothly, never drips, and saves water.|რბილად ბრუნავს, არ წვეთავს და წყალს ზოგავს.|Yumuşak döner, damlatmaz, su tasarrufu sağlar.|يدور بسلاسة ولا يقطر ويوفّر الماء.|Yumşaq fırlanır, damcılamır, suya qənaət edir.',
    ),
    facts: [measure('height', 'cm', [16, 24, 32])],
  }),
  finish({
    category: 'shower-head',
    price: [29, 290],
    brands: ['Aquaro', 'Calda'],
    colors: METAL,
    materials: ['steel', 'plastic', 'brass'],
    kinds: kinds([
      'rain shower head|წვიმის ეფექტის შხაპის თავი|tepe duşu|رأس دش مطري|yağış effektli duş başlığı',
      'hand shower|ხელის შხაპი|el duşu|دش يدوي|əl duşu',
    ]),
    facts: [measure('diameter', 'cm', [10, 20, 30], { raisesPrice: true })],
    stories: phrases(
      'Soft rain even where the pressure is low.|რბილი წვიმა დაბალი წნევის დროსაც.|Düşük basınçta bile yumuşak yağmur.|مطر ناعم حتى مع ضغط ضعيف.|Zəif təzyiqdə belə yumşaq yağış.',
    ),
  }),
  finish({
    category: 'toilet',
    price: [249, 990],
    weight: 0.7,
    brands: ['Santerra', 'Calda'],
    colors: ['white', 'black', 'grey'],
    attributes: { material: 'ceramic' },
    kinds: kinds([
      'wall-hung toilet|საკიდი უნიტაზი|asma klozet|مرحاض معلّق|asma unitaz',
      'floor-standing toilet|იატაკზე დასადგამი უნიტაზი|yere montajlı klozet|مرحاض أرضي|döşəmə unitazı',
      'rimless toilet|უნიტაზი შიდა კიდის გარეშე|kanalsız klozet|مرحاض بلا حافة|daxili kənarsız unitaz',
    ]),
    facts: [sized('52 × 36 × 35', '66 × 37 × 80')],
    stories: phrases(
      'A quiet flush, and a seat that lowers itself.|ჩუმი ჩარეცხვა და რბილად დასაშვები თავსახური.|Sessiz sifon ve yavaş kapanan kapak.|شطف هادئ وغطاء ينزل وحده.|Səssiz yuma və asta enən qapaq.',
    ),
  }),
  {
    category: 'light-bulb',
    shelf: 'electrical',
    title: 'branded',
    brands: ['Lucera', 'Voltavia', 'Bright Row'],
    price: [3, 39],
    attributes: { material: 'glass' },
    colors: ['white', 'yellow'],
    kinds: kinds([
      'LED light bulb|LED ნათურა|LED ampul|لمبة LED|LED lampa',
      'filament light bulb|ფილამენტური ნათურა|rustik ampul|لمبة فتيل|filament lampa',
      'smart light bulb|სმარტ ნათურა|akıllı ampul|لمبة ذكية|smart lampa',
    ]),
    facts: [oneOf('socket_type', ['E14', 'E27', 'GU10'], { inTitle: true }), measure('power', 'W', [5, 9, 15], more)],
    stories: phrases(
      'Lights at once and lasts for fifteen years.|მაშინვე ინთება და თხუთმეტ წელიწადს ძლებს.|Hemen yanar, on beş yıl dayanır.|تضيء فورًا وتدوم خمسة عشر عامًا.|Dərhal yanır, on beş il davam gətirir.',
    ),
  },
  {
    category: 'socket',
    shelf: 'electrical',
    title: 'branded',
    brands: ['Lucera', 'Voltavia'],
    price: [5, 49],
    weight: 0.8,
    colors: ['white', 'black', 'silver', 'cream'],
    attributes: { material: 'plastic' },
    kinds: kinds([
      'wall socket|როზეტი|priz|مقبس جداري|rozetka',
      'double wall socket|ორმაგი როზეტი|ikili priz|مقبس جداري مزدوج|ikili rozetka',
      'USB wall socket|USB როზეტი|USB’li priz|مقبس جداري مع USB|USB rozetka',
    ]),
    stories: phrases(
      'Child-safe shutters and screws that hold the wire.|დაცულია ბავშვებისგან და სადენს მტკიცედ იჭერს.|Çocuk korumalı, kabloyu sıkı tutar.|محمي للأطفال ويمسك السلك جيدًا.|Uşaqlardan qorunur, naqili möhkəm tutur.',
    ),
    facts: [measure('voltage', 'V', [230])],
  },
  {
    category: 'cable',
    shelf: 'electrical',
    title: 'branded',
    brands: ['Voltavia', 'Lucera'],
    price: [9, 190],
    weight: 0.8,
    colors: ['white', 'black', 'orange'],
    kinds: kinds([
      'extension cable|დამაგრძელებელი|uzatma kablosu|سلك تمديد|uzadıcı kabel',
      'copper cable|სპილენძის კაბელი|bakır kablo|كابل نحاسي|mis kabel',
      'network cable|ქსელის კაბელი|ağ kablosu|كابل شبكة|şəbəkə kabeli',
    ]),
    facts: [measure('length', 'm', [3, 5, 10, 25], more)],
    stories: phrases(
      'Flexible in the cold and marked along its length.|სიცივეშიც მოქნილია და სიგრძეზე დანიშნული.|Soğukta esnek, boyunca işaretli.|مرن في البرد ومعلّم على طوله.|Soyuqda da elastikdir, uzunu boyu işarələnib.',
    ),
  },
  hand({
    category: 'screws',
    price: [4, 39],
    weight: 0.8,
    kinds: kinds([
      'wood screws|ხრახნები ხისთვის|ağaç vidası|براغي للخشب|taxta üçün vintlər',
      'drywall screws|ხრახნები თაბაშირმუყაოსთვის|alçıpan vidası|براغي لألواح الجبس|gipskarton üçün vintlər',
      'screw assortment|ხრახნების ნაკრები|vida seti|تشكيلة براغي|vint dəsti',
    ]),
    facts: [measure('pieces', 'pcs', [50, 100, 500], more)],
    stories: phrases(
      'Sharp points that start without a pilot hole.|ბასრი წვერი წინასწარ გაბურღვას არ საჭიროებს.|Sivri uç, ön delik istemez.|رؤوس حادّة لا تحتاج ثقبًا مسبقًا.|İti uc əvvəlcədən deşik tələb etmir.',
    ),
  }),
  finish({
    category: 'door-handle',
    price: [15, 129],
    brands: ['Anvil & Sons', 'Santerra'],
    colors: METAL,
    materials: ['brass', 'steel', 'aluminium'],
    kinds: kinds([
      'door handle|კარის სახელური|kapı kolu|مقبض باب|qapı dəstəyi',
      'knob door handle|კარის მრგვალი სახელური|topuz kapı kolu|مقبض باب دائري|dəyirmi qapı dəstəyi',
      'door handle with lock|კარის სახელური საკეტით|kilitli kapı kolu|مقبض باب بقفل|kilidli qapı dəstəyi',
    ]),
    facts: [measure('length', 'mm', [110, 130, 150])],
    stories: phrases(
      'Solid in the hand, silent at night.|ხელში მყარი, ღამით უხმო.|Elde sağlam, gece sessiz.|متين في اليد وصامت في الليل.|Əldə möhkəm, gecə səssiz.',
    ),
  }),
  tool({
    category: 'lawn-mower',
    price: [249, 1490],
    weight: 0.8,
    colors: ['green', 'red', 'orange', 'black'],
    kinds: kinds([
      'cordless lawn mower|აკუმულატორიანი გაზონის საკრეჭი|akülü çim biçme makinesi|جزازة عشب لاسلكية|akkumulyatorlu otbiçən',
      'petrol lawn mower|ბენზინის გაზონის საკრეჭი|benzinli çim biçme makinesi|جزازة عشب تعمل بالبنزين|benzinli otbiçən',
      'robot lawn mower|გაზონის საკრეჭი რობოტი|robot çim biçme makinesi|جزازة عشب روبوت|robot otbiçən',
    ]),
    facts: [
      oneOf(
        'coverage',
        [
          '300 m²|300 მ²|300 m²|300 م²|300 m²',
          '600 m²|600 მ²|600 m²|600 م²|600 m²',
          '1200 m²|1200 მ²|1200 m²|1200 م²|1200 m²',
        ],
        more,
      ),
    ],
    stories: phrases(
      'Cuts to the edge and folds away for the winter.|კიდემდე კრეჭს და ზამთრისთვის იკეცება.|Kenara kadar biçer, kışın katlanır.|تقصّ حتى الحافة وتُطوى في الشتاء.|Kənara qədər biçir, qışda qatlanır.',
    ),
  }),
  {
    category: 'garden-hose',
    shelf: 'garden',
    title: 'branded',
    brands: ['Aquaro', 'Bagheli'],
    price: [19, 190],
    weight: 0.8,
    colors: ['green', 'yellow', 'orange', 'blue'],
    materials: ['rubber', 'plastic'],
    kinds: kinds([
      'garden hose|ბაღის შლანგი|bahçe hortumu|خرطوم حديقة|bağ şlanqı',
      'expandable hose|გაჭიმვადი შლანგი|genişleyen hortum|خرطوم قابل للتمدّد|uzanan şlanq',
    ]),
    facts: [measure('length', 'm', [10, 15, 25, 50], more)],
    stories: phrases(
      'Does not kink and survives a summer in the sun.|არ იკეცება და მზეზე მთელ ზაფხულს უძლებს.|Kırılmaz, bütün yaz güneşe dayanır.|لا ينثني ويتحمّل صيفًا كاملًا في الشمس.|Qatlanmır, bütün yay günəşə davam gətirir.',
    ),
  },
  {
    category: 'work-gloves',
    shelf: 'safety',
    title: 'branded',
    brands: ['Usta', 'Anvil & Sons', 'Bagheli'],
    price: [5, 45],
    weight: 0.8,
    colors: ['grey', 'yellow', 'orange', 'black'],
    materials: ['leather', 'cotton', 'rubber'],
    kinds: kinds([
      'work gloves|სამუშაო ხელთათმანი|iş eldiveni|قفازات عمل|iş əlcəyi',
      'garden gloves|ბაღის ხელთათმანი|bahçe eldiveni|قفازات حديقة|bağ əlcəyi',
      'cut-resistant gloves|ჭრისგან დამცავი ხელთათმანი|kesilmeye dayanıklı eldiven|قفازات مقاومة للقطع|kəsilməyə davamlı əlcək',
    ]),
    attributes: { size: ['m', 'l', 'xl'] },
    stories: phrases(
      'Protects the palm and leaves the fingertips free.|ხელისგულს იცავს და თითებს მოძრაობას უნარჩუნებს.|Avucu korur, parmak uçlarını serbest bırakır.|تحمي الكف وتترك أطراف الأصابع حرّة.|Ovucu qoruyur, barmaqları sərbəst saxlayır.',
    ),
  },
];

export const DIY: Catalogue = {
  brands: [...new Set([...POWER, ...HAND, ...HOME])],
  models: ['Pro', 'Max', 'Atlas', 'Titan', 'Bora', 'Grip', 'Rex', 'Volt', 'Storm', 'Core', 'Edge', 'Forge'],
  closers: phrases(
    'Need advice? Our craftsmen answer by phone and chat.|რჩევა გჭირდებათ? ჩვენი ოსტატები ტელეფონითაც გიპასუხებენ და ჩატშიც.|Tavsiye mi gerekiyor? Ustalarımız telefonda ve sohbette yanıtlar.|تحتاج نصيحة؟ خبراؤنا يجيبون بالهاتف والدردشة.|Məsləhət lazımdır? Ustalarımız telefonda və çatda cavab verir.',
    'For the job on Saturday and for the one after it.|შაბათის საქმისთვისაც და მომდევნოსთვისაც.|Cumartesi işi için de bir sonraki için de.|لعمل يوم السبت وللذي بعده.|Şənbə günkü iş üçün də, sonrakı üçün də.',
  ),
  families,
};
