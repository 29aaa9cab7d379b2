import type { SearchWords } from './search-words.ts';

export const searchWords: SearchWords = {
  suggestions: (count) => `${count} შემოთავაზება`,
  searchFor: 'ძებნა',
  results: (query, { total, great }) => {
    if (total === great) return `„${query}“ – ${total} პროდუქტი`;
    if (great === 0) return `„${query}“ – ზუსტად ასეთი არ არის; მსგავსი: ${total}`;
    return `„${query}“ – ${great} პროდუქტი და კიდევ ${total - great} მსგავსი`;
  },
  nothing: (query) => `„${query}“ – ვერაფერი მოიძებნა`,
  nothingHint: 'სცადეთ ნაკლები სიტყვით ან სხვანაირად თქვით.',
  similar: 'მსგავსი პროდუქტები',
  readAs: (typed, meant) => `„${typed}“ წავიკითხეთ როგორც „${meant}“.`,
  asTyped: 'აკრეფილის ძებნა',
  more: 'მეტის ჩვენება',
  failed: 'ძებნა ვერ მოხერხდა.',
  retry: 'კიდევ ერთხელ',
  without: (label) => `მოხსენით „${label}“`,
  loading: 'ვეძებ…',
  close: 'დახურვა',
  originalPrice: 'საწყისი ფასი',
};
