/** Whom a limit counts: an address, or for IPv6 the network that one customer is given. */
import ipaddr from 'ipaddr.js';

/** A customer of IPv6 is given at least 2^64 addresses, so a count of one address would limit nobody. */
const IPV6_NETWORK_GROUPS = 4;

/** Some proxies write the visitor's port behind the address, which another connection would change. */
const WITH_PORT = /^(?:(\d+(?:\.\d+){3}):\d+|\[([^\]]+)\](?::\d+)?)$/;

/** @returns the IPv4 address, also of one written as IPv6, or the first 64 bits of an IPv6 address. */
export function clientNetwork(ip: string): string {
  const [, ipv4, ipv6] = WITH_PORT.exec(ip) ?? [];
  const address = ipv4 ?? ipv6 ?? ip;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${(parsed as ipaddr.IPv6).parts
    .slice(0, IPV6_NETWORK_GROUPS)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
