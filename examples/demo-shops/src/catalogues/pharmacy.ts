/** Medicines, vitamins and care: the shelves of `gpc` and `pharmadepot`. */
import { type Catalogue, type Family, kinds, measure, oneOf, phrases } from './catalogue.ts';
import { medicine } from './medicines.ts';

const MEDICINES = 'medicines';
const CARE = 'care';

const LEAFLET = phrases(
  'Read the leaflet before use; our pharmacist is glad to advise.|გამოყენებამდე გაეცანით ინსტრუქციას; ჩვენი ფარმაცევტი სიამოვნებით მოგცემთ რჩევას.|Kullanmadan önce prospektüsü okuyun; eczacımız size memnuniyetle yardımcı olur.|اقرأ النشرة قبل الاستعمال، وصيدلينا يسعده أن ينصحك.|İstifadədən əvvəl təlimatı oxuyun; əczaçımız məmnuniyyətlə məsləhət verər.',
  'Keep out of reach of children and away from heat.|შეინახეთ ბავშვებისთვის მიუწვდომელ ადგილას, გრილად.|Çocukların ulaşamayacağı, serin bir yerde saklayın.|يُحفظ بعيدًا عن متناول الأطفال وعن الحرارة.|Uşaqların əli çatmayan, sərin yerdə saxlayın.',
);

/** A family of medicines: their stories stand with each kind. */
const medicines = (family: Pick<Family, 'category' | 'kinds'> & Partial<Family>): Family => ({
  shelf: MEDICINES,
  title: 'plain',
  price: [4, 30],
  stories: [],
  weight: 1.5,
  closers: LEAFLET,
  ...family,
});

const families: readonly Family[] = [
  medicines({
    category: 'painkiller',
    weight: 3,
    staples: [{ kind: 0 }, { kind: 1 }, { kind: 2 }, { kind: 3 }, { kind: 4 }, { kind: 5 }],
    kinds: [
      ...medicine({
        name: ['Nevralin', 'ნევრალინი'],
        ingredient: 'paracetamol|პარაცეტამოლი|parasetamol|باراسيتامول|parasetamol',
        form: 'tablet',
        strengths: ['500 mg', '650 mg'],
        packs: [12, 20, 30],
        price: [3, 8],
        story:
          'Eases headache, toothache and fever.|ამსუბუქებს თავისა და კბილის ტკივილს, აქვეითებს სიცხეს.|Baş ve diş ağrısını hafifletir, ateşi düşürür.|يخفّف الصداع وألم الأسنان ويخفض الحرارة.|Baş və diş ağrısını yüngülləşdirir, hərarəti salır.',
      }),
      ...medicine({
        name: ['Ibudola', 'იბუდოლა'],
        ingredient: 'ibuprofen|იბუპროფენი|ibuprofen|إيبوبروفين|ibuprofen',
        form: 'tablet',
        strengths: ['200 mg', '400 mg'],
        packs: [20, 24, 30],
        price: [5, 12],
        story:
          'For headache, back pain and sore muscles.|თავის, ზურგისა და კუნთების ტკივილის დროს.|Baş, sırt ve kas ağrıları için.|للصداع وآلام الظهر والعضلات.|Baş, bel və əzələ ağrıları üçün.',
      }),
      ...medicine({
        name: ['Nevralin Junior', 'ნევრალინი ჯუნიორი'],
        ingredient: 'paracetamol|პარაცეტამოლი|parasetamol|باراسيتامول|parasetamol',
        form: 'syrup',
        strengths: ['120 mg/5 ml'],
        packs: [100, 150],
        price: [8, 15],
        age: 'kids',
        story:
          'Brings down a child’s fever and tastes of strawberry.|ბავშვს სიცხეს უქვეითებს და მარწყვის გემო აქვს.|Çocuklarda ateşi düşürür, çilek tadındadır.|يخفض حرارة الطفل بطعم الفراولة.|Uşaqlarda hərarəti salır, çiyələk dadındadır.',
      }),
      ...medicine({
        name: ['Diclorel', 'დიკლორელი'],
        ingredient: 'diclofenac|დიკლოფენაკი|diklofenak|ديكلوفيناك|diklofenak',
        form: 'gel',
        strengths: ['1 %', '2 %'],
        packs: [50, 100],
        price: [9, 22],
        story:
          'Rub it in where a joint or muscle aches.|შეიზილეთ იქ, სადაც სახსარი ან კუნთი გტკივათ.|Ağrıyan eklem ya da kasın üzerine sürülür.|يُدلّك به موضع ألم المفصل أو العضلة.|Ağrıyan oynaq və ya əzələyə sürtülür.',
      }),
      ...medicine({
        name: ['Naprosana', 'ნაპროსანა'],
        ingredient: 'naproxen|ნაპროქსენი',
        form: 'tablet',
        strengths: ['250 mg', '500 mg'],
        packs: [20, 30],
        price: [7, 16],
        story:
          'Longer relief for joints and for period pain.|ხანგრძლივად ამსუბუქებს სახსრებისა და მენსტრუალურ ტკივილს.',
      }),
      ...medicine({
        name: ['Spasmerin', 'სპაზმერინი'],
        ingredient: 'drotaverine|დროტავერინი',
        form: 'tablet',
        strengths: ['40 mg', '80 mg'],
        packs: [20, 24],
        price: [5, 12],
        story: 'Loosens cramps of the stomach and bowels.|ხსნის კუჭისა და ნაწლავების სპაზმს.',
      }),
      ...medicine({
        name: ['Ketovia', 'კეტოვია'],
        ingredient: 'ketoprofen|კეტოპროფენი',
        form: 'gel',
        strengths: ['2.5 %'],
        packs: [30, 50],
        price: [10, 19],
        story: 'A cooling gel for sprains and sore knees.|გამაგრილებელი გელი დაჭიმულობისა და მუხლის ტკივილისთვის.',
      }),
      ...medicine({
        name: ['Aspirelle', 'ასპირელი'],
        ingredient:
          'acetylsalicylic acid|აცეტილსალიცილის მჟავა|asetilsalisilik asit|حمض أسيتيل الساليسيليك|asetilsalisil turşusu',
        form: 'tablet',
        strengths: ['500 mg'],
        packs: [20, 24],
        price: [4, 9],
        story:
          'An old friend against headache and fever, for adults only.|თავის ტკივილისა და სიცხის ნაცადი საშუალება, მხოლოდ ზრდასრულთათვის.|Baş ağrısı ve ateşe karşı bilinen ilaç; yalnızca yetişkinler için.|دواء معروف للصداع والحمّى، للبالغين فقط.|Baş ağrısı və hərarət üçün sınanmış dərman, yalnız böyüklər üçün.',
      }),
    ],
  }),
  medicines({
    category: 'cold-and-flu',
    weight: 2,
    kinds: [
      ...medicine({
        name: ['Gripolen', 'გრიპოლენი'],
        ingredient:
          'paracetamol, phenylephrine|პარაცეტამოლი, ფენილეფრინი|parasetamol, fenilefrin|باراسيتامول وفينيليفرين|parasetamol, fenilefrin',
        form: 'sachet',
        strengths: ['500 mg'],
        packs: [12, 20],
        price: [9, 19],
        story:
          'A hot lemon drink for the first evening of a cold.|ლიმონის ცხელი სასმელი გაციების პირველი საღამოსთვის.|Soğuk algınlığının ilk akşamı için sıcak limonlu içecek.|مشروب ليمون ساخن لأول مساء من الزكام.|Soyuqdəymənin ilk axşamı üçün isti limonlu içki.',
      }),
      ...medicine({
        name: ['Rinovela', 'რინოველა'],
        ingredient: 'xylometazoline|ქსილომეტაზოლინი|ksilometazolin|زايلوميتازولين|ksilometazolin',
        form: 'spray',
        strengths: ['0.05 %', '0.1 %'],
        packs: [12, 15],
        price: [6, 14],
        story:
          'Opens a blocked nose within minutes.|გაჭედილ ცხვირს რამდენიმე წუთში ხსნის.|Tıkalı burnu birkaç dakikada açar.|يفتح الأنف المسدود خلال دقائق.|Tutulmuş burnu bir neçə dəqiqəyə açır.',
      }),
      ...medicine({
        name: ['Aquarelin', 'აკვარელინი'],
        ingredient: 'sea water|ზღვის წყალი|deniz suyu|ماء البحر|dəniz suyu',
        form: 'spray',
        strengths: ['0.9 %'],
        packs: [50, 100],
        price: [9, 22],
        age: 'kids',
        story:
          'Rinses small noses gently; it can be used every day.|პატარა ცხვირს ფაქიზად რეცხავს, გამოყენება ყოველდღე შეიძლება.|Minik burunları nazikçe temizler, her gün kullanılabilir.|يغسل أنوف الصغار بلطف، ويصلح للاستعمال اليومي.|Balaca burunları ehmalca təmizləyir, hər gün işlətmək olar.',
      }),
      ...medicine({
        name: ['Faringol', 'ფარინგოლი'],
        ingredient: 'benzydamine|ბენზიდამინი',
        form: 'spray',
        strengths: ['0.15 %', '0.3 %'],
        packs: [15, 30],
        price: [11, 21],
        story: 'Numbs and calms a sore throat.|ყელის ტკივილს აყუჩებს და გაღიზიანებას ხსნის.',
      }),
    ],
  }),
  medicines({
    category: 'cough',
    kinds: [
      ...medicine({
        name: ['Bronchelia', 'ბრონქელია'],
        ingredient: 'ambroxol|ამბროქსოლი|ambroksol|أمبروكسول|ambroksol',
        form: 'syrup',
        strengths: ['15 mg/5 ml', '30 mg/5 ml'],
        packs: [100, 150],
        price: [7, 15],
        story:
          'Thins the phlegm, so that coughing becomes easier.|ათხელებს ნახველს და ამსუბუქებს ამოხველებას.|Balgamı inceltir, öksürüğü kolaylaştırır.|يذيب البلغم ويسهّل خروجه.|Bəlğəmi durulaşdırır, öskürəyi asanlaşdırır.',
      }),
      ...medicine({
        name: ['Hederina', 'ჰედერინა'],
        ingredient:
          'ivy leaf extract|სუროს ფოთლის ექსტრაქტი|sarmaşık yaprağı özü|خلاصة أوراق اللبلاب|daşsarmaşığı yarpağının ekstraktı',
        form: 'syrup',
        strengths: ['7 mg/ml'],
        packs: [100, 120],
        price: [11, 19],
        age: 'kids',
        story:
          'A herbal syrup for a child’s wet cough.|მცენარეული სიროფი ბავშვის სველი ხველისთვის.|Çocuklarda balgamlı öksürük için bitkisel şurup.|شراب عشبي لسعال الأطفال المصحوب ببلغم.|Uşaqlarda bəlğəmli öskürək üçün bitki şərbəti.',
      }),
      ...medicine({
        name: ['Acetylair', 'აცეტილეირი'],
        ingredient: 'acetylcysteine|აცეტილცისტეინი',
        form: 'sachet',
        strengths: ['200 mg', '600 mg'],
        packs: [20, 30],
        price: [9, 20],
        story: 'Dissolve in water: it loosens thick phlegm.|გახსენით წყალში: სქელ ნახველს ათხელებს.',
      }),
    ],
  }),
  medicines({
    category: 'allergy',
    kinds: [
      ...medicine({
        name: ['Lorasenta', 'ლორასენტა'],
        ingredient: 'loratadine|ლორატადინი|loratadin|لوراتادين|loratadin',
        form: 'tablet',
        strengths: ['10 mg'],
        packs: [20, 30],
        price: [5, 14],
        story:
          'Calms sneezing and itchy eyes without making you sleepy.|ამსუბუქებს ცემინებასა და თვალების ქავილს, ძილიანობას არ იწვევს.|Uyku yapmadan hapşırığı ve göz kaşıntısını yatıştırır.|يهدّئ العطاس وحكّة العين من دون نعاس.|Yuxu gətirmədən asqırmanı və göz qaşınmasını sakitləşdirir.',
      }),
      ...medicine({
        name: ['Cetirel', 'ცეტირელი'],
        ingredient: 'cetirizine|ცეტირიზინი|setirizin|سيتيريزين|setirizin',
        form: 'drops',
        strengths: ['10 mg/ml'],
        packs: [20, 30],
        price: [9, 17],
        age: 'kids',
        story:
          'Drops against hay fever, easy to measure for children.|წვეთები პოლინოზის დროს; ბავშვისთვის დოზა ადვილად იზომება.|Saman nezlesi için damla; çocuklara dozunu ayarlamak kolaydır.|قطرة لحساسية الربيع يسهل قياس جرعتها للأطفال.|Yaz allergiyası üçün damcı, uşaqlar üçün dozanı ölçmək asandır.',
      }),
      ...medicine({
        name: ['Desloria', 'დესლორია'],
        ingredient: 'desloratadine|დესლორატადინი',
        form: 'tablet',
        strengths: ['5 mg'],
        packs: [20, 30],
        price: [10, 22],
        story: 'One tablet a day through the pollen season.|დღეში ერთი ტაბლეტი მცენარეთა ყვავილობის პერიოდში.',
      }),
    ],
  }),
  medicines({
    category: 'digestion',
    weight: 1.6,
    kinds: [
      ...medicine({
        name: ['Omeparin', 'ომეპარინი'],
        ingredient: 'omeprazole|ომეპრაზოლი|omeprazol|أوميبرازول|omeprazol',
        form: 'capsule',
        strengths: ['20 mg', '40 mg'],
        packs: [14, 28],
        price: [6, 15],
        story:
          'Lowers stomach acid and eases heartburn.|ამცირებს კუჭის მჟავიანობასა და გულძმარვას.|Mide asidini azaltır, mide yanmasını hafifletir.|يقلّل حموضة المعدة ويخفّف الحرقة.|Mədə turşusunu azaldır, qıcqırmanı yüngülləşdirir.',
      }),
      ...medicine({
        name: ['Carbolina', 'კარბოლინა'],
        ingredient: 'activated charcoal|გააქტიურებული ნახშირი|aktif kömür|فحم منشّط|aktivləşdirilmiş kömür',
        form: 'tablet',
        strengths: ['250 mg'],
        packs: [20, 50],
        price: [2, 6],
        story:
          'Binds gas and whatever has upset the stomach.|შთანთქავს აირებსა და იმას, რამაც კუჭი აგიშალათ.|Gazı ve mideyi bozan maddeleri bağlar.|يمتصّ الغازات وما أزعج المعدة.|Qazları və mədəni pozan maddələri özünə çəkir.',
      }),
      ...medicine({
        name: ['Loperina', 'ლოპერინა'],
        ingredient: 'loperamide|ლოპერამიდი',
        form: 'capsule',
        strengths: ['2 mg'],
        packs: [12, 20],
        price: [4, 10],
        story: 'Stops diarrhoea on a journey.|აჩერებს დიარეას მოგზაურობისას.',
      }),
      ...medicine({
        name: ['Biflorin', 'ბიფლორინი'],
        ingredient: 'lactobacillus|ლაქტობაქტერიები|laktobasil|العصيات اللبنية|laktobakteriyalar',
        form: 'capsule',
        strengths: ['250 mg'],
        packs: [20, 30],
        price: [14, 32],
        story:
          'Helps the gut find its balance after antibiotics.|ანტიბიოტიკების შემდეგ ნაწლავის ბალანსს აღადგენს.|Antibiyotik sonrası bağırsak dengesini destekler.|يساعد الأمعاء على استعادة توازنها بعد المضادات الحيوية.|Antibiotikdən sonra bağırsağın tarazlığına kömək edir.',
      }),
      ...medicine({
        name: ['Rehydrela', 'რეჰიდრელა'],
        ingredient: 'oral rehydration salts|რეჰიდრატაციის მარილები',
        form: 'sachet',
        strengths: ['4300 mg'],
        packs: [12, 20],
        price: [6, 13],
        age: 'kids',
        story:
          'Gives back water and salts after a hard day for the stomach.|კუჭის აშლის შემდეგ ორგანიზმს წყალსა და მარილებს უბრუნებს.',
      }),
    ],
  }),
  medicines({
    category: 'antiseptic',
    kinds: [
      ...medicine({
        name: ['Clorhexal', 'კლორჰექსალი'],
        ingredient: 'chlorhexidine|ქლორჰექსიდინი|klorheksidin|كلورهيكسيدين|xlorheksidin',
        form: 'spray',
        strengths: ['0.05 %', '0.2 %'],
        packs: [50, 100],
        price: [4, 11],
        story:
          'Cleans cuts and grazes without stinging.|ჭრილობასა და ნაკაწრს წვის გარეშე ასუფთავებს.|Kesik ve sıyrıkları yakmadan temizler.|ينظّف الجروح والخدوش من دون لسع.|Kəsik və cızıqları göynətmədən təmizləyir.',
      }),
      ...medicine({
        name: ['Iodaska', 'იოდასკა'],
        ingredient: 'povidone-iodine|პოვიდონ-იოდი',
        form: 'ointment',
        strengths: ['10 %'],
        packs: [20, 40],
        price: [6, 13],
        story: 'Protects a wound while it closes.|იცავს ჭრილობას, სანამ შეხორცდება.',
      }),
    ],
  }),
  medicines({
    category: 'heart-and-pressure',
    weight: 1.2,
    kinds: [
      ...medicine({
        name: ['Amlodara', 'ამლოდარა'],
        ingredient: 'amlodipine|ამლოდიპინი|amlodipin|أملوديبين|amlodipin',
        form: 'tablet',
        strengths: ['5 mg', '10 mg'],
        packs: [28, 30],
        price: [5, 14],
        story:
          'For high blood pressure, as prescribed by your doctor.|მაღალი წნევის დროს, ექიმის დანიშნულებით.|Yüksek tansiyon için, doktorunuzun önerdiği şekilde.|لارتفاع ضغط الدم حسب وصفة الطبيب.|Yüksək təzyiqdə, həkimin təyinatı ilə.',
      }),
      ...medicine({
        name: ['Bisolara', 'ბისოლარა'],
        ingredient: 'bisoprolol|ბისოპროლოლი',
        form: 'tablet',
        strengths: ['2.5 mg', '5 mg'],
        packs: [30, 60],
        price: [6, 16],
        story: 'Calms the pulse, as prescribed by your doctor.|აწესრიგებს პულსს, ექიმის დანიშნულებით.',
      }),
      ...medicine({
        name: ['Cardaspel', 'კარდასპელი'],
        ingredient: 'acetylsalicylic acid|აცეტილსალიცილის მჟავა',
        form: 'tablet',
        strengths: ['75 mg', '100 mg'],
        packs: [30, 60],
        price: [4, 11],
        story: 'A low dose for the heart, as prescribed by your doctor.|დაბალი დოზა გულისთვის, ექიმის დანიშნულებით.',
      }),
      ...medicine({
        name: ['Valsenta', 'ვალსენტა'],
        ingredient: 'valsartan|ვალსარტანი',
        form: 'tablet',
        strengths: ['80 mg', '160 mg'],
        packs: [28, 56],
        price: [12, 28],
        story:
          'Keeps blood pressure even through the day, as prescribed by your doctor.|წნევას მთელი დღე სტაბილურად ინარჩუნებს, ექიმის დანიშნულებით.',
      }),
    ],
  }),
  medicines({
    category: 'sleep',
    weight: 0.8,
    kinds: [
      ...medicine({
        name: ['Melatena', 'მელატენა'],
        ingredient: 'melatonin|მელატონინი|melatonin|ميلاتونين|melatonin',
        form: 'tablet',
        strengths: ['1 mg', '3 mg'],
        packs: [30, 60],
        price: [11, 26],
        story:
          'Helps you fall asleep after a long flight or a late night.|დაძინებას გიადვილებთ ხანგრძლივი ფრენის ან გვიანი საღამოს შემდეგ.|Uzun uçuş ya da geç bir geceden sonra uykuya dalmayı kolaylaştırır.|يساعدك على النوم بعد سفر طويل أو سهر.|Uzun uçuşdan və ya gec yatandan sonra yuxuya getməyi asanlaşdırır.',
      }),
      ...medicine({
        name: ['Valeriska', 'ვალერისკა'],
        ingredient: 'valerian extract|კატაბალახას ექსტრაქტი',
        form: 'capsule',
        strengths: ['125 mg', '200 mg'],
        packs: [20, 50],
        price: [4, 12],
        story: 'Quiets a busy head before bed.|ძილის წინ გონებას ამშვიდებს.',
      }),
    ],
  }),
  medicines({
    category: 'vitamins',
    weight: 2.4,
    staples: [{ kind: 0 }, { kind: 1 }, { kind: 6 }],
    kinds: [
      ...medicine({
        name: ['Citravela', 'ციტრაველა'],
        ingredient: 'vitamin C|ვიტამინი C|C vitamini|فيتامين سي|C vitamini',
        form: 'tablet',
        strengths: ['500 mg', '1000 mg'],
        packs: [20, 30, 60],
        price: [7, 22],
        story:
          'A daily helping of vitamin C for grey months.|C ვიტამინის ყოველდღიური დოზა ნაცრისფერი თვეებისთვის.|Gri aylar için günlük C vitamini.|جرعة يومية من فيتامين سي لأشهر الشتاء.|Soyuq aylar üçün gündəlik C vitamini.',
      }),
      ...medicine({
        name: ['Soladrin', 'სოლადრინი'],
        ingredient: 'vitamin D3|ვიტამინი D3|D3 vitamini|فيتامين د3|D3 vitamini',
        form: 'drops',
        strengths: ['1000 IU', '2000 IU'],
        packs: [15, 30],
        price: [12, 28],
        story:
          'Sunshine by the drop for bones and immunity.|მზის სხივი წვეთებად: ძვლებისა და იმუნიტეტისთვის.|Kemikler ve bağışıklık için damla damla güneş.|شمس في قطرات للعظام والمناعة.|Sümüklər və immunitet üçün damcı-damcı günəş.',
      }),
      ...medicine({
        name: ['Magnelia', 'მაგნელია'],
        ingredient:
          'magnesium, vitamin B6|მაგნიუმი, ვიტამინი B6|magnezyum, B6 vitamini|مغنيسيوم وفيتامين ب6|maqnezium, B6 vitamini',
        form: 'tablet',
        strengths: ['250 mg'],
        packs: [30, 60],
        price: [14, 32],
        story:
          'Against tired muscles and a short temper.|დაღლილი კუნთებისა და ნერვების მხარდასაჭერად.|Yorgun kaslar ve gergin sinirler için.|لعضلات متعبة وأعصاب مشدودة.|Yorğun əzələlər və gərgin əsəblər üçün.',
      }),
      ...medicine({
        name: ['Multivera', 'მულტივერა'],
        ingredient: 'multivitamin|მულტივიტამინი|multivitamin|فيتامينات متعددة|multivitamin',
        form: 'capsule',
        strengths: ['400 mg'],
        packs: [30, 60],
        price: [18, 45],
        story:
          'Twelve vitamins and eight minerals in one small capsule.|თორმეტი ვიტამინი და რვა მინერალი ერთ პატარა კაფსულაში.|Küçük bir kapsülde on iki vitamin ve sekiz mineral.|اثنا عشر فيتامينًا وثمانية معادن في كبسولة صغيرة.|Bir kiçik kapsulda on iki vitamin və səkkiz mineral.',
      }),
    ],
  }),
  medicines({
    category: 'supplements',
    weight: 1.3,
    kinds: [
      ...medicine({
        name: ['Omegarel', 'ომეგარელი'],
        ingredient: 'omega-3|ომეგა-3|omega-3|أوميغا-3|omeqa-3',
        form: 'capsule',
        strengths: ['500 mg', '1000 mg'],
        packs: [30, 60],
        price: [19, 48],
        story:
          'Purified fish oil for heart and memory, without the aftertaste.|გასუფთავებული თევზის ქონი გულისა და მეხსიერებისთვის, პირში გემოს არ ტოვებს.|Kalp ve hafıza için arıtılmış balık yağı; ağızda tat bırakmaz.|زيت سمك منقّى للقلب والذاكرة من دون طعم متبقٍّ.|Ürək və yaddaş üçün təmizlənmiş balıq yağı, ağızda dad qalmır.',
      }),
      ...medicine({
        name: ['Ferrolana', 'ფეროლანა'],
        ingredient: 'iron|რკინა|demir|حديد|dəmir',
        form: 'capsule',
        strengths: ['14 mg', '28 mg'],
        packs: [30, 60],
        price: [12, 29],
        story:
          'A gentle iron that does not trouble the stomach.|რკინის რბილი ფორმა, რომელიც კუჭს არ აღიზიანებს.|Mideyi yormayan demir takviyesi.|حديد لطيف لا يزعج المعدة.|Mədəni qıcıqlandırmayan dəmir preparatı.',
      }),
      ...medicine({
        name: ['Collagena', 'კოლაგენა'],
        ingredient: 'collagen|კოლაგენი',
        form: 'powder',
        strengths: ['2500 mg'],
        packs: [150, 300],
        price: [39, 89],
        story: 'Stirs into coffee and tastes of nothing.|ყავაში იხსნება და გემო არ აქვს.',
      }),
      ...medicine({
        name: ['Zincora', 'ზინკორა'],
        ingredient: 'zinc|თუთია',
        form: 'tablet',
        strengths: ['15 mg', '25 mg'],
        packs: [30, 60],
        price: [9, 21],
        story: 'Zinc for skin, hair and immunity.|თუთია კანის, თმისა და იმუნიტეტისთვის.',
      }),
    ],
  }),
  medicines({
    category: 'eye-care',
    weight: 0.8,
    kinds: medicine({
      name: ['Oculena', 'ოკულენა'],
      ingredient: 'sodium hyaluronate|ნატრიუმის ჰიალურონატი|sodyum hyalüronat|هيالورونات الصوديوم|natrium hialuronat',
      form: 'drops',
      strengths: ['0.1 %', '0.2 %'],
      packs: [12, 15],
      price: [14, 32],
      story:
        'Moistens eyes that look at screens all day.|ატენიანებს თვალს, რომელიც მთელი დღე ეკრანს უყურებს.|Bütün gün ekrana bakan gözleri nemlendirir.|يرطّب العيون التي تنظر إلى الشاشة طوال اليوم.|Bütün gün ekrana baxan gözləri nəmləndirir.',
    }),
  }),
  medicines({
    category: 'skin-treatment',
    kinds: [
      ...medicine({
        name: ['Pantelora', 'პანტელორა'],
        ingredient: 'dexpanthenol|დექსპანთენოლი|dekspantenol|ديكسبانثينول|dekspantenol',
        form: 'cream',
        strengths: ['5 %'],
        packs: [30, 50, 100],
        price: [8, 24],
        story:
          'Soothes chapped hands, sunburn and a baby’s bottom.|აწყნარებს დახეთქილ ხელებს, მზით დამწვარ კანს და ჩვილის კანის სიწითლეს.|Çatlak elleri, güneş yanığını ve bebeğin pişiğini yatıştırır.|يهدّئ تشقّق اليدين وحروق الشمس واحمرار بشرة الرضيع.|Çatlamış əlləri, günəş yanığını və körpə dərisindəki qızartını sakitləşdirir.',
      }),
      ...medicine({
        name: ['Clotrisan', 'კლოტრისანი'],
        ingredient: 'clotrimazole|კლოტრიმაზოლი',
        form: 'cream',
        strengths: ['1 %'],
        packs: [20, 30],
        price: [5, 12],
        story: 'Treats fungal infections of the skin.|კურნავს კანის სოკოვან ინფექციას.',
      }),
    ],
  }),
  {
    category: 'toothpaste',
    shelf: CARE,
    title: 'branded',
    price: [6, 22],
    brands: ['Dentessa', 'Albora', 'Menthalis'],
    kinds: kinds([
      'whitening toothpaste|კბილის მათეთრებელი პასტა|beyazlatıcı diş macunu|معجون أسنان مبيّض|ağardıcı diş məcunu',
      'sensitive toothpaste|კბილის პასტა მგრძნობიარე კბილებისთვის|hassas dişler için diş macunu|معجون للأسنان الحساسة|həssas dişlər üçün diş məcunu',
      'herbal toothpaste|კბილის მცენარეული პასტა|bitkisel diş macunu|معجون أسنان بالأعشاب|bitki tərkibli diş məcunu',
      'children’s toothpaste|საბავშვო კბილის პასტა|çocuk diş macunu|معجون أسنان للأطفال|uşaq diş məcunu',
    ]),
    facts: [measure('volume', 'ml', [50, 75, 100], { inTitle: true, raisesPrice: true })],
    stories: phrases(
      'Cleans gently and leaves a fresh breath until lunch.|კბილს ფაქიზად წმენდს და სასიამოვნო სუნთქვას დიდხანს ინარჩუნებს.|Nazikçe temizler, öğlene kadar ferah nefes bırakır.|ينظّف بلطف ويمنح نفسًا منعشًا حتى الظهر.|Ehmalca təmizləyir və uzun müddət təravət saxlayır.',
    ),
  },
  {
    category: 'toothbrush',
    shelf: CARE,
    title: 'branded',
    price: [5, 18],
    weight: 0.8,
    brands: ['Dentessa', 'Albora', 'Menthalis'],
    colors: ['blue', 'green', 'pink', 'white', 'purple'],
    kinds: [
      ...kinds([
        'soft toothbrush|კბილის რბილი ჯაგრისი|yumuşak diş fırçası|فرشاة أسنان ناعمة|yumşaq diş fırçası',
        'bamboo toothbrush|კბილის ბამბუკის ჯაგრისი|bambu diş fırçası|فرشاة أسنان من الخيزران|bambuk diş fırçası',
        'children’s toothbrush|საბავშვო კბილის ჯაგრისი|çocuk diş fırçası|فرشاة أسنان للأطفال|uşaq diş fırçası',
      ]),
      ...kinds(
        [
          'electric toothbrush|ელექტრო კბილის ჯაგრისი|elektrikli diş fırçası|فرشاة أسنان كهربائية|elektrikli diş fırçası',
        ],
        { price: [79, 229] },
      ),
    ],
    stories: phrases(
      'Rounded bristles that are kind to gums.|მომრგვალებული ჯაგარი, რომელიც ღრძილებს უფრთხილდება.|Diş etine nazik, yuvarlatılmış kıllar.|شعيرات مستديرة الأطراف لطيفة على اللثة.|Diş ətinə ehmal, ucları yumru tüklər.',
    ),
  },
  {
    category: 'sunscreen',
    shelf: CARE,
    title: 'branded',
    price: [24, 79],
    brands: ['Solvia Derm', 'Lunaris Skin', 'Helionne'],
    kinds: kinds([
      'sunscreen cream|მზისგან დამცავი კრემი|güneş kremi|كريم واقٍ من الشمس|günəşdən qoruyucu krem',
      'sunscreen spray|მზისგან დამცავი სპრეი|güneş spreyi|بخاخ واقٍ من الشمس|günəşdən qoruyucu sprey',
      'children’s sunscreen|მზისგან დამცავი საბავშვო კრემი|çocuk güneş kremi|واقي شمس للأطفال|uşaqlar üçün günəş kremi',
      'tinted sunscreen|მზისგან დამცავი ტონირებული კრემი|renkli güneş kremi|واقي شمس ملوّن|tonlu günəş kremi',
    ]),
    facts: [
      oneOf('spf', ['SPF 30', 'SPF 50', 'SPF 50+'], { inTitle: true, raisesPrice: true }),
      measure('volume', 'ml', [50, 100, 200], { inTitle: true, raisesPrice: true }),
    ],
    attributes: { season: 'summer' },
    stories: phrases(
      'Sinks in quickly and leaves no white film.|სწრაფად შეიწოვება და თეთრ კვალს არ ტოვებს.|Çabuk emilir, beyaz iz bırakmaz.|يُمتصّ سريعًا ولا يترك أثرًا أبيض.|Tez hopur, ağ iz qoymur.',
    ),
  },
  {
    category: 'baby-care',
    shelf: 'mother-and-baby',
    title: 'branded',
    price: [9, 35],
    brands: ['Bebelin', 'Nanuka', 'Littlewick'],
    kinds: kinds([
      'baby lotion|საბავშვო ლოსიონი|bebek losyonu|لوشن للأطفال|körpə losyonu',
      'baby shampoo|საბავშვო შამპუნი|bebek şampuanı|شامبو للأطفال|körpə şampunu',
      'nappy cream|კრემი საფენის ქვეშ|pişik kremi|كريم طفح الحفاض|bezaltı krem',
      'baby bath foam|საბავშვო აბაზანის ქაფი|bebek banyo köpüğü|رغوة استحمام للأطفال|körpə vanna köpüyü',
    ]),
    facts: [measure('volume', 'ml', [100, 200, 400], { inTitle: true, raisesPrice: true })],
    attributes: { age: 'baby' },
    stories: phrases(
      'Free of perfume and made for the most delicate skin.|უსუნო, ყველაზე ნაზი კანისთვის.|Parfümsüz, en hassas ciltler için.|خالٍ من العطور ومصمّم لأرقّ بشرة.|Ətirsizdir, ən zərif dəri üçün hazırlanıb.',
    ),
  },
  {
    category: 'nappies',
    shelf: 'mother-and-baby',
    title: 'branded',
    price: [16, 58],
    weight: 1.2,
    brands: ['Bebelin', 'Nanuka', 'Littlewick'],
    kinds: kinds([
      'nappies|საფენები|bebek bezi|حفاضات أطفال|uşaq bezi',
      'pull-up nappies|ტრუსი-საფენები|külot bez|حفاضات سروال|trusik-bez',
      'night nappies|ღამის საფენები|gece bezi|حفاضات ليلية|gecə bezi',
    ]),
    facts: [
      oneOf(
        'weight',
        [
          '2–5 kg|2–5 კგ|2–5 kg|2–5 كجم|2–5 kq',
          '4–8 kg|4–8 კგ|4–8 kg|4–8 كجم|4–8 kq',
          '7–12 kg|7–12 კგ|7–12 kg|7–12 كجم|7–12 kq',
          '11–16 kg|11–16 კგ|11–16 kg|11–16 كجم|11–16 kq',
        ],
        { inTitle: true, toldAs: 'child_weight' },
      ),
      measure('pieces', 'pcs', [28, 44, 62], { inTitle: true, raisesPrice: true }),
    ],
    attributes: { age: 'baby' },
    staples: [{ kind: 0 }, { kind: 1 }],
    stories: phrases(
      'Stays dry through a whole night and lets the skin breathe.|მთელი ღამე მშრალია და კანს სუნთქვის საშუალებას აძლევს.|Bütün gece kuru kalır, cildin nefes almasını sağlar.|تبقى جافة طوال الليل وتسمح للبشرة بالتنفّس.|Bütün gecə quru qalır, dərinin nəfəs almasına imkan verir.',
    ),
  },
  {
    category: 'baby-formula',
    shelf: 'mother-and-baby',
    title: 'branded',
    price: [32, 89],
    brands: ['Bebelin', 'Lactorelle', 'Milvera'],
    kinds: kinds([
      'infant formula from birth|ხელოვნური კვება დაბადებიდან|doğumdan itibaren bebek maması|حليب أطفال منذ الولادة|yenidoğulmuşlar üçün süd qarışığı',
      'follow-on formula from 6 months|ხელოვნური კვება 6 თვიდან|6. aydan itibaren devam sütü|حليب متابعة من عمر 6 أشهر|6 aydan yuxarı süd qarışığı',
      'goat-milk formula|თხის რძის ხელოვნური კვება|keçi sütlü bebek maması|حليب أطفال من حليب الماعز|keçi südü əsasında körpə qidası',
    ]),
    facts: [measure('weight', 'g', [400, 800], { inTitle: true, raisesPrice: true })],
    attributes: { age: 'baby' },
    stories: phrases(
      'Breast milk is best for babies; ask your doctor before you change.|ჩვილისთვის დედის რძე საუკეთესოა; ცვლილებამდე ჰკითხეთ ექიმს.|Bebek için en iyisi anne sütüdür; değiştirmeden önce doktorunuza danışın.|حليب الأم هو الأفضل للرضيع؛ استشيري الطبيب قبل التغيير.|Körpə üçün ən yaxşısı ana südüdür; dəyişməzdən əvvəl həkimlə məsləhətləşin.',
    ),
  },
  {
    category: 'thermometer',
    shelf: 'devices',
    title: 'branded',
    price: [12, 99],
    weight: 0.7,
    brands: ['Termolino', 'Pulsena', 'Vitalore'],
    colors: ['white', 'blue'],
    kinds: kinds([
      'digital thermometer|ციფრული თერმომეტრი|dijital ateş ölçer|ميزان حرارة رقمي|rəqəmsal termometr',
      'infrared thermometer|უკონტაქტო თერმომეტრი|temassız ateş ölçer|ميزان حرارة بالأشعة تحت الحمراء|təmassız termometr',
      'bath thermometer|აბაზანის თერმომეტრი|banyo termometresi|ميزان حرارة لماء الاستحمام|vanna termometri',
    ]),
    stories: phrases(
      'Shows the temperature in seconds, in figures you can read at night.|ტემპერატურას წამებში აჩვენებს, ღამითაც კარგად ჩანს.|Sıcaklığı saniyeler içinde, gece de okunan rakamlarla gösterir.|يعرض الحرارة خلال ثوانٍ بأرقام تُقرأ ليلًا.|Hərarəti saniyələr içində, gecə də oxunan rəqəmlərlə göstərir.',
    ),
  },
  {
    category: 'blood-pressure-monitor',
    shelf: 'devices',
    title: 'branded',
    price: [79, 229],
    weight: 0.7,
    brands: ['Pulsena', 'Vitalore', 'Termolino'],
    colors: ['white', 'black', 'blue'],
    kinds: kinds([
      'arm blood-pressure monitor|მხრის წნევის აპარატი|koldan tansiyon aleti|جهاز قياس ضغط الدم من الذراع|qoldan təzyiqölçən',
      'wrist blood-pressure monitor|მაჯის წნევის აპარატი|bilekten tansiyon aleti|جهاز قياس ضغط الدم من المعصم|biləkdən təzyiqölçən',
    ]),
    stories: phrases(
      'One button, large figures, and a memory for two people.|ერთი ღილაკი, დიდი ციფრები და მეხსიერება ორი ადამიანისთვის.|Tek tuş, büyük rakamlar ve iki kişilik hafıza.|زر واحد وأرقام كبيرة وذاكرة لشخصين.|Bir düymə, iri rəqəmlər və iki nəfərlik yaddaş.',
    ),
  },
  {
    category: 'plasters',
    shelf: 'first-aid',
    title: 'branded',
    price: [3, 14],
    weight: 0.8,
    brands: ['Salvarin', 'Curaline', 'Littlewick'],
    colors: ['beige', 'white'],
    kinds: kinds([
      'fabric plasters|ქსოვილის ლეიკოპლასტირი|kumaş yara bandı|لصقات جروح قماشية|parça plastır',
      'waterproof plasters|წყალგაუმტარი ლეიკოპლასტირი|su geçirmez yara bandı|لصقات جروح مقاومة للماء|suya davamlı plastır',
      'children’s plasters|საბავშვო ლეიკოპლასტირი|çocuk yara bandı|لصقات جروح للأطفال|uşaq plastırı',
      'blister plasters|პლასტირი წყლიანი ბუშტუკებისთვის|su toplama bandı|لصقات لفقاعات القدم|suluq plastırı',
    ]),
    facts: [measure('pieces', 'pcs', [12, 20, 40], { inTitle: true, raisesPrice: true })],
    stories: phrases(
      'Holds well and comes off without tears.|კარგად ეკვრის და უმტკივნეულოდ ძვრება.|İyi tutar, acıtmadan çıkar.|تثبت جيدًا وتُزال من دون ألم.|Yaxşı yapışır, ağrısız çıxır.',
    ),
  },
  {
    category: 'hygiene',
    shelf: CARE,
    title: 'branded',
    price: [3, 16],
    brands: ['Curaline', 'Claralin', 'Menthalis'],
    kinds: kinds([
      'hand sanitiser|ხელის სადეზინფექციო გელი|el dezenfektanı|معقّم يدين|əl dezinfektantı',
      'mouthwash|პირის სავლები|ağız gargarası|غسول الفم|ağız yaxalayıcısı',
      'intimate wash|ინტიმური ჰიგიენის გელი|intim yıkama jeli|غسول للعناية الشخصية|intim gigiyena geli',
      'micellar water|მიცელარული წყალი|misel su|ماء ميسيلار|misellyar su',
    ]),
    facts: [measure('volume', 'ml', [100, 250, 500], { inTitle: true, raisesPrice: true })],
    stories: phrases(
      'Everyday freshness from a gentle formula.|ყოველდღიური სისუფთავე ფაქიზი ფორმულით.|Nazik formülüyle her güne ferahlık.|نظافة يومية بتركيبة لطيفة.|Zərif tərkibi ilə gündəlik təmizlik.',
    ),
  },
];

export const PHARMACY: Catalogue = {
  brands: ['Medaviro', 'Kolchimed', 'Nordavit', 'Salvarin', 'Pharmolina', 'Ibervita', 'Vitalore', 'Curaline'],
  models: [],
  closers: phrases(
    'Not sure? Our pharmacist is glad to advise.|ყოყმანობთ? ჩვენი ფარმაცევტი სიამოვნებით გირჩევთ.|Emin değil misiniz? Eczacımız memnuniyetle yardımcı olur.|لست متأكدًا؟ صيدلينا يسعده أن ينصحك.|Əmin deyilsiniz? Əczaçımız məmnuniyyətlə məsləhət verər.',
    'Chosen and checked by our pharmacists.|შერჩეული და შემოწმებულია ჩვენი ფარმაცევტების მიერ.|Eczacılarımız tarafından seçilip kontrol edilir.|اختاره وفحصه صيادلتنا.|Əczaçılarımız tərəfindən seçilib yoxlanılıb.',
  ),
  families,
};
