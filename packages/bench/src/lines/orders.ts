import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startBare, startShop, type Server } from '../shops/process'
import { compareOrders } from '../shops/same-answers'
import { placing, stocked } from '../shops/stocked'
import { cheaper, dearer, type Lines } from './line'

const [FEW, SOME, MANY] = [200, 2_000, 20_000]

/** Orders on SQLite, every commit flushed to disk, each server on a database of its own. */
export async function* orderLines(folder: string): Lines {
  const running: Server[] = []
  const started = async (server: Promise<Server>) => {
    running.push(await server)
    return await server
  }
  try {
    const at = await stocked(join(folder, 'orders'), SOME)
    const bareAt = await stocked(join(folder, 'bare-orders'), SOME)
    const shop = await started(startShop(at))
    const OUTBOX = join(bareAt, 'outbox')
    await mkdir(OUTBOX)
    const bare = await started(startBare('orders', { DATA_DIR: bareAt, OUTBOX }))
    await compareOrders({ server: shop, folder: at }, { server: bare, folder: bareAt })
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
      { ...asked, server: await started(startBare('orders', { DATA_DIR: mailless })) },
    )
    const few = await started(startShop(await stocked(join(folder, 'few'), FEW)))
    const many = await started(startShop(await stocked(join(folder, 'many'), MANY)))
    yield dearer(
      `an order with ${MANY} products, beside ${FEW}`,
      { ...placing(MANY), server: many },
      { ...placing(FEW), server: few },
      { atMost: 1.2 },
    )
  } finally {
    for (const server of running) await server.stop()
  }
}
