/** What demo shops say about themselves, with blanks for the facts of each shop. */
import type { StoreKind } from '@quarry/contract';
import { type Phrase, phrase } from '../phrases.ts';

/** `{price}`, `{free}`, `{near}`, `{far}`, `{city}`. */
export const DELIVERY = phrase(
  'Delivery in {city} takes {near} and costs {price}; to other places it takes {far}. Orders over {free} are delivered free of charge. You can also collect your order from a branch at no cost.' +
    '|მიწოდება {city} {near} გრძელდება და {price} ღირს; სხვა ქალაქებსა და სოფლებში — {far}. {free}-ზე მეტი ღირებულების შეკვეთას უფასოდ მოგიტანთ. შეკვეთის წაღება ფილიალიდანაც შეგიძლიათ, უფასოდ.' +
    '|{city} teslimat {near} sürer ve {price} tutar; diğer yerlere {far} içinde ulaşır. {free} üzeri siparişlerde teslimat ücretsizdir. Siparişinizi şubeden de ücretsiz alabilirsiniz.' +
    '|يستغرق التوصيل {city} {near} وتكلفته {price}، وإلى المناطق الأخرى {far}. التوصيل مجاني للطلبات التي تزيد على {free}. ويمكنك أيضًا استلام طلبك من أحد فروعنا مجانًا.' +
    '|{city} çatdırılma {near} çəkir, haqqı {price} təşkil edir; digər yerlərə {far} ərzində çatır. {free} məbləğindən yuxarı sifarişlər pulsuz çatdırılır. Sifarişi filialdan da pulsuz götürə bilərsiniz.',
);

/** `{days}`. */
export const RETURNS = phrase(
  'You can return goods within {days} days of receiving them, with the receipt. We refund the money to the same card within 5 working days.' +
    '|ნივთის დაბრუნება მიღებიდან {days} დღის განმავლობაში შეგიძლიათ, ქვითართან ერთად. თანხას იმავე ბარათზე 5 სამუშაო დღეში დაგიბრუნებთ.' +
    '|Ürünleri teslim aldıktan sonra {days} gün içinde fişiyle birlikte iade edebilirsiniz. Tutarı 5 iş günü içinde aynı karta iade ederiz.' +
    '|يمكنك إرجاع المنتجات خلال {days} يومًا من استلامها مع الإيصال. نعيد المبلغ إلى البطاقة نفسها خلال 5 أيام عمل.' +
    '|Məhsulları aldıqdan sonra {days} gün ərzində qəbzlə birlikdə qaytara bilərsiniz. Pulu 5 iş günü ərzində həmin karta qaytarırıq.',
);

export const PAYMENT = phrase(
  'Pay by bank card on the site, by card or cash to the courier, or at any branch. Prices are in {currency} and include all taxes.' +
    '|გადახდა შეგიძლიათ საიტზე საბანკო ბარათით, კურიერთან ბარათით ან ნაღდი ფულით, ან ნებისმიერ ფილიალში. ფასები {currency}-შია მითითებული და ყველა გადასახადს მოიცავს.' +
    '|Sitede banka kartıyla, kuryeye kartla ya da nakit, isterseniz şubelerimizde ödeyebilirsiniz. Fiyatlar {currency} cinsindendir ve tüm vergileri içerir.' +
    '|يمكنك الدفع ببطاقة بنكية على الموقع، أو للمندوب بالبطاقة أو نقدًا، أو في أي فرع. الأسعار بعملة {currency} وتشمل جميع الضرائب.' +
    '|Saytda bank kartı ilə, kuryerə kartla və ya nağd, yaxud istənilən filialda ödəyə bilərsiniz. Qiymətlər {currency} valyutasında göstərilib və bütün vergilər daxildir.',
);

/** `{instalments}` is the least sum. */
export const INSTALMENTS = phrase(
  'From {instalments} you can pay in up to 12 monthly instalments.' +
    '|{instalments}-დან 12 თვემდე განვადებითაც შეგიძლიათ გადახდა.' +
    '|{instalments} ve üzeri alışverişlerde 12 aya varan taksitle ödeyebilirsiniz.' +
    '|ومن {instalments} فما فوق يمكنك التقسيط حتى 12 شهرًا.' +
    '|{instalments} məbləğindən başlayaraq 12 aya qədər hissə-hissə ödəyə bilərsiniz.',
);

/** `{phone}`, `{email}`, `{hours}`. */
export const CONTACT = phrase(
  'Call us on {phone} or write to {email}. We answer every day, {hours}; emails get a reply within one working day.' +
    '|დაგვირეკეთ: {phone}, ან მოგვწერეთ: {email}. გპასუხობთ ყოველდღე, {hours}; წერილებს ერთ სამუშაო დღეში ვპასუხობთ.' +
    '|Bizi {phone} numarasından arayın ya da {email} adresine yazın. Her gün {hours} saatleri arasında buradayız; e-postaları bir iş günü içinde yanıtlıyoruz.' +
    '|اتصل بنا على {phone} أو راسلنا على {email}. نحن في خدمتك كل يوم ({hours})، ونجيب عن الرسائل خلال يوم عمل واحد.' +
    '|Bizə {phone} nömrəsi ilə zəng edin və ya {email} ünvanına yazın. Hər gün {hours} arasında xidmətinizdəyik; məktublara bir iş günü ərzində cavab veririk.',
);

/** What a trade adds to the texts. */
interface TradeWords {
  delivery: Phrase;
  returns: Phrase;
  /** `{name}` is the shop. */
  about: Phrase;
  returnDays: number;
}

export const TRADE_WORDS: Record<StoreKind, TradeWords> = {
  fashion: {
    returnDays: 30,
    delivery: phrase(
      'The courier waits ten minutes while you try things on.|კურიერი ათ წუთს დაგელოდებათ, სანამ ტანსაცმელს მოიზომებთ.|Kurye, siz denerken on dakika bekler.',
    ),
    returns: phrase(
      'Clothes and shoes must be unworn, with their labels on; underwear and earrings cannot be returned.|ტანსაცმელი და ფეხსაცმელი უნდა იყოს ჩაუცმელი და იარლიყიანი; საცვალი და საყურე არ ბრუნდება.|Giysi ve ayakkabılar giyilmemiş ve etiketli olmalıdır; iç çamaşırı ve küpe iade alınmaz.',
    ),
    about: phrase(
      '{name} sells clothes, shoes and jewellery by small makers. We photograph everything as it is and exchange sizes without questions.|{name} მცირე მწარმოებლების ტანსაცმელს, ფეხსაცმელსა და სამკაულს ყიდის. ყველაფერს ისეთს გაჩვენებთ, როგორიც არის, ზომას კი უსიტყვოდ გამოგიცვლით.|{name}, küçük üreticilerin giysi, ayakkabı ve takılarını satar. Her ürünü olduğu gibi gösterir, bedeni sorgusuz değiştiririz.',
    ),
  },
  pharmacy: {
    returnDays: 14,
    delivery: phrase(
      'Medicines that need cold travel in a cool box; prescription medicines are handed over with the prescription.|სიცივეში შესანახ მედიკამენტს გამაგრილებელი ყუთით მოგიტანთ; რეცეპტით გასაცემ მედიკამენტს რეცეპტის წარდგენისას გადმოგცემთ.',
    ),
    returns: phrase(
      'By law, medicines and baby food of good quality cannot be returned; devices and cosmetics can, if unopened.|კანონის თანახმად, ვარგისი მედიკამენტი და ბავშვის კვება უკან არ მიიღება; აპარატებსა და კოსმეტიკას დავიბრუნებთ, თუ გაუხსნელია.',
    ),
    about: phrase(
      '{name} is a pharmacy with its own pharmacists on duty in every branch. Ask us about doses and combinations before you buy.|{name} არის აფთიაქი, რომლის ყველა ფილიალში ფარმაცევტი მორიგეობს. ყიდვამდე გვკითხეთ დოზისა და წამლების შეთავსების შესახებ.',
    ),
  },
  electronics: {
    returnDays: 14,
    delivery: phrase(
      'We carry large machines to your kitchen, connect them and take the old one away for {price}.|დიდ ტექნიკას სამზარეულოში შემოგიტანთ და შეგიერთებთ, ძველს კი {price}-ად წავიღებთ.',
    ),
    returns: phrase(
      'The device must be complete and without scratches. Every device has a two-year warranty.|მოწყობილობა უნდა იყოს სრულად დაკომპლექტებული და უნაკაწრო. ყველა მოწყობილობას ორწლიანი გარანტია აქვს.',
    ),
    about: phrase(
      '{name} sells gadgets and household machines, and repairs what it sells in its own workshop.|{name} ყიდის გაჯეტებსა და საოჯახო ტექნიკას და გაყიდულ ნივთებს საკუთარ სახელოსნოში აკეთებს.',
    ),
  },
  furniture: {
    returnDays: 30,
    delivery: phrase(
      'We carry furniture up to your floor; assembly is included from {free}.|ავეჯს თქვენს სართულზე ავიტანთ; {free}-დან აწყობაც ფასში შედის.||نوصل الأثاث حتى طابقك، والتركيب مشمول من {free} فما فوق.',
    ),
    returns: phrase(
      'Furniture must be unassembled or as delivered; made-to-order pieces cannot be returned.|ავეჯი უნდა იყოს აუწყობელი ან ისეთი, როგორიც მოგიტანეთ; შეკვეთით დამზადებული არ ბრუნდება.||يجب أن يكون الأثاث غير مركّب أو كما استلمته، ولا تُرجع القطع المصنوعة حسب الطلب.',
    ),
    about: phrase(
      '{name} furnishes homes with oak, linen and light. Visit a branch to sit, touch and measure.|{name} სახლებს მუხით, სელითა და სინათლით აწყობს. მოდით ფილიალში: დაჯექით, შეეხეთ და გაზომეთ.||نحن في {name} نؤثّث البيوت بالبلوط والكتان والضوء. زر أحد فروعنا لتجرّب الجلوس وتلمس الأقمشة وتأخذ المقاسات.',
    ),
  },
  auto: {
    returnDays: 30,
    delivery: phrase(
      'Tyres and parts can be sent straight to our workshop and fitted there.|საბურავებსა და ნაწილებს პირდაპირ ჩვენს სერვისში გავგზავნით და იქვე დაგიყენებთ.',
    ),
    returns: phrase(
      'Parts must be unfitted and in their box; oils and fluids cannot be returned once opened.|ნაწილი უნდა იყოს დაუყენებელი და თავის ყუთში; გახსნილი ზეთი და სითხე არ ბრუნდება.',
    ),
    about: phrase(
      '{name} sells parts, tyres and care for cars and fits them in its own workshops. Tell us the VIN and we find what fits.|{name} ყიდის ნაწილებს, საბურავებსა და ავტომოვლის საშუალებებს და საკუთარ სერვისებში აყენებს. მოგვწერეთ VIN კოდი და შესაფერისს მოვძებნით.',
    ),
  },
  books: {
    returnDays: 14,
    delivery: phrase(
      'Books travel in stiff card, so corners stay sharp.|წიგნებს სქელ მუყაოში ვფუთავთ, რომ კუთხეები არ დაზიანდეს.',
    ),
    returns: phrase(
      'Books must be unread; misprints are replaced at any time.|წიგნი უნდა იყოს წაუკითხავი; წუნდებულს ნებისმიერ დროს გამოგიცვლით.',
    ),
    about: phrase(
      '{name} is a bookshop with readers behind the counter. Tell us the last book you loved.|{name} წიგნის მაღაზიაა, სადაც დახლს მიღმაც მკითხველები დგანან. გვითხარით, რომელი წიგნი შეგიყვარდათ ბოლოს.',
    ),
  },
  bodycare: {
    returnDays: 14,
    delivery: phrase('Every parcel has a sample of something new in it.'),
    returns: phrase('Cosmetics must be sealed; if your skin does not like something, tell us and we find another.'),
    about: phrase(
      '{name} makes care for body, face and hair in small batches, without tests on animals. Bring back empty jars and get the next one cheaper.',
    ),
  },
  diy: {
    returnDays: 30,
    delivery: phrase(
      'Heavy goods such as cement and tiles come by lorry, to the entrance of the house.|მძიმე საქონელს, როგორიც ცემენტი და ფილაა, სატვირთოთი მოგიტანთ სახლის შესასვლელამდე.',
    ),
    returns: phrase(
      'Full boxes of tiles and laminate are taken back; tinted paint and cut goods are not.|ფილისა და ლამინატის სრულ ყუთებს უკან ვიბარებთ; შეფერილ საღებავსა და დაჭრილ მასალას — არა.',
    ),
    about: phrase(
      '{name} has everything to build and repair a home, and craftsmen who explain how.|{name}-ს აქვს ყველაფერი სახლის ასაშენებლად და გასარემონტებლად, ჰყავს ოსტატებიც, რომლებიც აგიხსნიან, როგორ.',
    ),
  },
  groceries: {
    returnDays: 7,
    delivery: phrase('Chilled and frozen food travels in insulated bags. Choose a two-hour window when you order.'),
    returns: phrase(
      'If fresh food is not fresh, tell us on the same day and we refund it at once; no need to send it back.',
    ),
    about: phrase('{name} brings groceries from the bazaar and small farms to your kitchen on the day you order.'),
  },
  general: {
    returnDays: 14,
    delivery: phrase(
      'Large goods are carried up to your floor.|დიდ ნივთებს თქვენს სართულზე ავიტანთ.|Büyük ürünler katınıza kadar taşınır.|نوصل القطع الكبيرة حتى طابقك.|İri məhsullar mərtəbənizə qədər qaldırılır.',
    ),
    returns: phrase(
      'Goods must be unused and in their packing; medicines, food and opened cosmetics cannot be returned.|ნივთი უნდა იყოს გამოუყენებელი და შეფუთული; მედიკამენტი, საკვები და გახსნილი კოსმეტიკა არ ბრუნდება.|Ürünler kullanılmamış ve ambalajında olmalıdır; ilaç, gıda ve açılmış kozmetik iade alınmaz.|يجب أن تكون المنتجات غير مستعملة وفي غلافها، ولا تُرجع الأدوية والأغذية ومستحضرات التجميل المفتوحة.|Məhsullar istifadə olunmamış və qablaşdırmada olmalıdır; dərman, ərzaq və açılmış kosmetika qaytarılmır.',
    ),
    about: phrase(
      '{name} sells a little of everything: clothes, gadgets, furniture, books, and what the kitchen needs tonight. Just tell us what you are looking for.|{name} ყველაფერს ყიდის: ტანსაცმელს, ტექნიკას, ავეჯს, წიგნებსა და იმას, რაც ამ საღამოს სამზარეულოს სჭირდება. უბრალოდ გვითხარით, რას ეძებთ.|{name} her şeyden biraz satar: giysi, elektronik, mobilya, kitap ve bu akşam mutfağa gerekenler. Ne aradığınızı söylemeniz yeterli.|في {name} تجد من كل شيء قليلًا: الملابس والأجهزة والأثاث والكتب وما يحتاج إليه مطبخك الليلة. أخبرنا فقط بما تبحث عنه.|{name} hər şeydən bir az satır: geyim, elektronika, mebel, kitab və bu axşam mətbəxə lazım olanlar. Sadəcə nə axtardığınızı deyin.',
    ),
  },
};

/** The first city of a region in the case in which `DELIVERY` needs it. */
export const CITY_WORDS: Record<string, Phrase> = {
  თბილისი: phrase('Tbilisi|თბილისში|Tiflis’te|داخل تبليسي|Tbilisidə'),
  Tbilisi: phrase('Tbilisi|თბილისში|Tiflis’te|داخل تبليسي|Tbilisidə'),
  İstanbul: phrase('Istanbul|სტამბოლში|İstanbul’da|داخل إسطنبول|İstanbulda'),
  القاهرة: phrase('Cairo|კაიროში|Kahire’de|داخل القاهرة|Qahirədə'),
  Karachi: phrase('Karachi'),
  London: phrase('London'),
};

export const NEAR: Record<'hours' | 'day' | 'days', Phrase> = {
  hours: phrase('two hours'),
  day: phrase('one working day|ერთ სამუშაო დღეს|bir iş günü|يوم عمل واحدًا|bir iş günü'),
  days: phrase(
    'two to four working days|ორიდან ოთხ სამუშაო დღემდე|iki ile dört iş günü|من يومين إلى أربعة أيام عمل|iki-dörd iş günü',
  ),
};
export const FAR: Phrase = phrase(
  'two to five working days|ორი-ხუთი სამუშაო დღე|iki ile beş iş günü|من يومين إلى خمسة أيام عمل|iki-beş iş günü',
);
export const FAR_LARGE: Phrase = phrase(
  'up to ten working days|ათ სამუშაო დღემდე|en geç on iş günü|حتى عشرة أيام عمل|ən çoxu on iş günü',
);
