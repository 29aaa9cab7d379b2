/**
 * Particular matters that people ask a shop about. A shop's text answers such a question only when it speaks of the
 * matter itself: a returns text without a word on warranty does not say whether there is one.
 */
import { type PhraseList, phrases } from '../../../words/phrases.ts';

export interface ShopMatter {
  asked: PhraseList;
  /** What a sentence on the matter holds, in any of the five languages; on folded text. */
  told: RegExp;
}

export const SHOP_MATTERS: readonly ShopMatter[] = [
  {
    asked: phrases(
      ['warranty', 'guarantee', 'guaranteed'],
      ['გარანტი*'],
      ['garanti*'],
      ['ضمان', 'الضمان', 'كفالة'],
      ['zəmanət*', 'qarantiya*'],
    ),
    told: /warrant|guarant|გარანტ|garanti|ضمان|كفاله|zemanet/u,
  },
  {
    asked: phrases(
      ['instalment', 'instalments', 'installment', 'installments', 'pay monthly', 'monthly payments', 'on credit'],
      ['განვადებ*', 'ნაწილ-ნაწილ'],
      ['taksit*'],
      ['تقسيط', 'بالتقسيط', 'التقسيط', 'أقساط'],
      ['taksit*', 'hissə-hissə', 'hissə hissə', 'kreditlə'],
    ),
    told: /instal|განვადებ|taksit|تقسيط|اقساط|hisse-hisse/u,
  },
  {
    asked: phrases(
      ['gift wrap', 'gift wrapping', 'wrap it', 'wrapped as a gift', 'gift packaging'],
      ['სასაჩუქრე შეფუთვ*', 'საჩუქრად შეფუთვ*', 'შემიფუთავთ'],
      ['hediye paket*'],
      ['تغليف الهدايا', 'تغليف هدايا', 'تغليف الهدية'],
      ['hədiyyə qablaşdırma*', 'hədiyyə kimi qablaşdır*'],
    ),
    told: /gift.?wrap|სასაჩუქრე|hediye paket|تغليف|hediyye qablas/u,
  },
  {
    asked: phrases(
      ['parking', 'park my car', 'car park'],
      ['პარკინგ*', 'სადგომ*'],
      ['otopark*', 'park yeri'],
      ['موقف سيارات', 'مواقف سيارات', 'مواقف'],
      ['parkinq*', 'avtodayanacaq*', 'dayanacaq'],
    ),
    told: /parking|car park|პარკინგ|otopark|موقف|مواقف|parkinq|dayanacaq/u,
  },
  {
    asked: phrases(
      ['vacancy', 'vacancies', 'job openings', 'are you hiring', 'work for you', 'jobs at', 'career', 'careers'],
      ['ვაკანსი*', 'ვაკანტ*', 'დასაქმებ*'],
      ['iş ilanı', 'iş ilanları', 'eleman arıyor*', 'kariyer'],
      ['وظائف', 'وظيفة', 'توظيف'],
      ['vakansiya*', 'iş elanı', 'işə götürür*'],
    ),
    told: /vacanc|hiring|career|ვაკანს|kariyer|وظائف|توظيف|vakansiya/u,
  },
  {
    asked: phrases(
      ['loyalty', 'loyalty card', 'bonus card', 'bonus points', 'reward points', 'club card', 'membership'],
      ['ლოიალობ*', 'ბონუს*', 'დაგროვებ*', 'ქულებ*'],
      ['sadakat*', 'puan kart*', 'bonus kart*', 'üyelik'],
      ['بطاقة ولاء', 'نقاط الولاء', 'برنامج الولاء', 'عضوية'],
      ['loyallıq*', 'bonus kart*', 'bonus xal*', 'üzvlük'],
    ),
    told: /loyalt|bonus|points|ლოიალ|ბონუს|sadakat|ولاء|نقاط|loyalliq/u,
  },
  {
    asked: phrases(
      [
        'promo code',
        'promo codes',
        'discount code',
        'coupon',
        'coupons',
        'voucher',
        'student discount',
        'any discounts',
        'discount card',
      ],
      ['პრომო კოდ*', 'პრომოკოდ*', 'კუპონ*', 'ვაუჩერ*', 'სტუდენტური ფასდაკლებ*'],
      ['promosyon kodu', 'indirim kodu', 'kupon*', 'öğrenci indirimi'],
      ['كود خصم', 'كوبون', 'قسيمة', 'رمز ترويجي', 'خصم للطلاب'],
      ['promokod*', 'promo kod*', 'kupon*', 'endirim kodu', 'tələbə endirimi'],
    ),
    told: /promo|coupon|voucher|discount|კუპონ|პრომო|ფასდაკლებ|kupon|indirim|خصم|قسيم|endirim/u,
  },
  {
    asked: phrases(
      ['wholesale', 'bulk order', 'bulk orders', 'in bulk', 'b2b'],
      ['საბითუმო', 'ბითუმად'],
      ['toptan*'],
      ['جملة', 'بالجملة'],
      ['topdan*'],
    ),
    told: /wholesale|bulk|საბითუმო|toptan|جمله|topdan/u,
  },
  {
    asked: phrases(
      ['gift card', 'gift cards', 'gift certificate'],
      ['სასაჩუქრე ბარათ*', 'სასაჩუქრე ვაუჩერ*'],
      ['hediye kart*', 'hediye çeki'],
      ['بطاقة هدية', 'بطاقات الهدايا', 'بطاقة هدايا'],
      ['hədiyyə kart*'],
    ),
    told: /gift (?:card|certificate)|სასაჩუქრე|hediye kart|بطاقه هدي|hediyye kart/u,
  },
  {
    asked: phrases(
      ['prescription', 'prescriptions', 'without a prescription'],
      ['რეცეპტ*'],
      ['reçete*'],
      ['وصفة', 'وصفة طبية', 'روشتة'],
      ['resept*'],
    ),
    told: /prescription|რეცეპტ|recete|وصفه|resept/u,
  },
  {
    asked: phrases(
      [
        'assembly',
        'assemble',
        'assembled',
        'installation',
        'install it',
        'install them',
        'do you install',
        'set it up',
        'put it together',
        'put them together',
        'fitting service',
        'do you fit',
        'you fit them',
        'fit it for me',
        'fit them for me',
        'can you fit',
        'mount them',
        'change them for me',
      ],
      [
        'აწყობ*',
        'ააწყობთ',
        'აწყობთ',
        'მონტაჟ*',
        'დამონტაჟებ*',
        'ამონტაჟებთ',
        'აყენებთ',
        'დამიყენებთ',
        'დაყენებ*',
        'დააყენებთ',
        'გადამიყენებთ',
      ],
      [
        'montaj*',
        'kurulum*',
        'kuruyor*',
        'takıyor musunuz',
        'takar mısınız',
        'monte ed*',
        'takma',
        'siz mi kuruyor*',
        'siz mi takıyor*',
      ],
      [
        'تركيب*',
        'التركيب',
        'تركبون*',
        'بتركبوا*',
        'بتركبو*',
        'تركبوا*',
        'تركبها',
        'تركبوه',
        'تركبوها',
        'بتركبوها',
        'تجميع',
        'بتجمعوا*',
      ],
      ['quraşdır*', 'yığılma*', 'yığırsınız', 'montaj*', 'taxırsınız', 'özünüz taxır*', 'özünüz yığır*'],
    ),
    told: /assembl|install|fitted|workshop|აწყობ|მონტაჟ|დაგიყენ|აყენებ|სახელოსნო|montaj|kurul|تركيب|qurasdir|yigil/u,
  },
  {
    asked: phrases(
      [
        'abroad',
        'international',
        'internationally',
        'other countries',
        'another country',
        'outside the country',
        'worldwide',
      ],
      ['საზღვარგარეთ', 'უცხოეთში', 'სხვა ქვეყანა*', 'საერთაშორისო'],
      ['yurt dışı*', 'yurtdışı*', 'başka ülke*', 'uluslararası'],
      ['خارج البلاد', 'دولي', 'دول أخرى', 'إلى الخارج', 'بلد آخر'],
      ['xaricə', 'xarici ölkə*', 'başqa ölkə*', 'beynəlxalq'],
    ),
    told: /abroad|international|countries|worldwide|საზღვარგარეთ|საერთაშორისო|yurt disi|uluslararasi|دولي|خارج|xaric|beynelxalq/u,
  },
  {
    asked: phrases(
      ['today', 'same day', 'same-day', 'express', 'urgent delivery'],
      ['დღესვე', 'იმავე დღეს', 'ექსპრეს*', 'სასწრაფო მიწოდება'],
      ['aynı gün', 'bugün gelir', 'ekspres', 'hızlı teslimat'],
      ['نفس اليوم', 'اليوم نفسه', 'سريع', 'توصيل سريع'],
      ['eyni gün', 'bu gün çatar', 'ekspres', 'sürətli çatdırılma'],
    ),
    told: /same.?day|express|hour|იმავე დღ|საათ|ayni gun|saat|نفس اليوم|ساع|eyni gun/u,
  },
  {
    asked: phrases(
      [
        'cash',
        'in cash',
        'cash on delivery',
        'pay when it arrives',
        'pay on delivery',
        'pay at the door',
        'pay the courier',
      ],
      ['ნაღდი', 'ნაღდით', 'ნაღდი ფულ*', 'მოტანისას გადა*', 'კურიერთან გადა*', 'ადგილზე გადა*'],
      ['nakit', 'kapıda ödeme'],
      ['نقدا', 'كاش', 'نقد', 'عند الاستلام'],
      ['nağd', 'nağd pul*', 'qapıda ödəniş'],
    ),
    told: /cash|ნაღდ|nakit|نقد|كاش|nagd/u,
  },
  {
    asked: phrases(
      ['paypal', 'apple pay', 'google pay', 'crypto', 'bitcoin', 'bank transfer', 'wire transfer'],
      ['პეიპალ*', 'საბანკო გადარიცხვ*', 'კრიპტო*'],
      ['havale', 'eft', 'kripto*'],
      ['باي بال', 'تحويل بنكي', 'حوالة'],
      ['köçürmə', 'bank köçürmə*', 'kripto*'],
    ),
    told: /paypal|apple pay|google pay|crypto|transfer|გადარიცხვ|havale|eft|تحويل|حواله|kocurme/u,
  },
];

/** How the question asks: for money, or for time. */
export const ASKS_PRICE = phrases(
  ['how much', 'cost', 'costs', 'price', 'fee', 'fees', 'free', 'charge', 'for free', 'expensive'],
  ['რა ღირს', 'რამდენი ღირს', 'ღირს', 'ფასი', 'ფასია', 'უფასო', 'უფასოა', 'უფასოდ', 'საფასური', 'რა ჯდება', 'ra girs'],
  ['ne kadar', 'ücret*', 'kaç para', 'kaç lira', 'fiyat*', 'bedava', 'ücretsiz', 'tutar'],
  ['كم سعر', 'كم تكلفة', 'تكلفة', 'سعر', 'رسوم', 'مجاني', 'مجانا', 'بكم', 'كم', 'ثمن'],
  ['neçəyə*', 'nə qədərdir', 'haqqı', 'qiymət*', 'pulsuz', 'ödənişsiz', 'ödənişli'],
);
export const ASKS_TIME = phrases(
  ['how long', 'when', 'how fast', 'how soon', 'how quickly', 'how many days', 'days', 'take', 'takes', 'time'],
  ['რამდენ ხანში', 'რამდენ დღეში', 'რამდენი დღე', 'როდის', 'რა დროში', 'ვადა', 'ვადაში', 'სწრაფად', 'დროში'],
  ['ne zaman', 'kaç gün*', 'kaç günde', 'süre*', 'ne kadar sürer', 'hızlı', 'kaç saat*'],
  ['متى', 'كم يوم', 'كم يوما', 'خلال كم', 'مدة', 'المدة', 'كم تستغرق', 'كم يستغرق', 'وقت'],
  ['nə vaxt', 'neçə gün*', 'neçə günə', 'müddət*', 'nə qədər çəkir', 'tez', 'neçə saat*'],
);

/** The wish for one branch rather than all of them. */
export const NEAREST = phrases(
  ['nearest', 'closest', 'near me', 'nearby', 'near', 'near by', 'close to me', 'close by', 'around here'],
  ['უახლოეს*', 'ახლომდებარე', 'ახლოს', 'უახლოესი', 'axlos', 'uaxloesi'],
  ['en yakın*', 'yakındaki', 'yakınımda*', 'yakınımdaki', 'yakında', 'yakınlarda*', 'yakın'],
  ['أقرب', 'اقرب', 'قريبة', 'قريب', 'القريبة', 'القريب', 'قريبة مني', 'قريب مني', 'بالقرب', 'بالقرب مني'],
  ['ən yaxın*', 'yaxınlıqda*', 'yaxınımda*', 'yaxındakı', 'yaxında', 'yaxın'],
);
/** Whether the shop is open at this hour. */
export const OPEN_NOW = phrases(
  [
    'open now',
    'are you open',
    'still open',
    'open today',
    'open at the moment',
    'closed now',
    'open tonight',
    'open on',
    'open at',
    'closed on',
    'open tomorrow',
  ],
  [
    'ახლა ღია',
    'ღიაა ახლა',
    'ღიაა',
    'ღია ხართ',
    'ახლა მუშაობთ',
    'დღეს მუშაობთ',
    'მუშაობთ დღეს',
    'ხვალ მუშაობთ',
    'კვირას',
    'შაბათს',
  ],
  [
    'şu an açık',
    'şimdi açık',
    'açık mı',
    'açık mısınız',
    'bugün açık',
    'yarın açık',
    'pazar günü',
    'cumartesi',
    'pazar',
  ],
  [
    'مفتوح الآن',
    'هل أنتم مفتوحون',
    'مفتوح',
    'مفتوحون',
    'مفتوحين',
    'فاتحين',
    'تفتحون اليوم',
    'يوم الجمعة',
    'الجمعة',
    'الأحد',
  ],
  ['indi açıq', 'açıqsınız', 'açıqdır', 'indi işləyir*', 'bu gün işləyir*', 'sabah işləyir*', 'bazar günü', 'şənbə*'],
);

/** Somebody asks the shop something: "do you have parking". */
export const ASKING = phrases(
  [
    'how do i',
    'how can i',
    'would you',
    'could you',
    'any',
    'do you',
    'can i',
    'can you',
    'is there',
    'are there',
    'have you',
    'does the',
    'will you',
    'i want',
    'i need',
  ],
  ['შეგიძლიათ', 'ხომ', 'იცით', 'გაქვთ', 'არის', 'შეიძლება', 'შემიძლია', 'აქვს', 'ხომ არ', 'თუ'],
  [
    'yapar mısınız',
    'mı',
    'mi',
    'mu',
    'mü',
    'var mı',
    'yapıyor musunuz',
    'mısınız',
    'misiniz',
    'oluyor mu',
    'olur mu',
    'musunuz',
    'müsünüz',
    'miyim',
    'mıyım',
  ],
  ['ينفع', 'بينفع', 'تقدرون', 'بتقدروا', 'بتعملوا', 'عندكن', 'في', 'هل', 'ممكن', 'عندكم', 'لديكم', 'فيه', 'في عندكم'],
  [
    'olar',
    'var',
    'edirsiniz mi',
    'var mı',
    'varmı',
    'edirsiniz',
    'olarmı',
    'mümkündür',
    'mümkündürmü',
    'bilərəm',
    'varsa',
  ],
);

/** To bring a thing back: a question about the shop whatever the thing is. */
export const BRINGING_BACK = phrases(
  [
    'can i return',
    'can i exchange',
    'return a',
    'return the',
    'return it',
    'bring it back',
    'take it back',
    'send it back',
    'how do i return',
    'how to return',
  ],
  [
    'დავაბრუნო',
    'დაბრუნება შემიძლია',
    'შემიძლია დავაბრუნო',
    'უკან დაბრუნება',
    'დაბრუნება შეიძლება',
    'გამოცვლა შეიძლება',
  ],
  ['iade edebilir*', 'iade etmek', 'iade ediliyor*', 'geri verebilir*', 'geri getirebilir*', 'değiştirebilir*'],
  ['إرجاع', 'أرجع', 'أعيد', 'أستبدل', 'استبدال'],
  ['qaytara bilərəm', 'qaytarmaq', 'geri qaytara*', 'qaytarıla', 'dəyişə bilərəm'],
);
