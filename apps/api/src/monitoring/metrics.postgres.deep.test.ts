import { now } from '@etrend/tooling/given-time'
import { expect, it, onTestFinished } from 'vitest'
import { tradeSignals } from '../start/open-monitoring'
import { serverBehindRelay } from '../test/behind-relay'
import { listening, token, valuesOf } from '../test/measured'
import { connectionsTo, makeDatabase } from '../test/postgres'
import { openTestShop } from '../test/test-app'
import { urlOfShop } from '../test/test-database'
import { openMetrics } from './metrics'

/** The last reading of the shop counts for as long as this. */
const LONGEST_PAUSE_MS = 30_000
/** The network itself gives up after this time. */
const NETWORK_LIMIT_MS = 35_000

it('a scrape says that the database is down, and that it is there again', async () => {
  const shop = await openTestShop({ metricsToken: token })
  const { scrape } = await listening(shop)
  expect((await scrape()).get('etrend_database_up')).toBe(1)
  const name = new URL(urlOfShop(shop.folder)).pathname.slice(1)
  const admin = connectionsTo((await makeDatabase()).url)
  await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
  const ended = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1'
  let values = new Map<string, number>()
  async function scrapeWithoutConnections() {
    // In each round, because a connection that was just being opened is seen only the next time.
    await admin.query(ended, [name])
    shop.pass(LONGEST_PAUSE_MS)
    values = await scrape()
    return [values.get('etrend_database_up'), values.has('etrend_orders{state="placed"}')]
  }
  await expect.poll(scrapeWithoutConnections).toEqual([0, false])
  expect(values.get('etrend_mirror_lag_seconds')).toBeGreaterThan(0)
  expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(10e6)
  await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
  await expect
    .poll(async () => {
      shop.pass(LONGEST_PAUSE_MS)
      return (await scrape()).get('etrend_database_up')
    })
    .toBe(1)
})

it(
  'a network that swallows the answers of the database holds a scrape up for less than its own limit',
  async () => {
    const { db, disk, relay } = await serverBehindRelay()
    const parts = { db, disk, clock: () => new Date(now()), protectedSince: async () => null }
    const before = openMetrics(parts, tradeSignals)
    const metrics = openMetrics(parts, tradeSignals)
    onTestFinished(() => {
      before.close()
      metrics.close()
    })
    const upOf = (body: string) => valuesOf(body).get('etrend_database_up')
    expect(upOf((await before.scrape()).body)).toBe(1)
    relay.swallow('shop_order')
    const bodies = await Promise.all([metrics.scrape(), metrics.scrape(), metrics.scrape()])
    for (const { body } of bodies) {
      expect(upOf(body)).toBe(0)
      expect(body).toContain('process_resident_memory_bytes')
    }
  },
  NETWORK_LIMIT_MS - 5_000,
)
