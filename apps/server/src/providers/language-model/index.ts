/** The assistant's `ChatModel` over any OpenAI-compatible endpoint. */
export { createLanguageModel } from './language-model.ts';
