import type { PaymentMethod } from '@etrend/contract'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { prepared } from '../../db/prepared'
import { cashBlockKey } from '../../db/schema/customer-files'
import { Refusal } from '../../lib/refusal'

type Buyer = { user: number | null; phone: string; address_key: string | null }

/** Whether staff have blocked a customer with this account, phone number or address from paying in cash. */
export async function isCashBlocked(db: Queries, buyer: Buyer) {
  return (await statementsOf(db).get(cashBlockKeys(buyer))) !== undefined
}

/** The refusal (409) of cash to a customer who is blocked from it. `others` are the names of the other payment methods. */
export function cashRefused(others: string[], shopPhone: string) {
  const instead =
    others.length > 0 ? `Please pay with ${others.join(' or ')}.` : `Please call us: ${shopPhone}.`
  const message = `Cash on delivery isn’t available for this order. ${instead}`
  return new Refusal(409, message, { payment_method: message })
}

/** The names of the payment methods other than cash. */
export function notCash(methods: { method: PaymentMethod; name: string }[]) {
  return methods.flatMap(({ method, name }) => (method === 'cod' ? [] : [name]))
}

/** The keys under which a buyer may be blocked from paying in cash, for `cashBlockOf`. */
export function cashBlockKeys({ user, phone, address_key }: Buyer) {
  return { user: user === null ? '' : String(user), phone, address: address_key ?? '' }
}

/** Selects a row where staff have blocked the account, phone number or address of `cashBlockKeys` from paying in cash. */
export function cashBlockOf(db: Queries) {
  return db
    .select({ customer_file: cashBlockKey.customer_file })
    .from(cashBlockKey)
    .where(or(keyIs('user'), keyIs('phone'), keyIs('address')))
    .limit(1)
}

function keyIs(kind: 'user' | 'phone' | 'address') {
  return and(eq(cashBlockKey.kind, kind), eq(cashBlockKey.value, sql.placeholder(kind)))
}

const statementsOf = prepared((db) => cashBlockOf(db).prepare())
