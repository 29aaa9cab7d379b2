/**
 * Example questions in the languages of the open chats. Each has more than one result in the open demo shop; the
 * picture is the first product for the English question, made by `tools/make-demo-pages.ts`.
 */
export const EXAMPLES = [
  { words: { en: 'A red dress under $60', ka: 'წითელი კაბა 60 დოლარამდე' }, picture: '/demos/asked/red-dress.webp' },
  {
    words: { en: 'Shoes to wear with a red dress', ka: 'რა ფეხსაცმელი მოუხდება წითელ კაბას?' },
    picture: '/demos/asked/shoes.webp',
  },
  { words: { en: 'A gift for my mother', ka: 'საჩუქარი დედისთვის' }, picture: '/demos/asked/gift.webp' },
] as const;
