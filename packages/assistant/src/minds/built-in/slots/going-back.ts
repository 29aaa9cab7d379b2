import { foldText } from '../../../words/fold-text.ts';
import { listOf } from '../../../phrases/phrase-lists.ts';
import { OWN_PHRASES } from '../../../phrases/own-phrases.ts';
import type { Turn } from '../../mind.ts';

/** Detects requests for the previous list: "okay, take me back to the ones before please". */
export function goesBack({ message, language, memory }: Turn): boolean {
  if (memory.versions.length === 0 || !listOf('backToBefore').in(foldText(message))) return false;
  const rest = listOf('undo').removeFrom(listOf('backToBefore').removeFrom(message));
  const left = listOf('goingBack').removeFrom(OWN_PHRASES[language].unsaid.removeFrom(rest));
  return !/\p{L}{3}/u.test(left);
}
