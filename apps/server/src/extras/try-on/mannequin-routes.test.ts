import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { problems } from '../../plugins/problems.ts';
import { mannequinRoutes } from './mannequin-routes.ts';

const app = fastify();
afterEach(() => vi.restoreAllMocks());

describe('pictures of mannequins', () => {
  it('are drawn once and cached for long; unknown ids are not found', async () => {
    const drawMannequin = vi.fn(async (id: string) => Buffer.from(`picture of ${id}`));
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    await app.register(problems);
    await app.register(mannequinRoutes({ drawMannequin }));

    const first = await app.inject('/mannequins/woman-1.webp');
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('image/webp');
    expect(first.headers['cache-control']).toContain('max-age=604800');
    expect(first.body).toBe('picture of woman-1');

    const etag = String(first.headers.etag);
    const again = await app.inject({ url: '/mannequins/woman-1.webp', headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
    expect(drawMannequin).toHaveBeenCalledTimes(1);

    for (const id of ['woman-9', 'man-5', '..%2Fsecret']) {
      expect((await app.inject(`/mannequins/${id}.webp`)).statusCode).toBe(404);
    }
    expect(drawMannequin).toHaveBeenCalledTimes(1);
  });

  it('are retried after a failure', async () => {
    let isBroken = true;
    const server = fastify();
    server.setValidatorCompiler(validatorCompiler);
    server.setSerializerCompiler(serializerCompiler);
    await server.register(problems);
    await server.register(
      mannequinRoutes({
        async drawMannequin() {
          if (isBroken) throw new Error('The worker process crashed.');
          return Buffer.from('picture');
        },
      }),
    );

    expect((await server.inject('/mannequins/man-1.webp')).statusCode).toBe(500);
    isBroken = false;
    expect((await server.inject('/mannequins/man-1.webp')).statusCode).toBe(200);
  });
});
