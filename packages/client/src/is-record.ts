/** True for a JSON object: neither null nor a list. The first question to ask of anything that came over the wire. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
