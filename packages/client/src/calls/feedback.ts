/** Shoppers' feedback on answers. Returns true when the server accepted it; failures are logged, never thrown. */
import { type Fetch, postJson } from './fetch.ts';

export interface CommentCall {
  messageId: string;
  liked: boolean | null;
  comment: string | null;
}

export interface RatingCall {
  messageId: string;
  /** 1 to 5 stars. */
  rating: number;
}

export interface FeedbackCall {
  sessionId: string;
  messageId: string;
  type: 'like/dislike' | 'rating';
  value: 'like' | 'dislike' | number | null;
}

export const sendComment = (fetch: Fetch, call: CommentCall) => send(fetch, '/api/comment', call);
export const sendRating = (fetch: Fetch, call: RatingCall) => send(fetch, '/api/rating', call);
export const sendFeedback = (fetch: Fetch, call: FeedbackCall) => send(fetch, '/api/feedback', call);

async function send(fetch: Fetch, url: string, body: unknown): Promise<boolean> {
  try {
    const response = await postJson(fetch, url, body);
    if (!response.ok) console.error(`The reaction was not saved: ${url} answered with status ${response.status}.`);
    return response.ok;
  } catch (error) {
    console.error(`The reaction was not saved: ${url} cannot be reached.`, error);
    return false;
  }
}
