import { describe, expect, it } from 'vitest'
import { everyCall, staffCalls } from '../test/every-call'
import { signedIn, tired } from '../test/second-factor'
import { openTestShop } from '../test/test-app'

const calls = everyCall.filter((call) => call.access !== 'public')

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
    expect(staffCalls.filter((call) => call.sensitive).length).toBeGreaterThan(8)
    for (const { method, url, sensitive = false } of staffCalls) {
      const { statusCode, body } = await ask(method, url)
      const isAsked = statusCode === 403 && body.includes('"proof-needed"')
      expect([`${method} ${url}`, isAsked]).toEqual([`${method} ${url}`, sensitive])
    }
  })
})
