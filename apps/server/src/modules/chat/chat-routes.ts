/** Chat routes: a stream of pieces, one per line, or one JSON document for callers that cannot read a stream. */
import { constants } from 'node:zlib';
import { AskRequest, brand, endpoints, problem, VISIT_HEADER } from '@quarry/contract';
import type { FastifyCompressRouteOptions } from '@fastify/compress';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { announceQuota } from '../../plugins/rate-limit-headers.ts';
import type { Access, StoreAccess } from '../auth/index.ts';
import { enforceGates, invalidRequest, readChatForm } from './chat-form-routes.ts';
import type { ChatService } from './chat-service.ts';
import { disconnectSignal } from '../../disconnect-signal.ts';
import { sendPieces } from './send-pieces-routes.ts';
import { noOpenStoreLimit, type OpenStoreLimit } from './open-store-limit.ts';

interface ChatRouteParts {
  chat: ChatService;
  access: Pick<Access, 'enter'>;
  /** Default: no limit. */
  openStoreLimit?: OpenStoreLimit;
}

/**
 * Replies are compressed, and flushed after each piece: without the flush, pieces would wait until the compressor's
 * buffer is full.
 */
export const COMPRESSED_STREAM: FastifyCompressRouteOptions['compress'] = {
  encodings: ['gzip'],
  customTypes: /^application\/(?:x-ndjson|(?:problem\+)?json)(?:;|$)/,
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
};

export function chatRoutes({ chat, access, openStoreLimit = noOpenStoreLimit }: ChatRouteParts): FastifyPluginAsyncZod {
  /** Checks access to the store, and counts messages of anonymous visitors to the open store. */
  async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    storeId: string,
  ): Promise<StoreAccess & { mayUseModel: boolean }> {
    const entered = await access.enter(request, reply, storeId);
    const isCounted = entered.settings.open && entered.visitor.kind === 'shopper';
    if (!isCounted) return { ...entered, mayUseModel: true };
    const { mayUseModel, quota } = await openStoreLimit.take(request.ip);
    if (quota) announceQuota(reply, quota);
    return { ...entered, mayUseModel };
  }

  async function ask(request: FastifyRequest, reply: FastifyReply, isDev: boolean) {
    const body = AskRequest.safeParse(request.body);
    if (!body.success) {
      throw invalidRequest(
        body.error.issues.map(({ path, message }) => ({ field: path.join('.') || 'body', message })),
      );
    }
    const { message, sessionId, store = brand.slug, detected_language: language, ...pageProduct } = body.data;
    const { settings, visitor, mayUseModel } = await enter(request, reply, store);
    const { docs, ...answer } = await chat.answer({
      settings,
      visitor,
      mayUseModel,
      sessionId,
      visitId: visitOf(request),
      key: keyOf(request),
      message,
      language,
      pageProduct,
      isDev,
      signal: disconnectSignal(reply.raw),
    });
    return { ...answer, docs: docs.map((product) => ({ ...product, price: product.current_price })) };
  }

  async function stream(request: FastifyRequest, reply: FastifyReply, isDev: boolean) {
    const { form, images, pictures, recording } = await readChatForm(request, { keepsPictures: chat.looksAtPictures });
    const { settings, visitor, mayUseModel } = await enter(request, reply, form.store);
    enforceGates(settings.gates, { images, audio: recording ? 1 : 0 });

    const pieces = await chat.begin({
      settings,
      visitor,
      mayUseModel,
      sessionId: form.sessionId,
      visitId: visitOf(request),
      key: keyOf(request),
      message: form.message,
      language: form.detected_language,
      pageProduct: form,
      isDev,
      images: pictures,
      unread: { images: images > pictures.length },
      recording,
      speaks: recording !== undefined || (form.preferred_response ?? 'text') !== 'text',
      signal: disconnectSignal(reply.raw),
    });
    return sendPieces(reply, pieces);
  }

  async function answerAsAsked(request: FastifyRequest, reply: FastifyReply, isDev: boolean) {
    const type = request.headers['content-type'] ?? '';
    if (type.startsWith('multipart/form-data')) return stream(request, reply, isDev);
    if (!type.startsWith('application/json')) throw problem('wrong-content-type');
    return ask(request, reply, isDev);
  }

  return async (app) => {
    const compress = COMPRESSED_STREAM;
    app.route({ ...endpoints.qchat, compress, handler: (request, reply) => answerAsAsked(request, reply, false) });
    app.route({ ...endpoints.qchatDev, compress, handler: (request, reply) => answerAsAsked(request, reply, true) });
    app.route({
      ...endpoints.chat,
      handler: async (request, reply) => {
        const { message, store, conversationId, detected_language: language, ...pageProduct } = request.body;
        const { settings, visitor, mayUseModel } = await enter(request, reply, store);
        const { docs, ...answer } = await chat.answerIn(conversationId ?? undefined, {
          settings,
          visitor,
          mayUseModel,
          visitId: visitOf(request),
          key: keyOf(request),
          message,
          language,
          pageProduct,
          isDev: false,
          signal: disconnectSignal(reply.raw),
        });
        return { ...answer, data: docs };
      },
    });
  };
}

/** The header was validated before the handler. */
function visitOf({ headers }: FastifyRequest): string | undefined {
  const visit = headers[VISIT_HEADER];
  return typeof visit === 'string' ? visit : undefined;
}

/** The header was validated before the handler. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}
