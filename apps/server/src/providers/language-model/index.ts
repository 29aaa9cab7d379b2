/** The assistant's `ChatModel` over any OpenAI-compatible endpoint. */
export { createLanguageModel, type LanguageModelOptions } from './language-model.ts';
