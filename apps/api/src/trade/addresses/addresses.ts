import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { first } from '../../db/rows'
import { address } from '../../db/schema/customers'
import { visitorOf } from '../../http/access'
import { found } from '../../http/errors'
import { addAddress, clearDefault } from './address-rows'
import { checkedDelivery } from './delivery-details'

/** A customer's own addresses. Only their owner finds them. */
export function addressRoutes(db: Database) {
  const mine = (user: number, id: number) => and(eq(address.id, id), eq(address.user, user))

  return initServer().router(contract.addresses, {
    list: async ({ request }) => ({
      status: 200,
      body: await db.read
        .select()
        .from(address)
        .where(eq(address.user, visitorOf(request).id))
        .orderBy(desc(address.is_default), asc(address.id)),
    }),

    create: async ({ request, body }) => {
      const user = visitorOf(request).id
      const input = checkedDelivery(body)
      return { status: 201, body: await db.transaction((tx) => addAddress(tx, user, input)) }
    },

    edit: async ({ request, params, body }) => {
      const user = visitorOf(request).id
      const input = checkedDelivery(body)
      const edited = await db.transaction(async (tx) => {
        const before = found(
          await first(tx.select().from(address).where(mine(user, params.id))),
          'address',
        )
        if (input.is_default) await clearDefault(tx, user, params.id)
        // An edit can't unset the default: a customer with addresses always has one.
        const next = { ...input, is_default: input.is_default || before.is_default }
        return await first(tx.update(address).set(next).where(mine(user, params.id)).returning())
      })
      return { status: 200, body: found(edited, 'address') }
    },

    remove: async ({ request, params }) => {
      const user = visitorOf(request).id
      await db.transaction(async (tx) => {
        const gone = await first(tx.delete(address).where(mine(user, params.id)).returning())
        if (!found(gone, 'address').is_default) return
        const next = await first(
          tx.select().from(address).where(eq(address.user, user)).orderBy(asc(address.id)).limit(1),
        )
        if (next) await tx.update(address).set({ is_default: true }).where(eq(address.id, next.id))
      })
      return { status: 204, body: undefined }
    },
  })
}
