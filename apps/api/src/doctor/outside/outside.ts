import { NoAnswer } from '../ask'
import { findings, type Finding } from '../finding'
import { checkClient } from './client'
import { checkCookies } from './cookies'
import { checkDns } from './dns'
import { checkDate, checkHeaders, checkRedirect } from './headers'
import { checkHosts } from './hosts'
import { checkStreams } from './streams'
import { checkTls } from './tls'
import { checkUploads } from './uploads'
import type { Visited } from './visited'

/** What visitors meet on their way to the shop: names, certificates, the proxy. `ca` is trusted besides the usual. */
export async function checkOutside(shop: Visited, ca?: string): Promise<Finding[]> {
  const way = [...(await checkDns(shop)), ...(await checkTls(shop, ca))]
  const { isUp, found } = await attempt('Hosts', () => checkHosts(shop)).then((result) =>
    Array.isArray(result) ? { isUp: false, found: result } : result,
  )
  if (!isUp) {
    const rest = findings('The proxy').notChecked(
      'Nothing else could be asked of a shop that doesn’t answer.',
    )
    return [...way, ...found, rest]
  }
  const others = await Promise.all([
    attempt('Visitors’ addresses', () => checkClient(shop)),
    attempt('Live updates', () => checkStreams(shop)),
    attempt('Compression', () => checkHeaders(shop)),
    attempt('Redirect to https', () => checkRedirect(shop)),
    attempt('Cookies', () => checkCookies(shop)),
    attempt('Clock of the server', () => checkDate(shop)),
  ])
  // By itself: it fills the connection.
  const uploads = await attempt('Uploads', () => checkUploads(shop))
  return [...way, ...found, ...others.flat(), ...uploads]
}

/** A host that stops answering in the middle is a finding, too. */
async function attempt<Result>(
  check: string,
  work: () => Promise<Result>,
): Promise<Result | Finding[]> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return [findings(check).wrong(`The shop ${error.message}.`)]
  }
}
