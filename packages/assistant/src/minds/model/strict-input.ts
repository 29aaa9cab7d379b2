/**
 * Schemas of tool inputs: one description generates the JSON Schema for the model and the validation. Every refusal
 * names the field and the expected value, so that the model can correct its call.
 */
export type Shape =
  | { type: 'string'; description?: string; enum?: readonly string[]; minLength?: number; maxLength?: number }
  | { type: 'number' | 'integer'; description?: string; minimum?: number; maximum?: number }
  | { type: 'boolean'; description?: string }
  | { type: 'array'; description?: string; items: Shape; minItems?: number; maxItems?: number }
  | ObjectShape;

export interface ObjectShape {
  type: 'object';
  description?: string;
  properties: Readonly<Record<string, Shape>>;
  required: readonly string[];
  additionalProperties: false;
}

export const strictObject = (properties: Record<string, Shape>, required: string[] = []): ObjectShape => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** The input as it may be used, without the `null`s that models write for what they leave out; or what is wrong. */
export function readInput(
  shape: ObjectShape,
  input: unknown,
): { input: Record<string, unknown> } | { complaint: string } {
  if (!isRecord(input)) return { complaint: 'The input must be a JSON object.' };
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));
  const complaint = complaintAbout(shape, given, '');
  return complaint === null ? { input: given } : { complaint };
}

function complaintAbout(shape: Shape, value: unknown, name: string): string | null {
  switch (shape.type) {
    case 'string':
      return complaintAboutText(shape, value, name);
    case 'number':
    case 'integer':
      return complaintAboutNumber(shape, value, name);
    case 'boolean':
      return typeof value === 'boolean' ? null : `${name} must be true or false.`;
    case 'array': {
      if (!Array.isArray(value)) return `${name} must be a list.`;
      const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = shape;
      if (value.length < minItems) return `${name} must have at least ${minItems} entries.`;
      if (value.length > maxItems) return `${name} must have at most ${maxItems} entries.`;
      return firstOf(value.map((one, place) => complaintAbout(shape.items, one, `${name}[${place}]`)));
    }
    case 'object': {
      if (!isRecord(value)) return `${name} must be an object.`;
      const unknown = Object.keys(value).find((key) => !Object.hasOwn(shape.properties, key));
      if (unknown !== undefined) {
        return `There is no field ${pathTo(name, unknown)}. Fields: ${Object.keys(shape.properties).join(', ')}.`;
      }
      const missing = shape.required.find((key) => value[key] === undefined);
      if (missing !== undefined) return `${pathTo(name, missing)} is needed.`;
      return firstOf(
        Object.entries(shape.properties).map(([key, of]) =>
          value[key] === undefined ? null : complaintAbout(of, value[key], pathTo(name, key)),
        ),
      );
    }
  }
}

function complaintAboutText(shape: Extract<Shape, { type: 'string' }>, value: unknown, name: string): string | null {
  if (typeof value !== 'string') return `${name} must be a text.`;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = shape;
  if (value.trim().length < minLength) return `${name} must not be empty.`;
  if (value.length > maxLength) return `${name} must have at most ${maxLength} characters.`;
  return shape.enum && !shape.enum.includes(value) ? `${name} must be one of: ${shape.enum.join(', ')}.` : null;
}

function complaintAboutNumber(
  shape: Extract<Shape, { type: 'number' | 'integer' }>,
  value: unknown,
  name: string,
): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return `${name} must be a number.`;
  if (shape.type === 'integer' && !Number.isInteger(value)) return `${name} must be a whole number.`;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = shape;
  if (value < minimum) return `${name} must be at least ${minimum}.`;
  return value > maximum ? `${name} must be at most ${maximum}.` : null;
}

const pathTo = (name: string, key: string): string => (name === '' ? key : `${name}.${key}`);
const firstOf = (complaints: readonly (string | null)[]): string | null =>
  complaints.find((complaint) => complaint !== null) ?? null;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
