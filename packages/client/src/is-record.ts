/** True for a JSON object, not null or a list. Used to validate everything received from a server. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
