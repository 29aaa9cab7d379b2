/** The free demo chat: the gate by e-mail, the room with its count of messages, the notice at the limit. */
export { EmailGate } from './email-gate.tsx';
export { FreeChatRoom } from './free-chat-room.tsx';
export { LimitNotice } from './limit-notice.tsx';
export { freeVisit, useFreeVisit } from './use-free-visit.ts';
