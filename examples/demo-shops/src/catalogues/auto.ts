/** Parts, tyres and car care: the shelves of `tegeta`. Makes and models of cars are plain facts of fit. */
import { type Catalogue, type Family, kinds, measure, oneOf, phrases } from './catalogue.ts';

const CARS = [
  'Toyota Prius',
  'Toyota Corolla',
  'Toyota Camry',
  'Toyota RAV4',
  'Hyundai Elantra',
  'Hyundai Tucson',
  'Kia Sportage',
  'Honda Fit',
  'Honda CR-V',
  'Ford Fusion',
  'Nissan Juke',
  'Subaru Forester',
  'Mazda 6',
  'Volkswagen Golf',
  'Opel Astra',
  'Skoda Octavia',
];
const fits = oneOf('car_model', CARS, { inTitle: true });
const more = { inTitle: true, raisesPrice: true } as const;
const position = oneOf('position', ['front|წინა|ön|أمامي|ön', 'rear|უკანა|arka|خلفي|arxa']);

const BRAKES = ['Korvex', 'Stoppano', 'Ferrion'];
const OILS = ['Lubrano', 'Motorelle', 'Vitol Nord'];
const PARTS = ['Korvex', 'Ferrion', 'Autarra', 'Drivelle', 'Mekano'];
const CARE = ['Glanzer', 'Autarra', 'Purrmobil'];

const FROM_THE_WORKSHOP = phrases(
  'Our mechanics use the same in our own workshop.|ჩვენი ხელოსნები საკუთარ სერვისშიც ამას იყენებენ.|Ustalarımız kendi servisimizde de bunu kullanıyor.|يستخدمه فنّيونا في ورشتنا أيضًا.|Ustalarımız öz servisimizdə də bundan istifadə edir.',
);

const part = (family: Omit<Family, 'shelf' | 'title'>): Family => ({
  shelf: 'parts',
  title: 'branded',
  brands: PARTS,
  ...family,
});

const families: readonly Family[] = [
  {
    category: 'tyre',
    shelf: 'tyres-and-wheels',
    title: 'model',
    price: [99, 590],
    weight: 3,
    brands: ['Nordane', 'Rodavia', 'Gripstone', 'Kaukas Tyres'],
    attributes: { material: 'rubber' },
    kinds: [
      ...kinds(['summer tyre|საზაფხულო საბურავი|yaz lastiği|إطار صيفي|yay şini'], { attributes: { season: 'summer' } }),
      ...kinds(
        [
          'winter tyre|ზამთრის საბურავი|kış lastiği|إطار شتوي|qış şini',
          'studded winter tyre|შიპებიანი ზამთრის საბურავი|çivili kış lastiği|إطار شتوي بمسامير|mismarlı qış şini',
        ],
        { attributes: { season: 'winter' } },
      ),
      ...kinds(['all-season tyre|ოთხი სეზონის საბურავი|dört mevsim lastik|إطار لكل الفصول|dördmövsüm şini'], {
        attributes: { season: ['spring', 'summer', 'autumn', 'winter'] },
      }),
    ],
    facts: [
      oneOf(
        'tyre_size',
        [
          '175/65 R14',
          '185/65 R15',
          '195/65 R15',
          '205/55 R16',
          '215/60 R16',
          '225/45 R17',
          '225/65 R17',
          '235/60 R18',
        ],
        more,
      ),
    ],
    staples: [{ kind: 0 }, { kind: 1 }, { kind: 3 }],
    stories: phrases(
      'Short braking on wet roads and a low hum on the motorway.|სველ გზაზე მოკლე სამუხრუჭე მანძილი და ტრასაზე მცირე ხმაური.|Islak yolda kısa fren mesafesi, otoyolda az ses.|كبح قصير على الطرق المبتلّة وضجيج قليل على الطريق السريع.|Yaş yolda qısa əyləc məsafəsi, magistralda az səs.',
      'A tread that clears water and wears evenly.|პროტექტორი წყალს კარგად აშორებს და თანაბრად ცვდება.|Suyu iyi atan ve eşit aşınan diş yapısı.|نقشة تطرد الماء وتتآكل بالتساوي.|Suyu yaxşı qovan və bərabər yeyilən protektor.',
    ),
  },
  {
    category: 'wheel-rim',
    shelf: 'tyres-and-wheels',
    title: 'model',
    price: [190, 690],
    brands: ['Rodavia', 'Ferrion', 'Vellano'],
    colors: ['silver', 'black', 'grey'],
    materials: ['aluminium', 'steel'],
    kinds: [
      ...kinds(['alloy wheel|მსუბუქი შენადნობის დისკი|alaşım jant|جنط ألمنيوم|yüngül ərintili disk'], {
        materials: ['aluminium'],
      }),
      ...kinds(['steel wheel|შტამპირებული დისკი|sac jant|جنط حديد|ştamplanmış disk'], { materials: ['steel'] }),
    ],
    facts: [
      oneOf(
        'diameter',
        ['15″|15″|15″|15 بوصة|15″', '16″|16″|16″|16 بوصة|16″', '17″|17″|17″|17 بوصة|17″', '18″|18″|18″|18 بوصة|18″'],
        more,
      ),
    ],
    stories: phrases(
      'Balanced at the factory and sealed against winter salt.|ქარხანაში დაბალანსებული და ზამთრის მარილისგან დაცული.|Fabrikada balanslandı, kış tuzuna karşı kaplandı.|موزون في المصنع ومحميّ من ملح الشتاء.|Zavodda balanslanıb, qış duzundan qorunur.',
    ),
  },
  {
    category: 'engine-oil',
    shelf: 'fluids',
    title: 'model',
    price: [29, 219],
    weight: 2,
    brands: OILS,
    kinds: kinds([
      'fully synthetic engine oil|ძრავის სინთეზური ზეთი|tam sentetik motor yağı|زيت محرك صناعي بالكامل|tam sintetik mühərrik yağı',
      'semi-synthetic engine oil|ძრავის ნახევრად სინთეზური ზეთი|yarı sentetik motor yağı|زيت محرك نصف صناعي|yarımsintetik mühərrik yağı',
      'hybrid engine oil|ჰიბრიდის ძრავის ზეთი|hibrit araç motor yağı|زيت محرك للسيارات الهجينة|hibrid avtomobil üçün mühərrik yağı',
    ]),
    facts: [
      oneOf('viscosity', ['0W-20', '5W-30', '5W-40', '10W-40'], { inTitle: true }),
      measure('volume', 'l', [1, 4, 5], more),
    ],
    staples: [{ kind: 0 }, { kind: 2 }],
    stories: phrases(
      'Flows at once on a frosty morning and keeps its film in a traffic jam.|ყინვიან დილას მაშინვე ვრცელდება, საცობში კი დამცავ აპკს ინარჩუნებს.|Soğuk sabahta hemen akar, trafikte film tabakasını korur.|ينساب فورًا في الصباح البارد ويحافظ على طبقته في الزحام.|Şaxtalı səhər dərhal axır, tıxacda qoruyucu təbəqəsini saxlayır.',
    ),
  },
  part({
    category: 'brake-pads',
    price: [39, 189],
    weight: 2,
    brands: BRAKES,
    materials: ['ceramic', 'metal'],
    kinds: [
      ...kinds(['front brake pads|წინა სამუხრუჭე ხუნდები|ön fren balatası|فحمات فرامل أمامية|ön əyləc bəndləri'], {
        attributes: { position: 'front' },
      }),
      ...kinds(['rear brake pads|უკანა სამუხრუჭე ხუნდები|arka fren balatası|فحمات فرامل خلفية|arxa əyləc bəndləri'], {
        attributes: { position: 'rear' },
      }),
    ],
    facts: [fits],
    staples: [{ kind: 0 }],
    stories: phrases(
      'Bites early, brakes quietly and leaves little dust on the rims.|დროულად მოქმედებს, ჩუმად ამუხრუჭებს და დისკებზე ცოტა მტვერს ტოვებს.|Erken tutar, sessiz frenler, jantta az toz bırakır.|تستجيب مبكرًا وتكبح بهدوء وتترك غبارًا قليلًا.|Tez tutur, səssiz əyləyir, diskdə az toz qoyur.',
    ),
  }),
  part({
    category: 'brake-disc',
    price: [69, 290],
    weight: 1.4,
    brands: BRAKES,
    materials: ['steel'],
    kinds: kinds([
      'brake disc|სამუხრუჭე დისკი|fren diski|قرص فرامل|əyləc diski',
      'ventilated brake disc|ვენტილირებადი სამუხრუჭე დისკი|havalandırmalı fren diski|قرص فرامل مهوّى|ventilyasiyalı əyləc diski',
    ]),
    facts: [fits, position],
    stories: phrases(
      'Runs true when hot and resists rust when parked.|გახურებისას არ იღუნება, დგომისას კი არ იჟანგება.|Isınınca eğilmez, beklerken paslanmaz.|لا يعوجّ عند السخونة ولا يصدأ عند الوقوف.|Qızanda əyilmir, dayananda paslanmır.',
    ),
  }),
  part({
    category: 'battery',
    price: [149, 490],
    weight: 1.4,
    brands: ['Ampelia', 'Voltavia', 'Ferrion'],
    kinds: kinds([
      'car battery|ავტომობილის აკუმულატორი|araba aküsü|بطارية سيارة|avtomobil akkumulyatoru',
      'AGM car battery|AGM აკუმულატორი|AGM araba aküsü|بطارية سيارة AGM|AGM akkumulyator',
      'hybrid auxiliary battery|ჰიბრიდის დამხმარე აკუმულატორი|hibrit araç yardımcı aküsü|بطارية مساعدة للسيارات الهجينة|hibrid üçün köməkçi akkumulyator',
    ]),
    facts: [measure('capacity', 'A', [45, 60, 74, 95], more), measure('voltage', 'V', [12])],
    staples: [{ kind: 0 }],
    stories: phrases(
      'Starts at minus twenty, and needs no care for years.|მინუს ოცზეც ქოქავს და წლობით მოვლას არ საჭიროებს.|Eksi yirmide çalıştırır, yıllarca bakım istemez.|تشغّل السيارة عند عشرين تحت الصفر ولا تحتاج صيانة لسنوات.|Mənfi iyirmidə işə salır, illərlə qulluq istəmir.',
    ),
  }),
  part({
    category: 'oil-filter',
    price: [9, 39],
    weight: 1.4,
    kinds: kinds([
      'oil filter|ზეთის ფილტრი|yağ filtresi|فلتر زيت|yağ filtri',
      'oil filter cartridge|ზეთის ფილტრის კარტრიჯი|yağ filtresi kartuşu|خرطوشة فلتر زيت|yağ filtri kartrici',
    ]),
    facts: [fits],
    stories: phrases(
      'Holds back fine metal dust from one service to the next.|ლითონის წვრილ მტვერს მომდევნო სერვისამდე აკავებს.|İnce metal tozunu bir sonraki bakıma kadar tutar.|يحجز غبار المعدن الدقيق حتى الصيانة التالية.|Xırda metal tozunu növbəti servisə qədər saxlayır.',
    ),
  }),
  part({
    category: 'air-filter',
    price: [12, 59],
    weight: 1.3,
    kinds: kinds([
      'engine air filter|ძრავის ჰაერის ფილტრი|motor hava filtresi|فلتر هواء المحرك|mühərrik hava filtri',
      'carbon cabin filter|სალონის ნახშირის ფილტრი|karbonlu polen filtresi|فلتر مقصورة بالكربون|kömürlü salon filtri',
    ]),
    facts: [fits],
    stories: phrases(
      'Keeps dust and pollen where they belong: outside.|მტვერსა და ყვავილის მტვერს გარეთ ტოვებს.|Tozu ve poleni ait olduğu yerde, dışarıda tutar.|يبقي الغبار وحبوب الطلع في الخارج.|Tozu və tozcuqları çöldə saxlayır.',
    ),
  }),
  part({
    category: 'spark-plug',
    price: [8, 49],
    brands: ['Ignitela', 'Voltavia', 'Ferrion'],
    kinds: kinds([
      'iridium spark plug|ირიდიუმის სანთელი|iridyum buji|شمعة إشعال من الإيريديوم|iridium şam',
      'platinum spark plug|პლატინის სანთელი|platin buji|شمعة إشعال من البلاتين|platin şam',
    ]),
    facts: [fits],
    stories: phrases(
      'An even spark for smooth idling and less fuel.|თანაბარი ნაპერწკალი, მშვიდი მუშაობა და ნაკლები საწვავი.|Düzgün kıvılcım, sarsıntısız rölanti, daha az yakıt.|شرارة منتظمة لدوران هادئ ووقود أقل.|Bərabər qığılcım, sakit işləmə, az yanacaq.',
    ),
  }),
  part({
    category: 'wiper-blades',
    price: [15, 79],
    attributes: { material: 'rubber' },
    kinds: kinds([
      'flat wiper blades|უკარკასო საწმენდები|muz silecek|مسّاحات مسطّحة|karkassız şüşəsilən',
      'hybrid wiper blades|ჰიბრიდული საწმენდები|hibrit silecek|مسّاحات هجينة|hibrid şüşəsilən',
      'winter wiper blades|ზამთრის საწმენდები|kışlık silecek|مسّاحات شتوية|qış şüşəsiləni',
    ]),
    facts: [measure('length', 'mm', [400, 500, 600, 650], { inTitle: true })],
    stories: phrases(
      'A clear view in one stroke, without squeaks.|ერთი გასმით სუფთა მინა, ჭრიალის გარეშე.|Tek silişte net görüş, gıcırtı yok.|رؤية صافية بمسحة واحدة ومن دون صرير.|Bir hərəkətlə təmiz şüşə, cırıltısız.',
    ),
  }),
  part({
    category: 'headlight-bulb',
    price: [9, 119],
    brands: ['Lucera', 'Voltavia'],
    colors: ['white', 'yellow', 'blue'],
    kinds: kinds([
      'LED headlight bulb|LED ფარის ნათურა|LED far ampulü|لمبة مصباح أمامي LED|LED fara lampası',
      'halogen headlight bulb|ჰალოგენური ფარის ნათურა|halojen far ampulü|لمبة مصباح أمامي هالوجين|halogen fara lampası',
    ]),
    facts: [oneOf('socket_type', ['H1', 'H4', 'H7', 'H11'], { inTitle: true })],
    stories: phrases(
      'Lights the verge without blinding those who come towards you.|გზისპირს ანათებს და შემხვედრს არ აბრმავებს.|Yol kenarını aydınlatır, karşıdan geleni kamaştırmaz.|تضيء جانب الطريق ولا تبهر القادم نحوك.|Yolun kənarını işıqlandırır, qarşıdan gələni qamaşdırmır.',
    ),
  }),
  part({
    category: 'shock-absorber',
    price: [89, 390],
    weight: 1.2,
    materials: ['steel', 'aluminium'],
    kinds: kinds([
      'gas shock absorber|გაზის ამორტიზატორი|gazlı amortisör|ممتص صدمات غازي|qazlı amortizator',
      'oil shock absorber|ზეთის ამორტიზატორი|yağlı amortisör|ممتص صدمات زيتي|yağlı amortizator',
    ]),
    facts: [fits, position],
    stories: phrases(
      'Takes the potholes out of the road home.|სახლისკენ მიმავალ გზაზე ორმოებს თითქმის ვერ იგრძნობთ.|Eve dönüş yolundaki çukurları hissettirmez.|يخفّف حفر الطريق إلى البيت.|Evə gedən yolda çalaları hiss etdirmir.',
    ),
  }),
  {
    category: 'coolant',
    shelf: 'fluids',
    title: 'branded',
    price: [12, 69],
    brands: OILS,
    colors: ['green', 'red', 'blue', 'pink'],
    kinds: kinds([
      'coolant concentrate|ანტიფრიზის კონცენტრატი|antifriz konsantresi|سائل تبريد مركّز|antifriz konsentratı',
      'ready-mixed coolant|მზა ანტიფრიზი|hazır antifriz|سائل تبريد جاهز|hazır antifriz',
    ]),
    facts: [measure('volume', 'l', ['1', '1.5', '5', '10'], more)],
    stories: phrases(
      'Protects from minus forty to the boiling point.|იცავს მინუს ორმოციდან დუღილის ტემპერატურამდე.|Eksi kırktan kaynama noktasına kadar korur.|يحمي من أربعين تحت الصفر حتى درجة الغليان.|Mənfi qırxdan qaynama nöqtəsinə qədər qoruyur.',
    ),
  },
  {
    category: 'car-shampoo',
    // Shampoo and jacks fit every car.
    closers: FROM_THE_WORKSHOP,
    shelf: 'car-care',
    title: 'branded',
    price: [12, 59],
    brands: CARE,
    kinds: kinds([
      'car shampoo|ავტოშამპუნი|oto şampuanı|شامبو سيارات|avtoşampun',
      'car shampoo with wax|ავტოშამპუნი ცვილით|cilalı oto şampuanı|شامبو سيارات بالشمع|mumlu avtoşampun',
      'snow foam|აქტიური ქაფი|köpük şampuan|رغوة غسيل نشطة|aktiv köpük',
    ]),
    facts: [
      oneOf('volume', ['500 ml|500 მლ|500 ml|500 مل|500 ml', '1 l|1 ლ|1 L|1 لتر|1 l', '5 l|5 ლ|5 L|5 لتر|5 l'], more),
    ],
    stories: phrases(
      'Lifts road film without dulling the paint.|ჭუჭყს აშორებს და საღებავს ბზინვარებას არ უკარგავს.|Yol kirini söker, boyayı matlaştırmaz.|يزيل أوساخ الطريق من دون أن يطفئ لمعان الطلاء.|Yol kirini çıxarır, boyanı solğunlaşdırmır.',
    ),
  },
  {
    category: 'car-mat',
    shelf: 'interior',
    title: 'branded',
    price: [39, 190],
    brands: ['Autarra', 'Cabrello', 'Purrmobil'],
    colors: ['black', 'grey', 'beige'],
    materials: ['rubber', 'polyester'],
    kinds: kinds([
      'car mats|მანქანის ხალიჩები|araba paspası|دعاسات سيارة|avtomobil ayaqaltıları',
      'boot mat|საბარგულის ხალიჩა|bagaj havuzu|دعّاسة صندوق|baqaj ayaqaltısı',
    ]),
    facts: [fits],
    stories: phrases(
      'A raised edge keeps snow water off the carpet.|ამაღლებული კიდე თოვლის წყალს იატაკზე არ უშვებს.|Yüksek kenarı kar suyunu tabana geçirmez.|حافة مرتفعة تمنع ماء الثلج عن السجاد.|Hündür kənarı qar suyunu döşəməyə buraxmır.',
    ),
  },
  {
    category: 'seat-cover',
    shelf: 'interior',
    title: 'branded',
    price: [59, 390],
    brands: ['Autarra', 'Cabrello', 'Purrmobil'],
    colors: ['black', 'beige', 'grey', 'brown', 'red'],
    materials: ['leather', 'polyester', 'cotton'],
    kinds: [
      ...kinds(['seat covers|სავარძლის შალითები|koltuk kılıfı|أغطية مقاعد|oturacaq üzlükləri']),
      ...kinds(
        [
          'heated seat cover|სავარძლის გასათბობი შალითა|ısıtmalı koltuk kılıfı|غطاء مقعد مدفّأ|qızdırılan oturacaq üzlüyü',
        ],
        { facts: [oneOf('pieces', ['1 pc|1 ცალი|1 adet|قطعة واحدة|1 ədəd'])] },
      ),
    ],
    facts: [
      oneOf(
        'pieces',
        ['2 pcs|2 ცალი|2 adet|قطعتان|2 ədəd', '5 pcs|5 ცალი|5 adet|5 قطع|5 ədəd', '9 pcs|9 ცალი|9 adet|9 قطع|9 ədəd'],
        { raisesPrice: true },
      ),
    ],
    stories: phrases(
      'Fits tightly, leaves room for airbags and wipes clean.|მჭიდროდ ჯდება, უსაფრთხოების ბალიშს არ უშლის და ადვილად იწმინდება.|Sıkı oturur, hava yastığını engellemez, kolay silinir.|تثبت بإحكام وتترك مكانًا للوسائد الهوائية وتُمسح بسهولة.|Kip oturur, hava yastığına mane olmur, asan silinir.',
    ),
  },
  part({
    category: 'timing-belt',
    price: [59, 290],
    attributes: { material: 'rubber' },
    kinds: kinds([
      'timing belt|გაზგამანაწილებლის ღვედი|triger kayışı|سير توقيت|qazpaylama qayışı',
      'timing belt kit|გაზგამანაწილებლის ღვედის ნაკრები|triger seti|طقم سير توقيت|qazpaylama qayışı dəsti',
    ]),
    facts: [fits],
    stories: phrases(
      'Reinforced with glass fibre for a full service interval.|გამაგრებულია მინაბოჭკოთი სრული სერვისული ვადისთვის.|Tam bakım aralığı için cam elyafıyla güçlendirildi.|مدعّم بألياف الزجاج لفترة صيانة كاملة.|Tam servis müddəti üçün şüşə liflə möhkəmləndirilib.',
    ),
  }),
  {
    category: 'car-jack',
    closers: FROM_THE_WORKSHOP,
    shelf: 'tools',
    title: 'branded',
    price: [39, 290],
    weight: 0.7,
    brands: ['Mekano', 'Ferrion'],
    colors: ['red', 'black', 'yellow'],
    attributes: { material: 'steel' },
    kinds: kinds([
      'hydraulic jack|ჰიდრავლიკური დომკრატი|hidrolik kriko|رافعة هيدروليكية|hidravlik domkrat',
      'trolley jack|გორგოლაჭიანი დომკრატი|arabalı kriko|رافعة بعجلات|təkərli domkrat',
      'scissor jack|რომბისებრი დომკრატი|makaslı kriko|رافعة مقصّية|romb domkrat',
    ]),
    facts: [
      oneOf('capacity', ['1.5 t|1.5 ტ|1,5 t|1.5 طن|1.5 t', '2 t|2 ტ|2 t|2 طن|2 t', '3 t|3 ტ|3 t|3 طن|3 t'], more),
    ],
    stories: phrases(
      'Lifts steadily and stays where it is told.|თანაბრად სწევს და იქვე ჩერდება.|Düzgün kaldırır, durduğu yerde kalır.|ترفع بثبات وتبقى حيث وضعتها.|Bərabər qaldırır, saxladığınız yerdə qalır.',
    ),
  },
  {
    category: 'dash-camera',
    shelf: 'electronics',
    title: 'model',
    price: [89, 490],
    brands: ['Autarra', 'Optarra', 'Lucera'],
    colors: ['black'],
    kinds: kinds([
      'dash camera|ვიდეორეგისტრატორი|araç içi kamera|كاميرا سيارة|videoqeydiyyatçı',
      'front and rear dash camera|ორკამერიანი ვიდეორეგისტრატორი|ön ve arka araç kamerası|كاميرا سيارة أمامية وخلفية|ikikameralı videoqeydiyyatçı',
    ]),
    facts: [oneOf('resolution', ['Full HD', '2K', '4K'], more)],
    stories: phrases(
      'Reads number plates at night and saves the moment of a knock.|ღამითაც კითხულობს ნომრებს და დარტყმის მომენტს ინახავს.|Gece plakaları okur, çarpma anını kaydeder.|تقرأ اللوحات ليلًا وتحفظ لحظة الصدمة.|Gecə nömrələri oxuyur, zərbə anını saxlayır.',
    ),
  },
];

export const AUTO: Catalogue = {
  brands: ['Korvex', 'Ferrion', 'Autarra', 'Drivelle', 'Mekano', 'Rodavia', 'Lubrano', 'Voltavia'],
  models: ['Ridge', 'Polar', 'Vista', 'Terra', 'Urban', 'Pass', 'Sierra', 'Lynx', 'Strada', 'Aero', 'Guard', 'Kazbeg'],
  closers: [
    ...phrases(
      'Not sure whether it fits? Send us the VIN and we check.|არ იცით, მოერგება თუ არა? გამოგვიგზავნეთ VIN კოდი და შევამოწმებთ.|Aracınıza uyar mı? Şasi numarasını gönderin, kontrol edelim.|لست متأكدًا من الملاءمة؟ أرسل رقم الهيكل ونتحقق.|Uyğun gəlib-gəlmədiyini bilmirsiniz? VIN kodunu göndərin, yoxlayaq.',
    ),
    ...FROM_THE_WORKSHOP,
  ],
  families,
};
