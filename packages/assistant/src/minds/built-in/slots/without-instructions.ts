import { foldText } from '../../../words/fold-text.ts';
import { listOf } from '../../../phrases/phrase-lists.ts';

/** The end of a sentence or clause of a message. */
const BREAK =
  /[.!?;:\n،؛]+|,(?=\s)|\s+(?:and then|and|then|but|და|მერე|ve sonra|ve|sonra|ama|ثم|və sonra|və|amma)\s+|\s+(?=و(?:أرني|اعرض|ابحث|أعطني))/giu;

/** The thoughts of the message that are no instructions to the assistant; empty when there are none. */
export function withoutInstructions(message: string): string {
  return message
    .split(BREAK)
    .filter((thought) => thought && thought.trim() !== '' && !listOf('injection').in(foldText(thought)))
    .join(', ')
    .trim();
}
