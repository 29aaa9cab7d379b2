/** The chat module's front door. */
export { chatRoutes } from './chat-routes.ts';
export { type ChatService, createChatService } from './chat-service.ts';
export { createConversationRepository } from './conversation-repository.ts';
export { createOpenStoreLimit, noOpenStoreLimit } from './open-store-limit.ts';
