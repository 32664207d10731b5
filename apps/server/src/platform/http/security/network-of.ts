import ipaddr from 'ipaddr.js';

const oneHouse = 64;

/**
 * The network that an address calls from, for counting: a house with IPv6 has a /64, so that its
 * addresses are as many as it likes. IPv4 wrapped in IPv6 is the IPv4 address.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${oneHouse}`).toString();
}
