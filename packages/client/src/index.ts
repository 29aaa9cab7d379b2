/**
 * The browser client of Quarry, framework-free: calls, chat session, login, cards and toasts. React bindings are in
 * `@quarry/client/react`.
 */
export { loginHint } from './auth/login-hint.ts';
export { type AccessibleShop, readAccessibleShops } from './auth/accessible-shops.ts';
export {
  type AuthSession,
  type AuthSessionOptions,
  type AuthSessionState,
  type AuthStatus,
  createAuthSession,
} from './auth/auth-session.ts';
export {
  type AuthState,
  afterLogin,
  contextLabel,
  LOGGED_OUT,
  type LoginOutcome,
  switchContext,
} from './auth/auth-state.ts';
export { type SectionView, sectionView } from './auth/section-view.ts';
export { readConsoleStores } from './auth/console-stores.ts';
export { type AuthBase, SECTION_LOGINS, type SectionLogin } from './auth/sections.ts';
export { CallError } from './calls/call-error.ts';
export { deleteOwnChat, fetchOwnChats } from './calls/own-chats.ts';
export { fetchJson } from './calls/default-fetch.ts';
export type { Fetch } from './calls/fetch.ts';
export { type Credentials, LOGIN_TEXTS, LoginError, login, logout, readSession } from './calls/login.ts';
export { fetchLook, type Look, LOOK_TEXTS, LookError } from './calls/look.ts';
export { fetchProducts, PRODUCT_TEXTS } from './calls/products.ts';
export type { Recommended } from './calls/recommendations.ts';
export {
  SearchError,
  type SearchReply,
  searchProducts,
  type Suggestion,
  type SaidOrder,
  saidOrder,
  tierOf,
} from './calls/search.ts';
export { fetchStoreSettings } from './calls/stores.ts';
export { formatPrice, numericPrice } from './catalog/format-price.ts';
export {
  normalizeProduct,
  normalizeProducts,
  pageOfProduct,
  PLACEHOLDER_IMAGE,
  type ProductCardData,
} from './catalog/normalize-product.ts';
export { type ShownPrice, shownPrice } from './catalog/shown-price.ts';
export {
  type Attachments,
  imagesAmong,
  MAX_IMAGES,
  NO_ATTACHMENTS,
  PICKED_IMAGE_TYPES,
  type Recording,
  withImages,
  withoutImage,
  withRecording,
} from './chat/attachments.ts';
export type { ChatHistory, ChatHistoryState } from './chat/chat-history.ts';
export { forgetLastChat } from './chat/kept-chats.ts';
export type { ChatMessage, Feedback, RawProduct } from './chat/chat-message.ts';
export { type ChatSession, type ChatSessionOptions, type Draft, type SendOutcome } from './chat/chat-session-types.ts';
export { createChatSession } from './chat/chat-session.ts';
export type { ChatState } from './chat/chat-state.ts';
export { countedChat } from './chat/counted-chat.ts';
export {
  createFreeVisit,
  FREE_MESSAGE_LIMIT,
  type FreeVisit,
  type FreeVisitState,
  messagesLeft,
  NO_FREE_VISIT,
} from './chat/free-visit.ts';
export { type LiveRecording, startRecording } from './chat/microphone.ts';
export { BACK_LABEL, OTHER_LABEL } from './chat/quick-reply-stack.ts';
export {
  type AttachmentOffer,
  type ChatEndpoint,
  type ChatSection,
  streamsIn,
} from './chat/section-rules.ts';
export { createSimpleChat, type ProductDoc, type SimpleChat, type SimpleMessage } from './chat/simple-chat.ts';
export type { FailureKind, ReplyFailure } from './chat/reply-failure.ts';
export { waveformOfLevels, type Waveform } from './chat/waveform.ts';
export { createEventQueue, type EventQueue } from './events/event-queue.ts';
export { visitId } from './events/visit.ts';
export type { Observable } from './observable.ts';
export type { ImageSearchSession, ImageSearchState, PictureCriteria } from './search/image-search-session.ts';
export { notStatedOf } from './catalog/not-stated.ts';
export { readDocument, type SearchCard, searchCard, type SearchDocument } from './search/search-card.ts';
export { createSearchSession, type SearchSession, type SearchSessionOptions } from './search/search-session.ts';
export type { FoundProducts, SearchState, SearchStatus } from './search/search-state.ts';
export {
  type ChosenFilters,
  hasFilters,
  LAST_PAGE,
  newCriteria,
  NO_FILTERS,
  pageCount,
  type SearchCriteria,
  toggleValue,
  withoutPart,
  withPrices,
} from './search/search-criteria.ts';
export { createSuggestions } from './search/suggestions.ts';
export {
  createToastStore,
  type NewToast,
  TOAST_DURATION_MS,
  TOAST_LIMIT,
  TOAST_REMOVE_DELAY_MS,
  type Toast,
  type ToastStore,
  type ToastVariant,
} from './toasts/toast-store.ts';
export { type ApiCallOptions, type ApiClient, createApiClient, type TaggedReply } from './v1/api-client.ts';
export { ApiProblem, type FieldProblem } from './v1/api-problem.ts';
export type { ApiCallName, ApiInput, ApiReply } from './v1/api-types.ts';
