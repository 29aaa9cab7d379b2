/** Feedback: only on an answer that the same visitor received, or on their own conversation. */
import {
  type CommentRequest,
  CONVERSATION_RATING,
  type FeedbackRequest,
  MESSAGE_ID_PREFIX,
  problem,
  type RatingRequest,
} from '@quarry/contract';
import type { FeedbackRepository, Opinion } from './feedback-repository.ts';

export interface FeedbackService {
  comment(owner: string, request: CommentRequest): Promise<void>;
  rate(owner: string, request: RatingRequest): Promise<void>;
  /** Reaction and comment in one call, also for the whole conversation. */
  give(owner: string, request: FeedbackRequest): Promise<void>;
}

export function createFeedbackService(repository: FeedbackRepository): FeedbackService {
  /** Pages strip the prefix of a message id; ids with the prefix are accepted too. */
  async function aboutAnswer(owner: string, messageId: string): Promise<Pick<Opinion, 'conversationId' | 'messageId'>> {
    const id = messageId.startsWith(MESSAGE_ID_PREFIX) ? messageId.slice(MESSAGE_ID_PREFIX.length) : messageId;
    const conversationId = await repository.conversationOfAnswer(owner, id);
    if (conversationId === undefined) throw problem('message-not-found');
    return { conversationId, messageId: id };
  }

  async function aboutConversation(owner: string, sessionId: string) {
    const conversationId = await repository.conversationOfSession(owner, sessionId);
    if (conversationId === undefined) throw problem('message-not-found');
    return { conversationId, messageId: null };
  }

  return {
    async comment(owner, { messageId, liked, comment }) {
      const about = await aboutAnswer(owner, messageId);
      await repository.save({ ...about, kind: 'reaction', value: liked === null ? null : liked ? 'like' : 'dislike' });
      // Without a comment in the call, an earlier one is kept.
      if (comment !== null) await repository.save({ ...about, kind: 'comment', value: comment || null });
    },

    async rate(owner, { messageId, rating }) {
      await repository.save({ ...(await aboutAnswer(owner, messageId)), kind: 'rating', value: String(rating) });
    },

    async give(owner, { sessionId, messageId, type, value }) {
      const isRating = type === 'rating';
      if (value !== null && isRating !== (typeof value === 'number')) {
        throw problem('invalid-request', {
          detail: isRating ? 'value: A rating is 1 to 5.' : 'value: A reaction is like, dislike or null.',
          errors: [
            { field: 'value', message: isRating ? 'A rating is 1 to 5.' : 'A reaction is like, dislike or null.' },
          ],
        });
      }
      const about =
        messageId === CONVERSATION_RATING
          ? await aboutConversation(owner, sessionId)
          : await aboutAnswer(owner, messageId);
      await repository.save({
        ...about,
        kind: isRating ? 'rating' : 'reaction',
        value: value === null ? null : String(value),
      });
    },
  };
}
