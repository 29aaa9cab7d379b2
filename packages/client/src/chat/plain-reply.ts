/** Converts the JSON reply of the plain chat to the form of a completed streamed reply. */
import { isRecord } from '../is-record.ts';
import { newReply, type Reply } from './grow-reply.ts';
import { bareMessageId, identifierOf, labelsOf, ordersOf, productsOf } from './parse-piece.ts';

/** Only `text` and `data` are guaranteed; servers may omit the other fields. */
export function plainReply(body: Readonly<Record<string, unknown>>): { conversationId: string | null; reply: Reply } {
  const products = Array.isArray(body.data) ? body.data.filter(isRecord) : [];
  return {
    conversationId: identifierOf(body.conversationId),
    reply: {
      ...newReply,
      text: typeof body.text === 'string' ? body.text : '',
      // Unlike a stream's documents, the entries are the products themselves.
      products: productsOf(products.map((product) => ({ metadata: product }))),
      orders: Array.isArray(body.orders) ? ordersOf(body.orders) : null,
      buttons: Array.isArray(body.buttons) ? labelsOf(body.buttons) : null,
      backendMessageId: bareMessageId(body.message_id),
      opensStream: body.open_stream === true,
    },
  };
}
