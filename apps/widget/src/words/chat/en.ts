import type { ChatWords } from './chat-words.ts';

export const chatWords: ChatWords = {
  chatTitle: 'Shop assistant',
  notice: 'An AI assistant answers you here, not a person.',
  personJoined: (name) => `${name} from the shop is answering you now.`,
  personLeft: 'The assistant answers you again.',
  staff: 'Shop staff',
  placeholder: 'Ask me anything…',
  send: 'Send',
  conversation: 'Conversation',
  you: 'You',
  assistant: 'Assistant',
  stop: 'Stop',
  startAgain: 'Start again',
  order: 'Order',
  loading: 'Searching…',
  close: 'Close',
  failed: 'We could not get an answer just now.',
  retry: 'Try again',
  originalPrice: 'Original price',
};
