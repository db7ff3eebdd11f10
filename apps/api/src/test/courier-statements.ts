import { courierStatement } from '@etrend/contract'
import type { OrderingShop } from './ordering'

/** Sends the statement of a courier (0: other couriers), and returns the answer. */
export function sendStatement(
  shop: OrderingShop,
  courier: number,
  content: string[] | Uint8Array<ArrayBuffer>,
  more: Record<string, string> = {},
) {
  const text = content instanceof Uint8Array ? content : content.join('\n')
  const file = new File([text], 'statement.csv', { type: 'text/csv' })
  const path = `/staff/courier-settlements/held/${courier}/statement`
  return shop.form('POST', path, { file, ...more })
}

/** What a statement says, with its errors as 'row column: message', and the orders that staff can change. */
export async function readStatement(
  shop: OrderingShop,
  courier: number,
  content: string[] | Uint8Array<ArrayBuffer>,
  more: Record<string, string> = {},
) {
  const { errors, ...read } = courierStatement.parse(
    (await sendStatement(shop, courier, content, more)).json(),
  )
  const said = errors.map(({ row, column, message }) => {
    return `${row} ${column}: ${message.replaceAll('\u00a0', ' ')}`
  })
  const to_change = errors.flatMap(({ order }) => order ?? [])
  return { ...read, said, to_change }
}
