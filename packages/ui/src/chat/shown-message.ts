/** One turn of a conversation as the thread draws it. The page makes it from the chat session's messages. */
import type { Order } from '@quarry/contract';
import type { ShownProduct } from '../product/shown-product.ts';

export interface ShownMessage {
  id: string;
  text: string;
  isUser: boolean;
  /** A line between two parts of the conversation; everything else of the message is left out then. */
  isSeparator?: boolean;
  imageUrls?: readonly string[];
  audioUrl?: string;
  products?: readonly (ShownProduct | null)[];
  orders?: readonly Order[];
  /** Labels of quick replies. */
  buttons?: readonly string[];
  feedback?: 'liked' | 'disliked' | 'commented';
  comment?: string;
  /** Words of a shopper's turn that were understood; they are underlined. */
  understood?: readonly string[];
  /** The answer is still being written. */
  isGrowing?: boolean;
  /** The controls for like, dislike and comment stand under it. */
  takesFeedback?: boolean;
}

export interface MessageActions {
  onQuickReply: (label: string) => void;
  onReact: (messageId: string, reaction: 'liked' | 'disliked') => void;
  onComment: (messageId: string, comment: string) => void;
}
