/** Converts a reply in one JSON document to the form of a completed streamed reply. */
import { isRecord } from '../is-record.ts';
import { newReply, type Reply } from './grow-reply.ts';
import { bareMessageId, identifierOf, labelsOf, ordersOf, productsOf } from './parse-piece.ts';

export interface WholeReply {
  conversationId: string | null;
  reply: Reply;
}

/** Only `text` and `data` are guaranteed; servers may omit the other fields. */
export function plainReply(body: Readonly<Record<string, unknown>>): WholeReply {
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

const NO_RESPONSE = "I'm sorry, I couldn't find a suitable response.";

/** The reply of the open shop in one document: its products are `docs`, and it says when it has nothing to say. */
export function documentReply({ docs, ...body }: Readonly<Record<string, unknown>>): WholeReply {
  const { conversationId, reply } = plainReply({ ...body, data: docs });
  const isEmpty = reply.text.trim() === '' && !reply.products?.length;
  // Without words a person may answer in place of the assistant.
  return { conversationId, reply: isEmpty && !reply.opensStream ? { ...reply, text: NO_RESPONSE } : reply };
}
