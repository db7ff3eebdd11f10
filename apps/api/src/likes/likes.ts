import { contract, type Like } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { onSale } from '../db/catalogue/on-sale'
import type { Database, Queries } from '../db/client'
import { first } from '../db/rows'
import { product } from '../db/schema/catalogue'
import { productLike } from '../db/schema/reviews'
import { visitorOf } from '../http/access'
import { found } from '../http/errors'

/**
 * The like routes of customers. A repeated like or unlike changes nothing, so that the count stays right. A product that
 * isn't on sale can lose likes, but not get any.
 */
export function likeRoutes(db: Database, clock: () => Date) {
  const shown = () => onSale(clock().toISOString())

  return initServer().router(contract.likes, {
    read: async ({ params, request }) => ({
      status: 200,
      body: await likeOf(db.read, params.id, visitorOf(request).id, shown()),
    }),

    add: async ({ params, request }) => {
      const who = visitorOf(request).id
      const created_at = clock().toISOString()
      const body = await db.transaction(async (tx) => {
        await requireProduct(tx, params.id, shown())
        const row = { product: params.id, user: who, created_at }
        const added = await tx.insert(productLike).values(row).onConflictDoNothing().returning()
        await count(tx, params.id, added.length)
        return await likeOf(tx, params.id, who)
      })
      return { status: 200, body }
    },

    remove: async ({ params, request }) => {
      const who = visitorOf(request).id
      const body = await db.transaction(async (tx) => {
        await requireProduct(tx, params.id)
        const removed = await tx.delete(productLike).where(oneLike(params.id, who)).returning()
        await count(tx, params.id, -removed.length)
        return await likeOf(tx, params.id, who)
      })
      return { status: 200, body }
    },
  })
}

async function likeOf(db: Queries, productId: number, who: number, only?: SQL): Promise<Like> {
  const { like_count } = await requireProduct(db, productId, only)
  return { is_liked: (await db.$count(productLike, oneLike(productId, who))) > 0, like_count }
}

async function requireProduct(db: Queries, id: number, only?: SQL) {
  const row = await first(
    db
      .select({ like_count: product.like_count })
      .from(product)
      .where(and(eq(product.id, id), only)),
  )
  return found(row, 'product')
}

/** Changes the product's count. Doesn't write for a change of 0, since each write invalidates the cached pages. */
async function count(tx: Queries, productId: number, change: number) {
  if (change === 0) return
  await tx
    .update(product)
    .set({ like_count: sql`${product.like_count} + ${change}` })
    .where(eq(product.id, productId))
}

function oneLike(productId: number, who: number) {
  return and(eq(productLike.product, productId), eq(productLike.user, who))
}
