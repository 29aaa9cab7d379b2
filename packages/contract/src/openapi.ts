/** The OpenAPI 3.1 document, made from the endpoints. OpenAPI 3.1 schemas are JSON Schema, which Zod writes itself. */
import { z } from 'zod';
import { brand } from './brand.ts';
import { StreamPiece } from './chat.ts';
import { endpoints } from './endpoints.ts';

interface EndpointSchema {
  tags: readonly string[];
  summary: string;
  body?: z.ZodType;
  querystring?: z.ZodObject;
  params?: z.ZodObject;
  headers?: z.ZodObject;
  response: Record<string, z.ZodType>;
}
interface AnyEndpoint {
  method: string;
  url: string;
  schema: EndpointSchema;
  json?: z.ZodType;
  multipart?: z.ZodType;
  /** Media type of the file that the call answers instead of JSON. */
  answersFile?: string;
  /** Files beside the fields of the form, by name; by default those of a chat message. */
  files?: Record<string, unknown>;
}

export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(endpoints) as [string, AnyEndpoint][]) {
    const address = endpoint.url.replaceAll(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description:
        'Product search and a shopping assistant for online shops. Every error is `application/problem+json`.',
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'quarry_session' },
        publishableKey: { type: 'http', scheme: 'bearer', description: 'A publishable key of the store.' },
      },
    },
    security: [{ session: [] }, { publishableKey: [] }, {}],
  };
}

function operation(
  name: string,
  { schema, json, multipart, files, answersFile }: AnyEndpoint,
): Record<string, unknown> {
  const body = bodyContent(schema.body ?? json, multipart, files);
  return {
    operationId: name,
    tags: schema.tags,
    summary: schema.summary,
    parameters: [
      ...parameters('path', schema.params),
      ...parameters('query', schema.querystring),
      ...parameters('header', schema.headers),
    ],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      ...responses(schema.response, multipart !== undefined && json !== undefined),
      ...(answersFile && { 200: { description: 'Done', content: { [answersFile]: { schema: FILE } } } }),
    },
  };
}

function parameters(place: 'path' | 'query' | 'header', object: z.ZodObject | undefined): unknown[] {
  if (!object) return [];
  return Object.entries(object.shape).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || !schema.safeParse(undefined).success,
    schema: jsonSchema(schema, 'input'),
  }));
}

/** Files travel beside the fields of a form; JSON Schema knows them as binary strings. */
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

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  });
  return rest;
}
