/**
 * What to ask first. Each has more than one answer in the open demo shop; the picture is the first product of that answer,
 * drawn by `tools/make-demo-pages.ts`.
 */
export const EXAMPLES = [
  { words: 'A red dress under $60', picture: '/demos/asked/red-dress.webp' },
  { words: 'Shoes to wear with a red dress', picture: '/demos/asked/shoes.webp' },
  { words: 'A gift for my mother', picture: '/demos/asked/gift.webp' },
] as const;
