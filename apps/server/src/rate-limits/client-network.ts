/** The unit that a limit counts: an IPv4 address, or an IPv6 customer network. */
import ipaddr from 'ipaddr.js';

/** An IPv6 customer has at least 2^64 addresses, so a limit on single addresses would have no effect. */
const IPV6_NETWORK_GROUPS = 4;

/** Some proxies append the visitor's port, which changes with each connection. */
const WITH_PORT = /^(?:(\d+(?:\.\d+){3}):\d+|\[([^\]]+)\](?::\d+)?)$/;

/** @returns the IPv4 address, also of an IPv4-mapped one, or the first 64 bits of an IPv6 address. */
export function clientNetwork(ip: string): string {
  const [, ipv4, ipv6] = WITH_PORT.exec(ip) ?? [];
  const address = ipv4 ?? ipv6 ?? ip;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, IPV6_NETWORK_GROUPS)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
