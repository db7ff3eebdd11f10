import { addressedSize, slug } from '@etrend/domain'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { onSale } from '../db/catalogue/on-sale'
import { salesOf } from '../db/catalogue/prices/sales-of'
import type { Database, Queries } from '../db/client'
import { prepared } from '../db/prepared'
import { color, product, productColor, size } from '../db/schema/catalogue'
import { stockAlert, stockLevel } from '../db/schema/stock'
import { groupBy } from '../lib/group-by'
import { queueMail } from '../mail/outbox'
import { writeMail } from '../mail/write-mail'
import { paidPrices, priceColumns } from '../stock/units'

/** Mails of one run, so that no transaction keeps orders waiting. */
const BATCH = 20

/**
 * Returns the job that mails those who wait for a unit which can be bought now, who asked first first. It reads the
 * stock as it is, so it needs no word from what changes stock. A mail is queued in the transaction that deletes its row:
 * of several servers one sends it, once.
 */
export function mailAlerts(db: Database, clock: () => Date, origin: string) {
  return async () => {
    const now = clock()
    const given = { now: now.toISOString() }
    if ((await dueAlerts(db.read).all(given)).length === 0) return
    await db.transaction(async (tx) => mailDue(tx, await dueAlerts(tx).all(given), now, origin))
  }
}

type Due = Awaited<ReturnType<ReturnType<typeof dueAlerts>['all']>>[number]

async function mailDue(tx: Queries, due: Due[], now: Date, origin: string) {
  const products = [...new Set(due.map((row) => row.product))]
  const sales = await salesOf(tx, products, now.toISOString())
  const sizesOf = await sizesOfProducts(tx, products)
  for (const row of due) {
    const piece = { ...row, ...paidPrices(row, sales.get(row.product)) }
    const url = origin + unitPath(row, sizesOf.get(row.product) ?? [])
    const mail = await writeMail(tx, 'back_in_stock', { origin, url, piece })
    await queueMail(tx, { to: row.email, ...mail }, now)
  }
  await tx.delete(stockAlert).where(
    inArray(
      stockAlert.id,
      due.map(({ id }) => id),
    ),
  )
}

/** The address of a product's page on which this colour and size are chosen (choice.ts of the storefront reads it). */
function unitPath(unit: Due, sizes: { size_name: string }[]) {
  const chosen = new URLSearchParams({
    color: slug(unit.color_name),
    size: addressedSize(sizes, unit),
  })
  return `${encodeURI(`/productDetail/${unit.product}-${slug(unit.title)}`)}?${chosen.toString()}`
}

async function sizesOfProducts(tx: Queries, products: number[]) {
  const rows = await tx
    .selectDistinct({ product: productColor.product, size_name: size.size_name })
    .from(stockLevel)
    .innerJoin(productColor, eq(productColor.id, stockLevel.product_color))
    .innerJoin(size, eq(size.id, stockLevel.size))
    .where(inArray(productColor.product, products))
  return groupBy(rows, (row) => row.product)
}

/** The wishes for units that can be bought at `now`: asked for every few seconds, so it goes from those who wait. */
export const dueAlerts = prepared((db) =>
  db
    .select({
      id: stockAlert.id,
      email: stockAlert.email,
      product: product.id,
      title: product.title,
      color_name: color.color_name,
      size_name: size.size_name,
      picture: productColor.color_img,
      ...priceColumns,
    })
    .from(stockAlert)
    .innerJoin(
      stockLevel,
      and(
        eq(stockLevel.product_color, stockAlert.product_color),
        eq(stockLevel.size, stockAlert.size),
      ),
    )
    .innerJoin(productColor, eq(productColor.id, stockAlert.product_color))
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
    .innerJoin(size, eq(size.id, stockAlert.size))
    .where(and(gt(stockLevel.quantity, 0), onSale(sql.placeholder('now'))))
    .orderBy(asc(stockAlert.asked_at), asc(stockAlert.id))
    .limit(BATCH)
    .prepare(),
)
