/** Rule and synonym routes, for staff only: neither shoppers nor publishable keys may read or change them. */
import { endpoints } from '@quarry/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Access } from '../auth/index.ts';
import type { MerchandisingService } from './merchandising-service.ts';

interface MerchandisingRouteParts {
  merchandising: Pick<MerchandisingService, 'rules' | 'synonyms'>;
  access: Pick<Access, 'enterAsStaff'>;
}

const SAVED = { success: true } as const;

export function merchandisingRoutes({ merchandising, access }: MerchandisingRouteParts): FastifyPluginAsyncZod {
  const { rules, synonyms } = merchandising;

  const enter = async (request: FastifyRequest, reply: FastifyReply, storeId: string): Promise<string> =>
    (await access.enterAsStaff(request, reply, storeId)).id;

  return async (app) => {
    app.route({
      ...endpoints.rules,
      handler: async (request, reply) => {
        const storeId = await enter(request, reply, request.query.store);
        return { rules: await rules.all(storeId) };
      },
    });
    app.route({
      ...endpoints.createRule,
      handler: async (request, reply) => {
        const { store, ...body } = request.body;
        const storeId = await enter(request, reply, store);
        return reply.code(201).send(await rules.create(storeId, body));
      },
    });
    app.route({
      ...endpoints.changeRule,
      handler: async (request, reply) => {
        const { store, id, ...body } = request.body;
        const storeId = await enter(request, reply, store);
        return rules.replace(storeId, id, body);
      },
    });
    app.route({
      ...endpoints.deleteRule,
      handler: async (request, reply) => {
        await rules.remove(await enter(request, reply, request.query.store), request.query.id);
        return SAVED;
      },
    });

    app.route({
      ...endpoints.synonyms,
      handler: async (request, reply) => {
        const storeId = await enter(request, reply, request.query.store);
        return { synonyms: await synonyms.all(storeId) };
      },
    });
    app.route({
      ...endpoints.createSynonym,
      handler: async (request, reply) => {
        const { store, ...body } = request.body;
        const storeId = await enter(request, reply, store);
        return reply.code(201).send(await synonyms.create(storeId, body));
      },
    });
    app.route({
      ...endpoints.changeSynonym,
      handler: async (request, reply) => {
        const { store, id, ...body } = request.body;
        const storeId = await enter(request, reply, store);
        return synonyms.replace(storeId, id, body);
      },
    });
    app.route({
      ...endpoints.deleteSynonym,
      handler: async (request, reply) => {
        await synonyms.remove(await enter(request, reply, request.query.store), request.query.id);
        return SAVED;
      },
    });
  };
}
