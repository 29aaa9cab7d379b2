/** Public interface of the assistant: the loop, the interfaces it requires, and the pieces it yields. */
export {
  type Assistant,
  type AssistantParts,
  createAssistant,
  type Heard,
  type LoadedTurn,
  type Reply,
  type TurnRequest,
  type UnreadAttachments,
  withHeard,
} from './agent-loop.ts';
export { describeOrder } from './minds/built-in/abilities/order-status.ts';
export { detectDanger } from './danger/detect-danger.ts';
export type { EarlierMessage } from './minds/mind.ts';
export {
  type ChatModel,
  type ModelEvent,
  type ModelMessage,
  type ModelRequest,
  type ModelTool,
  ModelUnavailable,
} from './minds/model/chat-model.ts';
export { estimateTokens } from './minds/model/estimate-tokens.ts';
export type { SentImage } from './sent-image.ts';
export type { ReplyPiece } from './reply-piece.ts';
export type {
  FoundProducts,
  HandOver,
  LocalTime,
  OrderAnswer,
  OrderProof,
  OrderQuestion,
  PictureQuestion,
  ProductQuestion,
  RecommendedProduct,
  StoreTools,
} from './tools/store-tools.ts';
export type { TurnTrace } from './turn-trace.ts';
export {
  type Operation,
  OPERATION_KINDS,
  type OperationKind,
  type Reading,
  type ReadingContext,
  type Slot,
  SLOT_TYPES,
  type SlotType,
} from './dialogue/operation.ts';
export { createReader, type Reader } from './reader/reader.ts';
