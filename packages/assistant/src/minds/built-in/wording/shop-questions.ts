/** Texts around quotations of the shop: its texts and branches are quoted, not paraphrased. */
import type { Language } from '@quarry/contract';

export interface ShopQuestionWording {
  /** The texts say nothing about what was asked. */
  notSaid: readonly string[];
  /** Offers a person, after `notSaid`. */
  askStaff: string;
  /** One branch at the place that was named. */
  branchThere: (count: number) => string;
  /** No branch is known there. */
  noBranchThere: (place: string) => string;
  nearestOther: string;
  /** After a list of branches: in which of these places the shopper is. */
  whichPlace: string;
  /** All branches keep the same hours. */
  sameHours: (hours: string) => string;
  /** Before a passage that the shop keeps in another language only. */
  inOtherLanguage: string;
  /** After it: what the passage names, in the reader's words. */
  speaksOf: (list: string) => string;
  /** Who changes and cancels orders. */
  changesByStaff: string;
  /** The shop has told hours, not days, and nobody here has a clock. */
  noClock: string;
}

export const SHOP_QUESTION_WORDING: Record<Language, ShopQuestionWording> = {
  en: {
    speaksOf: (list) => `It speaks of: ${list}.`,
    changesByStaff: 'I cannot change or cancel an order myself; our staff can:',
    notSaid: [
      'The shop has not told me about that, and I would rather not guess.',
      'I have nothing from the shop about that, so I cannot say.',
    ],
    askStaff: 'Our staff will know:',
    branchThere: (count) => (count === 1 ? 'Here is our branch there:' : 'Here are our branches there:'),
    noBranchThere: (place) => `I know of no branch at “${place}”. Here is where we are:`,
    nearestOther: 'The next nearest:',
    whichPlace: 'Which town or district are you in? I will tell you the nearest one.',
    sameHours: (hours) => `Our opening hours: ${hours}.`,
    inOtherLanguage: 'The shop has written this in another language only:',
    noClock:
      'I have no clock at hand, so please compare with yours; about particular days or holidays the branch can tell you.',
  },
  ka: {
    speaksOf: (list) => `აქ საუბარია ამაზე: ${list}.`,
    changesByStaff: 'შეკვეთის შეცვლა ან გაუქმება მე არ შემიძლია, ამას თანამშრომლები აკეთებენ:',
    notSaid: [
      'ამის შესახებ მაღაზიას არაფერი უთქვამს და გამოცნობა არ მინდა.',
      'ამაზე მაღაზიისგან ინფორმაცია არ მაქვს, ამიტომ ვერ გეტყვით.',
    ],
    askStaff: 'თანამშრომლებს ეცოდინებათ:',
    branchThere: (count) => (count === 1 ? 'აი, ჩვენი ფილიალი იქ:' : 'აი, ჩვენი ფილიალები იქ:'),
    noBranchThere: (place) => `ასეთ ადგილას („${place}“) ჩვენი ფილიალი არ მეგულება. აი, სად ვართ:`,
    nearestOther: 'შემდეგი უახლოესი:',
    whichPlace: 'რომელ ქალაქში ან უბანში ხართ? უახლოესს გეტყვით.',
    sameHours: (hours) => `ჩვენი სამუშაო საათებია: ${hours}.`,
    inOtherLanguage: 'ამის შესახებ მაღაზიას ტექსტი მხოლოდ სხვა ენაზე აქვს:',
    noClock:
      'ახლანდელ დროს ვერ ვხედავ, ამიტომ თქვენს საათს შეადარეთ; კონკრეტული დღისა და დღესასწაულების შესახებ ფილიალში გეტყვიან.',
  },
  tr: {
    speaksOf: (list) => `Metinde geçenler: ${list}.`,
    changesByStaff: 'Siparişi ben değiştiremem ya da iptal edemem, bunu çalışanlarımız yapar:',
    notSaid: [
      'Mağaza bana bu konuda bilgi vermedi, tahmin yürütmek istemem.',
      'Bu konuda mağazadan bir bilgim yok, o yüzden bir şey söyleyemem.',
    ],
    askStaff: 'Çalışanlarımız bilir:',
    branchThere: (count) => (count === 1 ? 'Oradaki şubemiz:' : 'Oradaki şubelerimiz:'),
    noBranchThere: (place) => `“${place}” için bildiğim bir şubemiz yok. Bulunduğumuz yerler:`,
    nearestOther: 'Ondan sonra en yakını:',
    whichPlace: 'Hangi şehirde ya da semttesiniz? Size en yakınını söyleyeyim.',
    sameHours: (hours) => `Çalışma saatlerimiz: ${hours}.`,
    inOtherLanguage: 'Mağazanın bu konudaki metni yalnızca başka bir dilde:',
    noClock:
      'Şu anki saati göremiyorum, kendi saatinizle karşılaştırın; belirli günler ve bayramlar için şube bilgi verir.',
  },
  ar: {
    speaksOf: (list) => `يتحدث النص عن: ${list}.`,
    changesByStaff: 'لا أستطيع تعديل الطلب أو إلغاءه بنفسي، لكن موظفينا يستطيعون:',
    notSaid: [
      'لم يخبرني المتجر بشيء عن ذلك، ولا أريد أن أخمّن.',
      'ليست لدي معلومات من المتجر عن ذلك، فلا يمكنني الجزم.',
    ],
    askStaff: 'موظفونا يعرفون الجواب:',
    branchThere: (count) => (count === 1 ? 'هذا فرعنا هناك:' : 'هذه فروعنا هناك:'),
    noBranchThere: (place) => `لا أعرف فرعًا لنا في «${place}». هذه أماكننا:`,
    nearestOther: 'والأقرب بعده:',
    whichPlace: 'في أي مدينة أو حي أنت؟ وسأخبرك بالأقرب إليك.',
    sameHours: (hours) => `ساعات العمل لدينا: ${hours}.`,
    inOtherLanguage: 'نصّ المتجر حول هذا الأمر متوفر بلغة أخرى فقط:',
    noClock: 'لا أرى الساعة من هنا، فقارنها بساعتك؛ أما الأيام المعيّنة والعطل فيخبرك بها الفرع.',
  },
  az: {
    speaksOf: (list) => `Mətndə bunlardan danışılır: ${list}.`,
    changesByStaff: 'Sifarişi özüm dəyişə və ya ləğv edə bilmirəm, bunu əməkdaşlarımız edir:',
    notSaid: [
      'Mağaza bu barədə mənə heç nə deməyib, təxmin etmək də istəmirəm.',
      'Bu barədə mağazadan məlumatım yoxdur, ona görə deyə bilmərəm.',
    ],
    askStaff: 'Əməkdaşlarımız bilər:',
    branchThere: (count) => (count === 1 ? 'Oradakı filialımız:' : 'Oradakı filiallarımız:'),
    noBranchThere: (place) => `“${place}” üçün bildiyim filialımız yoxdur. Olduğumuz yerlər:`,
    nearestOther: 'Ondan sonra ən yaxını:',
    whichPlace: 'Hansı şəhərdə və ya rayondasınız? Sizə ən yaxınını deyim.',
    sameHours: (hours) => `İş saatlarımız: ${hours}.`,
    inOtherLanguage: 'Mağazanın bu barədə mətni yalnız başqa dildədir:',
    noClock: 'İndiki saatı görmürəm, öz saatınızla tutuşdurun; müəyyən günlər və bayramlar barədə filialda deyərlər.',
  },
};
