import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to the public internet. Everything else (this machine, its
 * networks, link-local metadata services, multicast, reserved ranges, and IPv4 wrapped in IPv6
 * by any of the known ways) is refused.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.kind() === 'ipv4') return isPublicIPv4(parsed as ipaddr.IPv4);
  const v6 = parsed as ipaddr.IPv6;
  // ::ffff:a.b.c.d is a connection to the IPv4 address itself.
  if (v6.isIPv4MappedAddress()) return isPublicIPv4(v6.toIPv4Address());
  // Global unicast is 2000::/3 (RFC 4291 §2.4), which leaves out ::a.b.c.d; 6to4, Teredo and
  // NAT64 carry range names of their own and are refused with the rest.
  const isGlobal = (v6.parts[0] ?? 0) >> 13 === 1;
  return isGlobal && v6.range() === 'unicast';
}

/** Public by their range, and yet a cloud's own services to every machine inside it. */
const cloudServices = [
  // Azure's metadata, DNS and health service.
  '168.63.129.16/32',
  // IBM Cloud's private services.
  '161.26.0.0/16',
  '166.8.0.0/14',
].map((network) => ipaddr.IPv4.parseCIDR(network));

function isPublicIPv4(address: ipaddr.IPv4): boolean {
  const isCloudService = cloudServices.some((network) => address.match(network));
  return address.range() === 'unicast' && !isCloudService;
}
