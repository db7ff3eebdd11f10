import { BlockList, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The proxies that are trusted to name a client's address: their addresses, or a check of an address and its hop. */
export type TrustedProxies = string[] | ((address: string, hop: number) => boolean)

/** Trusts a proxy on this machine only: anybody else could name any address. */
export const thisMachine = ['127.0.0.1', '::1']

const MOST_HOPS = 10

/**
 * The setting TRUST_PROXY: addresses and CIDR ranges with commas between them, or the number of proxies that every
 * request passes (0: none). Undefined when it is neither.
 */
export function readTrustedProxies(setting: string): TrustedProxies | undefined {
  const text = setting.trim()
  if (/^\d{1,2}$/.test(text)) {
    const hops = Number(text)
    // As a function: Fastify trusts nobody when it is given a bare number.
    return hops <= MOST_HOPS ? (_address, hop) => hop < hops : undefined
  }
  const ranges = text.split(',').map((range) => range.trim())
  return ranges.every(isRange) ? ranges : undefined
}

/** A check whether the connection of an address, so many proxies away, is a trusted proxy's. */
export function isTrusted(proxies: TrustedProxies): (address: string, hop: number) => boolean {
  return typeof proxies === 'function' ? proxies : inRanges(proxies)
}

/** Whether an address is one of these, or in one of these CIDR ranges; Node checks ::ffff:10.0.0.1 as IPv4. */
function inRanges(ranges: string[]) {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', bits] = range.split('/')
    if (bits === undefined) list.addAddress(net, familyOf(net))
    else list.addSubnet(net, Number(bits), familyOf(net))
  }
  return (address: string) => list.check(address, familyOf(address))
}

function familyOf(address: string) {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}

function isRange(text: string) {
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)
  return isAddress || ipaddr.isValidCIDR(text)
}
