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

function isRange(text: string) {
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)
  return isAddress || ipaddr.isValidCIDR(text)
}
