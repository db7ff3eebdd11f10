import { serverArgs } from '@etrend/tooling/server-args'
import Database from 'better-sqlite3'
import type { Asked } from '../measuring/pairs'
import { filledShop } from './filled-shop'
import { orderOf } from './order'

/** Makes the data folder of a filled shop, with a stock of every unit that outlasts the run. `args` run the server. */
export async function stocked(folder: string, products: number, args = serverArgs) {
  const db = new Database(await filledShop(folder, products, {}, args))
  db.exec('UPDATE stock_level SET quantity = 1000000')
  db.close()
  return folder
}

/** Places orders of two lines, each by another customer, in a shop of so many products that `stocked` made. */
export function placing(products: number): Asked {
  return {
    path: () => '/store/orders',
    more: (n) => {
      const line = (of: number) => ({
        product_color: 1 + ((n * 7919 + of * 3) % (products * 3)),
        size: 1 + ((n + of) % 4),
        quantity: 1,
      })
      const { method, headers, body } = orderOf(n, [line(0), line(1)])
      return { method, headers, body }
    },
    status: 201,
  }
}
