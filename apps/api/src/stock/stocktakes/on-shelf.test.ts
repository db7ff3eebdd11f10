import type { AuditEntry } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { count, entry, finish, levelOf, lineOf, skirt, start, tee } from '../../test/counting'
import { oneSkirt, orderingShop } from '../../test/ordering'
import { move as moveOrder } from '../../test/staff-orders'
import { move } from '../../test/stocking'
import { shopOfFour } from '../../test/test-app'

describe('what is expected on the shelf', () => {
  it('is the level at the moment of counting: what moves before or after makes no difference', async () => {
    const shop = await shopOfFour()
    const { id } = await start(shop)
    await shop.later(10)
    await shop.signIn()
    await move(shop, 4, 1, 'In', 3)
    await shop.later(10)
    await shop.signIn()
    // Counted 15 minutes ago, on a phone without a connection.
    await count(shop, id, entry(tee, 2, { age_ms: 15 * 60_000 }), entry(skirt, 9))
    expect(await lineOf(shop, id, tee)).toMatchObject({ expected: 2, difference: 0, level: 5 })
    await move(shop, 3, 1, 'Out', 4)
    expect(await lineOf(shop, id, skirt)).toMatchObject({ expected: 9, difference: 0, level: 5 })
    expect((await finish(shop, id)).json()).toMatchObject({ movements: 0 })
  })

  it('has the pieces of orders until they are packed', async () => {
    const shop = await orderingShop()
    const { number } = await shop.placed({ ...oneSkirt })
    const { id } = await start(shop)
    await count(shop, id, entry(skirt, 9))
    expect(await lineOf(shop, id, skirt)).toMatchObject({ expected: 9, difference: 0, level: 8 })
    await moveOrder(shop, number, 'confirmed', 'packed')
    await shop.later(1)
    await count(shop, id, entry(skirt, 8, { is_recount: true }))
    expect(await lineOf(shop, id, skirt)).toMatchObject({ expected: 8, difference: 0, level: 8 })
    // Counted before it was packed, and sent late.
    const late = entry(skirt, 9, { is_recount: true, age_ms: 90_000 })
    await count(shop, id, late)
    expect(await lineOf(shop, id, skirt)).toMatchObject({ counted: 8 })
  })

  it('never takes a level below zero: sold pieces that are missing are named', async () => {
    const shop = await orderingShop()
    await shop.placed({ ...oneSkirt, lines: [{ ...skirt, quantity: 9 }], expected_total: 8106 })
    const { id } = await start(shop)
    await count(shop, id, entry(skirt, 6))
    expect(await lineOf(shop, id, skirt)).toMatchObject({ expected: 9, difference: -3, short: 3 })
    expect((await finish(shop, id)).json()).toMatchObject({ movements: 0, missing: 0 })
    const [log] = (await shop.get('/staff/audit/?action=finish')).json<AuditEntry[]>()
    expect(log?.after).toMatchObject({ short: 3 })
    expect(await levelOf(shop, skirt)).toBe(0)
  })
})
