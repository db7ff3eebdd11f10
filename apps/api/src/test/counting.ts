import { randomUUID } from 'node:crypto'
import type { Stocktake, StocktakeReview } from '@etrend/contract'
import type { TestShop } from './open-shop'

/** Units of the shop of four: 2 tees are in stock. */
export const tee = { product_color: 4, size: 1 }
export const blouse = { product_color: 1, size: 1 }
/** 9 are in stock. */
export const skirt = { product_color: 3, size: 1 }

export async function start(shop: TestShop, scope: object = {}) {
  return (await shop.post('/staff/stocktakes/', scope)).json<Stocktake>()
}

export const entry = (unit: object, quantity: number, more: object = {}) => ({
  id: randomUUID(),
  ...unit,
  quantity,
  age_ms: 0,
  ...more,
})

export const count = (shop: TestShop, id: number, ...counts: object[]) =>
  shop.post(`/staff/stocktakes/${id}/counts/`, { counts })

export const review = async (shop: TestShop, id: number) =>
  (await shop.get(`/staff/stocktakes/${id}/review/`)).json<StocktakeReview>()

export async function lineOf(
  shop: TestShop,
  id: number,
  unit: { product_color: number; size: number },
) {
  const { lines } = await review(shop, id)
  return lines.find(
    ({ product_color, size }) => product_color === unit.product_color && size === unit.size,
  )
}

export async function finish(shop: TestShop, id: number, more: object = {}) {
  const { entries } = await review(shop, id)
  return await shop.post(`/staff/stocktakes/${id}/finish/`, { entries, ...more })
}

export const levelOf = async (shop: TestShop, { product_color, size }: typeof tee) =>
  (await shop.get('/staff/stock/units/'))
    .json<{ id: string; quantity: number }[]>()
    .find(({ id }) => id === `${product_color}-${size}`)?.quantity
