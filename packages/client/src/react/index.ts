/** React hooks for `@quarry/client`. */
export { createQueryClient } from './query-client.ts';
export { type UseAuth, useAuth } from './use-auth.ts';
export { type UseChatHistory, useChatHistory } from './use-chat-history.ts';
export { type UseChatSession, type UseChatSessionOptions, useChatSession } from './use-chat-session.ts';
export { useImageSearch } from './use-image-search.ts';
export { useObservable } from './use-observable.ts';
export { useProductEvents } from './use-product-events.ts';
export { useProducts } from './use-products.ts';
export { type UseSearch, type UseSuggestions, useSearch, useSuggestions } from './use-search.ts';
export { useStoreSettings } from './use-store-settings.ts';
export { useStoresSettings } from './use-stores-settings.ts';
export { useToasts } from './use-toasts.ts';
export { useTrending } from './use-trending.ts';
