import ipaddr from 'ipaddr.js'

/** A network that an address belongs to. `share`: how many times it may do what one caller may. */
export type Network = { name: string; share: number }

/**
 * The networks that limits count an address by, the smallest first. An IPv4 address is one by itself. An IPv6 customer
 * has a /64, but may as well have a /56 or a /48: those may do twice and four times what a /64 may.
 */
export function networks(address: string): Network[] {
  if (!ipaddr.isValid(address)) return [{ name: address, share: 1 }]
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return [{ name: parsed.toString(), share: 1 }]
  return [
    { name: prefixOf(parsed, 64), share: 1 },
    { name: prefixOf(parsed, 56), share: 2 },
    { name: prefixOf(parsed, 48), share: 4 },
  ]
}

/** An IPv4 address, or the /48 of an IPv6 address: what one caller has at most. For what is open at the same time. */
export function widestNetwork(address: string) {
  return networks(address).at(-1)?.name ?? address
}

/** '2001:db8:0:1200::/56' for the /56 of an address in it. */
function prefixOf(address: ipaddr.IPv6, bits: 64 | 56 | 48) {
  const [, , , fourth = 0] = address.parts
  const kept = { 64: fourth, 56: fourth & 0xff00, 48: 0 }[bits]
  const half = [...address.parts.slice(0, 3), kept].map((part) => part.toString(16))
  return `${half.join(':')}::/${bits}`
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
