/**
 * Likes, comments and stars on the messages of a session.
 *
 * The state changes first and is not rolled back when the call fails. A message without a server id cannot be reacted
 * to: that is logged and ignored. In the free chat the message's own id is used instead; in sections that use
 * `/api/feedback`, rating the whole conversation needs no id.
 */
import type { Fetch } from '../calls/fetch.ts';
import { sendComment, sendFeedback, sendRating } from '../calls/feedback.ts';
import type { WritableObservable } from '../observable.ts';
import type { ChatMessage, Feedback } from './chat-message.ts';
import type { ChatState } from './chat-state.ts';
import type { SectionRules } from './section-rules.ts';

/** The message id that `/api/feedback` uses for the whole conversation. */
const CONVERSATION = 'conversation_rating';

export interface Reactions {
  /** Likes a message, or removes its like. */
  like(messageId: string): void;
  /** Dislikes a message, or removes its dislike. */
  dislike(messageId: string): void;
  /**
   * Sets the comment on a message; an empty one is removed locally and not sent. Sections that use `/api/feedback` have
   * no comments.
   * @returns whether the server accepted it; false too when nothing was sent.
   */
  comment(messageId: string, text: string): Promise<boolean>;
  /**
   * Rates a message with 1 to 5 stars; the last answer's rating counts as the conversation's.
   * @returns whether the server accepted it.
   */
  rate(messageId: string, stars: number): Promise<boolean>;
  /** Rates the whole conversation with 1 to 5 stars. @returns whether the server accepted it. */
  rateConversation(stars: number): Promise<boolean>;
}

interface ReactionParts {
  rules: Pick<SectionRules, 'feedbackCall' | 'likesNameless'>;
  fetch: Fetch;
  state: WritableObservable<ChatState>;
}

export function createReactions({ rules, fetch, state }: ReactionParts): Reactions {
  const usesFeedbackCall = rules.feedbackCall === 'feedback';

  /** The answer and its server id; null, with a log entry, when the id is unknown. */
  function reactable(messageId: string): { message: ChatMessage; serverId: string } | null {
    const message = state.getSnapshot().messages.find((one) => one.id === messageId && isAnswer(one));
    const serverId = message?.backendMessageId ?? (rules.likesNameless ? message?.id : undefined);
    if (message && serverId) return { message, serverId };
    console.error('The server has not named this message: the reaction is skipped.', messageId);
    return null;
  }

  function replace(changed: ChatMessage, more: Partial<ChatState> = {}) {
    const present = state.getSnapshot();
    const messages = present.messages.map((message) => (message.id === changed.id ? changed : message));
    state.set({ ...present, ...more, messages });
  }

  function react(messageId: string, wanted: 'liked' | 'disliked') {
    const found = reactable(messageId);
    if (!found) return;
    const { feedback, ...rest } = found.message;
    const chosen = feedback === wanted ? afterTakingBack(found.message) : wanted;
    const message: ChatMessage = { ...rest, ...(chosen && { feedback: chosen }) };
    replace(message);

    const { serverId: id } = found;
    if (usesFeedbackCall) {
      const value = chosen === 'liked' ? 'like' : chosen === 'disliked' ? 'dislike' : null;
      const { sessionId } = state.getSnapshot();
      void sendFeedback(fetch, { sessionId, messageId: id, type: 'like/dislike', value });
    } else {
      void sendComment(fetch, { messageId: id, liked: likedOf(message), comment: message.comment ?? null });
    }
  }

  async function comment(messageId: string, text: string): Promise<boolean> {
    if (usesFeedbackCall) return false;
    const found = reactable(messageId);
    if (!found) return false;
    const words = text.trim();
    const { comment: _, feedback, ...rest } = found.message;
    const reaction = feedback === 'commented' ? undefined : feedback;

    if (!words) {
      replace({ ...rest, ...(reaction && { feedback: reaction }) });
      return false;
    }
    const message: ChatMessage = { ...rest, comment: words, feedback: reaction ?? 'commented' };
    replace(message);
    return sendComment(fetch, { messageId: found.serverId, liked: likedOf(message), comment: words });
  }

  async function rate(messageId: string, stars: number): Promise<boolean> {
    const found = areStars(stars) && reactable(messageId);
    if (!found) return false;
    const isLast = lastAnswer(state.getSnapshot())?.id === messageId;
    replace({ ...found.message, rating: stars }, isLast ? { isConversationRated: true } : {});

    const { serverId } = found;
    if (usesFeedbackCall) {
      const { sessionId } = state.getSnapshot();
      return sendFeedback(fetch, { sessionId, messageId: serverId, type: 'rating', value: stars });
    }
    return sendRating(fetch, { messageId: serverId, rating: stars });
  }

  async function rateConversation(stars: number): Promise<boolean> {
    if (!areStars(stars)) return false;
    const present = state.getSnapshot();
    if (usesFeedbackCall) {
      state.set({ ...present, isConversationRated: true });
      return sendFeedback(fetch, {
        sessionId: present.sessionId,
        messageId: CONVERSATION,
        type: 'rating',
        value: stars,
      });
    }
    const last = lastAnswer(present);
    return last ? rate(last.id, stars) : false;
  }

  return {
    like: (messageId) => react(messageId, 'liked'),
    dislike: (messageId) => react(messageId, 'disliked'),
    comment,
    rate,
    rateConversation,
  };
}

function lastAnswer({ messages }: ChatState): ChatMessage | undefined {
  return messages.findLast(isAnswer);
}

/** True for answers of the assistant: not for shoppers' turns, dividers and error messages. */
function isAnswer({ isUser, type, failure }: ChatMessage): boolean {
  return !isUser && !type && !failure;
}

/** Removing a like keeps the comment. */
function afterTakingBack({ comment }: ChatMessage): Feedback | undefined {
  return comment ? 'commented' : undefined;
}

function likedOf({ feedback }: ChatMessage): boolean | null {
  if (feedback === 'liked') return true;
  return feedback === 'disliked' ? false : null;
}

function areStars(stars: number): boolean {
  return Number.isInteger(stars) && stars >= 1 && stars <= 5;
}
