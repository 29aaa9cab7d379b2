/**
 * The translated UI texts. Texts that an acceptance row fixes (`Logout`, `See also`, `Shipped Orders`) are always
 * English and defined in their components.
 */
export interface Messages {
  assistant: string;
  /** Says at first contact that no person answers (EU AI Act, article 50). */
  assistantNotice: string;
  /** A person of the shop answers from now on. */
  personJoined: (name: string) => string;
  /** The assistant answers again. */
  personLeft: string;
  /** Beside the name of a person of the shop. */
  staff: string;
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
  productCount: (count: number) => string;
  earlierProducts: string;
  moreProducts: string;
  showProducts: (count: number) => string;
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
  orderedItems: string;
  orderTotal: string;
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
  pictureOf: (position: number, total: number) => string;
  noPicture: string;
  originalPrice: string;
  tryAgain: string;
  /** Resends the message whose reply failed. */
  retry: string;
  logIn: string;
  replyRefused: string;
  replyBusy: string;
  replyUnreachable: string;
  replyEmpty: string;
  replyBroken: string;
  replyStopped: string;
  sessionEnded: string;
  speechLoading: string;
  speechFailed: string;
  offline: string;
  thanksForRating: string;
  thanksForComment: string;
  ratingNotSaved: string;
  commentNotSaved: string;
  opensNewTab: string;
  searchProducts: string;
  searchTitle: string;
  searchHint: string;
  popularNow: string;
  clearText: string;
  suggestions: string;
  suggestedWords: string;
  suggestedCategories: string;
  suggestionCount: (count: number) => string;
  choose: string;
  close: string;
  readAs: string;
  without: (label: string) => string;
  removeChip: (label: string) => string;
  resultCount: (count: number) => string;
  /** The number of great matches and of similar products. */
  tieredCount: (great: number, similar: number) => string;
  resultsFor: (query: string) => string;
  searching: string;
  searchByPicture: string;
  askedPicture: string;
  removeAskedPicture: string;
  likePicture: string;
  lookingAtPicture: string;
  pictureHint: string;
  /** No similar product matches the words. */
  pictureWordsUnmet: string;
  picturesLookedAt: (done: number, total: number) => string;
  nothingFoundHint: string;
  noExactMatch: (query: string) => string;
  recoveredSpelling: string;
  recoveredKeyboard: string;
  recoveredTransliteration: string;
  recoveredSynonym: string;
  recoveredDroppedWord: string;
  recoveredRelaxedFilter: string;
  recoveredConcepts: string;
  recoveredCategory: string;
  recoveredOtherwise: string;
  /** Heading of results that meet a part of what was asked. */
  tierSome: string;
  /** Heading of results whose data leave open whether they are free from what is not wanted. */
  tierUnstated: string;
  correctedTo: (typed: string, meant: string) => string;
  /** The way back from a correction. */
  searchAsTyped: (query: string) => string;
  takenAsTyped: (query: string) => string;
  allowOtherSpellings: string;
  /** Heading of other queries where nothing was found. */
  tryInstead: string;
  /** Heading of the shop's categories where nothing was found. */
  browseShop: string;
  /** An order that was asked in words: `Weight: high to low`. */
  highToLow: (label: string) => string;
  lowToHigh: (label: string) => string;
  filters: string;
  activeFilters: string;
  clearAll: string;
  showMore: string;
  showFewer: string;
  done: string;
  showResults: (count: number) => string;
  lowestPrice: string;
  highestPrice: string;
  priceFrom: (price: string) => string;
  priceUpTo: (price: string) => string;
  sort: string;
  sortRelevance: string;
  sortPriceUp: string;
  sortPriceDown: string;
  sortNewest: string;
  sortRating: string;
  personalOrder: string;
  personalOrderHint: string;
  pages: string;
  waitSeconds: (seconds: number) => string;
  chooseStore: string;
  chooseStoreHint: string;
  attachPictures: string;
  noPicturesHere: string;
  removePicture: (position: number) => string;
  picture: (position: number) => string;
  startRecording: string;
  noRecordingsHere: string;
  /** The server cannot understand recordings in this language; they can still be sent. */
  recordingsNotHeard: string;
  stopRecording: string;
  discardRecording: string;
  recording: string;
  removeRecording: string;
  voiceMessage: string;
  play: string;
  pause: string;
  soundPosition: string;
  microphoneFailed: string;
  dropPictures: string;
  replyAs: string;
  replyText: string;
  replyAudio: string;
  /** Stops the reply that is being written. */
  stop: string;
  copy: string;
  copied: string;
  copyFailed: string;
  /** The reader has scrolled up while the conversation grows. */
  jumpToLatest: string;
  conversations: string;
  newConversation: string;
  continueConversation: string;
  noConversations: string;
  conversationsFailed: string;
  deleteConversation: (title: string) => string;
  deleteForGood: string;
  deleteQuestion: string;
  conversationGone: string;
  conversationDeleted: string;
  conversationNotDeleted: string;
  startAgain: string;
  writeOrChoose: string;
}
