import ipaddr from 'ipaddr.js'

/** The network that limits count by: an IPv4 address, or the /64 that one IPv6 customer has. */
export function network(address: string) {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const half = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${half.join(':')}::/64`
}

const internalRanges = new Set([
  'loopback',
  'private',
  'uniqueLocal',
  'linkLocal',
  'carrierGradeNat',
])

/** Whether an address is this machine's or of a private network: the internet can't reach it. */
export function isInternal(address: string) {
  return isAddress(address) && internalRanges.has(ipaddr.process(address).range())
}

/** Whether an address is on the public internet, and no form of an address inside (IPv4 in IPv6, NAT64, 6to4). */
export function isPublic(address: string) {
  return isAddress(address) && ipaddr.process(address).range() === 'unicast'
}

export function isAddress(text: string) {
  return ipaddr.isValid(text)
}
