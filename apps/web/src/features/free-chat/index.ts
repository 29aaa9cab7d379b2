/** The free demo chat: the e-mail form, the chat with its message count, the notice at the limit. */
export { EmailGate } from './email-gate.tsx';
export { FreeChatRoom } from './free-chat-room.tsx';
export { LimitNotice } from './limit-notice.tsx';
export { freeVisit, useFreeVisit } from './use-free-visit.ts';
