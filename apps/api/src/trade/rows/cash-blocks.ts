import type { PaymentMethod } from '@etrend/contract'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { prepared } from '../../db/prepared'
import { cashBlockKey } from '../../db/schema/customer-files'
import { Refusal } from '../../lib/refusal'
import { orderRows } from './placing-rows'

type Buyer = { user: number | null; phone: string; address_key: string | null }

/** Whether staff have blocked a customer with this account, phone number or address from paying in cash. */
export async function isCashBlocked(db: Queries, { user, phone, address_key }: Buyer) {
  const given = { user: user === null ? '' : String(user), phone, address: address_key ?? '' }
  return (await statementsOf(db).get(given)) !== undefined
}

/** Refuses (409) cash to a customer who is blocked from it. `others` are the names of the other payment methods. */
export async function refuseBlockedCash(tx: Queries, buyer: Buyer, others: string[]) {
  if (!(await isCashBlocked(tx, buyer))) return
  const settings = await orderRows(tx).settings.get()
  const instead =
    others.length > 0
      ? `Please pay with ${others.join(' or ')}.`
      : `Please call us: ${settings?.phone ?? ''}.`
  const message = `Cash on delivery isn’t available for this order. ${instead}`
  throw new Refusal(409, message, { payment_method: message })
}

/** The names of the payment methods other than cash. */
export function notCash(methods: { method: PaymentMethod; name: string }[]) {
  return methods.flatMap(({ method, name }) => (method === 'cod' ? [] : [name]))
}

const statementsOf = prepared((db) =>
  db
    .select({ customer_file: cashBlockKey.customer_file })
    .from(cashBlockKey)
    .where(or(keyIs('user'), keyIs('phone'), keyIs('address')))
    .limit(1)
    .prepare(),
)

function keyIs(kind: 'user' | 'phone' | 'address') {
  return and(eq(cashBlockKey.kind, kind), eq(cashBlockKey.value, sql.placeholder(kind)))
}
