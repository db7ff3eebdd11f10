import { signIn } from '@etrend/e2e/support/call'
import { staff } from '@etrend/e2e/support/shop'
import type { Gate, OpenShop } from '../gate'
import { ask } from '../support/ask'
import { atOnce } from '../support/at-once'
import { newBuyer, place, placedOrder } from '../support/buyers'
import { contractCalls, type ContractCall } from '../support/contract-calls'
import { tally } from '../support/count'
import { formOf, requestOf } from '../support/requests'
import { changedTables, snapshotOf } from '../support/snapshot'
import { mailsToLeave } from '../support/stock'
import { units } from '../support/stocked'
import { signInOnWeb } from '../support/web-session'

export const crossSite: Gate = {
  id: 'G12',
  aim: 'every call that changes something × pages of other sites (foreign, sibling, other port, null, none), as JSON, text and forms: refused, nothing changed; scripts and own pages go through; cookies exactly as they should be',
  async run({ openShop, expect }) {
    const shop = await openShop()
    const { cookie, setCookies } = await signInOnWeb(shop.port, staff)
    for (const wrong of cookieFaults(setCookies, false)) expect(false, wrong)
    const order = await orderOfBrowser(shop)
    const cookies = `${cookie}; ${order.cookie}`
    await mailsToLeave(shop.dataDir)

    const before = snapshotOf(shop.dataDir)
    const changing = contractCalls.filter(({ method }) => method !== 'GET')
    const tries = changing.flatMap((call) =>
      sourcesFor(shop.port).map((source) => ({ call, source })),
    )
    const statuses = await atOnce(8, tries, async ({ call, source }) => {
      const request = disguised(call, source, order.number)
      const headers = {
        ...newBuyer().headers,
        ...request.headers,
        ...source.headers,
        cookie: cookies,
      }
      const said = await ask({ port: shop.port, ...request, headers })
      const isRefused = [401, 403, 415].includes(said.status)
      expect(
        isRefused,
        `${call.id} from ${source.name} answered ${said.status}: ${said.text.slice(0, 80)}`,
      )
      return said.status
    })
    const changed = changedTables(before, snapshotOf(shop.dataDir))
    expect(changed.length === 0, `pages of other sites changed ${changed.join(', ')}`)

    for (const wrong of await ownCalls(shop, order, cookies)) expect(false, wrong)
    const secure = await openShop({ STOREFRONT_ORIGIN: 'https://shop.example' })
    const session = await signInOnWeb(secure.port, staff, {
      host: 'admin.shop.example',
      origin: 'https://admin.shop.example',
    })
    for (const wrong of cookieFaults(session.setCookies, true)) expect(false, wrong)
    return `${changing.length} calls × ${sourcesFor(0).length} sources: ${tally(statuses)}; ${changed.length} tables changed; own calls went through; ${session.setCookies.length} cookies as they should be`
  },
}

type Source = { name: string; headers: Record<string, string>; as?: 'text' | 'form' | 'multipart' }

function sourcesFor(port: number): Source[] {
  const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  return [
    { name: 'another site', headers: evil },
    { name: 'another site without Sec-Fetch-Site', headers: { origin: 'https://evil.example' } },
    {
      name: 'a sibling host',
      headers: { origin: `http://blog.localhost:${port}`, 'sec-fetch-site': 'same-site' },
    },
    {
      name: 'another port',
      headers: { origin: 'http://localhost:9', 'sec-fetch-site': 'same-site' },
    },
    { name: 'the origin null', headers: { origin: 'null', 'sec-fetch-site': 'cross-site' } },
    { name: 'a browser without Origin and Sec-Fetch-Site', headers: {} },
    { name: 'a text of another site', headers: evil, as: 'text' },
    { name: 'a form of another site', headers: evil, as: 'form' },
    { name: 'a multipart form of another site', headers: evil, as: 'multipart' },
    {
      name: 'a multipart form of an old browser',
      headers: { origin: 'https://evil.example' },
      as: 'multipart',
    },
  ]
}

/** The call as a page of another site can send it. */
function disguised(call: ContractCall, { as }: Source, number: string) {
  const request = requestOf(call, { path: { number } })
  if (as === undefined) return request
  if (as === 'multipart') return { ...request, ...formOf(call.body?.example ?? {}) }
  const type = as === 'text' ? 'text/plain' : 'application/x-www-form-urlencoded'
  return {
    ...request,
    headers: { ...request.headers, 'content-type': type },
    body: request.body ?? 'a=b',
  }
}

/** A guest's order, with the cookie that opens it. */
async function orderOfBrowser({ api }: OpenShop) {
  const lines = units.slice(0, 1).map((unit) => ({ ...unit, quantity: 1 }))
  const answer = await place(api, { lines })
  const { number } = placedOrder.parse(answer.body)
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0])
  return { number, cookie: cookie.join('; ') }
}

/** Calls that must still work: of the shop's own page with its cookie, and of a script with a token and no cookie. */
async function ownCalls(shop: OpenShop, { number }: { number: string }, cookie: string) {
  const { access: token } = await signIn(shop.api)
  const cancel = contractCalls.find(({ id }) => id === 'orders.cancel')
  const create = contractCalls.find(({ id }) => id === 'sizes.create')
  if (!cancel || !create) throw new Error('The contract lacks orders.cancel or sizes.create.')
  const host = `localhost:${shop.port}`
  const page = requestOf(cancel, {
    path: { number },
    headers: { cookie, host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' },
  })
  const script = requestOf(create, { token, body: { size_name: 'Of a script' } })
  const own = await ask({ port: shop.port, ...page })
  const curl = await ask({ port: shop.port, ...script })
  return [
    ...(own.status === 200 ? [] : [`the shop's own page was answered ${own.status}: ${own.text}`]),
    ...(curl.status === 201
      ? []
      : [`a script with a token was answered ${curl.status}: ${curl.text}`]),
  ]
}

/** What is wrong with cookies. They must be for one host, HttpOnly and SameSite=Strict, and Secure on https. */
function cookieFaults(cookies: string[], isSecure: boolean) {
  if (cookies.length === 0) return ['no cookie was set at a sign-in on the web']
  return cookies.flatMap((cookie) => {
    const parts = cookie.split('; ')
    const needed = ['Path=/', 'HttpOnly', 'SameSite=Strict', ...(isSecure ? ['Secure'] : [])]
    const missing = needed.filter((part) => !parts.includes(part))
    const faults = missing.map((part) => `${parts[0]?.split('=')[0]} lacks ${part}`)
    if (cookie.includes('Domain=')) faults.push(`${cookie} names a domain`)
    if (isSecure && !cookie.startsWith('__Host-')) faults.push(`${cookie} is not bound to its host`)
    return faults
  })
}
