import type { ResultsWords } from './results-words.ts';

export const resultsWords: ResultsWords = {
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
  filters: 'ფილტრი',
  clearAll: 'ყველას მოხსნა',
  sort: 'დალაგება',
  orders: {
    relevance: 'შესაბამისობით',
    price_asc: 'ფასი: ზრდადობით',
    price_desc: 'ფასი: კლებადობით',
    newest: 'ჯერ ახალი',
    rating: 'მაღალი შეფასება',
  },
  lowest: 'უმცირესი ფასი',
  highest: 'უმაღლესი ფასი',
  pages: 'გვერდები',
  before: 'წინა გვერდი',
  after: 'შემდეგი გვერდი',
  pageOf: (page, pages) => `გვერდი ${page} ${pages}-დან`,
  products: (count) => `${count} პროდუქტი`,
  addToCart: 'კალათაში დამატება',
  added: 'დამატებულია',
  notAdded: 'ვერ დაემატა',
};
