/** What an import says about a file, in the reader's language. */
import type { ImportNotice, Language } from '@quarry/contract';
import { formatNumber } from '../../kit/format.ts';
import type { Translate } from '../../words/words.ts';
import { roleOfMeaning } from './column-roles.ts';

export function noticeText({ code, values }: ImportNotice, t: Translate, language: Language): string {
  const told = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'number') return [name, name === 'amount' ? value : formatNumber(value, language)];
    const role = name === 'meaning' ? roleOfMeaning(value) : null;
    return [name, role ? t(`column.${role}`) : value];
  });
  return t(`import.notice.${code}`, Object.fromEntries(told));
}
