import { StartError } from '@etrend/database'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { taxFiling } from '../db/schema/tax-filings'
import { readEnv, taxOfficeOf } from '../env'
import { vatSkirt } from '../test/billing'
import { copyOf } from '../test/folders'
import { openShop, type Parts } from '../test/open-shop'
import { orderingAt, type OrderingShop } from '../test/ordering'
import { delivered } from '../test/staff-orders'
import { chargeTax, playedTaxOffice, takenIn } from '../test/tax-office'
import { openAgain } from '../test/test-database'

/** A shop whose server can be started anew with other settings. */
async function restartedShop() {
  const folder = copyOf(inject('readyShops').four)
  let open: Awaited<ReturnType<typeof openShop>> | undefined
  onTestFinished(async () => open?.close())

  return async (parts: Parts): Promise<OrderingShop> => {
    const database = open ? (own: string) => openAgain(folder, own) : undefined
    await open?.close()
    open = await openShop(folder, parts, database)
    return { ...open, ...orderingAt(open) }
  }
}

const states = async ({ db }: OrderingShop) =>
  (await db.read.select().from(taxFiling)).map(({ state, attempts }) => [state, attempts])

describe('a server that ends in the middle of an attempt', () => {
  it('sends the bill again when it has started, and the tax office counts it once', async () => {
    const start = await restartedShop()
    const { play, ...parts } = playedTaxOffice()
    const first = await start(parts)
    await chargeTax(first, 'vat_inclusive')
    await delivered(first, vatSkirt)
    play.trick = 'late'
    const round = first.app.doChores()
    await expect.poll(() => takenIn(first)).toHaveLength(1)
    const second = await start(parts)
    await round
    play.trick = undefined
    expect(await states(second)).toEqual([['waiting', 1]])
    await second.later(3)
    expect(await states(second)).toEqual([['sent', 2]])
    expect(await takenIn(second)).toHaveLength(1)
  })
})

describe('how the simulated tax office is to behave', () => {
  it('is known to another server of the shop too, not only to the one that was told', async () => {
    const start = await restartedShop()
    const first = await start(playedTaxOffice())
    const payload = { choice: 'refuses' }
    const chosen = { method: 'POST', url: '/simulator/cbms/choose', payload } as const
    expect((await first.app.inject(chosen)).statusCode).toBe(303)
    const other = await start(playedTaxOffice())
    await chargeTax(other, 'vat_inclusive')
    await delivered(other, vatSkirt)
    await other.later(1)
    expect(await states(other)).toEqual([['refused', 1]])
    expect(await takenIn(other)).toEqual([])

    // Its page sends a plain form, and lists what the tax office has.
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await other.app.inject({ ...chosen, headers, payload: 'choice=' })
    await other.post('/staff/tax-filings/resend/')
    await other.later(0)
    const [bill] = await takenIn(other)
    const { body } = await other.app.inject({ url: '/simulator/cbms/' })
    expect(body).toContain(`<li>${bill?.number}</li>`)
  })
})

describe('bills that were issued while the settings were missing', () => {
  it('are sent once the settings are back; those from before the first start with them are not', async () => {
    const start = await restartedShop()
    const { taxOffice, play: _play, ...without } = playedTaxOffice()
    const never = await start(without)
    await chargeTax(never, 'vat_inclusive')
    await delivered(never, vatSkirt)
    const connected = await start({ ...without, taxOffice })
    await delivered(connected, { ...vatSkirt, phone: '9800000001' })
    await connected.later(0)
    const missing = await start(without)
    await delivered(missing, { ...vatSkirt, phone: '9800000002' })
    expect(await states(missing)).toHaveLength(1)
    const back = await start({ ...without, taxOffice })
    expect(await states(back)).toEqual([
      ['sent', 1],
      ['waiting', 0],
    ])
    await back.later(1)
    const taken = await takenIn(back)
    expect(taken).toMatchObject([{ isrealtime: true }, { isrealtime: false }])
  })
})

describe('the settings of the tax office', () => {
  const all = { CBMS_USERNAME: 'shop', CBMS_PASSWORD: 'secret', CBMS_SELLER_PAN: '601234567' }

  it('are off by default, and belong together', () => {
    expect(taxOfficeOf(readEnv({}))).toBeUndefined()
    expect(taxOfficeOf(readEnv({ CBMS: 'simulator' }))).toEqual({ simulator: true })
    expect(taxOfficeOf(readEnv(all))).toEqual({
      simulator: false,
      url: 'https://cbapi.ird.gov.np/api/',
      username: 'shop',
      password: 'secret',
      seller_pan: '601234567',
    })
    expect(taxOfficeOf(readEnv({ ...all, CBMS_URL: 'https://test.example/api' }))).toMatchObject({
      url: 'https://test.example/api/',
    })
    expect(() => taxOfficeOf(readEnv({ ...all, CBMS_PASSWORD: '' }))).toThrow(
      new StartError(
        'CBMS_USERNAME, CBMS_PASSWORD and CBMS_SELLER_PAN belong together: set all or none.',
      ),
    )
  })

  it.each([
    [{ CBMS: 'yes' }, 'CBMS must be simulator, or left out.'],
    [{ CBMS_SELLER_PAN: '12345678' }, 'CBMS_SELLER_PAN must be a PAN of nine digits.'],
    [{ CBMS_URL: 'http://cbapi.ird.gov.np/api/' }, 'CBMS_URL must be an https address.'],
  ])('%j stop the start', (wrong, sentence) => {
    expect(() => readEnv(wrong)).toThrow(new StartError(sentence))
  })
})
