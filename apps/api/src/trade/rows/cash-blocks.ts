import type { PaymentMethod } from '@etrend/contract'
import type { Queries } from '../../db/client'
import { prepared } from '../../db/prepared'
import { Refusal } from '../../lib/refusal'
import { cashBlockKeys, cashBlockOf } from './cash-block-keys'

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

const statementsOf = prepared((db) => cashBlockOf(db).prepare())
