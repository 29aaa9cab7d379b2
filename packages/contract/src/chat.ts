import { z } from 'zod';
import { MESSAGE_MAX_LENGTH } from './constants.ts';
import { Language } from './language.ts';
import { Order } from './order.ts';
import { ListedProduct, ProductDocument } from './product.ts';
import { StoreId } from './store.ts';

/** Prefix of `message_id` in a stream; pages remove it and send the rest back with feedback. */
export const MESSAGE_ID_PREFIX = 'e-';

const Message = z.string().max(MESSAGE_MAX_LENGTH, `A message has at most ${MESSAGE_MAX_LENGTH} characters.`);
/** Identifies a visit; its searches, clicks and conversation share the id. */
export const SessionId = z.string().trim().min(1, 'A session id is needed.').max(200);

/** Header of a chat call with the visit id, so that preferences stated in the chat affect the visit's searches. */
export const VISIT_HEADER = 'x-visit-id';
/** Marks what no visitor does, but the traffic simulator; so are the events that follow from it. */
export const SIMULATED_HEADER = 'x-simulated';
export type VisitHeader = typeof VISIT_HEADER;
export const VisitHeaders = z.looseObject({ [VISIT_HEADER]: SessionId.optional() });
/** Headers of a message. */
export const MessageHeaders = VisitHeaders.extend({
  'idempotency-key': z.string().min(1).max(200).optional().meta({
    description: 'A message that is sent again with its key gets the same reply; it is not answered twice.',
  }),
});

/** The product on whose page in the shop the shopper is, by what that page says of it. */
export const PageProduct = z.object({
  product_id: z.string().trim().min(1).max(200).optional().meta({
    description: 'Id of the product whose page the shopper is on; `this` in the message means it.',
  }),
  product_sku: z.string().trim().min(1).max(200).optional().meta({
    description: 'Its SKU or barcode, where the page gives no id of the catalogue.',
  }),
  product_url: z.url('product_url is the absolute address of the page.').max(2000).optional().meta({
    description: 'Address of the page. Of id, SKU and address the first that the catalogue knows counts.',
  }),
});
export type PageProduct = z.infer<typeof PageProduct>;

/** The text fields of a multipart chat message; the files `images` (repeated) and `audio` accompany them. */
export const ChatForm = z.object({
  message: Message.default(''),
  store: StoreId,
  sessionId: SessionId,
  detected_language: Language.optional(),
  preferred_response: z.enum(['all', 'text', 'audio']).optional(),
  ...PageProduct.shape,
});
export type ChatForm = z.infer<typeof ChatForm>;

/** The JSON form of `/api/qchat`: one question to the open demo store, one document in reply. */
export const AskRequest = z.object({
  message: Message.refine((text) => text.trim().length > 0, 'A message needs at least one character.'),
  sessionId: SessionId,
  store: StoreId.optional(),
  detected_language: Language.optional(),
  ...PageProduct.shape,
});
export type AskRequest = z.infer<typeof AskRequest>;

/** The fields that the simple chat's card reads: these and `id`, `title`, `description`, `images`, `url`. */
const AskedProduct = ListedProduct.extend({
  price: z.number().nullable().meta({ description: 'The price to pay: that of `current_price`.' }),
});

/** Set on replies of conversations in which a person of the shop may write. */
const OpenStream = z.literal(true).optional().meta({
  description:
    'A person of the shop answers this conversation, was asked to, or is reading the inbox: open `chatStream` to show what that person writes.',
});

export const AskResponse = z.object({
  text: z.string(),
  docs: z.array(AskedProduct).meta({
    description: 'A card shows `title`, `description`, `price` and `images`, and leads to `url` where there is one.',
  }),
  orders: z.array(Order),
  buttons: z.array(z.string()),
  message_id: z.string(),
  open_stream: OpenStream,
});
export type AskResponse = z.infer<typeof AskResponse>;

/** The plain chat for stores without streaming. */
export const PlainChatRequest = z.object({
  message: Message.refine((text) => text.trim().length > 0, 'A message needs at least one character.'),
  conversationId: z.string().max(200).nullish(),
  store: StoreId,
  detected_language: Language.optional(),
  ...PageProduct.shape,
});
export type PlainChatRequest = z.infer<typeof PlainChatRequest>;

export const PlainChatResponse = z.object({
  text: z.string(),
  conversationId: z.string(),
  data: z.array(ListedProduct),
  message_id: z.string(),
  orders: z.array(Order),
  buttons: z.array(z.string()),
  open_stream: OpenStream,
});
export type PlainChatResponse = z.infer<typeof PlainChatResponse>;

const piece = <Type extends string, Content extends z.ZodType>(type: Type, content: Content) =>
  z.object({
    message_id: z.string(),
    type: z.literal(type),
    content,
    n: z.number().int().min(1).optional().meta({
      description: 'Number of the piece in its reply, from 1; sound has none. A broken stream continues after it.',
    }),
  });

/** A piece of the written answer. The last one has `final`; only `audio` pieces follow it. */
const answerPiece = <Type extends string, Content extends z.ZodType>(type: Type, content: Content) =>
  piece(type, content).extend({
    final: z.literal(true).optional().meta({
      description: 'The written answer ends with this piece and is stored. A client may stop reading here.',
    }),
    has_speech: z.literal(true).optional().meta({
      description: 'Beside `final`: the spoken answer can also be fetched from `/api/messages/{id}/speech`.',
    }),
    open_stream: OpenStream,
    interrupted: z.literal(true).optional().meta({
      description: 'Beside `final`: the reply was not made to its end. Send the message again, with its key.',
    }),
  });

export const AudioContent = z.object({
  audio_content: z.string().meta({ description: 'Base64.' }),
  mime_type: z.string().meta({ description: 'May carry `rate=N`, samples a second.' }),
});

/** One line of a streamed reply. */
export const StreamPiece = z.discriminatedUnion('type', [
  piece('step', z.string()),
  answerPiece('text', z.string()),
  answerPiece('docs', z.object({ documents: z.array(ProductDocument) })),
  answerPiece('orders', z.object({ result: z.array(Order) })),
  answerPiece('buttons', z.array(z.string())),
  piece('audio', AudioContent),
]);
export type StreamPiece = z.infer<typeof StreamPiece>;
export type StreamPieceType = StreamPiece['type'];

/** Media type of `/api/messages/{id}/speech`. */
export const SPEECH_FILE_TYPE = 'audio/webm; codecs=opus';
/** The answer to speak, with or without the prefix of a stream's `message_id`. */
export const SpeechRequest = z.object({ id: z.string().min(1).max(200) });

export const CommentRequest = z.object({
  messageId: z.string().min(1).max(200),
  liked: z.boolean().nullable().default(null),
  comment: z.string().trim().max(MESSAGE_MAX_LENGTH).nullable().default(null),
});
export const RatingRequest = z.object({
  messageId: z.string().min(1).max(200),
  rating: z.number().int().min(1).max(5),
});
/** `messageId` of a rating of the whole conversation. */
export const CONVERSATION_RATING = 'conversation_rating';
export const FeedbackRequest = z.object({
  sessionId: SessionId,
  messageId: z.string().min(1).max(200),
  type: z.enum(['like/dislike', 'rating']),
  value: z.union([z.enum(['like', 'dislike']), z.number().int().min(1).max(5), z.null()]),
});
export type CommentRequest = z.infer<typeof CommentRequest>;
export type RatingRequest = z.infer<typeof RatingRequest>;
export type FeedbackRequest = z.infer<typeof FeedbackRequest>;
export const Saved = z.object({ success: z.literal(true) });
