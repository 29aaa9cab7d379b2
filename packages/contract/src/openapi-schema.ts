/** Zod schemas as OpenAPI describes them. */
import { z } from 'zod';

export function parameters(place: 'path' | 'query' | 'header', object: z.ZodObject | undefined): unknown[] {
  if (!object) return [];
  return Object.entries(object.shape).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || !schema.safeParse(undefined).success,
    schema: jsonSchema(schema, 'input'),
  }));
}

export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  });
  return rest;
}
