/** The interface for calls to addresses that users give, such as webhooks. Implemented by `providers/guarded-fetch`. */

/**
 * Posts to an address that has passed the same checks as a fetch; redirects are not followed, the reply is not read.
 *
 * @throws RefusedAddressError when the address is not allowed or no reply came in time.
 */
export type PostGuarded = (
  address: string,
  call: { headers: Readonly<Record<string, string>>; body: string; timeoutMs: number },
) => Promise<{ status: number }>;
