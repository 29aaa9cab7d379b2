/** The chat in its three frames: floating window, full page, and beside a catalogue. */
export { type ChatLogin, ChatPanel } from './chat-panel.tsx';
export { ChatRoom } from './chat-room.tsx';
export { ChatSide } from './chat-side.tsx';
export { ChatWindow } from './chat-window.tsx';
export { keptDraft } from './kept-draft.ts';
export type { MessageDrawing } from './show-messages.ts';
export { type ChatWindowControl, useChatWindow } from './use-chat-window.ts';
