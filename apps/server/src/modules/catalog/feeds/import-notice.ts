/** A notice about a file with its English sentence, which commands print; the console has sentences of its own. */
import type { ImportNotice, ImportNoticeCode } from '@quarry/contract';
import sentences from './import-notices.json' with { type: 'json' };

const SENTENCES: Readonly<Record<ImportNoticeCode, string>> = sentences;

export function importNotice(code: ImportNoticeCode, values: ImportNotice['values'] = {}): ImportNotice {
  const message = SENTENCES[code].replace(/\{(\w+)\}/g, (part, name: string) => String(values[name] ?? part));
  return { code, values, message };
}
