import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { serverGroup, startBare, startShop } from '../shops/process'
import { rowsInFile } from '../shops/rows-in'
import { compareOrders } from '../shops/same-answers'
import { placing, stocked } from '../shops/stocked'
import { cheaper, dearer, type Lines } from './line'

const [FEW, SOME, MANY] = [200, 2_000, 20_000]

/** Orders on SQLite, every commit flushed to disk, each server on a database of its own. */
export async function* orderLines(folder: string): Lines {
  const servers = serverGroup()
  try {
    const at = await stocked(join(folder, 'orders'), SOME)
    const bareAt = await stocked(join(folder, 'bare-orders'), SOME)
    const shop = await servers.add(startShop(at))
    const OUTBOX = join(bareAt, 'outbox')
    await mkdir(OUTBOX)
    const bare = await servers.add(startBare('orders', { DATA_DIR: bareAt, OUTBOX }))
    await compareOrders(
      { server: shop, rowsIn: rowsInFile(at) },
      { server: bare, rowsIn: rowsInFile(bareAt) },
    )
    const asked = placing(SOME)
    yield cheaper(
      'an order of two lines, with its mail',
      { ...asked, server: shop },
      { ...asked, server: bare },
      { atLeast: 0.7 },
    )
    const mailless = await stocked(join(folder, 'mailless'), SOME)
    yield cheaper(
      'the same, beside a bare handler that sends no mail',
      { ...asked, server: shop },
      { ...asked, server: await servers.add(startBare('orders', { DATA_DIR: mailless })) },
    )
    const few = await servers.add(startShop(await stocked(join(folder, 'few'), FEW)))
    const many = await servers.add(startShop(await stocked(join(folder, 'many'), MANY)))
    yield dearer(
      `an order with ${MANY} products, beside ${FEW}`,
      { ...placing(MANY), server: many },
      { ...placing(FEW), server: few },
      { atMost: 1.2 },
    )
  } finally {
    await servers.stop()
  }
}
