/**
 * Converts parsed JSON to a piece of a reply, or null.
 *
 * Uses hand-written guards instead of the contract's schemas, for two reasons: the widget must not bundle a schema
 * library, and shops' own back ends use older formats (content as a JSON string, `result` for `documents`, numeric ids)
 * that pages must accept and our server does not produce.
 */
import type { Order } from '@quarry/contract';
import { isRecord } from '../is-record.ts';
import type { RawProduct } from './chat-message.ts';
import type { AudioPart } from './wav.ts';

export type KnownPiece = {
  readonly messageId: string | null;
  /** The last piece of the written answer; only audio follows. */
  readonly isFinal?: true;
  /** Set with `isFinal`: the audio can also be fetched separately. */
  readonly hasSpeech?: true;
  /** Set with `isFinal`: a person of the shop may write in this conversation. */
  readonly opensStream?: true;
} & (
  | { readonly type: 'step'; readonly content: string }
  | { readonly type: 'text'; readonly content: string }
  | { readonly type: 'docs'; readonly content: readonly RawProduct[] }
  | { readonly type: 'orders'; readonly content: readonly Order[] }
  | { readonly type: 'buttons'; readonly content: readonly string[] }
  | { readonly type: 'audio'; readonly content: AudioPart }
);

/** Parses one piece; null when its type is unknown or its content is invalid. */
export function parsePiece(raw: unknown): KnownPiece | null {
  if (!isRecord(raw)) return null;
  const piece = pieceByType(raw);
  if (!piece || raw.final !== true) return piece;
  return {
    ...piece,
    isFinal: true,
    ...(raw.has_speech === true && { hasSpeech: true }),
    ...(raw.open_stream === true && { opensStream: true }),
  };
}

function pieceByType(raw: Readonly<Record<string, unknown>>): KnownPiece | null {
  const messageId = bareMessageId(raw.message_id);

  switch (raw.type) {
    case 'step':
      // A step without text is valid: the page shows its default text.
      return { messageId, type: 'step', content: textOf(raw.content) ?? '' };
    case 'text': {
      const content = textOf(raw.content);
      return content === null ? null : { messageId, type: 'text', content };
    }
    case 'docs': {
      const content = unpack(raw.content);
      if (!isRecord(content)) return null;
      const documents = Array.isArray(content.documents) ? content.documents : content.result;
      return Array.isArray(documents) ? { messageId, type: 'docs', content: productsOf(documents) } : null;
    }
    case 'orders': {
      const content = unpack(raw.content);
      if (!isRecord(content) || !Array.isArray(content.result)) return null;
      return { messageId, type: 'orders', content: ordersOf(content.result) };
    }
    case 'buttons': {
      const content = unpack(raw.content);
      return Array.isArray(content) ? { messageId, type: 'buttons', content: labelsOf(content) } : null;
    }
    case 'audio': {
      const content = unpack(raw.content);
      if (!isRecord(content) || typeof content.audio_content !== 'string') return null;
      const mimeType = typeof content.mime_type === 'string' ? content.mime_type : '';
      return { messageId, type: 'audio', content: { base64: content.audio_content, mimeType } };
    }
    default:
      return null;
  }
}

/** The server's message id without the prefix `e-` of streams; null when there is none. */
export function bareMessageId(id: unknown): string | null {
  if (typeof id === 'number') return String(id);
  if (typeof id !== 'string') return null;
  return id.replace(/^e-/, '') || null;
}

/**
 * Converts entries `{id, metadata}` to products: the metadata plus `id`, and `great_match` if the entry has it. Invalid
 * entries are dropped.
 */
export function productsOf(documents: readonly unknown[]): RawProduct[] {
  return documents.flatMap((document) => {
    if (!isRecord(document) || !isRecord(document.metadata)) return [];
    const id = identifierOf(document.id) ?? identifierOf(document.metadata.id);
    const great = typeof document.great_match === 'boolean' ? { great_match: document.great_match } : {};
    return id === null ? [] : [{ ...great, ...document.metadata, id }];
  });
}

/** Orders with string ids and null for every missing field. */
export function ordersOf(result: readonly unknown[]): Order[] {
  return result.filter(isRecord).map((order) => ({
    ...order,
    order_id: identifierOf(order.order_id) ?? identifierOf(order.order_number) ?? '',
    order_number: identifierOf(order.order_number) ?? identifierOf(order.order_id) ?? '',
    order_date: wordsOrNull(order.order_date),
    status: wordsOrNull(order.status),
    shipped_date: wordsOrNull(order.shipped_date),
    delivery_date: wordsOrNull(order.delivery_date),
    tracking_number: identifierOf(order.tracking_number),
    tracking_url: webAddressOf(order.tracking_url),
  }));
}

/** Only addresses of the web: a page makes a link of it. */
function webAddressOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^https?:\/\//i.test(value) ? value : undefined;
}

/** The labels that are non-empty strings. */
export function labelsOf(labels: readonly unknown[]): string[] {
  return labels.filter((label): label is string => typeof label === 'string' && label.trim() !== '');
}

export function identifierOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return wordsOrNull(value);
}

function wordsOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** Parses content that is a JSON string; returns any other content unchanged. */
function unpack(content: unknown): unknown {
  if (typeof content !== 'string') return content;
  try {
    return JSON.parse(content);
  } catch {
    return content;
  }
}

/** Text as it is, or decoded from a JSON string. `42` and `true` stay text. */
function textOf(content: unknown): string | null {
  const unpacked = unpack(content);
  if (typeof unpacked === 'string') return unpacked;
  return typeof content === 'string' ? content : null;
}
