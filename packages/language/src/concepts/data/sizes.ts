/**
 * Clothing sizes. The letters themselves are read by `understand/sizes.ts`, which knows when `M` is a size;
 * here stand the words for them, which count only beside a word for "size" or a garment.
 */
import type { ConceptRow } from '../concept.ts';

export const SIZE_ROWS: readonly ConceptRow[] = [
  ['xs', 'XS|extra small', 'XS|ძალიან პატარა', 'XS|ekstra küçük', 'XS|صغير جدا', 'XS|çox kiçik'],
  ['s', 'S|small', 'S|პატარა', 'S|küçük|small', 'S|صغير|سمول', 'S|kiçik'],
  ['m', 'M|medium', 'M|საშუალო', 'M|orta|medium', 'M|متوسط|وسط|ميديوم', 'M|orta'],
  ['l', 'L|large', 'L|დიდი', 'L|büyük|large', 'L|كبير|لارج', 'L|böyük'],
  ['xl', 'XL|extra large', 'XL|ძალიან დიდი', 'XL|ekstra büyük', 'XL|كبير جدا|اكس لارج', 'XL|çox böyük'],
  ['xxl', 'XXL|2XL|double extra large', 'XXL|2XL', 'XXL|2XL|battal', 'XXL|2XL|دبل اكس لارج', 'XXL|2XL'],
];
