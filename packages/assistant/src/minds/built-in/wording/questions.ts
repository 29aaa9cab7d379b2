/** The question that accompanies the results of a broad request; its answers are the quick replies below it. */
import { entriesOf, type Language } from '@quarry/contract';

export interface QuestionWording {
  category: readonly string[];
  gender: string;
  color: string;
  size: string;
  material: string;
  brand: string;
  price: string;
  dose_form: string;
  age: string;
  season: string;
  occasion: string;
  car_model: string;
  scent: string;
  author: string;
  /** For anything else that results differ in. */
  other: string;
  /** Before the choices of a whole shop or of a department: what there is. */
  department: (count: string) => string;
  wholeShop: readonly string[];
}

export const QUESTION_WORDING: Record<Language, QuestionWording> = {
  en: {
    category: ['What kind of thing do you have in mind?', 'Which of these shall I look at more closely?'],
    gender: 'Whom is it for?',
    color: 'Is there a colour you would like?',
    size: 'Which size do you need?',
    material: 'Which material would you like?',
    brand: 'Is there a brand you like?',
    price: 'How much would you like to spend?',
    dose_form: 'Which form suits you best?',
    age: 'For what age is it?',
    season: 'For which season?',
    occasion: 'What is the occasion?',
    car_model: 'Which car is it for?',
    scent: 'Which scent do you like?',
    author: 'Is there an author you like?',
    other: 'Which of these would suit you?',
    department: (count) => `Gladly, that department has ${count}.`,
    wholeShop: [
      'Gladly! Here are some of our best-rated things.',
      'Let me show you a few things that our customers rate highly.',
    ],
  },
  ka: {
    category: ['რა სახის პროდუქტს ეძებთ?', 'რომელი გნებავთ?'],
    gender: 'ვისთვის გნებავთ?',
    color: 'რომელი ფერი გირჩევნიათ?',
    size: 'რა ზომა გჭირდებათ?',
    material: 'რომელი მასალა გირჩევნიათ?',
    brand: 'რომელი ბრენდი გირჩევნიათ?',
    price: 'რა თანხის ფარგლებში გნებავთ?',
    dose_form: 'რომელი ფორმა გირჩევნიათ?',
    age: 'რა ასაკისთვის გნებავთ?',
    season: 'რომელი სეზონისთვის?',
    occasion: 'რა შემთხვევისთვის?',
    car_model: 'რომელი ავტომობილისთვის?',
    scent: 'რომელი არომატი მოგწონთ?',
    author: 'რომელი ავტორი მოგწონთ?',
    other: 'რომელი უფრო გამოგადგებათ?',
    department: (count) => `სიამოვნებით! ამ განყოფილებაში გვაქვს ${count}.`,
    wholeShop: [
      'სიამოვნებით! აი, რას აფასებენ ჩვენი მყიდველები ყველაზე მაღალი შეფასებით.',
      'გიჩვენებთ, რა მოსწონთ ჩვენს მყიდველებს ყველაზე მეტად.',
    ],
  },
  tr: {
    category: ['Aklınızda nasıl bir ürün var?', 'Hangisine bakalım?'],
    gender: 'Kimin için bakıyorsunuz?',
    color: 'Hangi renk olsun?',
    size: 'Hangi beden lazım?',
    material: 'Hangi malzemeyi istersiniz?',
    brand: 'Sevdiğiniz bir marka var mı?',
    price: 'Bütçeniz ne kadar?',
    dose_form: 'Hangi form size uygun?',
    age: 'Hangi yaş için?',
    season: 'Hangi mevsim için?',
    occasion: 'Nerede giyilecek ya da kullanılacak?',
    car_model: 'Hangi araç için?',
    scent: 'Hangi kokuyu seversiniz?',
    author: 'Sevdiğiniz bir yazar var mı?',
    other: 'Hangisi size uyar?',
    department: (count) => `Memnuniyetle! Bu bölümde ${count} var.`,
    wholeShop: [
      'Memnuniyetle! İşte en yüksek puanlı ürünlerimizden birkaçı.',
      'Müşterilerimizin en çok beğendiklerinden birkaçını göstereyim.',
    ],
  },
  ar: {
    category: ['ما نوع المنتج الذي تفكر فيه؟', 'أيّها تودّ أن نرى؟'],
    gender: 'لمن تبحث؟',
    color: 'أي لون تفضّل؟',
    size: 'ما المقاس المطلوب؟',
    material: 'أي خامة تفضّل؟',
    brand: 'هل تفضّل علامة معيّنة؟',
    price: 'ما ميزانيتك؟',
    dose_form: 'أي شكل يناسبك؟',
    age: 'لأي عمر؟',
    season: 'لأي موسم؟',
    occasion: 'ما المناسبة؟',
    car_model: 'لأي سيارة؟',
    scent: 'أي عطر تفضّل؟',
    author: 'هل تفضّل مؤلفًا معيّنًا؟',
    other: 'أيّها يناسبك؟',
    department: (count) => `بكل سرور! في هذا القسم ${count}.`,
    wholeShop: ['بكل سرور! إليك بعضًا من أعلى منتجاتنا تقييمًا.', 'دعني أعرض عليك ما نال أعلى تقييمات زبائننا.'],
  },
  az: {
    category: ['Ağlınızda hansı məhsul var?', 'Hansına baxaq?'],
    gender: 'Kimin üçün axtarırsınız?',
    color: 'Hansı rəng olsun?',
    size: 'Hansı ölçü lazımdır?',
    material: 'Hansı materialı istəyirsiniz?',
    brand: 'Sevdiyiniz marka var?',
    price: 'Büdcəniz nə qədərdir?',
    dose_form: 'Hansı forma sizə uyğundur?',
    age: 'Hansı yaş üçündür?',
    season: 'Hansı mövsüm üçün?',
    occasion: 'Hansı münasibət üçün?',
    car_model: 'Hansı avtomobil üçün?',
    scent: 'Hansı ətri sevirsiniz?',
    author: 'Sevdiyiniz müəllif var?',
    other: 'Hansı sizə uyğundur?',
    department: (count) => `Məmnuniyyətlə! Bu bölmədə ${count} var.`,
    wholeShop: [
      'Məmnuniyyətlə! Budur, ən yüksək qiymətləndirilən məhsullarımızdan bir neçəsi.',
      'Alıcılarımızın ən çox bəyəndiklərindən bir neçəsini göstərim.',
    ],
  },
};

/** @param turn varies the wording. */
export function questionAbout(key: string, language: Language, turn: number): string {
  const wording = QUESTION_WORDING[language];
  if (key === 'category') return wording.category[turn % wording.category.length] ?? '';
  const question = entriesOf(wording).find(([name]) => name === key)?.[1];
  return typeof question === 'string' ? question : wording.other;
}
