/** Public interface of the chat module. */
export { chatRoutes } from './chat-routes.ts';
export { type ChatService, createChatService } from './chat-service.ts';
export { type ConversationRepository, createConversationRepository } from './conversation-repository.ts';
export { createOpenStoreLimit, noOpenStoreLimit } from './open-store-limit.ts';
export { createTranscriptRepository } from './transcript-repository.ts';
export { transcriptRoutes } from './transcript-routes.ts';
export { createTokenSpendingRepository } from './token-spending-repository.ts';
export type { ChatPictures } from './store-tools.ts';
export type { ChatVoice, Recording, RecordingOfTurn, TranscribedRecording, WrittenAnswer } from './voice.ts';
export { type ConversationFeed, createConversationFeed } from './conversation-feed.ts';
export { conversationsV1Handlers } from './conversations-v1-routes.ts';
export { createInboxRepository } from './inbox-repository.ts';
export { createInboxService } from './inbox-service.ts';
export { createOwnChatsRepository } from './own-chats-repository.ts';
export { ownChatsV1Handlers } from './own-chats-v1-routes.ts';
export { createReplyRepository } from './reply-repository.ts';
export { createStaffPresence, type StaffPresence } from './staff-presence.ts';
