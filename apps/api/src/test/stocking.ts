import type { TestShop } from './open-shop'

/** Records that pieces of a unit came in ('In') or went out ('Out'). */
export async function move(
  shop: TestShop,
  unit: number,
  size: number,
  type: string,
  quantity: number,
) {
  await shop.form('POST', '/stock/createStock/', {
    product_color: String(unit),
    size: String(size),
    movement_type: type,
    quantity: String(quantity),
    notes: '',
  })
}
