/**
 * Every word of the screens that stands in no acceptance row, and so follows the language of the chat.
 * Words that a row fixes (`Logout`, `See also`, `Shipped Orders`) stay English and live beside their component.
 */
export interface Messages {
  assistant: string;
  chat: string;
  openChat: string;
  closeChat: string;
  smallWindow: string;
  largeWindow: string;
  resizeChat: string;
  fullScreen: string;
  leaveFullScreen: string;
  writeMessage: string;
  message: string;
  send: string;
  language: string;
  store: string;
  conversation: string;
  you: string;
  typing: string;
  products: string;
  quickReplies: string;
  matchesFromChat: string;
  showAllProducts: string;
  narrowInChat: string;
  yourOrders: string;
  ordersByStatus: string;
  latestOrder: (date: string) => string;
  orderCount: (count: number) => string;
  orderDate: string;
  shippedDate: string;
  deliveryDate: string;
  trackingNumber: string;
  like: string;
  dislike: string;
  comment: string;
  commentHint: string;
  save: string;
  cancel: string;
  rateConversation: string;
  stars: (count: number) => string;
  previousPicture: string;
  nextPicture: string;
  noPicture: string;
  originalPrice: string;
  tryAgain: string;
  offline: string;
  thanksForRating: string;
  thanksForComment: string;
  opensNewTab: string;
}
