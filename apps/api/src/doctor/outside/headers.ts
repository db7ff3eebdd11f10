import { findings, type Finding } from '../finding'
import type { Visited } from './visited'

const compression = findings('Compression')
const caching = findings('Caching')
const security = findings('Security headers')
const redirect = findings('Redirect to https')
const clock = findings('Clock of the server')

/** The proxy leaves the shop's headers as they are. */
export async function checkHeaders({ storefront, ask }: Visited): Promise<Finding[]> {
  const url = `${storefront}/`
  const { headers } = await ask(url, { headers: { 'accept-encoding': 'br' } })
  const etag = headers.etag ?? ''
  const again = await ask(url, { headers: { 'if-none-match': etag } })
  const isSecure = storefront.startsWith('https:')
  const missing = ['content-security-policy', 'x-content-type-options', 'referrer-policy']
    .concat(isSecure ? 'strict-transport-security' : [])
    .filter((name) => headers[name] === undefined)
  return [
    headers['content-encoding'] === 'br'
      ? compression.ok('Pages arrive compressed.')
      : compression.warning(
          'Pages arrive without the shop’s Brotli compression: let the proxy pass Accept-Encoding on, and Content-Encoding back.',
        ),
    etag !== '' && again.status === 304
      ? caching.ok('A page that hasn’t changed isn’t sent again.')
      : caching.warning(
          'Pages are sent again although nothing changed: let the proxy pass on ETag and If-None-Match.',
        ),
    missing.length === 0
      ? security.ok('Browsers get the shop’s security headers.')
      : security.wrong(
          `Browsers don’t get ${missing.join(', ')}: let the proxy keep the shop’s headers${missing.includes('strict-transport-security') ? ', and set STOREFRONT_ORIGIN to the https address' : ''}.`,
        ),
  ]
}

/** Visitors who type the name without https are led to it. */
export async function checkRedirect({ storefront, ask }: Visited): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(storefront)
  if (protocol !== 'https:' || port !== '') return []
  const answer = await ask(`http://${hostname}/`).catch(() => undefined)
  if (answer?.headers.location?.startsWith(`https://${hostname}/`)) {
    return [redirect.ok(`http://${hostname} leads to https.`)]
  }
  return [
    redirect.warning(
      `http://${hostname} doesn’t lead to https: let the proxy answer it with a redirect (308).`,
    ),
  ]
}

/** A code of an authenticator program lives 30 s. */
const MOST_SECONDS = 30

/** The shop's clock, by the Date of its answers, goes as this machine's does. */
export async function checkDate({ storefront, ask }: Visited) {
  const { headers } = await ask(`${storefront}/livez`)
  const date = Date.parse(headers.date ?? '')
  if (Number.isNaN(date)) return [clock.notChecked('The shop’s answers have no Date.')]
  const seconds = Math.round((date - Date.now()) / 1000)
  if (Math.abs(seconds) <= MOST_SECONDS)
    return [clock.ok('The server’s clock agrees with this machine’s.')]
  const how = seconds > 0 ? 'ahead of' : 'behind'
  return [
    clock.warning(
      `The server’s clock is ${Math.abs(seconds)} s ${how} this machine’s: let both follow NTP (timedatectl set-ntp true).`,
    ),
  ]
}
