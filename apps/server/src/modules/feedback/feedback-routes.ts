/** Feedback routes. */
import { endpoints, problem } from '@quarry/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Access } from '../auth/index.ts';
import type { FeedbackService } from './feedback-service.ts';

interface FeedbackRouteParts {
  feedback: FeedbackService;
  access: Pick<Access, 'visitorOf'>;
}

export function feedbackRoutes({ feedback, access }: FeedbackRouteParts): FastifyPluginAsyncZod {
  /** An unknown visitor has received no answer. */
  async function ownerOf(request: FastifyRequest): Promise<string> {
    const visitor = await access.visitorOf(request);
    if (!visitor) throw problem('message-not-found');
    return visitor.owner;
  }

  return async (app) => {
    app.route({
      ...endpoints.comment,
      handler: async (request) => {
        await feedback.comment(await ownerOf(request), request.body);
        return { success: true as const };
      },
    });
    app.route({
      ...endpoints.rating,
      handler: async (request) => {
        await feedback.rate(await ownerOf(request), request.body);
        return { success: true as const };
      },
    });
    app.route({
      ...endpoints.feedback,
      handler: async (request) => {
        await feedback.give(await ownerOf(request), request.body);
        return { success: true as const };
      },
    });
  };
}
