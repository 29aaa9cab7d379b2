/** The current danger of a conversation, as stored between turns. */
import { Language, isObject } from '@quarry/contract';
import { type DangerKind, isDangerKind } from './danger-kind.ts';

export interface CurrentDanger {
  kind: DangerKind;
  /** The language of the message and of the answers. */
  language: Language;
  /** True where the shopper was asked whether somebody is in danger, and has not said so yet. */
  isAsked: boolean;
  /** Help has come or was called: whatever else is said next is not about the danger. */
  isHelped: boolean;
  /** Replies since then that said nothing new. */
  repeated: number;
}

/** @param stored the stored value; null if it is not a valid danger. */
export function readCurrentDanger(stored: unknown): CurrentDanger | null {
  if (!isObject(stored)) return null;
  const { kind, language, isAsked, isHelped, repeated } = stored;
  const known = Language.safeParse(language);
  if (!isDangerKind(kind) || !known.success) return null;
  return {
    kind,
    language: known.data,
    isAsked: isAsked === true,
    isHelped: isHelped === true,
    repeated: typeof repeated === 'number' ? repeated : 0,
  };
}
