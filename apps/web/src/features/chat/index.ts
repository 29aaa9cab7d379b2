/** The assistant: in a floating window, in a room of its own, and beside a catalogue. */
export { type ChatLogin, ChatPanel } from './chat-panel.tsx';
export { ChatRoom } from './chat-room.tsx';
export { ChatSide } from './chat-side.tsx';
export { ChatWindow } from './chat-window.tsx';
export { keptDraft } from './kept-draft.ts';
export type { MessageDrawing } from './show-messages.ts';
export { type ChatWindowControl, useChatWindow } from './use-chat-window.ts';
