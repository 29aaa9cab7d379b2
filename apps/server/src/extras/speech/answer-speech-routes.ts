/** The route of spoken answers, for the visitor who received them. */
import { endpoints, problem, SPEECH_FILE_TYPE } from '@quarry/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Access } from '../../modules/auth/index.ts';
import type { AnswerSpeech } from './answer-speech.ts';
import { disconnectSignal } from '../../disconnect-signal.ts';

interface AnswerSpeechRouteParts {
  answerSpeech: AnswerSpeech;
  access: Pick<Access, 'visitorOf'>;
}

export function answerSpeechRoutes({ answerSpeech, access }: AnswerSpeechRouteParts): FastifyPluginAsyncZod {
  const { answersFile: _, ...route } = endpoints.speech;
  return async (app) => {
    app.route({
      ...route,
      handler: async (request, reply) => {
        const visitor = await access.visitorOf(request);
        if (!visitor) throw problem('message-not-found');
        const file = await answerSpeech.speak(visitor.owner, request.params.id, disconnectSignal(reply.raw));
        return reply.type(SPEECH_FILE_TYPE).header('cache-control', 'private, max-age=3600').send(file);
      },
    });
  };
}
