/**
 * `TRUST_PROXY`: which reverse proxies may state the client's address (`X-Forwarded-For`, `-Proto`, `-Host`). The
 * headers of others are ignored, because clients could forge an address for every call.
 */
import type { FastifyServerOptions } from 'fastify';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** A larger number of proxies is a mistake. */
const MAX_HOPS = 10;

/** A number of proxies, or their addresses and networks. */
export type TrustedProxies = number | string[];

export const TrustProxy = z.string().transform((value, context): TrustedProxies => {
  const entries = value.split(',').map((entry) => entry.trim());
  const hops = Number(value);
  if (/^\s*\d+\s*$/.test(value) && hops >= 1 && hops <= MAX_HOPS) return hops;
  const wrong = entries.find((entry) => !isAddressOrNetwork(entry));
  if (wrong === undefined) return entries;
  context.addIssue({
    code: 'custom',
    message:
      `must be the number of proxies in front of the server (1 to ${MAX_HOPS}), or their addresses or networks with ` +
      `commas between them, such as 127.0.0.1 or 10.0.0.0/8,fd00::/8; \`${wrong}\` is neither. Leave it out without a proxy`,
  });
  return z.NEVER;
});

/** A network of all addresses (`/0`) would trust every client. */
function isAddressOrNetwork(entry: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(entry) || ipaddr.IPv6.isValid(entry)) return true;
  if (!ipaddr.isValidCIDR(entry)) return false;
  const [address, bits] = ipaddr.parseCIDR(entry);
  return bits > 0 && (address.kind() === 'ipv6' || ipaddr.IPv4.isValidFourPartDecimal(address.toString()));
}

/** Given a number, Fastify trusts no proxy, so the hops are counted here. */
export function trustProxyOption(proxies: TrustedProxies | undefined): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies ?? false;
}
