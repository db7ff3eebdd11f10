import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { fillTrade } from './fill-trade'
import { moveInto, type startDurablePostgres } from './postgres-shop'
import { serverGroup, startBare, startShop } from './process'
import { rowsInPostgres } from './rows-in'
import { compareOrders } from './same-answers'
import { stocked } from './stocked'

type Postgres = Awaited<ReturnType<typeof startDurablePostgres>>

/**
 * Starts the shop on a database of a PostgreSQL server, and the bare handler that places orders on another one, both with
 * the same products. Throws when an order writes other rows in one of them.
 */
export async function postgresOrders(postgres: Postgres, folder: string, products: number) {
  const ours = await stocked(join(folder, 'orders-on-postgres'), products)
  fillTrade(join(ours, 'shop.db'), 1)
  const theirs = join(folder, 'bare-orders-on-postgres')
  await cp(ours, theirs, { recursive: true })
  const url = await postgres.database('orders')
  await moveInto(url, ours)
  const bareUrl = await postgres.database('bare_orders')
  await moveInto(bareUrl, theirs)
  const servers = serverGroup()
  try {
    const settings = { DATABASE_URL: url }
    const shop = await servers.add(startShop(ours, 'none', settings))
    const bare = await servers.add(startBare('postgres-orders', { DATABASE_URL: bareUrl }))
    await compareOrders(
      { server: shop, rowsIn: rowsInPostgres(url) },
      { server: bare, rowsIn: rowsInPostgres(bareUrl) },
    )
    return { shop, bare, settings, urls: [url, bareUrl], servers }
  } catch (error) {
    await servers.stop()
    throw error
  }
}
