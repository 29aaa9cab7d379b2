/** Texts about reduced prices. */
import type { Language } from '@quarry/contract';

interface OnSaleWording {
  /** `count`: "3 products". */
  reduced: (count: string) => string;
  none: string;
}

export const ON_SALE_WORDING: Record<Language, OnSaleWording> = {
  en: {
    reduced: (count) => `These cost less than before: ${count}.`,
    none: 'Nothing of this is reduced at the moment. Tell me your budget, and I will look for what fits it.',
  },
  ka: {
    reduced: (count) => `ესენი ახლა ფასდაკლებით იყიდება: ${count}.`,
    none: 'ამ პროდუქტებზე ფასდაკლება ახლა არ არის. მითხარით ბიუჯეტი და შესაფერისს მოგიძებნით.',
  },
  tr: {
    reduced: (count) => `Şu an indirimde olanlar: ${count}.`,
    none: 'Bunlarda şu an indirim yok. Bütçenizi söylerseniz ona uyanı bulayım.',
  },
  ar: {
    reduced: (count) => `هذه أسعارها مخفّضة الآن: ${count}.`,
    none: 'لا يوجد تخفيض على هذه المنتجات حاليًا. أخبرني بميزانيتك وسأبحث عما يناسبها.',
  },
  az: {
    reduced: (count) => `İndi endirimdə olanlar: ${count}.`,
    none: 'Bunlarda hazırda endirim yoxdur. Büdcənizi desəniz, ona uyğununu taparam.',
  },
};
