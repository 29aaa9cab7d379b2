/** Messages for recovery steps and corrections. */
import type { Correction } from '@quarry/contract';
import type { Messages } from '../messages/messages.ts';

type RecoveryKey = Extract<keyof Messages, `recovered${string}`>;

const STEPS: Readonly<Record<string, RecoveryKey>> = {
  spelling: 'recoveredSpelling',
  'keyboard-layout': 'recoveredKeyboard',
  transliteration: 'recoveredTransliteration',
  synonym: 'recoveredSynonym',
  'dropped-word': 'recoveredDroppedWord',
  'relaxed-filter': 'recoveredRelaxedFilter',
  concepts: 'recoveredConcepts',
  category: 'recoveredCategory',
};

/** `No exact match for “sopha” – showing the closest spelling.` */
function recoveryLine(step: string, query: string, messages: Messages): string {
  const key: RecoveryKey = STEPS[step] ?? 'recoveredOtherwise';
  return `${messages.noExactMatch(query)} – ${messages[key]}.`;
}

/** Steps that a correction tells in full. */
const TOLD_BY_CORRECTION: ReadonlySet<string> = new Set(['spelling', 'keyboard-layout', 'transliteration']);

interface Recovery {
  query: string;
  /** The step that found something; null: none was needed. */
  step: string | null;
  corrections: readonly Correction[];
  /** The query in the letters in which it was read; null: as it was typed. */
  readAs: string | null;
}

/** What was done to find something, in sentences: `“sopha” was read as “sofa”.` */
export function recoveryLines({ query, step, corrections, readAs }: Recovery, messages: Messages): string[] {
  const read = [
    ...(readAs === null ? [] : [messages.correctedTo(query, readAs)]),
    ...corrections.map(({ typed, meant }) => messages.correctedTo(typed, meant)),
  ];
  const isTold = step === null || (read.length > 0 && TOLD_BY_CORRECTION.has(step));
  return isTold ? read : [recoveryLine(step, query, messages), ...read];
}
