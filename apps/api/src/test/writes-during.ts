import type { TestShop } from './open-shop'

let sizes = 0

/** How many other writes came through, one after the other, until the call was answered. */
export async function writesDuring(shop: TestShop, call: Promise<unknown>) {
  let isOver = false
  void call.finally(() => (isOver = true))
  let writes = 0
  for (; !isOver; writes += 1) {
    sizes += 1
    await shop.form('POST', '/comp/createSize/', { size_name: `Between ${sizes}` })
  }
  return writes
}
