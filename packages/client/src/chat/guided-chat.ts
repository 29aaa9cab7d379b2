/**
 * The additions of a guided chat to a session: a greeting with buttons, button sets of the replies, and going back
 * through them. A store without a configured opening answers every message with `NOT_SET_UP`.
 */
import type { Language, StoreSettings } from '@quarry/contract';
import { hasContent } from './answer-message.ts';
import type { ChatMessage } from './chat-message.ts';
import {
  type QuickReplyStack,
  rootStack,
  shownLabels,
  steppedBack,
  withReplySet,
  withRootLabels,
} from './quick-reply-stack.ts';

/** Replaces the greeting and every answer where the store is not configured. */
export const NOT_SET_UP = 'This chat service is currently configured only for GPC.';

export interface GuidedChat {
  readonly isSetUp: boolean;
  /** The greeting; clears the history of button sets. */
  begin(language: Language): Pick<ChatMessage, 'text' | 'buttons'>;
  /** An answer with the buttons of its level; an answer without buttons keeps the current ones. */
  withButtons(answer: ChatMessage): ChatMessage;
  /** The labels of the previous set; null when there is none. */
  stepBack(): string[] | null;
  /** Translates the greeting's buttons; returns the labels to show when they are the current set, else null. */
  speak(language: Language): string[] | null;
}

export function createGuidedChat({ button_chat: opening }: StoreSettings): GuidedChat {
  let stack: QuickReplyStack = [];

  return {
    isSetUp: opening !== undefined,
    begin(language) {
      stack = rootStack(opening?.buttons[language] ?? []);
      const buttons = shownLabels(stack);
      return { text: opening?.greetings[language] ?? NOT_SET_UP, ...(buttons.length > 0 && { buttons }) };
    },
    withButtons(answer) {
      if (!hasContent(answer)) return answer;
      if (answer.buttons) stack = withReplySet(stack, answer.buttons);
      const buttons = shownLabels(stack);
      return buttons.length > 0 ? { ...answer, buttons } : answer;
    },
    stepBack() {
      const before = steppedBack(stack);
      if (before === stack) return null;
      stack = before;
      return shownLabels(stack);
    },
    speak(language) {
      stack = withRootLabels(stack, opening?.buttons[language] ?? []);
      return stack.at(-1)?.isRoot ? shownLabels(stack) : null;
    },
  };
}
