/** The words of the chat part. What the assistant says comes from the server. */
export interface ChatWords {
  chatTitle: string;
  placeholder: string;
  send: string;
  conversation: string;
  you: string;
  assistant: string;
  stop: string;
  startAgain: string;
  order: string;
  loading: string;
  close: string;
  /** In the place of a reply that did not come. */
  failed: string;
  retry: string;
  /** Stands before a struck price, for screen readers. */
  originalPrice: string;
}
