/**
 * Takes out of what callers send the two things that no text of ours may hold: NUL characters, which PostgreSQL
 * refuses, and halves of surrogate pairs, which are no characters at all. Whoever sends them gets an ordinary answer.
 */
import fastifyPlugin from 'fastify-plugin';

/** NUL becomes a space, half a pair the replacement character, as a decoder of broken UTF-8 would write it. */
export function storableText(text: string): string {
  return text.replaceAll('\0', ' ').replace(/\p{Surrogate}/gu, '\uFFFD');
}

export const storableTexts = fastifyPlugin(async (app) => {
  app.addHook('preValidation', async (request) => {
    if (isPlain(request.body)) request.body = storable(request.body);
    request.query = storable(request.query);
  });
});

/** The same value with every text in it made storable; what holds nothing to change stays as it is. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storableText(key), storable(inner)]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Array.isArray(value);
}
