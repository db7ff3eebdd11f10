import type { AuditEntry, Stocktake, StockMovement } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import {
  blouse,
  count,
  entry,
  finish,
  levelOf,
  lineOf,
  review,
  skirt,
  start,
  tee,
} from '../../test/counting'
import { shopOfFour } from '../../test/test-app'
import { totalOf } from '../../test/total-of'

describe('a stocktake', () => {
  it('writes each difference as one movement with a note, and leaves the rest alone', async () => {
    const shop = await shopOfFour()
    const { id, name } = await start(shop, { name: 'Dashain' })
    const before = await levelOf(shop, blouse)
    await count(shop, id, entry(tee, 5), entry(skirt, 7))
    const done = await finish(shop, id, { notes: 'Back room' })
    expect(done.json()).toMatchObject({ state: 'done', movements: 2, found: 3, missing: 2 })
    const [second, first] = (await shop.get('/stock/allStock/?sort=-id&page=1&page_size=2')).json<
      StockMovement[]
    >()
    expect([first, second]).toMatchObject([
      { movement_type: 'Out', quantity: 2, notes: `${name}: counted 7, expected 9. Back room` },
      { movement_type: 'In', quantity: 3, notes: `${name}: counted 5, expected 2. Back room` },
    ])
    expect([await levelOf(shop, tee), await levelOf(shop, skirt)]).toEqual([5, 7])
    expect(await levelOf(shop, blouse)).toBe(before)
    const log = (await shop.get('/staff/audit/?noun=stocktakes')).json<AuditEntry[]>()
    expect(log.map(({ action, after }) => [action, after])).toEqual([
      ['finish', { movements: 2, found: 3, missing: 2, short: 0, uncounted: 'keep' }],
      ['start', null],
    ])
  })

  it('keeps each count once, however often and by how many people it is sent', async () => {
    const shop = await shopOfFour()
    const { id } = await start(shop)
    const first = entry(tee, 2)
    await count(shop, id, first, first)
    await count(shop, id, first, entry(tee, 1))
    const answer = await count(shop, id, entry(tee, -1), entry(skirt, 4))
    expect(answer.json()).toEqual({
      refused: [],
      counted: [
        { ...tee, counted: 2 },
        { product_color: 3, size: 1, counted: 4 },
      ],
    })
    await count(shop, id, entry(tee, 6, { is_recount: true }))
    await count(shop, id, entry(tee, 1))
    expect(await lineOf(shop, id, tee)).toMatchObject({ counted: 7, difference: 5 })
    const list = (await shop.get('/staff/stocktakes/')).json<Stocktake[]>()
    expect(list).toMatchObject([{ id, counted: 2, state: 'open' }])
  })

  it('is on one of the pages of a list, which has 20 rows unless another number is asked for', async () => {
    const shop = await shopOfFour()
    for (const place of Array(21).keys()) await start(shop, { name: `No. ${place}` })
    const page = async (query: string) => {
      const answer = await shop.get(`/staff/stocktakes/${query}`)
      return [answer.json<Stocktake[]>().length, totalOf(answer)]
    }
    expect(await page('')).toEqual([20, 21])
    expect(await page('?page=2')).toEqual([1, 21])
    expect(await page('?page=3&page_size=10')).toEqual([1, 21])
    expect(await page('?page=4&page_size=10')).toEqual([0, 21])
    expect((await shop.get('/staff/stocktakes/?page_size=101')).statusCode).toBe(400)
  })

  it('is found by its name, by what it is about and by its state', async () => {
    const shop = await shopOfFour()
    const { id: all } = await start(shop, { name: 'Dashain 100% of A_1' })
    const { id: women } = await start(shop, { name: 'Autumn', scope: 'category', scope_id: 1 })
    const { id: tees } = await start(shop, { name: 'Autumn B1', scope: 'product', scope_id: 3 })
    await finish(shop, women)
    const listed = async (query: Record<string, string>) => {
      const answer = await shop.get(`/staff/stocktakes/?${new URLSearchParams(query).toString()}`)
      return [answer.json<Stocktake[]>().map(({ id }) => id), totalOf(answer)]
    }
    expect(await listed({ q: 'autumn' })).toEqual([[tees, women], 2])
    expect(await listed({ q: 'dashain' })).toEqual([[all], 1])
    expect(await listed({ q: 'women' })).toEqual([[women], 1])
    expect(await listed({ q: 'tee | pl' })).toEqual([[tees], 1])
    expect(await listed({ q: 'whole shop' })).toEqual([[all], 1])
    expect(await listed({ q: 'winter' })).toEqual([[], 0])
    expect(await listed({ q: '%' })).toEqual([[all], 1])
    expect(await listed({ q: 'A_1' })).toEqual([[all], 1])
    expect(await listed({ q: 'B_' })).toEqual([[], 0])
    expect(await listed({ state: 'open' })).toEqual([[tees, all], 2])
    expect(await listed({ state: 'done' })).toEqual([[women], 1])
    expect(await listed({ state: 'cancelled' })).toEqual([[], 0])
    expect(await listed({ q: 'autumn', state: 'open' })).toEqual([[tees], 1])
    expect(await listed({ q: 'autumn', state: 'open', page: '2' })).toEqual([[], 1])
    expect((await shop.get('/staff/stocktakes/?state=ended')).statusCode).toBe(400)
  })

  it('is about a product or a category, and refuses counts of others one by one', async () => {
    const shop = await shopOfFour()
    const { id, scope_name, units } = await start(shop, { scope: 'product', scope_id: 3 })
    expect([scope_name, units]).toEqual(['Tee | Plain', 1])
    const [kept, foreign] = [entry(tee, 1), entry(skirt, 1)]
    expect((await count(shop, id, kept, foreign)).json()).toMatchObject({
      refused: [{ id: foreign.id, message: 'This unit is not part of this stocktake.' }],
    })
    expect((await review(shop, id)).lines).toMatchObject([{ ...tee, counted: 1 }])
    const women = await start(shop, { scope: 'category', scope_id: 1 })
    expect([women.scope_name, women.units]).toEqual(['Women', 4])
    for (const wrong of [{ scope: 'product' }, { scope_id: 1 }, { scope: 'shelf' }]) {
      expect((await shop.post('/staff/stocktakes/', wrong)).statusCode).toBe(400)
    }
    const gone = await shop.post('/staff/stocktakes/', { scope: 'category', scope_id: 99 })
    expect(gone.statusCode).toBe(404)
  })

  it('sets units that nobody counted to 0 only where staff say so', async () => {
    const shop = await shopOfFour()
    const { id } = await start(shop, { scope: 'category', scope_id: 1 })
    await count(shop, id, entry(skirt, 9))
    expect((await finish(shop, id, { uncounted: 'zero' })).json()).toMatchObject({ found: 0 })
    expect([await levelOf(shop, blouse), await levelOf(shop, skirt)]).toEqual([0, 9])
    expect(await levelOf(shop, tee)).toBe(2)
  })

  it('that is cancelled or finished takes no more counts, and ends once', async () => {
    const shop = await shopOfFour()
    const { id, name } = await start(shop)
    const sent = entry(tee, 1)
    await count(shop, id, sent)
    expect((await shop.post(`/staff/stocktakes/${id}/cancel/`)).json()).toMatchObject({
      state: 'cancelled',
      movements: 0,
    })
    expect((await count(shop, id, sent)).statusCode).toBe(200)
    const late = await count(shop, id, sent, entry(tee, 1))
    expect([late.statusCode, late.json()]).toEqual([
      409,
      { message: `${name} has ended: this was not counted any more.` },
    ])
    for (const way of ['cancel', 'finish']) {
      const again = await shop.post(`/staff/stocktakes/${id}/${way}/`, { entries: 1 })
      expect([way, again.statusCode]).toEqual([way, 409])
    }
    expect(await levelOf(shop, tee)).toBe(2)
  })

  it('is not finished where somebody has counted since the review', async () => {
    const shop = await shopOfFour()
    const { id } = await start(shop)
    const { entries } = await review(shop, id)
    await count(shop, id, entry(tee, 9))
    const refused = await shop.post(`/staff/stocktakes/${id}/finish/`, { entries })
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { message: 'Somebody has counted meanwhile. Look at the differences again.' },
    ])
    expect(await levelOf(shop, tee)).toBe(2)
  })
})

it.each(['/staff/stocktakes/', '/staff/stocktakes/1/', '/staff/stocktakes/1/review/'])(
  '%s is only for staff',
  async (url) => {
    const shop = await shopOfFour()
    expect((await shop.anonymous('GET', url)).statusCode).toBe(401)
  },
)
