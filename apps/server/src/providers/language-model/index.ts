/** The assistant's `ChatModel` for any OpenAI-compatible endpoint. */
export { createLanguageModel } from './language-model.ts';
