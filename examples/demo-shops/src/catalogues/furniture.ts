/** Furniture, light and textiles for a home: the shelves of `furniture` and `homzmart`. */
import type { Color, Material } from '../vocabulary.ts';
import { type Catalogue, type Family, kinds, measure, oneOf, phrases } from './catalogue.ts';

const UPHOLSTERY: readonly Color[] = [
  'grey',
  'beige',
  'green',
  'navy',
  'blue',
  'pink',
  'brown',
  'cream',
  'burgundy',
  'yellow',
  'olive',
];
const CLOTH: readonly Material[] = ['velvet', 'linen', 'leather', 'wool', 'cotton'];
const WOODS: readonly Material[] = ['oak', 'walnut', 'pine', 'wood'];
const LACQUERS: readonly Color[] = ['brown', 'white', 'black', 'beige', 'grey', 'cream'];
const SOFT: readonly Color[] = [
  'beige',
  'grey',
  'cream',
  'green',
  'blue',
  'pink',
  'yellow',
  'burgundy',
  'navy',
  'olive',
  'orange',
  'white',
];
const size = (...rows: readonly string[]) =>
  oneOf(
    'dimensions',
    rows.map((row) => `${row} cm|${row} სმ|${row} cm|${row} سم|${row} sm`),
    { raisesPrice: true },
  );

/** A kind whose size differs from the rest of its family. */
const sized = (row: string, ...sizes: readonly string[]) => kinds([row], { facts: [size(...sizes)] });

const room = (shelf: string, family: Omit<Family, 'shelf' | 'title'>): Family => ({
  shelf,
  title: 'styled',
  ...family,
});

const families: readonly Family[] = [
  room('living-room', {
    category: 'sofa',
    price: [690, 3200],
    weight: 2,
    colors: UPHOLSTERY,
    materials: CLOTH,
    kinds: [
      ...sized(
        'two-seat sofa|ორადგილიანი დივანი|iki kişilik kanepe|أريكة بمقعدين|ikinəfərlik divan',
        '150 × 86 × 82',
        '165 × 88 × 82',
      ),
      ...sized(
        'three-seat sofa|სამადგილიანი დივანი|üç kişilik kanepe|أريكة بثلاثة مقاعد|üçnəfərlik divan',
        '200 × 90 × 84',
        '218 × 92 × 84',
      ),
      ...sized('corner sofa|კუთხის დივანი|köşe koltuk|أريكة زاوية|künc divan', '260 × 160 × 84', '290 × 190 × 86'),
      ...sized('sofa bed|გასაშლელი დივანი|yataklı kanepe|أريكة سرير|açılan divan', '195 × 95 × 86', '215 × 98 × 88'),
    ],
    facts: [size('165 × 88 × 82', '210 × 92 × 84', '260 × 160 × 84')],
    staples: [
      { kind: 1, color: 'grey' },
      { kind: 2, color: 'beige' },
      { kind: 3, color: 'green' },
    ],
    stories: phrases(
      'Deep enough for an afternoon nap, firm enough for a long talk.|საკმარისად ღრმაა შუადღის ძილისთვის და საკმარისად მკვრივი გრძელი საუბრისთვის.|Öğle uykusu için yeterince derin, uzun sohbetler için yeterince sıkı.|عميقة بما يكفي لقيلولة ومتماسكة بما يكفي لحديث طويل.|Günorta yuxusu üçün dərin, uzun söhbət üçün möhkəm.',
      'A beech frame, springs that stay silent and covers that come off for washing.|წიფლის ჩარჩო, ჩუმი ზამბარები და მოსახსნელი, გასარეცხი შალითა.|Kayın iskelet, ses çıkarmayan yaylar ve yıkanabilir kılıf.|هيكل من خشب الزان ونوابض صامتة وأغطية تُنزع للغسل.|Fıstıq ağacından karkas, səssiz yaylar və yuyulan üzlük.',
    ),
  }),
  room('living-room', {
    category: 'armchair',
    price: [290, 1290],
    colors: UPHOLSTERY,
    materials: CLOTH,
    kinds: kinds([
      'armchair|სავარძელი|berjer|كرسي بذراعين|kreslo',
      'wingback armchair|მაღალზურგიანი სავარძელი|kulaklı berjer|كرسي بذراعين وظهر عالٍ|hündür arxalıqlı kreslo',
      'swivel armchair|მბრუნავი სავარძელი|dönen berjer|كرسي دوّار|fırlanan kreslo',
      'rocking chair|სარწეველა სავარძელი|sallanan koltuk|كرسي هزّاز|yellənən kreslo',
    ]),
    facts: [size('72 × 78 × 84', '78 × 84 × 102')],
    stories: phrases(
      'The seat by the window that nobody wants to leave.|ფანჯარასთან მდგარი სავარძელი, საიდანაც ადგომა არავის უნდა.|Pencere kenarında kimsenin kalkmak istemediği koltuk.|المقعد قرب النافذة الذي لا يريد أحد مغادرته.|Pəncərə yanında heç kimin qalxmaq istəmədiyi kreslo.',
    ),
  }),
  room('dining-room', {
    category: 'chair',
    price: [89, 390],
    weight: 1.4,
    materials: ['oak', 'walnut', 'rattan', 'velvet', 'metal'],
    colors: LACQUERS,
    kinds: [
      ...kinds(['dining chair|სასადილო სკამი|yemek sandalyesi|كرسي طعام|yemək stulu']),
      ...kinds(['bentwood chair|მოხრილზურგიანი სკამი|bükme ahşap sandalye|كرسي بظهر منحنٍ|əyri söykənəcəkli stul'], {
        instead: { rattan: 'oak', velvet: 'walnut', metal: 'oak' },
      }),
      ...kinds(['folding chair|დასაკეცი სკამი|katlanır sandalye|كرسي قابل للطي|qatlanan stul'], {
        instead: { rattan: 'oak', velvet: 'metal' },
      }),
    ],
    facts: [size('45 × 52 × 82', '48 × 55 × 88')],
    stories: phrases(
      'Comfortable to the end of a long dinner.|მოსახერხებელია ხანგრძლივი ვახშმის ბოლომდე.|Uzun bir akşam yemeğinin sonuna kadar rahat.|مريح حتى نهاية عشاء طويل.|Uzun şam yeməyinin sonuna qədər rahatdır.',
    ),
  }),
  room('dining-room', {
    category: 'dining-table',
    price: [490, 2900],
    weight: 1.3,
    materials: ['oak', 'walnut', 'marble', 'pine', 'glass'],
    colors: LACQUERS,
    kinds: [
      ...kinds(['dining table|სასადილო მაგიდა|yemek masası|طاولة طعام|yemək masası']),
      ...kinds([
        'extending dining table|გასაშლელი სასადილო მაგიდა|açılır yemek masası|طاولة طعام قابلة للتمديد|açılan yemək masası',
      ]),
      ...sized(
        'round dining table|მრგვალი სასადილო მაგიდა|yuvarlak yemek masası|طاولة طعام مستديرة|dəyirmi yemək masası',
        'Ø 100 × 75',
        'Ø 120 × 75',
      ),
    ],
    facts: [size('120 × 80 × 75', '160 × 90 × 75', '200 × 100 × 76')],
    staples: [{ kind: 0, color: 'brown' }],
    stories: phrases(
      'Room for dishes in the middle and elbows at the edge.|შუაში კერძების ადგილია, კიდეზე კი იდაყვების.|Ortada tabaklara, kenarda dirseklere yer var.|مكان للأطباق في الوسط وللمرافق على الأطراف.|Ortada yeməklərə, kənarda dirsəklərə yer var.',
    ),
  }),
  room('living-room', {
    category: 'coffee-table',
    price: [149, 890],
    materials: ['oak', 'walnut', 'marble', 'glass', 'metal'],
    colors: LACQUERS,
    kinds: [
      ...kinds(['coffee table|ჟურნალის მაგიდა|sehpa|طاولة قهوة|jurnal masası']),
      ...sized(
        'round coffee table|მრგვალი ჟურნალის მაგიდა|yuvarlak sehpa|طاولة قهوة مستديرة|dəyirmi jurnal masası',
        'Ø 60 × 45',
        'Ø 80 × 42',
      ),
      ...kinds(['nesting tables|ერთმანეთში ჩასადგმელი მაგიდები|zigon sehpa|طاولات متداخلة|iç-içə masalar']),
    ],
    facts: [size('60 × 60 × 45', '90 × 60 × 42', '120 × 65 × 40')],
    stories: phrases(
      'Holds two cups, three books and one pair of tired feet.|ეტევა ორი ფინჯანი, სამი წიგნი და დაღლილი ფეხებიც.|İki fincan, üç kitap ve yorgun ayaklar için yer.|تتّسع لفنجانين وثلاثة كتب وقدمين متعبتين.|İki fincana, üç kitaba və yorğun ayaqlara yer var.',
    ),
  }),
  room('office', {
    category: 'desk',
    price: [249, 1490],
    materials: ['oak', 'walnut', 'pine', 'metal'],
    colors: LACQUERS,
    kinds: [
      ...kinds(['writing desk|საწერი მაგიდა|çalışma masası|مكتب كتابة|yazı masası']),
      ...kinds([
        'standing desk|სიმაღლით რეგულირებადი მაგიდა|yükseklik ayarlı masa|مكتب بارتفاع قابل للتعديل|hündürlüyü tənzimlənən masa',
      ]),
      ...kinds(['desk with drawers|უჯრებიანი მაგიდა|çekmeceli çalışma masası|مكتب بأدراج|siyirməli masa']),
      ...sized(
        'children’s desk|საბავშვო მაგიდა|çocuk çalışma masası|مكتب أطفال|uşaq masası',
        '90 × 50 × 60',
        '110 × 55 × 68',
      ),
    ],
    facts: [size('100 × 55 × 75', '120 × 60 × 75', '160 × 75 × 75')],
    stories: phrases(
      'A clear top, and a groove that hides the cables.|სუფთა ზედაპირი და არხი, რომელიც სადენებს მალავს.|Ferah bir yüzey ve kabloları gizleyen bir kanal.|سطح فسيح ومجرى يخفي الأسلاك.|Geniş səth və kabelləri gizlədən kanal.',
    ),
  }),
  room('office', {
    category: 'office-chair',
    price: [199, 1390],
    colors: ['black', 'grey', 'white', 'blue', 'green'],
    materials: ['polyester', 'leather', 'plastic'],
    kinds: [
      ...kinds([
        'office chair|საოფისე სავარძელი|ofis koltuğu|كرسي مكتب|ofis kreslosu',
        'ergonomic office chair|ერგონომიული საოფისე სავარძელი|ergonomik ofis koltuğu|كرسي مكتب مريح للظهر|erqonomik ofis kreslosu',
      ]),
      ...kinds(['gaming chair|სათამაშო სავარძელი|oyuncu koltuğu|كرسي ألعاب|oyun kreslosu'], {
        instead: { plastic: 'leather' },
      }),
    ],
    facts: [measure('height', 'cm', ['92–102', '108–118', '120–130'])],
    stories: phrases(
      'Supports the lower back and follows when you lean.|ზურგის ქვედა ნაწილს იჭერს და თქვენთან ერთად იხრება.|Beli destekler, yaslandığınızda sizi izler.|يسند أسفل الظهر ويميل معك.|Beli dəstəkləyir, söykənəndə sizinlə əyilir.',
    ),
  }),
  room('bedroom', {
    category: 'bed',
    price: [590, 3200],
    weight: 1.4,
    colors: UPHOLSTERY,
    materials: ['oak', 'velvet', 'linen', 'pine', 'metal'],
    kinds: [
      ...sized(
        'double bed|ორადგილიანი საწოლი|çift kişilik karyola|سرير مزدوج|ikinəfərlik çarpayı',
        '140 × 200',
        '160 × 200',
        '180 × 200',
      ),
      ...sized(
        'storage bed|საწოლი სათავსოთი|bazalı karyola|سرير بصندوق تخزين|bazalı çarpayı',
        '140 × 200',
        '160 × 200',
        '180 × 200',
      ),
      ...sized('single bed|ერთადგილიანი საწოლი|tek kişilik karyola|سرير مفرد|birnəfərlik çarpayı', '90 × 200'),
      ...sized('children’s bed|საბავშვო საწოლი|çocuk karyolası|سرير أطفال|uşaq çarpayısı', '80 × 160', '90 × 200'),
    ],
    facts: [size('90 × 200', '140 × 200', '160 × 200', '180 × 200')],
    staples: [{ kind: 0 }],
    stories: phrases(
      'Does not creak, even when someone comes home late.|არ ჭრიალებს, მაშინაც კი, როცა ვინმე გვიან ბრუნდება.|Biri eve geç gelse bile gıcırdamaz.|لا يصرّ حتى حين يعود أحدهم متأخرًا.|Kimsə evə gec qayıtsa belə, cırıldamır.',
    ),
  }),
  room('bedroom', {
    category: 'mattress',
    price: [290, 2400],
    colors: ['white', 'cream', 'grey'],
    materials: ['cotton', 'wool', 'bamboo'],
    kinds: kinds([
      'pocket-spring mattress|ლეიბი დამოუკიდებელი ზამბარებით|paket yaylı yatak|مرتبة بنوابض منفصلة|müstəqil yaylı döşək',
      'memory-foam mattress|ლეიბი მეხსიერების ეფექტით|visco yatak|مرتبة ميموري فوم|yaddaş effektli döşək',
      'latex mattress|ლატექსის ლეიბი|lateks yatak|مرتبة لاتكس|lateks döşək',
    ]),
    facts: [
      size('90 × 200', '140 × 200', '160 × 200', '180 × 200'),
      oneOf('firmness', [
        'soft|რბილი|yumuşak|طرية|yumşaq',
        'medium|საშუალო|orta|متوسطة|orta',
        'firm|მკვრივი|sert|صلبة|bərk',
      ]),
    ],
    stories: phrases(
      'Carries the shoulders softly and the hips firmly.|მხრებს რბილად იჭერს, თეძოებს კი მყარად.|Omuzları yumuşak, kalçayı sıkı taşır.|تحمل الكتفين بنعومة والوركين بثبات.|Çiyinləri yumşaq, ombaları möhkəm saxlayır.',
    ),
  }),
  room('bedroom', {
    category: 'wardrobe',
    price: [490, 2900],
    materials: WOODS,
    colors: LACQUERS,
    kinds: [
      ...sized(
        'two-door wardrobe|ორკარიანი კარადა|iki kapılı gardırop|خزانة ملابس ببابين|iki qapılı qarderob',
        '90 × 58 × 200',
        '100 × 58 × 210',
      ),
      ...kinds([
        'sliding-door wardrobe|კუპე კარადა|sürgülü gardırop|خزانة ملابس بأبواب منزلقة|sürüşən qapılı qarderob',
      ]),
      ...kinds(['mirrored wardrobe|სარკიანი კარადა|aynalı gardırop|خزانة ملابس بمرآة|güzgülü qarderob']),
    ],
    facts: [size('90 × 58 × 200', '150 × 60 × 215', '200 × 65 × 220')],
    stories: phrases(
      'Long coats on the left, folded sweaters on the right, and doors that close softly.|მარცხნივ პალტოები, მარჯვნივ დაკეცილი სვიტრები და კარი, რომელიც ჩუმად იკეტება.|Solda uzun kabanlar, sağda kazaklar; kapılar sessizce kapanır.|المعاطف يسارًا والكنزات يمينًا وأبواب تُغلق بهدوء.|Solda paltolar, sağda sviterlər, qapılar səssiz bağlanır.',
    ),
  }),
  room('bedroom', {
    category: 'chest-of-drawers',
    price: [249, 1290],
    materials: WOODS,
    colors: LACQUERS,
    kinds: [
      ...sized('chest of drawers|კომოდი|şifonyer|خزانة أدراج|komod', '80 × 42 × 80', '90 × 45 × 84'),
      ...sized(
        'tall chest of drawers|მაღალი კომოდი|yüksek şifonyer|خزانة أدراج عالية|hündür komod',
        '60 × 42 × 118',
        '50 × 40 × 124',
      ),
      ...sized('sideboard|სერვანტი|konsol büfe|بوفيه|servant', '140 × 42 × 78', '160 × 44 × 80'),
    ],
    facts: [size('80 × 42 × 80', '60 × 42 × 118', '140 × 42 × 78')],
    stories: phrases(
      'Drawers that run to the end and close by themselves.|უჯრები ბოლომდე იხსნება და თავად იკეტება.|Sonuna kadar açılan, kendiliğinden kapanan çekmeceler.|أدراج تُفتح بالكامل وتُغلق وحدها.|Sona qədər açılan, özü bağlanan siyirmələr.',
    ),
  }),
  room('living-room', {
    category: 'bookshelf',
    price: [129, 1190],
    materials: ['oak', 'walnut', 'pine', 'metal'],
    colors: LACQUERS,
    kinds: [
      ...kinds(['bookshelf|წიგნების თარო|kitaplık|مكتبة كتب|kitab rəfi']),
      ...kinds(['ladder bookshelf|კიბისებრი თარო|merdiven kitaplık|مكتبة على شكل سلّم|pilləli kitab rəfi']),
      ...sized('wall shelf|კედლის თარო|duvar rafı|رف جداري|divar rəfi', '60 × 22 × 20', '90 × 24 × 20'),
    ],
    facts: [size('80 × 28 × 90', '80 × 30 × 180', '120 × 30 × 200')],
    stories: phrases(
      'Shelves that do not bend under art books.|თაროები, რომლებიც სქელ ალბომებსაც უძლებს.|Kalın sanat kitaplarının altında eğilmeyen raflar.|رفوف لا تنحني تحت الكتب الثقيلة.|Ağır albomların altında əyilməyən rəflər.',
    ),
  }),
  room('living-room', {
    category: 'tv-stand',
    price: [199, 1190],
    weight: 0.8,
    materials: WOODS,
    colors: LACQUERS,
    kinds: kinds([
      'TV stand|მაგიდა ტელევიზორისთვის|TV ünitesi|طاولة تلفزيون|televizor altlığı',
      'low TV bench|დაბალი კომოდი ტელევიზორისთვის|alçak TV sehpası|طاولة تلفزيون منخفضة|alçaq televizor altlığı',
    ]),
    facts: [size('120 × 40 × 45', '160 × 40 × 48', '200 × 42 × 48')],
    stories: phrases(
      'Hides boxes and wires, and leaves the wall calm.|მალავს მოწყობილობებსა და სადენებს და კედელი სადა და მშვიდი რჩება.|Cihazları ve kabloları gizler, duvarı sade bırakır.|تخفي الأجهزة والأسلاك وتترك الجدار هادئًا.|Cihazları və kabelləri gizlədir, divarı sadə saxlayır.',
    ),
  }),
  room('bedroom', {
    category: 'nightstand',
    price: [89, 490],
    weight: 0.8,
    materials: WOODS,
    colors: LACQUERS,
    kinds: kinds([
      'nightstand|საწოლის ტუმბო|komodin|كومودينو|tumba',
      'two-drawer nightstand|ორუჯრიანი ტუმბო|iki çekmeceli komodin|كومودينو بدرجين|iki siyirməli tumba',
    ]),
    facts: [size('40 × 38 × 50', '48 × 40 × 55')],
    stories: phrases(
      'For a lamp, a glass of water and the book you are reading.|ლამპისთვის, ჭიქა წყლისთვის და წიგნისთვის, რომელსაც კითხულობთ.|Lamba, bir bardak su ve okuduğunuz kitap için.|للمصباح وكأس الماء والكتاب الذي تقرأه.|Lampa, bir stəkan su və oxuduğunuz kitab üçün.',
    ),
  }),
  room('lighting', {
    category: 'floor-lamp',
    price: [99, 690],
    materials: ['metal', 'brass', 'wood', 'rattan'],
    colors: ['black', 'white', 'beige', 'brown', 'grey'],
    kinds: kinds([
      'floor lamp|იატაკის სანათი|lambader|مصباح أرضي|döşəmə lampası',
      'arc floor lamp|თაღოვანი იატაკის სანათი|kavisli lambader|مصباح أرضي مقوّس|qövsvari döşəmə lampası',
      'tripod floor lamp|სამფეხა იატაკის სანათი|üç ayaklı lambader|مصباح أرضي بثلاث أرجل|üçayaqlı döşəmə lampası',
    ]),
    facts: [measure('height', 'cm', [145, 160, 178]), oneOf('socket_type', ['E27', 'E14'])],
    stories: phrases(
      'Throws a warm circle over a chair and a page.|სავარძელსა და წიგნის ფურცელს თბილ შუქს ჰფენს.|Koltuğun ve sayfanın üzerine sıcak bir ışık bırakır.|يلقي دائرة دافئة فوق الكرسي والصفحة.|Kreslonun və səhifənin üstünə isti işıq salır.',
    ),
  }),
  room('lighting', {
    category: 'table-lamp',
    price: [49, 390],
    materials: ['ceramic', 'brass', 'glass', 'wood', 'metal'],
    colors: ['white', 'green', 'blue', 'beige', 'black', 'pink', 'yellow'],
    kinds: kinds([
      'table lamp|მაგიდის სანათი|masa lambası|مصباح طاولة|stolüstü lampa',
      'desk lamp|საწერი მაგიდის სანათი|çalışma lambası|مصباح مكتب|yazı masası lampası',
      'bedside lamp|საწოლის სანათი|başucu lambası|مصباح بجانب السرير|çarpayı lampası',
    ]),
    facts: [measure('height', 'cm', [28, 38, 52]), oneOf('socket_type', ['E27', 'E14'])],
    stories: phrases(
      'Soft light for the last pages of the evening.|რბილი შუქი საღამოს ბოლო ფურცლებისთვის.|Akşamın son sayfaları için yumuşak ışık.|ضوء ناعم لآخر صفحات المساء.|Axşamın son səhifələri üçün yumşaq işıq.',
    ),
  }),
  room('lighting', {
    category: 'pendant-lamp',
    price: [69, 590],
    materials: ['glass', 'rattan', 'metal', 'paper', 'brass'],
    colors: ['white', 'black', 'beige', 'green', 'orange'],
    kinds: kinds([
      'pendant lamp|ჭერის საკიდი სანათი|sarkıt lamba|مصباح معلّق|asma lampa',
      'dome pendant lamp|გუმბათოვანი საკიდი სანათი|kubbe biçimli sarkıt lamba|مصباح معلّق بشكل قبة|günbəzşəkilli asma lampa',
      'globe pendant lamp|სფერული საკიდი სანათი|küre biçimli sarkıt lamba|مصباح معلّق كروي|kürəşəkilli asma lampa',
    ]),
    facts: [measure('diameter', 'cm', [25, 35, 48]), oneOf('socket_type', ['E27'])],
    stories: phrases(
      'Hangs low over a table and gathers people around it.|მაგიდის თავზე ჰკიდია და გარშემო ხალხს უყრის თავს.|Masanın üzerine alçakça sarkar, insanları etrafına toplar.|يتدلّى فوق الطاولة ويجمع الناس حولها.|Masanın üstündən sallanır, insanları ətrafına toplayır.',
    ),
  }),
  room('textiles', {
    category: 'rug',
    price: [89, 1290],
    colors: SOFT,
    materials: ['wool', 'cotton'],
    patterns: ['plain', 'striped', 'printed', 'checked'],
    kinds: [
      ...kinds(['rug|ხალიჩა|halı|سجادة|xalça']),
      ...kinds(['flat-woven rug|ფარდაგი|kilim|سجادة كليم|palaz']),
      ...kinds(['long-pile rug|მაღალხაოიანი ხალიჩა|uzun tüylü halı|سجادة طويلة الوبر|uzun xovlu xalça']),
      ...sized('round rug|მრგვალი ხალიჩა|yuvarlak halı|سجادة مستديرة|dəyirmi xalça', 'Ø 120', 'Ø 160', 'Ø 200'),
    ],
    facts: [size('120 × 170', '160 × 230', '200 × 300')],
    stories: phrases(
      'Warm under bare feet, and quiet under chairs.|შიშველი ფეხისთვის თბილი, სკამებისთვის კი უხმაურო.|Çıplak ayağa sıcak, sandalyenin altında sessiz.|دافئة تحت القدمين وتُسكت الكراسي.|Yalın ayağa isti, stulların altında səssiz.',
    ),
  }),
  room('decor', {
    category: 'mirror',
    price: [59, 690],
    materials: ['oak', 'brass', 'metal', 'rattan'],
    colors: ['black', 'gold', 'brown', 'white'],
    kinds: [
      ...sized('round mirror|მრგვალი სარკე|yuvarlak ayna|مرآة دائرية|dəyirmi güzgü', 'Ø 50', 'Ø 70', 'Ø 90'),
      ...sized('full-length mirror|მაღალი სარკე|boy aynası|مرآة طويلة|boy güzgüsü', '60 × 160', '70 × 180'),
      ...sized('arched mirror|თაღოვანი სარკე|kemerli ayna|مرآة مقوّسة|tağlı güzgü', '60 × 90', '80 × 180'),
    ],
    facts: [size('50 × 50', '60 × 90', '70 × 170')],
    stories: phrases(
      'Makes a narrow hall look wider and a morning brighter.|ვიწრო დერეფანს ფართოს აჩენს, დილას კი — უფრო ნათელს.|Dar holü geniş, sabahları aydınlık gösterir.|توسّع الممر الضيّق وتضيء الصباح.|Dar dəhlizi geniş, səhəri işıqlı göstərir.',
    ),
  }),
  room('textiles', {
    category: 'curtain',
    price: [45, 290],
    colors: SOFT,
    materials: ['linen', 'cotton', 'velvet', 'polyester'],
    patterns: ['plain', 'plain', 'striped', 'floral'],
    kinds: kinds([
      'curtain|ფარდა|perde|ستارة|pərdə',
      'blackout curtain|დამაბნელებელი ფარდა|karartma perdesi|ستارة تعتيم|işıqkeçirməyən pərdə',
      'sheer curtain|ტიული|tül perde|ستارة شفافة|tül pərdə',
    ]),
    facts: [size('140 × 250', '140 × 280', '300 × 260')],
    stories: phrases(
      'Falls in even folds and lets in just the light you want.|თანაბარ ნაკეცებად ეშვება და იმდენ შუქს უშვებს, რამდენიც გსურთ.|Düzgün kıvrımlarla dökülür, istediğiniz kadar ışık geçirir.|تنسدل بثنيات متساوية وتُدخل الضوء الذي تريده.|Bərabər qatlarla tökülür, istədiyiniz qədər işıq buraxır.',
    ),
  }),
  room('textiles', {
    category: 'cushion',
    price: [19, 89],
    colors: SOFT,
    materials: ['linen', 'velvet', 'cotton', 'wool'],
    patterns: ['plain', 'striped', 'floral', 'checked', 'quilted'],
    kinds: [
      ...sized('cushion|დეკორატიული ბალიში|kırlent|وسادة زينة|dekorativ yastıq', '40 × 40', '45 × 45', '50 × 50'),
      ...sized('floor cushion|იატაკის ბალიში|yer minderi|وسادة أرضية|döşəmə yastığı', '60 × 60', '70 × 70'),
      ...sized('lumbar cushion|წელის ბალიში|bel kırlenti|وسادة أسفل الظهر|bel yastığı', '30 × 50'),
    ],
    facts: [size('30 × 50', '45 × 45', '60 × 60')],
    stories: phrases(
      'Plump, washable, and the quickest way to change a sofa.|ფუმფულა, გასარეცხი და დივნის განახლების უსწრაფესი გზა.|Dolgun, yıkanabilir; kanepeyi değiştirmenin en kısa yolu.|ممتلئة وقابلة للغسل وأسرع طريقة لتجديد الأريكة.|Yumşaq, yuyulan və divanı yeniləməyin ən asan yolu.',
    ),
  }),
  room('decor', {
    category: 'vase',
    price: [25, 189],
    weight: 0.8,
    colors: ['white', 'green', 'blue', 'orange', 'black', 'pink', 'beige'],
    materials: ['ceramic', 'glass'],
    kinds: kinds([
      'vase|ლარნაკი|vazo|مزهرية|vaza',
      'tall vase|მაღალი ლარნაკი|uzun vazo|مزهرية عالية|hündür vaza',
      'bud vase|პატარა ლარნაკი|küçük vazo|مزهرية صغيرة|kiçik vaza',
    ]),
    facts: [measure('height', 'cm', [16, 24, 38], { raisesPrice: true })],
    stories: phrases(
      'Beautiful with tulips, and beautiful empty.|ტიტებითაც ლამაზია და ცარიელიც.|Lalelerle de güzel, boşken de.|جميلة بالتوليب وجميلة فارغة.|Lalələrlə də gözəldir, boş da.',
    ),
  }),
  room('dining-room', {
    category: 'bar-stool',
    price: [99, 490],
    weight: 0.8,
    materials: ['oak', 'metal', 'velvet', 'leather', 'rattan'],
    colors: ['black', 'brown', 'green', 'beige', 'grey'],
    kinds: kinds([
      'bar stool|ბარის სკამი|bar taburesi|كرسي بار|bar stulu',
      'counter stool|დაბალი ბარის სკამი|tezgâh taburesi|كرسي كاونتر|alçaq bar stulu',
    ]),
    facts: [measure('height', 'cm', [65, 75])],
    stories: phrases(
      'A good height for breakfast and for gossip.|საუკეთესო სიმაღლე საუზმისთვისაც და ჭორაობისთვისაც.|Kahvaltı için de dedikodu için de doğru yükseklik.|ارتفاع مناسب للفطور وللحديث.|Səhər yeməyi üçün də, söhbət üçün də uyğun hündürlük.',
    ),
  }),
];

export const FURNITURE: Catalogue = {
  brands: [
    'Alderhus',
    'Mtkvari Oak',
    'Nordhavel',
    'Casabruna',
    'Hearth & Linden',
    'Tolvika',
    'Sakhli',
    'Dunmore Lane',
    'Elmira Home',
    'Forma Nove',
  ],
  models: [],
  closers: phrases(
    'We carry it up to your floor.|თქვენს სართულზე ჩვენ ავიტანთ.|Katınıza kadar biz taşırız.|نوصله حتى طابقك.|Mərtəbənizə qədər özümüz qaldırırıq.',
    'If it does not suit the room, bring it back within 30 days.|თუ ოთახს არ მოუხდება, 30 დღეში დაგვიბრუნეთ.|Odanıza uymazsa 30 gün içinde geri getirin.|إن لم يناسب غرفتك فأعده إلينا خلال 30 يومًا.|Otağa yaraşmasa, 30 gün ərzində geri qaytarın.',
  ),
  families,
};
