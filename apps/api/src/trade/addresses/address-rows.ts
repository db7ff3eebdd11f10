import type { AddressInput } from '@etrend/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { one } from '../../db/rows'
import { address } from '../../db/schema/customers'
import { Refusal } from '../../lib/refusal'

const MOST = 20

export type KeptAddress = Omit<AddressInput, 'is_default'>

/** Adds an address to a customer's account; the first one is the default. Refuses (409) more than 20. */
export async function addAddress(tx: Queries, user: number, input: AddressInput) {
  const kept = await tx.$count(address, eq(address.user, user))
  if (kept >= MOST) throw new Refusal(409, `An account keeps at most ${MOST} addresses.`)
  const is_default = input.is_default || kept === 0
  if (is_default) await clearDefault(tx, user)
  return await one(
    tx
      .insert(address)
      .values({ ...input, user, is_default })
      .returning(),
  )
}

/** Saves an order's delivery address to the account, unless it is saved already or the account has 20 addresses. */
export async function keepAddress(tx: Queries, user: number, given: KeptAddress) {
  const { name, phone, province, district, city, street, landmark } = given
  const theirs = await tx.select().from(address).where(eq(address.user, user))
  const isKept = theirs.some(
    (kept) => kept.street === street && kept.city === city && kept.phone === phone,
  )
  if (isKept || theirs.length >= MOST) return
  const fields = { name, phone, province, district, city, street, landmark }
  await addAddress(tx, user, { ...fields, is_default: false })
}

/** Clears the default mark of all addresses of the account, except of the address with the id `except`. */
export async function clearDefault(tx: Queries, user: number, except = 0) {
  await tx
    .update(address)
    .set({ is_default: false })
    .where(and(eq(address.user, user), ne(address.id, except)))
}
