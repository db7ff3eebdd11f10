import { courier, contract, type Courier } from '@etrend/contract'
import { orderingShop, type OrderingShop } from './ordering'
import { call, move } from './staff-orders'

/** A shop with a courier whose parcels can be followed. */
export async function shopWithCourier() {
  const shop = await orderingShop()
  return { ...shop, ncm: await addCourier(shop, 'Nepal Can Move') }
}

export async function addCourier(shop: OrderingShop, name: string): Promise<Courier> {
  const tracking_address = 'https://ncm.example/track?id={code}'
  return courier.parse((await shop.post('/staff/couriers/', { name, tracking_address })).json())
}

/** The number of a new order that is packed. */
export async function packed(shop: OrderingShop, payload?: object) {
  const { number } = await shop.placed(payload)
  await move(shop, number, 'confirmed', 'packed')
  return number
}

const result = contract.handovers.create.responses[200]

/** Hands orders over, and returns what the shop answered. */
export async function handOver(shop: OrderingShop, courierId: number, ...numbers: string[]) {
  const answer = await call(shop, 'POST', '/handovers', { courier: courierId, numbers })
  return result.parse(answer.json())
}
