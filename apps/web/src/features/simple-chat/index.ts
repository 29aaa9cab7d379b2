/** The simple assistant chat: question, answer, product cards; and the examples shown before the first question. */
export { OpeningScene } from './opening-scene.tsx';
export { SimpleChatRoom } from './simple-chat-room.tsx';
