/** Gadgets and household machines: the shelves of `electronics`. */
import type { Color } from '../vocabulary.ts';
import { type Catalogue, type Family, kinds, measure, oneOf, phrases } from './catalogue.ts';

const GADGET: readonly Color[] = ['black', 'white', 'grey', 'silver', 'blue'];
const BRIGHT: readonly Color[] = ['black', 'white', 'blue', 'pink', 'green', 'purple', 'red'];
const MACHINE: readonly Color[] = ['white', 'silver', 'black', 'grey'];
const KITCHEN: readonly Color[] = ['black', 'white', 'silver', 'red', 'cream'];

const GADGETS = 'gadgets';
const HOUSEHOLD = 'household';
const more = { inTitle: true, raisesPrice: true } as const;

/** Brands keep to what they make, so that no kettle comes from a maker of routers. */
const DIGITAL = ['Voltenza', 'Lumiqo', 'Zentaro', 'Orbisan', 'Arvello'];
const SOUND = ['Sonavel', 'Ondarra', 'Lumiqo'];
const HOME = ['Norvikk', 'Hausly', 'Brisa Home', 'Quillon'];

const gadget = (family: Omit<Family, 'shelf' | 'title'>): Family => ({
  shelf: GADGETS,
  title: 'model',
  brands: DIGITAL,
  colors: GADGET,
  ...family,
});
const household = (family: Omit<Family, 'shelf' | 'title'>): Family => ({
  shelf: HOUSEHOLD,
  title: 'model',
  brands: HOME,
  colors: MACHINE,
  ...family,
});

const families: readonly Family[] = [
  gadget({
    category: 'smartphone',
    price: [349, 2890],
    weight: 2.6,
    colors: BRIGHT,
    kinds: [
      ...kinds([
        'smartphone|სმარტფონი|akıllı telefon|هاتف ذكي|smartfon',
        'dual-SIM smartphone|ორსიმიანი სმარტფონი|çift SIM kartlı akıllı telefon|هاتف ذكي بشريحتين|ikisimli smartfon',
      ]),
      ...kinds(
        ['foldable smartphone|დასაკეცი სმარტფონი|katlanabilir akıllı telefon|هاتف ذكي قابل للطي|qatlanan smartfon'],
        { price: [1990, 3990] },
      ),
    ],
    facts: [
      oneOf('memory', ['64 GB', '128 GB', '256 GB', '512 GB'], more),
      oneOf('ram', ['6 GB', '8 GB', '12 GB']),
      oneOf('screen', ['6.1″|6.1″|6.1″|6.1 بوصة|6.1″', '6.5″|6.5″|6.5″|6.5 بوصة|6.5″', '6.7″|6.7″|6.7″|6.7 بوصة|6.7″']),
    ],
    staples: [
      { kind: 0, color: 'black' },
      { kind: 1, color: 'blue' },
    ],
    stories: phrases(
      'A bright screen, an honest camera and a battery that reaches the evening.|ნათელი ეკრანი, კარგი კამერა და ბატარეა, რომელიც საღამომდე გყოფნით.|Parlak ekran, iyi bir kamera ve akşama kadar yeten pil.|شاشة ساطعة وكاميرا دقيقة وبطارية تكفي حتى المساء.|Parlaq ekran, yaxşı kamera və axşama qədər çatan batareya.',
      'Fast where it matters: photos, maps, messages.|სწრაფია იქ, სადაც საჭიროა: ფოტო, რუკა, შეტყობინება.|Gerektiği yerde hızlı: fotoğraf, harita, mesaj.|سريع حيث يلزم: الصور والخرائط والرسائل.|Lazım olan yerdə sürətli: foto, xəritə, mesaj.',
    ),
  }),
  gadget({
    category: 'laptop',
    price: [1190, 5490],
    weight: 2,
    colors: ['silver', 'grey', 'black', 'navy'],
    kinds: [
      ...kinds([
        'ultrabook|ულტრაბუქი|ultrabook|حاسوب محمول نحيف|ultrabuk',
        'laptop|ლეპტოპი|dizüstü bilgisayar|حاسوب محمول|noutbuk',
        'convertible laptop|ლეპტოპი-ტრანსფორმერი|katlanabilir dizüstü bilgisayar|حاسوب محمول قابل للتحويل|transformer noutbuk',
      ]),
      ...kinds(['gaming laptop|სათამაშო ლეპტოპი|oyun dizüstü bilgisayarı|حاسوب محمول للألعاب|oyun noutbuku'], {
        price: [2190, 5490],
      }),
    ],
    facts: [
      oneOf('screen', ['14″|14″|14″|14 بوصة|14″', '15.6″|15.6″|15.6″|15.6 بوصة|15.6″', '16″|16″|16″|16 بوصة|16″'], {
        inTitle: true,
      }),
      oneOf('ram', ['8 GB', '16 GB', '32 GB'], { raisesPrice: true }),
      oneOf('memory', ['256 GB', '512 GB', '1 TB'], more),
    ],
    staples: [{ kind: 1 }, { kind: 3 }],
    stories: phrases(
      'Opens with one finger and works through a flight without a charger.|ერთი თითით იხსნება და მთელ ფრენას დამტენის გარეშე მუშაობს.|Tek parmakla açılır, bir uçuş boyunca şarjsız çalışır.|يُفتح بإصبع واحدة ويعمل طوال رحلة من دون شاحن.|Bir barmaqla açılır, uçuş boyu adaptersiz işləyir.',
      'A quiet fan, a keyboard made for long texts and a screen that spares the eyes.|ჩუმი გაგრილება, მოსახერხებელი კლავიატურა და თვალისთვის რბილი ეკრანი.|Sessiz fan, uzun yazılara uygun klavye ve gözü yormayan ekran.|مروحة هادئة ولوحة مفاتيح للنصوص الطويلة وشاشة تريح العين.|Səssiz soyutma, uzun mətnlər üçün rahat klaviatura və gözü yormayan ekran.',
    ),
  }),
  gadget({
    category: 'tablet-computer',
    price: [390, 1890],
    kinds: [
      ...kinds([
        'tablet|პლანშეტი|tablet|جهاز لوحي|planşet',
        'drawing tablet|სახატავი პლანშეტი|çizim tableti|جهاز لوحي للرسم|rəsm planşeti',
      ]),
      ...kinds(['children’s tablet|საბავშვო პლანშეტი|çocuk tableti|جهاز لوحي للأطفال|uşaq planşeti'], {
        price: [249, 690],
      }),
    ],
    facts: [
      oneOf('memory', ['64 GB', '128 GB', '256 GB'], more),
      oneOf('screen', ['8.7″|8.7″|8.7″|8.7 بوصة|8.7″', '10.4″|10.4″|10.4″|10.4 بوصة|10.4″', '12″|12″|12″|12 بوصة|12″']),
    ],
    stories: phrases(
      'For films on the sofa and notes on the move.|ფილმისთვის დივანზე და ჩანაწერებისთვის გზაში.|Koltukta film, yolda not almak için.|للأفلام على الأريكة والملاحظات أثناء التنقّل.|Divanda film, yolda qeydlər üçün.',
    ),
  }),
  gadget({
    category: 'television',
    price: [590, 5900],
    weight: 1.4,
    brands: ['Voltenza', 'Lumiqo', 'Zentaro', 'Ondarra'],
    colors: ['black', 'grey'],
    kinds: kinds([
      'LED TV|LED ტელევიზორი|LED televizyon|تلفزيون LED|LED televizor',
      'OLED TV|OLED ტელევიზორი|OLED televizyon|تلفزيون OLED|OLED televizor',
      'smart TV|სმარტ ტელევიზორი|akıllı televizyon|تلفزيون ذكي|smart televizor',
    ]),
    facts: [
      oneOf(
        'screen',
        [
          '32″|32″|32″|32 بوصة|32″',
          '43″|43″|43″|43 بوصة|43″',
          '55″|55″|55″|55 بوصة|55″',
          '65″|65″|65″|65 بوصة|65″',
          '75″|75″|75″|75 بوصة|75″',
        ],
        more,
      ),
      oneOf('resolution', ['Full HD', '4K']),
    ],
    staples: [{ kind: 2, color: 'black' }],
    stories: phrases(
      'Deep blacks and natural skin, by day and by lamplight.|ღრმა შავი და ბუნებრივი ფერები დღისითაც და ლამპის შუქზეც.|Gündüz de loş ışıkta da derin siyahlar, doğal renkler.|أسود عميق وألوان طبيعية نهارًا وعلى ضوء المصباح.|Gündüz də, lampa işığında da dərin qara, təbii rənglər.',
    ),
  }),
  gadget({
    category: 'headphones',
    price: [39, 890],
    weight: 1.8,
    brands: SOUND,
    colors: BRIGHT,
    kinds: [
      ...kinds([
        'wireless headphones|უსადენო ყურსასმენი|kablosuz kulaklık|سماعة رأس لاسلكية|simsiz qulaqlıq',
        'in-ear headphones|ჩასადები ყურსასმენი|kulak içi kulaklık|سماعات أذن|qulaqiçi qulaqlıq',
        'noise-cancelling headphones|ხმაურჩამხშობი ყურსასმენი|gürültü önleyici kulaklık|سماعة رأس عازلة للضوضاء|səs-küyü azaldan qulaqlıq',
      ]),
      ...kinds(['gaming headset|სათამაშო ყურსასმენი|oyuncu kulaklığı|سماعة ألعاب|oyun qulaqlığı'], {
        price: [79, 390],
      }),
    ],
    facts: [
      oneOf(
        'battery_life',
        [
          '24 h|24 სთ|24 saat|24 ساعة|24 saat',
          '30 h|30 სთ|30 saat|30 ساعة|30 saat',
          '45 h|45 სთ|45 saat|45 ساعة|45 saat',
        ],
        { raisesPrice: true },
      ),
    ],
    staples: [
      { kind: 0, color: 'black' },
      { kind: 1, color: 'white' },
    ],
    stories: phrases(
      'Warm sound, a comfortable fit and a battery that outlasts the day.|თბილი ხმა, მოსახერხებელი ფორმა და ბატარეა, რომელსაც დღე არ ეყოფა.|Sıcak ses, rahat kullanım ve günü fazlasıyla çıkaran pil.|صوت دافئ وملمس مريح وبطارية تدوم أكثر من يوم.|İsti səs, rahat forma və bir gündən çox işləyən batareya.',
      'Shuts out the bus and leaves the music.|ავტობუსის ხმაურს გარეთ ტოვებს, მუსიკას კი თქვენთან.|Otobüsün gürültüsünü dışarıda, müziği sizde bırakır.|تعزل ضجيج الحافلة وتترك لك الموسيقى.|Avtobusun səsini kəsir, musiqini saxlayır.',
    ),
  }),
  gadget({
    category: 'speaker',
    price: [49, 990],
    brands: SOUND,
    colors: BRIGHT,
    kinds: kinds([
      'portable speaker|პორტატული დინამიკი|taşınabilir hoparlör|مكبّر صوت محمول|portativ dinamik',
      'soundbar|საუნდბარი|ses çubuğu|مكبّر صوت شريطي|saundbar',
      'smart speaker|სმარტ დინამიკი|akıllı hoparlör|مكبّر صوت ذكي|smart dinamik',
    ]),
    facts: [measure('power', 'W', [10, 20, 60, 120], more)],
    stories: phrases(
      'Fills a room with sound and stays clear when turned down.|მთელ ოთახს ავსებს ხმით და დაბალ ხმაზეც გარკვევით ისმის.|Odayı sesle doldurur, kısık seste de net kalır.|يملأ الغرفة صوتًا ويبقى واضحًا حتى عند خفضه.|Otağı səslə doldurur, alçaq səsdə də aydın eşidilir.',
    ),
  }),
  gadget({
    category: 'smartwatch',
    price: [99, 990],
    colors: BRIGHT,
    kinds: [
      ...kinds([
        'smartwatch|სმარტ საათი|akıllı saat|ساعة ذكية|smart saat',
        'children’s smartwatch|საბავშვო სმარტ საათი|çocuk akıllı saati|ساعة ذكية للأطفال|uşaq smart saatı',
      ]),
      ...kinds(['fitness band|ფიტნეს სამაჯური|akıllı bileklik|سوار رياضي|fitnes qolbaq'], { price: [49, 219] }),
    ],
    facts: [
      oneOf(
        'battery_life',
        [
          '7 days|7 დღე|7 gün|7 أيام|7 gün',
          '10 days|10 დღე|10 gün|10 أيام|10 gün',
          '14 days|14 დღე|14 gün|14 يومًا|14 gün',
        ],
        { raisesPrice: true },
      ),
    ],
    stories: phrases(
      'Counts steps, sleep and heartbeats, and shows who is calling.|ითვლის ნაბიჯებს, ძილსა და პულსს და გაჩვენებთ, ვინ რეკავს.|Adımı, uykuyu, nabzı sayar; kimin aradığını gösterir.|تحسب الخطوات والنوم والنبض وتعرض هوية المتصل.|Addımı, yuxunu, nəbzi ölçür və zəng edəni göstərir.',
    ),
  }),
  gadget({
    category: 'camera',
    price: [590, 4900],
    weight: 0.8,
    colors: ['black', 'silver'],
    brands: ['Arvello', 'Lumiqo', 'Optarra'],
    kinds: kinds([
      'mirrorless camera|უსარკო ფოტოაპარატი|aynasız fotoğraf makinesi|كاميرا بدون مرآة|güzgüsüz fotoaparat',
      'compact camera|კომპაქტური ფოტოაპარატი|kompakt fotoğraf makinesi|كاميرا رقمية صغيرة|kompakt fotoaparat',
      'action camera|ექშენ-კამერა|aksiyon kamerası|كاميرا أكشن|ekşn kamera',
    ]),
    facts: [oneOf('resolution', ['20 MP', '24 MP', '33 MP'], more)],
    stories: phrases(
      'Sharp in daylight and calm in the dark.|დღის შუქზე მკვეთრი, სიბნელეში კი სუფთა გამოსახულება.|Gün ışığında net, karanlıkta temiz görüntü.|حادّة في النهار ونقيّة في العتمة.|Gündüz aydın, qaranlıqda təmiz görüntü.',
    ),
  }),
  gadget({
    category: 'monitor',
    price: [299, 1990],
    kinds: kinds([
      'office monitor|საოფისე მონიტორი|ofis monitörü|شاشة مكتبية|ofis monitoru',
      'gaming monitor|სათამაშო მონიტორი|oyuncu monitörü|شاشة ألعاب|oyun monitoru',
      'curved monitor|მოღუნული მონიტორი|kavisli monitör|شاشة منحنية|əyri ekranlı monitor',
    ]),
    facts: [
      oneOf('screen', ['24″|24″|24″|24 بوصة|24″', '27″|27″|27″|27 بوصة|27″', '32″|32″|32″|32 بوصة|32″'], more),
      oneOf('resolution', ['Full HD', 'QHD', '4K'], { raisesPrice: true }),
    ],
    stories: phrases(
      'Even light, thin edges, and a stand that turns.|თანაბარი განათება, თხელი ჩარჩო და მბრუნავი სადგამი.|Eşit aydınlatma, ince çerçeve, dönen ayak.|إضاءة متساوية وحواف رفيعة وحامل قابل للتدوير.|Bərabər işıq, nazik çərçivə və dönən altlıq.',
    ),
  }),
  gadget({
    category: 'keyboard',
    price: [35, 390],
    weight: 0.8,
    kinds: kinds([
      'mechanical keyboard|მექანიკური კლავიატურა|mekanik klavye|لوحة مفاتيح ميكانيكية|mexaniki klaviatura',
      'wireless keyboard|უსადენო კლავიატურა|kablosuz klavye|لوحة مفاتيح لاسلكية|simsiz klaviatura',
    ]),
    facts: [oneOf('connection', ['USB', 'Bluetooth'])],
    stories: phrases(
      'Keys with a clear stroke that stay quiet at night.|მკაფიო სვლის კლავიშები, რომლებიც ღამითაც ჩუმია.|Basışı net, gece sessiz tuşlar.|مفاتيح واضحة الضغطة هادئة في الليل.|Dəqiq basılan, gecə də səssiz düymələr.',
    ),
  }),
  gadget({
    category: 'mouse',
    price: [19, 219],
    weight: 0.8,
    kinds: kinds([
      'wireless mouse|უსადენო მაუსი|kablosuz fare|فأرة لاسلكية|simsiz siçan',
      'gaming mouse|სათამაშო მაუსი|oyuncu faresi|فأرة ألعاب|oyun siçanı',
      'vertical mouse|ვერტიკალური მაუსი|dikey fare|فأرة عمودية|şaquli siçan',
    ]),
    facts: [oneOf('connection', ['USB', 'Bluetooth'])],
    stories: phrases(
      'Fits the hand and glides on any table.|ხელს ერგება და ნებისმიერ მაგიდაზე სრიალებს.|Ele oturur, her masada kayar.|تلائم اليد وتنزلق على أي طاولة.|Ələ rahat oturur, hər masada sürüşür.',
    ),
  }),
  gadget({
    category: 'printer',
    price: [249, 1290],
    weight: 0.7,
    colors: ['white', 'black', 'grey'],
    brands: ['Zentaro', 'Orbisan', 'Printessa'],
    kinds: kinds([
      'laser printer|ლაზერული პრინტერი|lazer yazıcı|طابعة ليزر|lazer printer',
      'colour inkjet printer|ფერადი ჭავლური პრინტერი|renkli mürekkep püskürtmeli yazıcı|طابعة حبر ملوّنة|rəngli şırnaqlı printer',
      'all-in-one printer|მრავალფუნქციური პრინტერი|çok fonksiyonlu yazıcı|طابعة متعددة الوظائف|çoxfunksiyalı printer',
    ]),
    facts: [oneOf('connection', ['USB', 'Wi-Fi'])],
    stories: phrases(
      'Prints when you ask, and is cheap per page.|მაშინ ბეჭდავს, როცა გჭირდებათ, და გვერდი იაფი ჯდება.|İstediğiniz an yazdırır, sayfa maliyeti düşüktür.|تطبع حين تريد وبكلفة قليلة للصفحة.|İstədiyiniz vaxt çap edir, səhifəsi ucuz başa gəlir.',
    ),
  }),
  gadget({
    category: 'game-console',
    price: [390, 1890],
    weight: 0.7,
    brands: ['Zentaro', 'Playora'],
    colors: ['black', 'white', 'red', 'blue'],
    kinds: [
      ...kinds(['game console|სათამაშო კონსოლი|oyun konsolu|جهاز ألعاب|oyun konsolu']),
      ...kinds(
        [
          'portable game console|პორტატული სათამაშო კონსოლი|taşınabilir oyun konsolu|جهاز ألعاب محمول|portativ oyun konsolu',
        ],
        { price: [290, 990] },
      ),
    ],
    facts: [oneOf('memory', ['512 GB', '1 TB'], more)],
    stories: phrases(
      'Quick to start, quiet to play, and best with a friend.|სწრაფად ირთვება, ჩუმად მუშაობს და მეგობართან ერთად უფრო სახალისოა.|Hızlı açılır, sessiz çalışır; en güzeli arkadaşla oynamak.|سريع التشغيل وهادئ، واللعب به أمتع مع صديق.|Tez açılır, səssiz işləyir, dostla oynamaq daha maraqlıdır.',
    ),
  }),
  gadget({
    category: 'router',
    price: [69, 490],
    weight: 0.7,
    colors: ['white', 'black'],
    kinds: kinds([
      'Wi-Fi router|Wi-Fi როუტერი|Wi-Fi yönlendirici|راوتر واي فاي|Wi-Fi ruter',
      'mesh router|Mesh როუტერი|mesh yönlendirici|راوتر شبكي|mesh ruter',
      'mobile router|მობილური როუტერი|mobil yönlendirici|راوتر محمول|mobil ruter',
    ]),
    facts: [
      oneOf(
        'coverage',
        ['80 m²|80 მ²|80 m²|80 م²|80 m²', '150 m²|150 მ²|150 m²|150 م²|150 m²', '240 m²|240 მ²|240 m²|240 م²|240 m²'],
        { raisesPrice: true },
      ),
    ],
    stories: phrases(
      'Reaches the kitchen, the balcony and the far bedroom.|სამზარეულომდეც აღწევს, აივნამდეც და შორეულ საძინებლამდეც.|Mutfağa, balkona, en uzak odaya ulaşır.|يصل إلى المطبخ والشرفة وأبعد غرفة نوم.|Mətbəxə, eyvana və ən uzaq otağa çatır.',
    ),
  }),
  gadget({
    category: 'charger',
    price: [15, 129],
    colors: ['white', 'black'],
    kinds: kinds([
      'USB-C charger|USB-C დამტენი|USB-C şarj cihazı|شاحن USB-C|USB-C adapter',
      'wireless charger|უსადენო დამტენი|kablosuz şarj cihazı|شاحن لاسلكي|simsiz şarj cihazı',
      'car charger|მანქანის დამტენი|araç şarj cihazı|شاحن سيارة|avtomobil şarj cihazı',
    ]),
    facts: [measure('power', 'W', [20, 30, 65, 100], more)],
    stories: phrases(
      'Small, cool to the touch, and quick.|პატარა, სწრაფი და არ ცხელდება.|Küçük, ısınmayan ve hızlı.|صغير وسريع ولا يسخن.|Kiçik, qızmayan və sürətli.',
    ),
  }),
  gadget({
    category: 'power-bank',
    price: [39, 219],
    weight: 0.8,
    colors: BRIGHT,
    kinds: kinds([
      'power bank|პორტატული დამტენი|taşınabilir şarj cihazı|شاحن متنقّل|powerbank',
      'solar power bank|მზის პორტატული დამტენი|güneş enerjili taşınabilir şarj cihazı|شاحن متنقّل شمسي|günəş enerjili powerbank',
    ]),
    facts: [measure('capacity', 'mAh', ['5000', '10000', '20000'], more)],
    stories: phrases(
      'Brings a phone back to life far from any socket.|ტელეფონს იქაც აცოცხლებს, სადაც როზეტი არ არის.|Prizden uzakta telefonu yeniden hayata döndürür.|يعيد الحياة إلى الهاتف بعيدًا عن أي مقبس.|Rozetkadan uzaqda telefonu yenidən canlandırır.',
    ),
  }),
  household({
    category: 'refrigerator',
    price: [890, 4200],
    kinds: kinds([
      'fridge-freezer|მაცივარი საყინულით|donduruculu buzdolabı|ثلاجة بمجمّد|soyuducu',
      'no-frost refrigerator|No Frost მაცივარი|no frost buzdolabı|ثلاجة نوفروست|No Frost soyuducu',
      'built-in refrigerator|ჩასაშენებელი მაცივარი|ankastre buzdolabı|ثلاجة مدمجة|quraşdırılan soyuducu',
    ]),
    facts: [measure('capacity', 'l', [250, 320, 400, 520], more), oneOf('energy_class', ['C', 'B', 'A'])],
    stories: phrases(
      'Keeps greens crisp for a week and hums so softly you forget it.|მწვანილს მთელი კვირა ხრაშუნას ინახავს და თითქმის არ ისმის.|Yeşillikleri bir hafta taze tutar, sesi duyulmaz.|تحفظ الخضار طازجة أسبوعًا وصوتها يكاد لا يُسمع.|Göyərtini bir həftə təzə saxlayır, səsi eşidilmir.',
    ),
  }),
  household({
    category: 'washing-machine',
    price: [790, 2890],
    kinds: kinds([
      'washing machine|სარეცხი მანქანა|çamaşır makinesi|غسالة ملابس|paltaryuyan maşın',
      'washer-dryer|სარეცხ-საშრობი მანქანა|kurutmalı çamaşır makinesi|غسالة بمجفّف|qurutmalı paltaryuyan',
      'slim washing machine|ვიწრო სარეცხი მანქანა|dar çamaşır makinesi|غسالة ملابس قليلة العمق|ensiz paltaryuyan',
    ]),
    facts: [measure('capacity', 'kg', [6, 7, 9, 11], more), oneOf('energy_class', ['C', 'B', 'A'])],
    stories: phrases(
      'A short programme for shirts, a gentle one for wool, and little noise.|სწრაფი პროგრამა პერანგებისთვის, ნაზი შალისთვის და მცირე ხმაური.|Gömlekler için kısa, yünlüler için nazik program; az gürültü.|برنامج قصير للقمصان ولطيف للصوف وضجيج قليل.|Köynək üçün qısa, yun üçün ehmal proqram və az səs.',
    ),
  }),
  household({
    category: 'vacuum-cleaner',
    price: [149, 1490],
    colors: ['black', 'grey', 'red', 'blue', 'white'],
    kinds: kinds([
      'robot vacuum cleaner|რობოტი მტვერსასრუტი|robot süpürge|مكنسة روبوت|robot tozsoran',
      'cordless vacuum cleaner|უსადენო მტვერსასრუტი|şarjlı dikey süpürge|مكنسة لاسلكية|simsiz tozsoran',
      'bagless vacuum cleaner|უტომრო მტვერსასრუტი|torbasız süpürge|مكنسة بدون كيس|kisəsiz tozsoran',
    ]),
    facts: [measure('power', 'W', [150, 450, 700])],
    stories: phrases(
      'Picks up crumbs, sand and cat hair in one go.|ნამცეცს, ქვიშასა და კატის ბეწვს ერთი გავლით იღებს.|Kırıntıyı, kumu ve kedi tüyünü tek seferde toplar.|تلتقط الفتات والرمل ووبر القطط بمرّة واحدة.|Qırıntını, qumu və pişik tükünü bir dəfəyə yığır.',
    ),
  }),
  household({
    category: 'coffee-machine',
    price: [149, 2190],
    colors: KITCHEN,
    staples: [{ kind: 0 }],
    kinds: kinds([
      'espresso machine|ესპრესოს აპარატი|espresso makinesi|آلة إسبريسو|espresso maşını',
      'drip coffee maker|წვეთოვანი ყავის აპარატი|filtre kahve makinesi|آلة قهوة بالتنقيط|filtrli qəhvə maşını',
      'capsule coffee machine|კაფსულის ყავის აპარატი|kapsüllü kahve makinesi|آلة قهوة بالكبسولات|kapsullu qəhvə maşını',
    ]),
    facts: [measure('capacity', 'l', ['0.8', '1.2', '1.8'])],
    stories: phrases(
      'Ready in a minute, and the kitchen smells like a café.|ერთ წუთში მზადაა და სამზარეულოში კაფის სურნელი ტრიალებს.|Bir dakikada hazır, mutfak kafe gibi kokar.|جاهزة في دقيقة ويفوح مطبخك برائحة المقاهي.|Bir dəqiqəyə hazırdır, mətbəx kafe kimi qoxuyur.',
    ),
  }),
  household({
    category: 'kettle',
    price: [35, 189],
    colors: KITCHEN,
    kinds: kinds([
      'electric kettle|ელექტროჩაიდანი|su ısıtıcı|غلاية كهربائية|elektrik çaydanı',
      'gooseneck kettle|გრძელნისკარტიანი ელექტროჩაიდანი|kuğu boyunlu su ısıtıcı|غلاية بعنق طويل|uzunlüləkli elektrik çaydanı',
      'glass kettle|მინის ელექტროჩაიდანი|cam su ısıtıcı|غلاية زجاجية|şüşə elektrik çaydanı',
    ]),
    facts: [measure('capacity', 'l', ['1', '1.7'], { inTitle: true }), measure('power', 'W', [1500, 2200])],
    stories: phrases(
      'Boils fast, pours cleanly, and switches itself off.|სწრაფად ადუღებს, არ წვეთავს და თავად ითიშება.|Hızlı kaynatır, damlatmaz, kendiliğinden kapanır.|تغلي بسرعة وتصبّ بنظافة وتنطفئ وحدها.|Tez qaynadır, damcılatmır, özü sönür.',
    ),
  }),
  household({
    category: 'microwave',
    price: [199, 890],
    weight: 0.8,
    colors: MACHINE,
    kinds: kinds([
      'microwave oven|მიკროტალღური ღუმელი|mikrodalga fırın|ميكروويف|mikrodalğalı soba',
      'grill microwave|მიკროტალღური ღუმელი გრილით|ızgaralı mikrodalga fırın|ميكروويف بشواية|qrilli mikrodalğalı soba',
    ]),
    facts: [measure('capacity', 'l', [20, 23, 28], more), measure('power', 'W', [700, 800, 900])],
    stories: phrases(
      'Warms soup evenly and defrosts without cooking the edges.|წვნიანს თანაბრად აცხელებს და ფრთხილად ალღობს.|Çorbayı eşit ısıtır, kenarları pişirmeden çözer.|يسخّن الحساء بالتساوي ويذيب الثلج من دون طهي الأطراف.|Şorbanı bərabər qızdırır, ehmalca donunu açır.',
    ),
  }),
  household({
    category: 'air-conditioner',
    price: [990, 3490],
    weight: 0.8,
    colors: ['white', 'silver', 'black'],
    kinds: kinds([
      'wall air conditioner|კედლის კონდიციონერი|duvar tipi klima|مكيّف جداري|divar kondisioneri',
      'portable air conditioner|მობილური კონდიციონერი|portatif klima|مكيّف متنقّل|portativ kondisioner',
      'inverter air conditioner|ინვერტორული კონდიციონერი|inverter klima|مكيّف إنفرتر|inverter kondisioner',
    ]),
    facts: [
      oneOf(
        'coverage',
        ['25 m²|25 მ²|25 m²|25 م²|25 m²', '35 m²|35 მ²|35 m²|35 م²|35 m²', '50 m²|50 მ²|50 m²|50 م²|50 m²'],
        more,
      ),
    ],
    stories: phrases(
      'Cool in July, warm in January, quiet in both.|ივლისში აგრილებს, იანვარში ათბობს და ორივეჯერ ჩუმია.|Temmuzda serin, ocakta sıcak, ikisinde de sessiz.|بارد صيفًا ودافئ شتاءً وهادئ في الفصلين.|İyulda sərin, yanvarda isti, hər ikisində səssiz.',
    ),
  }),
  household({
    category: 'hair-dryer',
    price: [39, 390],
    weight: 0.8,
    colors: ['black', 'pink', 'white', 'purple'],
    kinds: kinds([
      'ionic hair dryer|იონური ფენი|iyonik saç kurutma makinesi|مجفّف شعر أيوني|ionlu fen',
      'travel hair dryer|სამგზავრო ფენი|seyahat tipi saç kurutma makinesi|مجفّف شعر للسفر|səyahət feni',
      'hot-air styler|თმის სტაილერი|sıcak hava fırçası|فرشاة هواء ساخن|isti hava fırçası',
    ]),
    facts: [measure('power', 'W', [1200, 1800, 2200], { raisesPrice: true })],
    stories: phrases(
      'Dries quickly at a temperature hair forgives.|სწრაფად აშრობს თმისთვის უვნებელ ტემპერატურაზე.|Saçı yormayan ısıda hızlı kurutur.|يجفّف بسرعة بحرارة رحيمة بالشعر.|Saça ziyan verməyən istilikdə tez qurudur.',
    ),
  }),
  household({
    category: 'iron',
    price: [45, 290],
    weight: 0.8,
    colors: ['blue', 'purple', 'white', 'green'],
    kinds: kinds([
      'steam iron|ორთქლის უთო|buharlı ütü|مكواة بخار|buxarlı ütü',
      'garment steamer|ვერტიკალური ორთქლის უთო|dikey buharlı ütü|مكواة بخار عمودية|şaquli buxarlı ütü',
      'cordless iron|უსადენო უთო|kablosuz ütü|مكواة لاسلكية|simsiz ütü',
    ]),
    facts: [measure('power', 'W', [1600, 2400, 3000], { raisesPrice: true })],
    stories: phrases(
      'Glides over linen and never drips on silk.|სელზე სრიალებს და აბრეშუმზე არ წვეთავს.|Ketende kayar, ipeğe damlatmaz.|تنزلق على الكتان ولا تقطر على الحرير.|Kətanda sürüşür, ipəyə damcılatmır.',
    ),
  }),
];

export const ELECTRONICS: Catalogue = {
  brands: [...DIGITAL, ...HOME, 'Sonavel', 'Ondarra'],
  models: [
    'Arc',
    'Nova',
    'Tern',
    'Pico',
    'Mira',
    'Solo',
    'Vento',
    'Onda',
    'Luma',
    'Kite',
    'Delta',
    'Rune',
    'Orla',
    'Zeno',
    'Fjord',
    'Halo',
  ],
  closers: phrases(
    'Two-year warranty and help by phone from our own service centre.|ორწლიანი გარანტია და სატელეფონო დახმარება ჩვენი სერვისცენტრიდან.|İki yıl garanti ve kendi servisimizden telefon desteği.|ضمان لعامين ومساعدة هاتفية من مركز خدمتنا.|İki il zəmanət və öz servisimizdən telefonla kömək.',
    'Comes with a two-year warranty.|მოჰყვება ორწლიანი გარანტია.|İki yıl garantilidir.|مع ضمان لعامين.|İki il zəmanətlə verilir.',
  ),
  families,
};
