/** The simple assistant chat: a question, an answer, product cards. */
export { SimpleChatRoom } from './simple-chat-room.tsx';
