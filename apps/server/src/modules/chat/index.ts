/** Public interface of the chat module. */
export { chatRoutes } from './chat-routes.ts';
export { type ChatService, createChatService, type VoiceParts } from './chat-service.ts';
export { type AnswerSpeech, createAnswerSpeech } from './answer-speech.ts';
export { answerSpeechRoutes } from './answer-speech-routes.ts';
export { createConversationRepository } from './conversation-repository.ts';
export { createEmbeddedSpeaker, createEnglishTranscriber, deleteLanguageModels } from './embedded-voices.ts';
export { transcribableLanguages } from './transcribe-recording.ts';
export { createOpenStoreLimit, noOpenStoreLimit } from './open-store-limit.ts';
export { createTranscriptRepository } from './transcript-repository.ts';
export { transcriptRoutes } from './transcript-routes.ts';
export { createTokenSpendingRepository } from './token-spending-repository.ts';
export {
  type RecordingToHear,
  type SentenceToSpeak,
  type Speaker,
  type Transcriber,
  VoiceUnavailable,
} from './voice.ts';
export { type ConversationFeed, createConversationFeed } from './conversation-feed.ts';
export { conversationsV1Handlers } from './conversations-v1-routes.ts';
export { createInboxRepository } from './inbox-repository.ts';
export { createInboxService } from './inbox-service.ts';
