import { isInternal } from '../../lib/network'
import { plainAddress } from '../ask'
import { findings, type Finding } from '../finding'
import { seenBy } from './seen'
import type { Visited } from './visited'

/** An address for documentation (RFC 5737), from which nobody asks. */
const FORGED = '203.0.113.77'

const { ok, wrong, notChecked } = findings('Visitors’ addresses')
const proto = findings('X-Forwarded-Proto')

/** Checks that the shop gets the visitor's address and protocol from its proxy, and from no other sender. */
export async function checkClient({ storefront, ask }: Visited): Promise<Finding[]> {
  const seen = await seenBy(ask, storefront)
  const address = plainAddress(seen.address)
  const forged = await seenBy(ask, storefront, { 'x-forwarded-for': FORGED })
  const wanted = new URL(storefront).protocol.slice(0, -1)
  return [
    addressFinding({ ...seen, address }, forged.address === FORGED),
    seen.protocol === wanted
      ? proto.ok(`The shop knows that it is visited by ${wanted}.`)
      : proto.warning(
          `The shop believes that it is visited by ${seen.protocol}: let the proxy send X-Forwarded-Proto (nginx: proxy_set_header X-Forwarded-Proto $scheme), and name the proxy in TRUST_PROXY.`,
        ),
  ]
}

type Seen = { address: string; local: string; remote: string }

function addressFinding({ address, local, remote }: Seen, isForged: boolean): Finding {
  // Whose proxies on this machine are trusted can't be told apart from a visitor on it.
  if (local === '127.0.0.1' || local === '::1') {
    return notChecked(
      'This machine asked itself: run npm run doctor -- ADDRESS on another machine to see whether visitors’ addresses arrive.',
    )
  }
  if (isForged) {
    return wrong(
      'Visitors can choose the address that limits count (X-Forwarded-For): let the proxy replace the header, or set TRUST_PROXY to the number of proxies.',
    )
  }
  if (address === local) return ok(`The shop sees visitors’ own addresses (${address}).`)
  if (isInternal(address) || address === remote) {
    return wrong(
      `The shop takes ${address}, an address of its own network, for every visitor’s, so limits count all of them as one: let the proxy send X-Forwarded-For, and set TRUST_PROXY to ${address}.`,
    )
  }
  return ok(`The shop sees visitors’ own addresses (you are ${address}).`)
}
