/** Texts of advice: gifts, matching products, outfits and rooms, and parts for a car. */
import type { Language } from '@quarry/contract';

export interface AdviceWording {
  /** `wish` is the gift as it is described: `“gift for my mother” (up to $50)`. */
  gift: readonly ((facts: { count: string; wish: string }) => string)[];
  /** No product is made for such a gift here: what follows is what shoppers rate best. */
  giftOfOurKind: readonly string[];
  askPerson: string;
  askBudget: string;
  askTaste: string;

  /** `name` is the quoted product with its price. */
  goesWith: readonly ((name: string) => string)[];
  goesWithKind: (facts: { name: string; kind: string }) => string;
  /** The data pair nothing with it; what follows is of the kind that was asked for. */
  noPairButKind: (facts: { name: string; kind: string }) => string;
  noPair: (name: string) => string;
  /** Which product is meant. */
  askWhich: string;

  look: readonly string[];
  room: readonly string[];
  /** One line of the set. */
  piece: (facts: { kind: string; name: string }) => string;
  total: (sum: string) => string;
  withinBudget: (facts: { sum: string; budget: string }) => string;
  /** The cheapest set costs more than was allowed. */
  overBudget: (budget: string) => string;
  noSet: string;
  forWhom: string;

  carFits: readonly ((facts: { car: string; count: string }) => string)[];
  /** The data name the model, not the year. */
  yearNotNamed: (year: string) => string;
  /** Nothing names the car. */
  noneForCar: (car: string) => string;
  /** Nothing for the car meets the whole wish (the front ones); what follows is of the same kind and fits. */
  notOfThisKind: (facts: { car: string; wish: string; count: string }) => string;
  /** Follows `noneForCar`: products whose data name no car at all. */
  forAnyCar: string;
  askCar: string;
  carNoted: (car: string) => string;
}

export const ADVICE_WORDING: Record<Language, AdviceWording> = {
  en: {
    gift: [
      ({ count, wish }) => `A present, how nice! For ${wish} I have ${count}.`,
      ({ count, wish }) => `Here are some ideas for ${wish}: ${count}.`,
      ({ count, wish }) => `For ${wish} I found ${count} that should please.`,
    ],
    giftOfOurKind: [
      'We have nothing made as a present, but this is what our customers like best.',
      'As a present from our shelves I would take one of these; our customers rate them highest.',
    ],
    askPerson: 'Who is it for?',
    askBudget: 'About how much would you like to spend?',
    askTaste: 'What does the person like?',

    goesWith: [(name) => `This goes well with ${name}.`, (name) => `Beside ${name} I would put these.`],
    goesWithKind: ({ name, kind }) => `To go with ${name} (${kind}):`,
    noPairButKind: ({ name, kind }) => `I have no proven match for ${name}, but this is what we have (${kind}).`,
    noPair: (name) => `I know of nothing that belongs with ${name}. Shall I look for something in particular?`,
    askWhich: 'Gladly! With which product? Tell me what it is, or find it here first.',

    look: ['I would put it together like this:', 'How about this look?'],
    room: ['I would furnish it like this:', 'How about this set?'],
    piece: ({ kind, name }) => `- ${kind}: ${name}`,
    total: (sum) => `Together ${sum}.`,
    withinBudget: ({ sum, budget }) => `Together ${sum}, within your ${budget}.`,
    overBudget: (budget) => `I cannot put a whole set together for ${budget}. This is what fits the budget:`,
    noSet: 'I cannot put a set together from what this shop sells. Tell me one piece, and I will look for it.',
    forWhom: 'Is it for a woman or for a man?',

    carFits: [
      ({ car, count }) => `For a ${car} I have ${count}; the car is named in the product data.`,
      ({ car, count }) => `${car}: ${count} with this car in the data.`,
    ],
    yearNotNamed: (year) =>
      `The data name the model but not the year ${year}, so please have the fit checked before you buy.`,
    notOfThisKind: ({ car, wish, count }) =>
      `For the ${car} I have no ${wish} as such; of the same kind these name it: ${count}.`,
    noneForCar: (car) => `None of our products of this kind names the ${car}.`,
    forAnyCar: 'These name no particular car; please check the fit before you buy.',
    askCar: 'Which car is it for? Tell me make, model and year, and I will narrow it down.',
    carNoted: (car) => `Noted: ${car}. Which part do you need?`,
  },
  ka: {
    gift: [
      ({ count, wish }) => `საჩუქარი, რა კარგია! მოთხოვნით ${wish} გვაქვს ${count}.`,
      ({ count, wish }) => `აი, რამდენიმე იდეა, ${wish}: ${count}.`,
      ({ count, wish }) => `მოთხოვნით ${wish} ვიპოვე ${count}, რაც უნდა გაახაროს.`,
    ],
    giftOfOurKind: [
      'საგანგებოდ სასაჩუქრე არაფერი გვაქვს, მაგრამ აი, რა მოსწონთ ყველაზე მეტად ჩვენს მყიდველებს.',
      'საჩუქრად ამათგან ავირჩევდი რომელიმეს: მყიდველებისგან ყველაზე მაღალი შეფასება აქვთ.',
    ],
    askPerson: 'ვისთვის არის საჩუქარი?',
    askBudget: 'დაახლოებით რა თანხის ფარგლებში გნებავთ?',
    askTaste: 'რა უყვარს ამ ადამიანს?',

    goesWith: [
      (name) => `კარგად შეეხამება ერთმანეთს ${name} და ეს პროდუქტები.`,
      (name) => `აი, რა მოუხდება ამას: ${name}.`,
    ],
    goesWithKind: ({ name, kind }) => `აი, რა მოუხდება ამას: ${name} (${kind}).`,
    noPairButKind: ({ name, kind }) =>
      `ზუსტად რა შეეხამება ამას (${name}), მონაცემებში არ წერია, მაგრამ აი, რა გვაქვს (${kind}).`,
    noPair: (name) => `არ ვიცი, რა შეეხამება ამას: ${name}. იქნებ კონკრეტული რამე მოგიძებნოთ?`,
    askWhich: 'სიამოვნებით! რომელ პროდუქტს შევუხამოთ? მითხარით, რა არის, ან ჯერ აქ მოვძებნოთ.',

    look: ['ასე შევადგენდი:', 'ასეთი ლუქი როგორია?'],
    room: ['ასე მოვაწყობდი:', 'ასეთი ნაკრები როგორია?'],
    piece: ({ kind, name }) => `- ${kind}: ${name}`,
    total: (sum) => `ჯამში ${sum}.`,
    withinBudget: ({ sum, budget }) => `ჯამში ${sum}, თქვენი ბიუჯეტი კი არის ${budget}.`,
    overBudget: (budget) => `სრული ნაკრები ამ ბიუჯეტში (${budget}) ვერ ეტევა. აი, რა გამოდის:`,
    noSet: 'ამ მაღაზიის ასორტიმენტიდან ნაკრებს ვერ შევადგენ. მითხარით ერთი ნივთი და მოვძებნი.',
    forWhom: 'ქალისთვის გნებავთ თუ კაცისთვის?',

    carFits: [
      ({ car, count }) => `ავტომობილისთვის ${car} გვაქვს ${count}; მოდელი მითითებულია პროდუქტის მონაცემებში.`,
      ({ car, count }) => `${car}: ამ მოდელისთვის არის ${count}.`,
    ],
    yearNotNamed: (year) =>
      `მონაცემებში მოდელი წერია, გამოშვების წელი (${year}) კი – არა, ამიტომ ყიდვამდე გადაამოწმეთ, ერგება თუ არა.`,
    notOfThisKind: ({ car, wish, count }) =>
      `${car}: ზუსტად ასეთი (${wish}) არ გვაქვს. ამავე სახის, თქვენს ავტომობილზე მითითებული: ${count}.`,
    noneForCar: (car) => `ამ სახის პროდუქტებში ${car} არსად არის მითითებული.`,
    forAnyCar: 'ესენი კონკრეტულ ავტომობილს არ ასახელებს; ყიდვამდე გადაამოწმეთ, ერგება თუ არა.',
    askCar: 'რომელი ავტომობილისთვის გჭირდებათ? მითხარით მარკა, მოდელი და წელი და დავაზუსტებ.',
    carNoted: (car) => `დავიმახსოვრე: ${car}. რომელი ნაწილი გჭირდებათ?`,
  },
  tr: {
    gift: [
      ({ count, wish }) => `Hediye, ne güzel! ${wish} için ${count} var.`,
      ({ count, wish }) => `${wish} için birkaç fikir: ${count}.`,
      ({ count, wish }) => `${wish} için sevindirecek ${count} buldum.`,
    ],
    giftOfOurKind: [
      'Özellikle hediyelik bir ürünümüz yok ama müşterilerimizin en sevdikleri bunlar.',
      'Raflarımızdan hediye olarak bunlardan birini seçerdim; müşterilerimiz en yüksek puanı bunlara vermiş.',
    ],
    askPerson: 'Hediye kime?',
    askBudget: 'Bütçeniz aşağı yukarı ne kadar?',
    askTaste: 'Nelerden hoşlanır?',

    goesWith: [(name) => `${name} ile bunlar güzel gider.`, (name) => `${name} yanına bunları seçerdim.`],
    goesWithKind: ({ name, kind }) => `${name} ile gidecekler (${kind}):`,
    noPairButKind: ({ name, kind }) => `${name} için kesin bir eşleşme bilmiyorum ama elimizdekiler bunlar (${kind}).`,
    noPair: (name) => `${name} ile nelerin gittiğini bilmiyorum. Belirli bir şey arayayım mı?`,
    askWhich: 'Memnuniyetle! Hangi ürünle? Ne olduğunu yazın ya da önce burada bulalım.',

    look: ['Ben şöyle bir kombin yapardım:', 'Şu kombine ne dersiniz?'],
    room: ['Ben şöyle döşerdim:', 'Şu takıma ne dersiniz?'],
    piece: ({ kind, name }) => `- ${kind}: ${name}`,
    total: (sum) => `Toplam ${sum}.`,
    withinBudget: ({ sum, budget }) => `Toplam ${sum}; bütçeniz ${budget}.`,
    overBudget: (budget) => `${budget} bütçeyle tam bir takım çıkmıyor. Bütçeye sığanlar şunlar:`,
    noSet: 'Bu mağazanın ürünlerinden bir takım kuramıyorum. Tek bir parça söyleyin, onu arayayım.',
    forWhom: 'Kadın için mi, erkek için mi?',

    carFits: [
      ({ car, count }) => `${car} için ${count} var; araç, ürün bilgilerinde yazıyor.`,
      ({ car, count }) => `${car}: bilgilerinde bu araç yazan ${count}.`,
    ],
    yearNotNamed: (year) =>
      `Ürün bilgilerinde model yazıyor ama ${year} yılı yazmıyor; almadan önce uyup uymadığını kontrol ettirin.`,
    notOfThisKind: ({ car, wish, count }) =>
      `${car} için tam olarak ${wish} yok. Aynı türden, bu aracın yazdığı ürünler: ${count}.`,
    noneForCar: (car) => `Bu türden ürünlerimizin hiçbirinde ${car} yazmıyor.`,
    forAnyCar: 'Bunlarda belirli bir araç yazmıyor; almadan önce uyup uymadığını kontrol edin.',
    askCar: 'Hangi araç için? Marka, model ve yılı yazın, daraltayım.',
    carNoted: (car) => `Not ettim: ${car}. Hangi parça lazım?`,
  },
  ar: {
    gift: [
      ({ count, wish }) => `هدية، ما أجمل ذلك! نتائج ${wish}: ${count}.`,
      ({ count, wish }) => `إليك بعض الأفكار، ${wish}: ${count}.`,
      ({ count, wish }) => `وجدت ما يُسعد، ${wish}: ${count}.`,
    ],
    giftOfOurKind: [
      'ليس لدينا ما صُنع خصيصًا للهدايا، لكن هذا أكثر ما يحبه زبائننا.',
      'من رفوفنا أختار للهدية واحدًا من هذه، فهي الأعلى تقييمًا عند زبائننا.',
    ],
    askPerson: 'لمن الهدية؟',
    askBudget: 'كم تودّ أن تنفق تقريبًا؟',
    askTaste: 'ما الذي يحبه هذا الشخص؟',

    goesWith: [(name) => `هذه المنتجات تتناسق مع ${name}.`, (name) => `إلى جانب ${name} أختار هذه.`],
    goesWithKind: ({ name, kind }) => `ما يتناسق مع ${name} (${kind}):`,
    noPairButKind: ({ name, kind }) => `لا أعرف تنسيقًا مؤكدًا مع ${name}، لكن هذا ما لدينا (${kind}).`,
    noPair: (name) => `لا أعرف ما يتناسق مع ${name}. هل أبحث لك عن شيء محدد؟`,
    askWhich: 'بكل سرور! مع أي منتج؟ أخبرني ما هو، أو لنبحث عنه هنا أولًا.',

    look: ['هكذا أنسّقها:', 'ما رأيك في هذه الإطلالة؟'],
    room: ['هكذا أؤثّثها:', 'ما رأيك في هذه المجموعة؟'],
    piece: ({ kind, name }) => `- ${kind}: ${name}`,
    total: (sum) => `المجموع ${sum}.`,
    withinBudget: ({ sum, budget }) => `المجموع ${sum}، ضمن ميزانيتك ${budget}.`,
    overBudget: (budget) => `لا تكفي ${budget} لمجموعة كاملة. هذا ما يناسب الميزانية:`,
    noSet: 'لا أستطيع تكوين مجموعة مما يبيعه هذا المتجر. اذكر لي قطعة واحدة وسأبحث عنها.',
    forWhom: 'هل هي لامرأة أم لرجل؟',

    carFits: [
      ({ car, count }) => `لسيارة ${car} لدينا: ${count}، والطراز مذكور في بيانات المنتج.`,
      ({ car, count }) => `${car}: ${count}، والطراز مذكور في بياناتها.`,
    ],
    yearNotNamed: (year) => `البيانات تذكر الطراز ولا تذكر سنة ${year}، فتأكد من الملاءمة قبل الشراء.`,
    notOfThisKind: ({ car, wish, count }) =>
      `لا يوجد لدينا ${wish} لسيارة ${car} تحديدًا. من النوع نفسه يذكر هذه السيارة: ${count}.`,
    noneForCar: (car) => `لا يذكر أي منتج لدينا من هذا النوع سيارة ${car}.`,
    forAnyCar: 'هذه لا تذكر سيارة معيّنة، فتأكد من الملاءمة قبل الشراء.',
    askCar: 'لأي سيارة؟ اذكر الماركة والطراز وسنة الصنع وسأضيّق البحث.',
    carNoted: (car) => `حفظتها: ${car}. أي قطعة تحتاج؟`,
  },
  az: {
    gift: [
      ({ count, wish }) => `Hədiyyə, nə gözəl! ${wish} üçün ${count} var.`,
      ({ count, wish }) => `${wish} üçün bir neçə fikir: ${count}.`,
      ({ count, wish }) => `${wish} üçün sevindirəcək ${count} tapdım.`,
    ],
    giftOfOurKind: [
      'Xüsusi hədiyyəlik məhsulumuz yoxdur, amma alıcılarımızın ən çox sevdikləri bunlardır.',
      'Rəflərimizdən hədiyyə kimi bunlardan birini seçərdim; alıcılarımız ən yüksək qiyməti bunlara verib.',
    ],
    askPerson: 'Hədiyyə kimin üçündür?',
    askBudget: 'Büdcəniz təxminən nə qədərdir?',
    askTaste: 'Nəyi sevir?',

    goesWith: [(name) => `${name} ilə bunlar yaxşı uyğunlaşır.`, (name) => `${name} yanına bunları seçərdim.`],
    goesWithKind: ({ name, kind }) => `${name} ilə uyğun gələnlər (${kind}):`,
    noPairButKind: ({ name, kind }) => `${name} üçün dəqiq uyğunluq bilmirəm, amma bizdə bunlar var (${kind}).`,
    noPair: (name) => `${name} ilə nəyin uyğun gəldiyini bilmirəm. Konkret bir şey axtarım?`,
    askWhich: 'Məmnuniyyətlə! Hansı məhsulla? Nə olduğunu yazın və ya əvvəlcə burada tapaq.',

    look: ['Mən belə bir kombin qurardım:', 'Bu kombinə nə deyirsiniz?'],
    room: ['Mən belə döşəyərdim:', 'Bu dəstə nə deyirsiniz?'],
    piece: ({ kind, name }) => `- ${kind}: ${name}`,
    total: (sum) => `Cəmi ${sum}.`,
    withinBudget: ({ sum, budget }) => `Cəmi ${sum}; büdcəniz ${budget}.`,
    overBudget: (budget) => `${budget} büdcə ilə tam dəst alınmır. Büdcəyə sığanlar bunlardır:`,
    noSet: 'Bu mağazanın məhsullarından dəst qura bilmirəm. Bir parça deyin, onu axtarım.',
    forWhom: 'Qadın üçündür, yoxsa kişi üçün?',

    carFits: [
      ({ car, count }) => `${car} üçün ${count} var; avtomobil məhsulun məlumatında yazılıb.`,
      ({ car, count }) => `${car}: məlumatında bu avtomobil yazılan ${count}.`,
    ],
    yearNotNamed: (year) =>
      `Məlumatda model yazılıb, ${year} ili isə yazılmayıb; almazdan əvvəl uyğun gəldiyini yoxlatdırın.`,
    notOfThisKind: ({ car, wish, count }) =>
      `${car} üçün məhz ${wish} yoxdur. Eyni növdən bu avtomobil yazılanlar: ${count}.`,
    noneForCar: (car) => `Bu növ məhsullarımızın heç birində ${car} yazılmayıb.`,
    forAnyCar: 'Bunlarda konkret avtomobil yazılmayıb; almazdan əvvəl uyğunluğunu yoxlayın.',
    askCar: 'Hansı avtomobil üçündür? Markasını, modelini və ilini yazın, dəqiqləşdirim.',
    carNoted: (car) => `Qeyd etdim: ${car}. Hansı hissə lazımdır?`,
  },
};
