/** The assistant in its floating window. */
export { ChatWindow } from './chat-window.tsx';
export type { MessageDrawing } from './show-messages.ts';
export { type ChatWindowControl, useChatWindow } from './use-chat-window.ts';
