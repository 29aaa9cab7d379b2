/** Generates the OpenAPI 3.1 document from the endpoints. OpenAPI 3.1 schemas are JSON Schema, which Zod generates. */
import type { z } from 'zod';
import { brand } from './brand.ts';
import { StreamPiece } from './chat.ts';
import { describeLimit, LIMIT_HEADERS } from './call-limit.ts';
import { type Endpoint, endpoints } from './endpoints.ts';
import { Problem } from './problems.ts';
import { jsonSchema, parameters } from './openapi-schema.ts';
import { describeOperation } from './v1/describe-operation.ts';
import { allOperations } from './v1/operations.ts';

export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    const address = endpoint.url.replaceAll(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  for (const [name, call] of allOperations()) {
    const address = call.url.replaceAll(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [call.method.toLowerCase()]: describeOperation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description:
        'Product search and a shopping assistant for online shops. Every error is `application/problem+json`. ' +
        'Every call has a limit (`x-rate-limit`), and every reply of it carries the headers `RateLimit-Limit`, ' +
        '`RateLimit-Remaining` and `RateLimit-Reset`.',
    },
    paths,
    components: {
      headers: LIMIT_HEADER_OBJECTS,
      responses: { TooManyRequests: tooManyRequests() },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'quarry_session' },
        publishableKey: { type: 'http', scheme: 'bearer', description: 'A publishable key of the store.' },
        secretKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A secret key of the store, for API v1. Keep it on a server.',
        },
      },
    },
    security: [{ session: [] }, { publishableKey: [] }, {}],
  };
}

function operation(
  name: string,
  { limit, uploadLimit, schema, json, multipart, files, answersFile }: Endpoint,
): Record<string, unknown> {
  const body = bodyContent(schema.body ?? json, multipart, files);
  return {
    operationId: name,
    tags: schema.tags,
    summary: schema.summary,
    description: [
      `At most ${describeLimit(limit)}.`,
      ...(uploadLimit ? [`Of requests larger than 1 MB, at most ${describeLimit(uploadLimit)}.`] : []),
    ].join(' '),
    'x-rate-limit': limit,
    ...(uploadLimit && { 'x-rate-limit-uploads': uploadLimit }),
    parameters: [
      ...parameters('path', schema.params),
      ...parameters('query', schema.querystring),
      ...parameters('header', schema.headers),
    ],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      ...responses(schema.response, multipart !== undefined && json !== undefined),
      ...(answersFile && { 200: { description: 'Done', content: { [answersFile]: { schema: FILE } } } }),
      429: { $ref: '#/components/responses/TooManyRequests' },
    },
  };
}

const count = (description: string) => ({ description, schema: { type: 'integer', minimum: 0 } });

const LIMIT_HEADER_OBJECTS = {
  [LIMIT_HEADERS.limit]: count('Calls that the limit allows in its window.'),
  [LIMIT_HEADERS.remaining]: count('Calls that are left in this window.'),
  [LIMIT_HEADERS.reset]: count('Seconds until the window ends.'),
  'Retry-After': count('Seconds after which a new try makes sense.'),
};

function tooManyRequests(): Record<string, unknown> {
  return {
    description: 'The limit of the call is used up.',
    headers: Object.fromEntries(
      Object.keys(LIMIT_HEADER_OBJECTS).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
    ),
    content: { 'application/problem+json': { schema: jsonSchema(Problem, 'output') } },
  };
}

/** Files of a multipart form; JSON Schema describes them as binary strings. */
const FILE = { type: 'string', format: 'binary' };
const CHAT_FILES = { images: { type: 'array', items: FILE, maxItems: 5 }, audio: FILE };

function bodyContent(
  json: z.ZodType | undefined,
  multipart: z.ZodType | undefined,
  files: Record<string, unknown> = CHAT_FILES,
) {
  if (!json && !multipart) return undefined;
  return {
    ...(json && { 'application/json': { schema: jsonSchema(json, 'input') } }),
    ...(multipart && { 'multipart/form-data': { schema: withFiles(jsonSchema(multipart, 'input'), files) } }),
  };
}

function withFiles(form: Record<string, unknown>, files: Record<string, unknown>): Record<string, unknown> {
  return { ...form, properties: { ...(form.properties as Record<string, unknown>), ...files } };
}

function responses(byStatus: Record<string, z.ZodType>, streams: boolean): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, schema]) => {
      const isProblem = status.endsWith('xx');
      const content: Record<string, unknown> = {
        [isProblem ? 'application/problem+json' : 'application/json']: { schema: jsonSchema(schema, 'output') },
      };
      if (streams && !isProblem) {
        content['application/x-ndjson'] = { schema: jsonSchema(StreamPiece, 'output') };
      }
      return [isProblem ? status.toUpperCase() : status, { description: isProblem ? 'A problem' : 'Done', content }];
    }),
  );
}
