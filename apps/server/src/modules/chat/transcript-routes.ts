/** Transcript routes, for a store's staff only. */
import { endpoints, problem } from '@quarry/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Access } from '../auth/index.ts';
import type { TranscriptRepository } from './transcript-repository.ts';

export interface TranscriptRouteParts {
  transcripts: TranscriptRepository;
  access: Pick<Access, 'enterAsStaff'>;
}

export function transcriptRoutes({ transcripts, access }: TranscriptRouteParts): FastifyPluginAsyncZod {
  const enter = async (request: FastifyRequest, reply: FastifyReply, storeId: string): Promise<string> =>
    (await access.enterAsStaff(request, reply, storeId)).id;

  return async (app) => {
    app.route({
      ...endpoints.conversations,
      handler: async (request, reply) => {
        const { store, handed_over: handedOver, before, limit } = request.query;
        const storeId = await enter(request, reply, store);
        const filter = { handedOver: handedOver === 'true', before, limit };
        return { conversations: await transcripts.list(storeId, filter) };
      },
    });
    app.route({
      ...endpoints.transcript,
      handler: async (request, reply) => {
        const storeId = await enter(request, reply, request.query.store);
        const transcript = await transcripts.read(storeId, request.params.id);
        if (!transcript) throw problem('conversation-not-found');
        return transcript;
      },
    });
  };
}
