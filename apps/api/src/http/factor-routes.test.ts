import { contract } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { signedIn, tired } from '../test/second-factor'
import { openTestShop } from '../test/test-app'

const route = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string(),
  metadata: z.object({
    access: z.enum(['customer', 'staff']),
    early: z.literal(true).optional(),
    sensitive: z.literal(true).optional(),
  }),
})

/** Every route of the contract that needs a session, with its marks. No row has the ids in its path. */
const calls = Object.values(contract)
  .flatMap((noun): unknown[] => Object.values(noun))
  .flatMap((one) => route.safeParse(one).data ?? [])
  .map(({ method, path, metadata }) => ({
    method,
    url: path
      .replace(':noun', 'sizes')
      .replace(':number', 'ET-2000-999999')
      .replace(/:\w+/g, '999999'),
    ...metadata,
  }))

describe('a session that still waits for its second factor', () => {
  it('reaches the routes that the contract marks as early, and no others', async () => {
    const shop = await openTestShop()
    const { headers } = await signedIn(shop, 'outside')
    const early = calls.filter((call) => call.early)
    const others = calls.filter((call) => !call.early)
    expect([early.length, others.length > 100]).toEqual([7, true])
    for (const { method, url } of others) {
      const { statusCode, body } = await shop.app.inject({ method, url, headers })
      const isRefused = statusCode === 403 && body.includes('"factor-missing"')
      expect([`${method} ${url}`, isRefused]).toEqual([`${method} ${url}`, true])
    }
    for (const { method, url } of early) {
      const own = (await signedIn(shop, 'outside')).headers
      const { body } = await shop.app.inject({ method, url, headers: own })
      expect([url, body.includes('"factor-missing"')]).toEqual([url, false])
    }
  })
})

describe('a session that proved long ago who is there', () => {
  it('is asked again by the staff routes that the contract marks as sensitive, and no others', async () => {
    const shop = await openTestShop()
    const { ask } = await tired(shop)
    const ofStaff = calls.filter(({ access }) => access === 'staff')
    expect(ofStaff.filter((call) => call.sensitive).length).toBeGreaterThan(8)
    for (const { method, url, sensitive = false } of ofStaff) {
      const { statusCode, body } = await ask(method, url)
      const isAsked = statusCode === 403 && body.includes('"proof-needed"')
      expect([`${method} ${url}`, isAsked]).toEqual([`${method} ${url}`, sensitive])
    }
  })
})
