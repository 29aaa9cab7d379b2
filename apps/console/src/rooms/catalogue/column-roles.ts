/** The role that a detected meaning stands for; null for meanings that cannot be chosen, such as an option's name. */
import { ColumnRole } from '@quarry/contract';

export function roleOfMeaning(meaning: string): ColumnRole | null {
  if (meaning === '–' || meaning.startsWith('not shown')) return 'ignore';
  if (meaning === 'images') return 'image';
  const role = ColumnRole.safeParse(meaning.replaceAll(' ', '_'));
  if (role.success) return role.data;
  return /^attribute [^ ]/.test(meaning) && !/^attribute (?:name|value)$/.test(meaning) ? 'attribute' : null;
}
