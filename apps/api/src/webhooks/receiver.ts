import { lookup } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { isAddress, isPublic } from '../lib/network'
import type { Wait } from '../lib/wait'

/** The network beyond the shop. Tests give their own. */
export type Outside = {
  addressesOf: (name: string) => Promise<string[]>
  /** Where a connection to an address really leads. */
  connectTo?: (address: string, port: number) => { host: string; port: number }
  /** Certificates to trust besides the public ones. */
  ca?: string
  /** How long an answer may take; 10 s unless given. */
  wait?: Wait
}

/** Why an address can't receive webhooks; the message is for staff. */
export class NoReceiver extends Error {
  override name = 'NoReceiver'
}

const FOUND_WITHIN_MS = 5_000

export const internet: Outside = {
  addressesOf: async (name) =>
    (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address),
}

/**
 * Finds the address of a receiver once, so that the connection goes where the check looked: a name that is given another
 * address in between changes nothing. Throws NoReceiver for names that can't be found, and for addresses of this machine
 * and of private networks, unless `allowsPrivate`.
 */
export async function receiverOf(
  url: URL,
  { outside, allowsPrivate }: { outside: Outside; allowsPrivate: boolean },
) {
  if (url.protocol !== 'https:' && !allowsPrivate) {
    throw new NoReceiver('Enter an address that begins with https://.')
  }
  if (url.username || url.password) {
    throw new NoReceiver('Leave user name and password out of the address.')
  }
  const name = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const addresses = isAddress(name) ? [name] : await found(name, outside)
  const [address] = addresses
  if (address === undefined) throw new NoReceiver(unknown(name))
  // All of them: a name with a public and a private address is as suspicious as one with a private address.
  if (!allowsPrivate && addresses.some((one) => !isPublic(one) || isOwn(one))) {
    throw new NoReceiver(
      'This address leads to this machine or into a private network. Enter a public one.',
    )
  }
  return address
}

async function found(name: string, { addressesOf }: Outside) {
  const timer = new AbortController()
  const late = setTimeout(FOUND_WITHIN_MS, undefined, { signal: timer.signal, ref: false })
  try {
    return (await Promise.race([addressesOf(name), late.catch(() => undefined)])) ?? []
  } catch {
    return []
  } finally {
    timer.abort()
  }
}

function unknown(name: string) {
  return `The name ${name} can’t be found.`
}

/** Whether it is a public address of this machine itself. */
function isOwn(address: string) {
  return Object.values(networkInterfaces()).some((list) =>
    list?.some((own) => own.address === address),
  )
}
