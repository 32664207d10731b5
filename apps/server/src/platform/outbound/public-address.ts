import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to the public internet. Everything else (this machine, its
 * networks, link-local metadata services, multicast, reserved ranges, and IPv4 wrapped in IPv6
 * by any of the known ways) is refused.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.kind() === 'ipv4') return parsed.range() === 'unicast';
  const v6 = parsed as ipaddr.IPv6;
  // ::ffff:a.b.c.d is a connection to the IPv4 address itself.
  if (v6.isIPv4MappedAddress()) return v6.toIPv4Address().range() === 'unicast';
  // Global unicast is 2000::/3 (RFC 4291 §2.4), which leaves out ::a.b.c.d; 6to4, Teredo and
  // NAT64 carry range names of their own and are refused with the rest.
  const isGlobal = (v6.parts[0] ?? 0) >> 13 === 1;
  return isGlobal && v6.range() === 'unicast';
}
