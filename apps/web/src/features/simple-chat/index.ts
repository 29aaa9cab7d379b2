/** The simple assistant chat: a question, an answer, product cards; and the scene with which an open chat begins. */
export { OpeningScene } from './opening-scene.tsx';
export { SimpleChatRoom } from './simple-chat-room.tsx';
