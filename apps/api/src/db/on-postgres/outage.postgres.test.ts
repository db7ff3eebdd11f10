// @module-tag by-engine

import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { oneSkirt, orderingShop, sita, skirt } from '../../test/ordering'
import { connectionsTo } from '../../test/postgres'
import { call } from '../../test/staff-orders'
import { urlOfShop } from '../../test/test-database'

it('connections that are cut lose no order that was answered, and sell no piece twice', async () => {
  const shop = await orderingShop()
  // What a server does as it starts may be cut too, and fails the start: this is about a shop that runs.
  await shop.app.ready()
  const other = connectionsTo(urlOfShop(shop.folder))
  const cut = () =>
    other.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`)
  const placed = new Set<string>()
  const keys = Array.from({ length: 9 }, () => crypto.randomUUID())
  for (const [at, key] of keys.entries()) {
    const payload = { ...oneSkirt, ...sita, phone: `98012345${10 + at}`, street: `Ward ${at}` }
    // As a browser does: the same key until there is an answer. A lost answer may hide an order.
    let tries = 0
    await expect
      .poll(async () => {
        const placing = shop.place(payload, { key })
        tries += 1
        // Cut at another moment of each try, and not for ever: a busy machine needs longer for an order.
        if (tries < 6) await setTimeout(at * 5 + tries * 10).then(cut)
        const answer = await placing
        if (answer.statusCode === 201) placed.add(answer.json<{ number: string }>().number)
        return answer.statusCode
      })
      .toBe(201)
  }
  const orders = (await shop.get('/staff/orders')).json<{ number: string }[]>()
  expect(new Set(orders.map(({ number }) => number))).toEqual(placed)
  expect(placed.size).toBe(9)
  const refused = await shop.place({ ...oneSkirt, phone: '9801234599' })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { changes: [{ kind: 'short', left: 0 }] },
  ])
  const moved = { product_color: String(skirt.product_color), size: '1', movement_type: 'In' }
  const received = await shop.form('POST', '/stock/createStock/', {
    ...moved,
    quantity: '1',
    notes: '',
  })
  expect(received.statusCode).toBe(201)
  expect(
    (await call(shop, 'POST', `/orders/${[...placed][0]}/state`, { state: 'confirmed' }))
      .statusCode,
  ).toBe(200)
})

it('an order that the full disk of the PostgreSQL server refuses is answered 503, and succeeds once there is room', async () => {
  const shop = await orderingShop()
  const server = connectionsTo(urlOfShop(shop.folder))
  // What PostgreSQL reports when a table can't grow (ENOSPC).
  await server.query(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`)
  const key = crypto.randomUUID()
  for (const table of ['shop_order', 'order_line', 'stock_movement', 'catalogue_change', 'mail']) {
    await server.query(
      `CREATE TRIGGER full_disk BEFORE INSERT ON ${table} EXECUTE FUNCTION full_disk()`,
    )
    const refused = await shop.place(oneSkirt, { key })
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      503,
      '1',
      { message: 'The shop has no room to save this right now. Please try again later.' },
    ])
    await server.query(`DROP TRIGGER full_disk ON ${table}`)
  }
  expect((await shop.place(oneSkirt, { key })).statusCode).toBe(201)
})

it('a server whose connections lead to a replica sells again as soon as new ones lead to the leader', async () => {
  const shop = await orderingShop()
  const url = urlOfShop(shop.folder)
  const operator = connectionsTo(url)
  const name = new URL(url).pathname.slice(1)
  const cutOthers = () =>
    operator.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`)
  // Every new connection is refused its writes, as a replica refuses them.
  await operator.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
  await cutOthers()
  const key = crypto.randomUUID()
  await expect.poll(async () => (await shop.place(oneSkirt, { key })).statusCode).toBe(503)
  await operator.query('SET default_transaction_read_only = off')
  await operator.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`)
  await expect
    .poll(async () => (await shop.place(oneSkirt, { key })).statusCode, { timeout: 10_000 })
    .toBe(201)
})
