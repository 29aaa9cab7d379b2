/**
 * Random ids of 128 bits for sessions and messages.
 * `crypto.randomUUID` would do, were it not missing on pages that are served without TLS from another machine.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
