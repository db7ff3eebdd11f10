import { contract, type StockAlertInput } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import { onSale } from '../db/catalogue/on-sale'
import type { Database, Queries } from '../db/client'
import { first } from '../db/rows'
import { product, productColor } from '../db/schema/catalogue'
import { stockAlert, stockLevel } from '../db/schema/stock'
import type { Identify } from '../http/access'
import { found } from '../http/errors'
import { Refusal } from '../lib/refusal'

/** Of units that one address may wait for. */
const MOST_OF_AN_EMAIL = 20

/**
 * The route with which shoppers ask to be told when a sold-out unit is back (mail-alerts.ts tells them). Its answer says
 * nothing about what an address has asked for before.
 */
export function stockAlertRoutes(given: {
  db: Database
  clock: () => Date
  sessions: { identify: Identify }
}) {
  const { db, clock, sessions } = given
  return initServer().router(contract.stockAlerts, {
    ask: async ({ params, body, request }) => {
      const visitor = await sessions.identify(request)
      const by = { user: visitor?.id ?? null, asked_at: clock().toISOString() }
      await db.transaction(async (tx) => {
        await requireSoldOut(tx, params.id, body, by.asked_at)
        if (!(await waitsForMany(tx, body))) await keep(tx, { ...body, ...by })
      })
      return { status: 204, body: undefined }
    },
  })
}

/** Throws Refusal where the product isn't on sale (404), has no such unit (400), and where it can be bought (409). */
async function requireSoldOut(tx: Queries, id: number, unit: StockAlertInput, now: string) {
  const isColor = and(eq(productColor.product, product.id), eq(productColor.id, unit.product_color))
  const isUnit = and(eq(stockLevel.product_color, productColor.id), eq(stockLevel.size, unit.size))
  const row = await first(
    tx
      .select({ quantity: stockLevel.quantity })
      .from(product)
      .leftJoin(productColor, isColor)
      .leftJoin(stockLevel, isUnit)
      .where(and(eq(product.id, id), onSale(now))),
  )
  const { quantity } = found(row, 'product')
  if (quantity === null) throw new Refusal(400, NOT_MADE, { size: NOT_MADE })
  if (quantity > 0) throw new Refusal(409, IN_STOCK, { size: IN_STOCK })
}

const NOT_MADE = 'This product isn’t made in this color and size.'
const IN_STOCK = 'This size is in stock again: you can buy it now.'

/** Whether the address waits for so many other units that this one is not kept. */
async function waitsForMany(tx: Queries, { email, product_color, size }: StockAlertInput) {
  const isOther = or(ne(stockAlert.product_color, product_color), ne(stockAlert.size, size))
  const others = await tx.$count(stockAlert, and(eq(stockAlert.email, email), isOther))
  return others >= MOST_OF_AN_EMAIL
}

/**
 * Asking again keeps the row, and its 180 days begin anew. It belongs to the account that asked last, since the data of
 * an account must not reveal whether somebody else has asked with an address.
 */
async function keep(tx: Queries, row: typeof stockAlert.$inferInsert) {
  const { asked_at } = row
  const { product_color, size, email, user } = stockAlert
  await tx
    .insert(stockAlert)
    .values(row)
    .onConflictDoUpdate({
      target: [product_color, size, email],
      set: { asked_at, user: sql`coalesce(excluded."user", ${user})` },
    })
}
