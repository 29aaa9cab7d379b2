/**
 * Random 128-bit ids for sessions and messages. Does not use `crypto.randomUUID` because it is missing on pages served
 * without TLS.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
