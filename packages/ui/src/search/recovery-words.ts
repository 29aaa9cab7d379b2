/** Messages for recovery steps. */
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
export function recoveryLine(step: string, query: string, messages: Messages): string {
  const key: RecoveryKey = STEPS[step] ?? 'recoveredOtherwise';
  return `${messages.noExactMatch(query)} – ${messages[key]}.`;
}
