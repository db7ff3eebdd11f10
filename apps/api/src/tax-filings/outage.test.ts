import { describe, expect, it } from 'vitest'
import { taxFiling, taxFilingAttempt, taxOffice } from '../db/schema/tax-filings'
import { vatSkirt } from '../test/billing'
import { logLines } from '../test/log-lines'
import { orderingShop } from '../test/ordering'
import { delivered, call } from '../test/staff-orders'
import { chargeTax, shopWithTaxOffice, takenIn } from '../test/tax-office'
import { totalOf } from '../test/total-of'

const HOUR = 60

describe('a tax office', () => {
  it('that is down for a day delays no sale, and gets all bills in their order afterwards', async () => {
    const { play, sell, later, filings, summary, taken } = await shopWithTaxOffice()
    play.trick = 'down'
    for (let sold = 0; sold < 4; sold += 1) await sell()
    for (let hour = 0; hour <= 24; hour += 1) await later(HOUR)
    expect(await summary()).toMatchObject({ waiting: 4, late: 4, refused: 0 })
    const tries = (await filings()).reduce((sum, { attempts }) => sum + attempts, 0)
    expect(tries).toBe(25)
    play.trick = undefined
    await later(15)
    await later(HOUR)
    expect(await summary()).toMatchObject({ waiting: 0, late: 0, failing_since: null })
    const numbers = (await filings()).map(({ number }) => number)
    expect((await taken()).map(({ number }) => number).toSorted()).toEqual(numbers)
  })

  it('that comes back within minutes gets the bills in their order', async () => {
    const { play, sell, later, filings, taken } = await shopWithTaxOffice()
    play.trick = 'down'
    for (let sold = 0; sold < 3; sold += 1) await sell()
    await later(0)
    await later(1)
    play.trick = undefined
    await later(2)
    const numbers = (await filings()).map(({ number }) => number)
    expect((await taken()).map(({ number }) => number)).toEqual(numbers)
  })

  it('is asked after longer and longer pauses, at most 15 minutes', async () => {
    const { play, sell, later, summary } = await shopWithTaxOffice()
    play.trick = 'down'
    await sell()
    await sell()
    const pauses: number[] = []
    let now = 0
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      await later(now)
      const { next_attempt_at, failing_since } = await summary()
      expect(failing_since).not.toBeNull()
      pauses.push(Date.parse(next_attempt_at ?? ''))
      now = minutes
    }
    const between = pauses.map((at, index) => at - (pauses[index - 1] ?? at))
    expect(between.map((ms) => Math.round(ms / 60_000))).toEqual([0, 2, 4, 8, 15, 15])
  })

  it('that fails at one bill gets the others', async () => {
    const { play, sell, later, filings } = await shopWithTaxOffice()
    await sell()
    await sell()
    let calls = 0
    play.onCall = () => {
      calls += 1
      return calls <= 5 ? 'down' : undefined
    }
    for (let round = 0; round < 5; round += 1) await later(15)
    await later(15)
    expect((await filings()).map(({ state }) => state)).toEqual(['waiting', 'sent'])
    await later(HOUR)
    expect((await filings()).map(({ state }) => state)).toEqual(['sent', 'sent'])
  })
})

describe('a shop without user name and password', () => {
  it('queues nothing, and says so', async () => {
    const shop = await orderingShop()
    await chargeTax(shop, 'vat_inclusive')
    await delivered(shop, vatSkirt)
    expect(totalOf(await shop.get('/staff/tax-filings/'))).toBe(0)
    expect((await shop.get('/staff/tax-filings/summary/')).json()).toMatchObject({
      mode: 'off',
      waiting: 0,
      other_pan: null,
    })
    const answer = await shop.post('/staff/tax-filings/resend/')
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      'The server has no user name and password of the tax office: set CBMS_USERNAME, CBMS_PASSWORD and CBMS_SELLER_PAN, and start the shop again.',
    ])
  })
})

describe('the password', () => {
  it('is in no log line, no answer and no row, even where the tax office repeats it', async () => {
    const { lines, logger } = logLines()
    const { shop, play, sell, later, filings } = await shopWithTaxOffice('vat_inclusive', {
      logger,
    })
    const { number } = await sell()
    play.trick = 'echo'
    await later(0)
    play.trick = undefined
    await later(1)
    await call(shop, 'POST', `/orders/${number}/refunds`, { amount: 902, reason: 'A seam' })
    await later(0)
    const shown = await Promise.all(
      (await filings()).map(async ({ id }) => (await shop.get(`/staff/tax-filings/${id}/`)).body),
    )
    const rows = [
      await shop.db.read.select().from(taxFilingAttempt),
      await shop.db.read.select().from(taxFiling),
      await shop.db.read.select().from(taxOffice),
      await takenIn(shop),
    ]
    const all = JSON.stringify([lines, shown, rows])
    expect(all).toContain('was sent to the tax office')
    expect(all).toContain('•••')
    expect(all).not.toContain('test@321')
    expect(all).not.toContain('Test_CBMS')
  })
})
