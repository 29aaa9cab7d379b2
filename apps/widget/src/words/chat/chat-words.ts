/** The texts of the chat part. The assistant's texts come from the server. */
export interface ChatWords {
  chatTitle: string;
  /** Says at first contact that no person answers (EU AI Act, article 50). */
  notice: string;
  /** A person of the shop answers from now on. */
  personJoined: (name: string) => string;
  /** The assistant answers again. */
  personLeft: string;
  /** Beside the name of a person of the shop. */
  staff: string;
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
  /** Shown in place of a reply that failed. */
  failed: string;
  stopped: string;
  retry: string;
  like: string;
  dislike: string;
  comment: string;
  /** Asks for the comment. */
  commentHint: string;
  thanksForComment: string;
  commentNotSaved: string;
  /** Asks for a rating of the whole conversation. */
  rateConversation: string;
  /** Name of a rating of 1 to 5 stars. */
  stars: (count: number) => string;
  thanksForRating: string;
  ratingNotSaved: string;
  play: string;
  speechFailed: string;
  attachPictures: string;
  /** A chosen picture, by its number from 1. */
  removePicture: (number: number) => string;
  picture: (number: number) => string;
  record: string;
  recording: string;
  stopRecording: string;
  discardRecording: string;
  voiceMessage: string;
  microphoneFailed: string;
  /** Label of a struck-through price for screen readers. */
  originalPrice: string;
  /** The shopper's conversations with the store. */
  conversations: string;
  noConversations: string;
  conversationsFailed: string;
  conversationGone: string;
  deleteConversation: (title: string) => string;
  deleteQuestion: string;
  deleteForGood: string;
  cancel: string;
  conversationNotDeleted: string;
  /** Short names of the months, with spaces between them. */
  months: string;
  /** While the conversations are loaded. */
  opening: string;
  copy: string;
  copied: string;
  copyFailed: string;
  jumpToLatest: string;
}
