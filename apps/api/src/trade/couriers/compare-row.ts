import type { CourierStatementField } from '@etrend/contract'
import { formatPrice, paisa, rupees } from '@etrend/domain'
import { codeKey, type NamedOrder, type NamedOrders } from './statement-orders'
import { shortened, type StatementRow, type Wrong } from './statement-rows'

type About = {
  courier: number | null
  /** The row in which each order was named first, by the order's id. */
  seen: Map<number, number>
  /** A column holds the fees. */
  hasFees: boolean
}
type Fit = { kind: 'held' | 'returned'; number: string }

/** What a row settles: the cash of an order, or a return fee; undefined for neither. Says what doesn't fit. */
export function compareRow(
  row: StatementRow,
  found: NamedOrders,
  { courier, seen, hasFees }: About,
  wrong: Wrong,
): Fit | undefined {
  const field = row.number === '' ? 'code' : 'number'
  const say: Say = (message, of = field, order) => wrong(row.row, of, message, order)
  const named = namedBy(row, found, say)
  if (!named) return undefined
  const { id, number } = named
  const first = seen.get(id)
  if (first !== undefined) say(`${number} is in row ${first} already.`)
  if (first !== undefined) return undefined
  seen.set(id, row.row)
  if (named.courier_id !== courier) {
    say(`${number} was sent with ${named.courier ?? 'no courier of the shop'}.`)
  } else if (named.settlement !== null) {
    say(`${number} is in settlement no. ${named.settlement} already.`)
  } else if (named.collected > 0) {
    compareCash(row, named, say)
    return { kind: 'held', number }
  } else if (named.state === 'returned') {
    compareReturn(row, named, hasFees, say)
    if (named.return_fee > 0) return { kind: 'returned', number }
  } else if (named.state !== 'delivered') {
    say(whyNotDelivered(named))
  } else if (row.collected) {
    say(`${number} was not paid in cash: the file has ${price(row.collected)}.`, 'collected')
  }
  return undefined
}

/** Says what doesn't fit. `order`: the order whose return fee can be noted, so that the row fits then. */
type Say = (message: string, field?: CourierStatementField, order?: string) => void

/** The order that a row names; undefined, with a sentence, where it names none, or more than one. */
function namedBy(row: StatementRow, { numbered, coded }: NamedOrders, say: Say) {
  const texts = [row.number, row.code].filter(Boolean)
  const byNumber = texts.flatMap((text) => numbered.get(text.toUpperCase()) ?? [])
  const byCode = texts.flatMap((text) => coded.get(codeKey(text)) ?? [])
  const [order] = byNumber
  // A code may belong to several orders, of which the number says which one is meant.
  const isOther = byNumber.length === 0 || byCode.every(({ id }) => id !== order?.id)
  const all = [
    ...new Map([...byNumber, ...(isOther ? byCode : [])].map((one) => [one.id, one])).values(),
  ]
  const [one, other] = all
  if (!one) say(`There is no order “${shortened(texts[0] ?? '')}”.`)
  else if (other)
    say(
      `This row may be ${all
        .slice(0, 5)
        .map(({ number }) => number)
        .join(' or ')}.`,
    )
  else return one
  return undefined
}

function compareCash(row: StatementRow, { number, collected }: NamedOrder, say: Say) {
  if (row.collected === undefined) return
  if (row.collected === null) say(`There is no amount for ${number}.`, 'collected')
  else if (row.collected !== paisa(collected)) {
    const atDoor = formatPrice(collected)
    say(`The file has ${price(row.collected)} for ${number}; ${atDoor} was collected.`, 'collected')
  }
}

function compareReturn(row: StatementRow, named: NamedOrder, hasFees: boolean, say: Say) {
  const { number, return_fee } = named
  if (row.collected) {
    say(`${number} came back undelivered: the file has ${price(row.collected)}.`, 'collected')
  }
  if (!hasFees || row.fee === paisa(return_fee)) return
  const noted = return_fee > 0 ? formatPrice(return_fee) : 'no fee'
  say(
    `The file has a fee of ${price(row.fee)} for ${number}, which came back; ${noted} is noted.`,
    'fee',
    number,
  )
}

function whyNotDelivered({ number, state }: NamedOrder) {
  return state === 'cancelled'
    ? `${number} is cancelled.`
    : `${number} is not delivered yet: it is ${state}.`
}

function price(amount: number) {
  return amount < 0 ? `−${formatPrice(rupees(-amount))}` : formatPrice(rupees(amount))
}
