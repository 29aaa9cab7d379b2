/** Texts that are not about products: small talk, replies to anger, praise and complaints, and the hand-over. */
import type { Language } from '@quarry/contract';

export interface TalkWording {
  howAreYou: readonly string[];
  whoAreYou: readonly ((store: string) => string)[];
  joke: readonly string[];
  weather: readonly string[];
  offTopic: readonly string[];
  sums: readonly string[];
  rude: readonly string[];
  compliment: readonly string[];
  /** Instructions hidden in a message: they change nothing. */
  unmoved: readonly string[];
  /** Comes before the products when a wish stood beside such instructions. */
  unmovedButHelpful: string;
  complaint: readonly string[];
  /** After the feeling: which order, when none was named. */
  complaintOrder: string;
  /** After the order was looked up. */
  complaintPerson: string;
  /** The conversation was kept for the staff. */
  keptForStaff: string;
  /** For a pharmacy's shopper who asked for a pharmacist. */
  keptForPharmacist: string;
  /** Somebody of the staff reads the chats now; before other ways to reach the shop. */
  staffIsHere: string;
  /** Nobody does. */
  staffIsAway: string;
  /** It is not known whether somebody does. */
  staffMayAnswer: string;
  /** Beside a phone: the branch is open, until a time if that is known. */
  openNow: (until: string | null) => string;
  /** Beside a phone: the branch is closed, and opens today at a time if one is known. */
  closedNow: (opensAt: string | null) => string;
  /** Before phones of branches. */
  reachUs: string;
  /** No contact is known. */
  noContact: string;
}

export const TALK_WORDING: Record<Language, TalkWording> = {
  en: {
    howAreYou: [
      'All well here, thank you! What can I find for you?',
      'Very well, thank you for asking. What are you looking for today?',
    ],
    whoAreYou: [
      (store) =>
        `I am the assistant of ${store}: a program, not a person. I find products, look up orders and answer questions about the shop; for anything else I can call a member of staff.`,
      (store) =>
        `A computer program that helps shoppers at ${store}. I am no human, but I know the shelves well. What shall I look for?`,
    ],
    joke: [
      'My best joke is my sense of direction: I only know the way to the shelves. Shall I show you something nice?',
      'Jokes are not on my shelves, I am afraid. But I can find something that makes you smile. What do you like?',
    ],
    weather: [
      'I cannot see the weather from in here. But I can find something for rain or for sun; which shall it be?',
      'There are no windows in here, so I do not know. Shall I look for something for warm or for cold days?',
    ],
    offTopic: [
      'I leave that to others; I only know this shop. What can I find for you?',
      'That is outside my shop. With products, orders and delivery I am glad to help.',
    ],
    sums: [
      'Sums are not my trade; I only add up prices. What can I find for you?',
      'I leave the arithmetic to a calculator. Is there something I can look for?',
    ],
    rude: [
      'I am sorry that this annoys you. Tell me in a few words what you need, and I will try to do better. I can also call a member of staff.',
      'I would like to help you all the same. What are you looking for? If you prefer a person, just say so.',
    ],
    compliment: [
      'Thank you, how kind! Anything else I can find for you?',
      'That is good to hear, thank you! I am here if you need anything else.',
    ],
    unmoved: [
      'I only help with shopping here, and prices, orders and rules stay as the shop has set them. What are you looking for?',
      'That I cannot do: the shop sets prices and rules, and I keep to them. May I find something for you?',
    ],
    unmovedButHelpful: 'My rules and the shop’s prices stay as they are, but I am glad to look for it. ',
    complaint: [
      'I am sorry to hear that, and I apologise: this should not have happened.',
      'That is annoying; I am sorry and I apologise.',
    ],
    complaintOrder:
      'Tell me the order number and the e-mail or the last four digits of the phone it was placed with, and I will look it up. If you would rather speak to a person, say so, and I will keep this conversation for our staff.',
    complaintPerson:
      'If you would like a person to look into it, just say so, and I will keep this conversation for our staff.',
    keptForStaff: 'I have kept this conversation for our staff.',
    keptForPharmacist: 'I have kept this conversation for our pharmacists.',
    staffIsHere: 'Someone from our team is in the chat now and can answer you here. You can also reach us directly:',
    staffIsAway: 'Nobody from our team is in the chat right now, so the quickest way to reach a person is this:',
    staffMayAnswer: 'They can answer you here as soon as they see it. You can also reach us directly:',
    openNow: (until) => (until === null ? 'open now' : `open now, until ${until}`),
    closedNow: (opensAt) => (opensAt === null ? 'closed now' : `closed now, opens at ${opensAt}`),
    reachUs: 'Phones of our branches:',
    noContact: 'The shop has not given me a phone number or an address yet.',
  },
  ka: {
    howAreYou: ['კარგად, გმადლობთ! რა მოგიძებნოთ?', 'მშვენივრად, მადლობა კითხვისთვის. რას ეძებთ დღეს?'],
    whoAreYou: [
      (store) =>
        `მე ვარ მაღაზიის ასისტენტი (${store}): პროგრამა და არა ადამიანი. ვეძებ პროდუქტებს, ვამოწმებ შეკვეთებს და ვპასუხობ კითხვებს მაღაზიის შესახებ. თუ სხვა რამ გჭირდებათ, თანამშრომლებს შევატყობინებ.`,
      (store) =>
        `კომპიუტერული პროგრამა ვარ და მყიდველებს ვეხმარები (${store}). ადამიანი არ ვარ, მაგრამ თაროებს კარგად ვიცნობ. რა მოგიძებნოთ?`,
    ],
    joke: [
      'ყველაზე კარგად თაროებს ვიცნობ, ანეკდოტებს კი – ვერა. იქნებ რამე სასიამოვნო გიჩვენოთ?',
      'ხუმრობა ჩემს თაროებზე არ დევს, მაგრამ ისეთ რამეს გიპოვით, რაც გაგაღიმებთ. რა გიყვართ?',
    ],
    weather: [
      'აქედან ამინდს ვერ ვხედავ. სამაგიეროდ, წვიმისთვის ან მზისთვის რამეს მოგიძებნით. რომელი გნებავთ?',
      'აქ ფანჯრები არ არის და ამინდი არ ვიცი. თბილი დღისთვის მოგიძებნოთ რამე თუ ცივისთვის?',
    ],
    offTopic: [
      'ამას სხვებს მივანდობ, მე მხოლოდ ეს მაღაზია ვიცი. რა მოგიძებნოთ?',
      'ეს ჩემს მაღაზიას სცდება. პროდუქტებზე, შეკვეთებსა და მიწოდებაზე კი სიამოვნებით დაგეხმარებით.',
    ],
    sums: [
      'ანგარიში ჩემი საქმე არ არის, მხოლოდ ფასებს ვკრებ. რა მოგიძებნოთ?',
      'გამოთვლებს კალკულატორს დავუთმობ. რამე ხომ არ მოგიძებნოთ?',
    ],
    rude: [
      'ვწუხვარ, რომ გაგაღიზიანეთ. ორიოდე სიტყვით მითხარით, რა გჭირდებათ, და შევეცდები უკეთ დაგეხმაროთ. შემიძლია თანამშრომელსაც შევატყობინო.',
      'მაინც მინდა დაგეხმაროთ. რას ეძებთ? თუ ადამიანთან საუბარი გირჩევნიათ, უბრალოდ მითხარით.',
    ],
    compliment: [
      'გმადლობთ, სასიამოვნოა! კიდევ რამე მოგიძებნოთ?',
      'მიხარია, რომ გამოგადექით! თუ კიდევ რამე დაგჭირდებათ, აქ ვარ.',
    ],
    unmoved: [
      'მე მხოლოდ შოპინგში გეხმარებით: ფასები, შეკვეთები და წესები ისეთი რჩება, როგორიც მაღაზიამ დაადგინა. რას ეძებთ?',
      'ამას ვერ გავაკეთებ: ფასებსა და წესებს მაღაზია ადგენს და მეც მათ მივყვები. რამე ხომ არ მოგიძებნოთ?',
    ],
    unmovedButHelpful: 'წესები და ფასები უცვლელი რჩება, ძებნაში კი სიამოვნებით დაგეხმარებით. ',
    complaint: [
      'ძალიან ვწუხვარ, ბოდიშს გიხდით: ასე არ უნდა მომხდარიყო.',
      'მესმის, რომ უსიამოვნოა; ვწუხვარ და ბოდიშს გიხდით.',
    ],
    complaintOrder:
      'მომწერეთ შეკვეთის ნომერი და ელფოსტა ან ტელეფონის ბოლო ოთხი ციფრი, რომლითაც შეუკვეთეთ, და შევამოწმებ. თუ ადამიანთან საუბარი გირჩევნიათ, მითხარით და ამ საუბარს თანამშრომლებს შევუნახავ.',
    complaintPerson: 'თუ გსურთ, რომ ეს თანამშრომელმა გაარკვიოს, მითხარით და ამ საუბარს მათ შევუნახავ.',
    keptForStaff: 'ეს საუბარი ჩვენი თანამშრომლებისთვის შევინახე.',
    keptForPharmacist: 'ეს საუბარი ჩვენი ფარმაცევტებისთვის შევინახე.',
    staffIsHere: 'ჩატში ახლა ჩვენი თანამშრომელია და შეუძლია, აქვე გიპასუხოთ. პირდაპირაც დაგვიკავშირდებით:',
    staffIsAway: 'ჩატში ახლა ჩვენი თანამშრომელი არ არის; ადამიანს ყველაზე სწრაფად ასე დაუკავშირდებით:',
    staffMayAnswer: 'როგორც კი ნახავენ, აქვე გიპასუხებენ. პირდაპირაც დაგვიკავშირდებით:',
    openNow: (until) => (until === null ? 'ახლა ღიაა' : `ახლა ღიაა, დახურვის დრო: ${until}`),
    closedNow: (opensAt) => (opensAt === null ? 'ახლა დაკეტილია' : `ახლა დაკეტილია, გახსნის დრო: ${opensAt}`),
    reachUs: 'ჩვენი ფილიალების ტელეფონები:',
    noContact: 'ტელეფონი ან მისამართი მაღაზიას ჩემთვის ჯერ არ მიუწოდებია.',
  },
  tr: {
    howAreYou: [
      'İyiyim, teşekkür ederim! Sizin için ne bulayım?',
      'Gayet iyiyim, sorduğunuz için sağ olun. Bugün ne arıyorsunuz?',
    ],
    whoAreYou: [
      (store) =>
        `Ben ${store} mağazasının asistanıyım: bir programım, insan değilim. Ürün bulur, siparişlere bakar, mağazayla ilgili soruları yanıtlarım; başka bir konu olursa çalışanlara haber verebilirim.`,
      (store) =>
        `${store} müşterilerine yardım eden bir bilgisayar programıyım. İnsan değilim ama rafları iyi bilirim. Ne arayalım?`,
    ],
    joke: [
      'Fıkra konusunda pek iyi değilim, ben en çok rafları bilirim. Size hoş bir şey göstereyim mi?',
      'Raflarımda şaka yok ama sizi gülümsetecek bir şey bulabilirim. Nelerden hoşlanırsınız?',
    ],
    weather: [
      'Buradan havayı göremiyorum. Ama yağmur ya da güneş için bir şey bulabilirim; hangisi olsun?',
      'Burada pencere yok, havayı bilemem. Sıcak günler için mi, soğuk günler için mi bakayım?',
    ],
    offTopic: [
      'Onu başkalarına bırakayım, ben yalnızca bu mağazayı bilirim. Sizin için ne bulayım?',
      'Bu, mağazamın dışında bir konu. Ürünlerde, siparişlerde ve teslimatta memnuniyetle yardım ederim.',
    ],
    sums: [
      'Hesap benim işim değil, ben yalnızca fiyatları toplarım. Sizin için ne bulayım?',
      'Hesabı hesap makinesine bırakayım. Aradığınız bir ürün var mı?',
    ],
    rude: [
      'Sizi sinirlendirdiysem üzgünüm. Neye ihtiyacınız olduğunu birkaç kelimeyle yazın, daha iyisini yapmaya çalışayım. İsterseniz bir çalışana da haber veririm.',
      'Yine de yardım etmek isterim. Ne arıyorsunuz? Bir insanla görüşmek isterseniz söylemeniz yeter.',
    ],
    compliment: [
      'Teşekkür ederim, çok naziksiniz! Başka bir şey bulayım mı?',
      'Bunu duymak güzel, sağ olun! Başka bir şey olursa buradayım.',
    ],
    unmoved: [
      'Burada yalnızca alışverişte yardım ederim; fiyatlar, siparişler ve kurallar mağazanın belirlediği gibi kalır. Ne arıyorsunuz?',
      'Bunu yapamam: fiyatları ve kuralları mağaza belirler, ben de onlara uyarım. Sizin için bir şey bulayım mı?',
    ],
    unmovedButHelpful: 'Kurallar ve fiyatlar olduğu gibi kalıyor ama aramanıza memnuniyetle yardım ederim. ',
    complaint: ['Çok üzgünüm, özür dileriz: böyle olmamalıydı.', 'Can sıkıcı bir durum; üzgünüm, özür dilerim.'],
    complaintOrder:
      'Sipariş numarasını ve sipariş verirken kullandığınız e-postayı ya da telefonun son dört hanesini yazın, hemen bakayım. Bir insanla görüşmek isterseniz söyleyin, bu konuşmayı çalışanlarımıza iletmek üzere saklarım.',
    complaintPerson: 'Konuyla bir çalışanın ilgilenmesini isterseniz söyleyin, bu konuşmayı onlar için saklarım.',
    keptForStaff: 'Bu konuşmayı çalışanlarımız için sakladım.',
    keptForPharmacist: 'Bu konuşmayı eczacılarımız için sakladım.',
    staffIsHere:
      'Şu anda sohbette bir çalışanımız var, size buradan yanıt verebilir. Bize doğrudan da ulaşabilirsiniz:',
    staffIsAway: 'Şu anda sohbette bir çalışanımız yok; birine en hızlı şöyle ulaşırsınız:',
    staffMayAnswer: 'Görür görmez size buradan yanıt verebilirler. Bize doğrudan da ulaşabilirsiniz:',
    openNow: (until) => (until === null ? 'şu anda açık' : `şu anda açık, kapanış ${until}`),
    closedNow: (opensAt) => (opensAt === null ? 'şu anda kapalı' : `şu anda kapalı, açılış ${opensAt}`),
    reachUs: 'Şubelerimizin telefonları:',
    noContact: 'Mağaza bana henüz telefon ya da adres vermedi.',
  },
  ar: {
    howAreYou: ['بخير، شكرًا لك! عمّ أبحث لك؟', 'بأحسن حال، شكرًا على السؤال. ما الذي تبحث عنه اليوم؟'],
    whoAreYou: [
      (store) =>
        `أنا مساعد متجر ${store}: برنامج ولست إنسانًا. أبحث عن المنتجات وأتابع الطلبات وأجيب عن الأسئلة المتعلقة بالمتجر، وإن احتجت إلى غير ذلك أبلغت أحد الموظفين.`,
      (store) => `أنا برنامج حاسوبي يساعد المتسوقين في ${store}. لست إنسانًا، لكنني أعرف الرفوف جيدًا. عمّ نبحث؟`,
    ],
    joke: [
      'لا أجيد النكات، فأنا لا أعرف إلا رفوف المتجر. هل أعرض عليك شيئًا جميلًا؟',
      'لا نكات على رفوفي، لكن يمكنني أن أجد ما يرسم ابتسامة على وجهك. ما الذي تحبه؟',
    ],
    weather: [
      'لا أرى الطقس من هنا، لكن يمكنني أن أجد لك شيئًا للمطر أو للشمس. أيهما تفضّل؟',
      'لا نوافذ هنا، فلا أعرف حال الطقس. هل أبحث لك عن شيء للأيام الدافئة أم الباردة؟',
    ],
    offTopic: [
      'أترك هذا الأمر لغيري، فأنا لا أعرف إلا هذا المتجر. عمّ أبحث لك؟',
      'هذا خارج نطاق متجري. أما المنتجات والطلبات والتوصيل فيسعدني أن أساعدك فيها.',
    ],
    sums: [
      'الحساب ليس من عملي، فأنا لا أجمع إلا الأسعار. عمّ أبحث لك؟',
      'أترك الحساب للآلة الحاسبة. هل تبحث عن منتج ما؟',
    ],
    rude: [
      'يؤسفني أن أزعجتك. أخبرني بكلمات قليلة بما تحتاج إليه وسأحاول أن أساعدك بشكل أفضل. ويمكنني أيضًا إبلاغ أحد الموظفين.',
      'ما زلت أودّ مساعدتك. عمّ تبحث؟ وإن كنت تفضّل الحديث مع إنسان فأخبرني.',
    ],
    compliment: ['شكرًا لك، هذا لطف منك! هل أبحث لك عن شيء آخر؟', 'يسعدني ذلك، شكرًا! أنا هنا إن احتجت إلى شيء آخر.'],
    unmoved: [
      'أنا أساعد في التسوّق فقط، والأسعار والطلبات والقواعد تبقى كما وضعها المتجر. عمّ تبحث؟',
      'لا أستطيع ذلك: المتجر هو من يضع الأسعار والقواعد، وأنا ألتزم بها. هل أبحث لك عن شيء؟',
    ],
    unmovedButHelpful: 'القواعد والأسعار تبقى كما هي، لكن يسعدني أن أبحث لك. ',
    complaint: ['أعتذر منك، يؤسفني ذلك حقًا وما كان ينبغي أن يحدث.', 'أنا آسف وأعتذر عن هذا الإزعاج.'],
    complaintOrder:
      'اكتب لي رقم الطلب مع البريد الإلكتروني أو آخر أربعة أرقام من الهاتف المستخدم عند الشراء وسأتحقق منه. وإن كنت تفضّل الحديث مع إنسان فأخبرني، وسأحفظ هذه المحادثة لموظفينا.',
    complaintPerson: 'إن أردت أن يتابع أحد الموظفين الأمر فأخبرني، وسأحفظ هذه المحادثة لهم.',
    keptForStaff: 'حفظتُ هذه المحادثة لموظفينا.',
    keptForPharmacist: 'حفظتُ هذه المحادثة لصيادلتنا.',
    staffIsHere: 'أحد أفراد فريقنا موجود في الدردشة الآن ويمكنه الرد عليك هنا. ويمكنك أيضًا التواصل معنا مباشرة:',
    staffIsAway: 'لا أحد من فريقنا في الدردشة الآن، وأسرع طريقة للوصول إلى أحدهم:',
    staffMayAnswer: 'يمكنهم الرد عليك هنا فور اطلاعهم عليها. ويمكنك أيضًا التواصل معنا مباشرة:',
    openNow: (until) => (until === null ? 'مفتوح الآن' : `مفتوح الآن حتى ${until}`),
    closedNow: (opensAt) => (opensAt === null ? 'مغلق الآن' : `مغلق الآن، يفتح ${opensAt}`),
    reachUs: 'هواتف فروعنا:',
    noContact: 'لم يزوّدني المتجر برقم هاتف أو عنوان بعد.',
  },
  az: {
    howAreYou: [
      'Yaxşıyam, təşəkkür edirəm! Sizə nə tapım?',
      'Çox yaxşı, soruşduğunuz üçün sağ olun. Bu gün nə axtarırsınız?',
    ],
    whoAreYou: [
      (store) =>
        `Mən ${store} mağazasının köməkçisiyəm: proqramam, insan deyiləm. Məhsul tapır, sifarişləri yoxlayır, mağaza ilə bağlı suallara cavab verirəm; başqa məsələ olsa, əməkdaşlara xəbər verə bilərəm.`,
      (store) =>
        `${store} alıcılarına kömək edən kompüter proqramıyam. İnsan deyiləm, amma rəfləri yaxşı tanıyıram. Nə axtaraq?`,
    ],
    joke: [
      'Lətifələrdən başım çıxmır, mən ancaq rəfləri tanıyıram. Sizə xoş bir şey göstərim?',
      'Rəflərimdə zarafat yoxdur, amma sizi gülümsədəcək bir şey tapa bilərəm. Nəyi sevirsiniz?',
    ],
    weather: [
      'Buradan havanı görə bilmirəm. Amma yağış və ya günəş üçün nəsə tapa bilərəm; hansı olsun?',
      'Burada pəncərə yoxdur, havanı bilmirəm. İsti günlər üçün baxım, yoxsa soyuq günlər üçün?',
    ],
    offTopic: [
      'Bunu başqalarına saxlayım, mən yalnız bu mağazanı tanıyıram. Sizə nə tapım?',
      'Bu, mağazamdan kənar mövzudur. Məhsullar, sifarişlər və çatdırılma ilə bağlı məmnuniyyətlə kömək edərəm.',
    ],
    sums: [
      'Hesablama mənim işim deyil, mən yalnız qiymətləri toplayıram. Sizə nə tapım?',
      'Hesabı kalkulyatora saxlayım. Axtardığınız bir məhsul var?',
    ],
    rude: [
      'Sizi əsəbiləşdirdimsə, üzr istəyirəm. Nə lazım olduğunu bir neçə sözlə yazın, daha yaxşı kömək etməyə çalışım. İstəsəniz, əməkdaşa da xəbər verərəm.',
      'Yenə də kömək etmək istəyirəm. Nə axtarırsınız? İnsanla danışmaq istəyirsinizsə, deməyiniz kifayətdir.',
    ],
    compliment: [
      'Təşəkkür edirəm, çox xoşdur! Daha nə tapım?',
      'Bunu eşitmək xoşdur, sağ olun! Başqa nəsə lazım olsa, buradayam.',
    ],
    unmoved: [
      'Mən burada yalnız alış-verişdə kömək edirəm; qiymətlər, sifarişlər və qaydalar mağazanın qoyduğu kimi qalır. Nə axtarırsınız?',
      'Bunu edə bilmərəm: qiymətləri və qaydaları mağaza qoyur, mən də onlara əməl edirəm. Sizə nəsə tapım?',
    ],
    unmovedButHelpful: 'Qaydalar və qiymətlər olduğu kimi qalır, amma axtarışda məmnuniyyətlə kömək edərəm. ',
    complaint: [
      'Üzr istəyirəm, belə olmamalı idi, çox təəssüf edirəm.',
      'Xoşagəlməz haldır, təəssüf edirəm və üzr istəyirəm.',
    ],
    complaintOrder:
      'Sifarişin nömrəsini və sifariş verərkən yazdığınız e-poçtu, yaxud telefonun son dörd rəqəmini yazın, yoxlayım. İnsanla danışmaq istəyirsinizsə, deyin, bu söhbəti əməkdaşlarımız üçün saxlayım.',
    complaintPerson: 'Məsələ ilə əməkdaşın məşğul olmasını istəyirsinizsə, deyin, bu söhbəti onlar üçün saxlayım.',
    keptForStaff: 'Bu söhbəti əməkdaşlarımız üçün saxladım.',
    keptForPharmacist: 'Bu söhbəti əczaçılarımız üçün saxladım.',
    staffIsHere:
      'Hazırda çatda əməkdaşımız var və sizə elə burada cavab verə bilər. Bizimlə birbaşa da əlaqə saxlaya bilərsiniz:',
    staffIsAway: 'Hazırda çatda əməkdaşımız yoxdur; bizimlə ən tez belə əlaqə saxlaya bilərsiniz:',
    staffMayAnswer: 'Görən kimi sizə burada cavab verə bilərlər. Bizimlə birbaşa da əlaqə saxlaya bilərsiniz:',
    openNow: (until) => (until === null ? 'indi açıqdır' : `indi açıqdır, bağlanır: ${until}`),
    closedNow: (opensAt) => (opensAt === null ? 'indi bağlıdır' : `indi bağlıdır, açılır: ${opensAt}`),
    reachUs: 'Filiallarımızın telefonları:',
    noContact: 'Mağaza mənə hələ telefon və ya ünvan verməyib.',
  },
};
