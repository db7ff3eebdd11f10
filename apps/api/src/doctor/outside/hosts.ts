import { NoAnswer } from '../ask'
import { findings, type Finding } from '../finding'
import { seenBy } from './seen'
import { hostOf, type Visited } from './visited'

const { ok, wrong } = findings('Hosts')
const host = findings('Host header')

/**
 * Each host answers with its own app, and the proxy passes on which host was asked. `isUp`: the storefront's host is
 * answered by a shop, so that the other checks make sense.
 */
export async function checkHosts(shop: Visited): Promise<{ isUp: boolean; found: Finding[] }> {
  const down = await Promise.all([shop.storefront, shop.admin].map((one) => isDown(shop, one)))
  const problems = down.flatMap((reason) => (reason === undefined ? [] : wrong(reason)))
  if (problems.length > 0) return { isUp: down[0] === undefined, found: problems }
  const changed = await changedHosts(shop)
  if (changed.length > 0) return { isUp: true, found: changed }
  const apps = [...(await storefrontProblems(shop)), ...(await adminProblems(shop))]
  const right = ok(`${hostOf(shop.storefront)} is the shop, ${hostOf(shop.admin)} its admin.`)
  return {
    isUp: true,
    found: [...(apps.length > 0 ? apps : [right]), host.ok('Both hosts reach the shop by name.')],
  }
}

const pass = 'let the proxy pass every request to the shop’s PORT'

async function isDown({ ask }: Visited, origin: string) {
  try {
    const { status, body } = await ask(`${origin}/livez`)
    if (status === 200 && body === '{"status":"ok"}') return undefined
    if (status >= 502 && status <= 504)
      return `${hostOf(origin)} answers ${status}: start the shop, and ${pass}.`
    return `${hostOf(origin)} isn’t answered by the shop (status ${status}): ${pass}.`
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return `${hostOf(origin)} ${error.message}: start the shop and its proxy, and open the port in the firewall.`
  }
}

async function changedHosts({ storefront, admin, ask }: Visited) {
  const seen = await Promise.all(
    [storefront, admin].map(async (origin) => ({
      sent: hostOf(origin),
      got: (await seenBy(ask, origin)).host,
    })),
  )
  return seen.flatMap(({ sent, got }) =>
    sent === got
      ? []
      : host.wrong(
          `The shop is asked for ${got} instead of ${sent}: let the proxy keep the Host header (nginx: proxy_set_header Host $http_host).`,
        ),
  )
}

async function storefrontProblems({ storefront, ask }: Visited) {
  const { status, body } = await ask(`${storefront}/robots.txt`)
  const [, configured] = /^Sitemap: (.+)\/sitemap\.xml$/m.exec(body) ?? []
  if (configured === storefront) return []
  if (configured !== undefined) {
    return [
      wrong(
        `The shop is visited at ${storefront}, but believes that it is at ${configured}, which its links and mails name: set STOREFRONT_ORIGIN to ${storefront}.`,
      ),
    ]
  }
  return [
    wrong(
      status === 200
        ? `${hostOf(storefront)} is answered by the admin: set ADMIN_ORIGIN to the admin’s own host.`
        : `${hostOf(storefront)} has no pages: build the shop (npm start does).`,
    ),
  ]
}

async function adminProblems({ admin, ask }: Visited) {
  const { body } = await ask(`${admin}/robots.txt`)
  if (!body.includes('Sitemap:') && body.includes('Disallow: /')) return []
  return [
    wrong(
      `${hostOf(admin)} is answered by the shop instead of the admin: set ADMIN_ORIGIN to ${admin}.`,
    ),
  ]
}
