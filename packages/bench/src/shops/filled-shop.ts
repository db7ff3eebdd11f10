import { join } from 'node:path'
import { serverArgs } from '@etrend/tooling/server-args'
import { fill } from './fill'
import { startShop } from './process'

/**
 * Makes the data folder of a shop with so many products, and gives the file of its database. The server that makes the
 * tables has these settings, and Node runs it with `args`.
 */
export async function filledShop(
  folder: string,
  products: number,
  settings: Record<string, string> = {},
  args = serverArgs,
) {
  const empty = await startShop(folder, 'none', settings, args)
  await empty.stop()
  const file = join(folder, 'shop.db')
  fill(file, products)
  return file
}
