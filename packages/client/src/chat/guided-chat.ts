/**
 * What a guided chat adds to a session: a greeting with buttons, the sets of the replies, and the way back through
 * them. A store that has no opening of its own is not set up for it, and hears so instead of everything.
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

/** Said in place of the greeting, and to every message, where the store is not set up. */
export const NOT_SET_UP = 'This chat service is currently configured only for GPC.';

export interface GuidedChat {
  readonly isSetUp: boolean;
  /** The greeting, with an empty way back behind it. */
  begin(language: Language): Pick<ChatMessage, 'text' | 'buttons'>;
  /** An answer with the buttons of its level; one that brought none of its own keeps those that stood before it. */
  withButtons(answer: ChatMessage): ChatMessage;
  /** The labels of the set before, null when there is none. */
  stepBack(): string[] | null;
  /** Says the greeting's buttons in another language; the labels to show now when they are the set on top, else null. */
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
