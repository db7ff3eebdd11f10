import { examine } from '../doctor/doctor'
import type { Finding } from '../doctor/finding'
import { authority } from './certificates'
import { playedProxy, type Habits } from './played-proxy'
import { shopWithPages } from './shop-with-pages'

type Given = Habits & {
  scheme?: 'http' | 'https'
  /** The certificate's names and the days that it is valid. */
  names?: readonly string[]
  days?: number
  isUntrusted?: boolean
  /** The origin that the shop is configured with, where it isn't the proxy's. */
  configured?: string
  trustProxy?: string[]
}

/** A shop behind a proxy with these habits, as `npm run doctor` on another machine sees it. */
export async function visitedShop(given: Given = {}) {
  const { scheme = 'https', names = ['localhost', 'admin.localhost'], days } = given
  const signer = authority()
  const tls = scheme === 'https' ? signer.certificate(names, days) : undefined
  const proxy = await playedProxy(given, tls)
  const storefront = `${scheme}://localhost:${proxy.port}`
  const admin = `${scheme}://admin.localhost:${proxy.port}`
  const { app } = await shopWithPages(undefined, {
    storefrontOrigin: given.configured ?? storefront,
    adminOrigin: admin,
    trustProxy: given.trustProxy,
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  proxy.to(Number(port))
  const ca = given.isUntrusted ? undefined : signer.ca
  return {
    storefront,
    admin,
    // Another address than the proxy's own: the shop trusts that of the proxy.
    examine: () => examine({ storefront, admin, from: '127.0.0.2', ...(ca && { ca }) }),
  }
}

/** The findings that need somebody's work, as they are printed. */
export function problemsIn(found: readonly Finding[]) {
  return found
    .filter(({ state }) => state === 'wrong' || state === 'warning')
    .map(({ check, state, sentence }) => `${state}: ${check}: ${sentence}`)
}
