import { and, gt, lte, min, or, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Mirror } from '../client'
import { product } from '../schema/catalogue'
import { saleOffer } from '../schema/sale-offers'

const { goes_live_at, ends_at } = product

/**
 * Follows the times at which products go live and end, and sales start and end. Callers ask, instead of a timer: until
 * the next of these times, that costs one comparison. Times are ISO times of the shop's clock.
 */
export function saleTimes(db: Mirror, clock: () => Date) {
  const now = sql.placeholder('now')
  const statements = {
    nextStart: db
      .select({ at: min(goes_live_at) })
      .from(product)
      .where(gt(goes_live_at, now))
      .prepare(),
    nextEnd: db
      .select({ at: min(ends_at) })
      .from(product)
      .where(gt(ends_at, now))
      .prepare(),
    nextSaleStart: db
      .select({ at: min(saleOffer.starts_at) })
      .from(saleOffer)
      .where(gt(saleOffer.starts_at, now))
      .prepare(),
    nextSaleEnd: db
      .select({ at: min(saleOffer.ends_at) })
      .from(saleOffer)
      .where(gt(saleOffer.ends_at, now))
      .prepare(),
    salesBetween: db
      .select({ id: saleOffer.id })
      .from(saleOffer)
      .where(passed(saleOffer.starts_at, saleOffer.ends_at))
      .prepare(),
    between: db
      .select({ id: product.id })
      .from(product)
      .where(passed(goes_live_at, ends_at))
      .prepare(),
  }
  // Times in ms, to compare: a look is part of every request, and writing its time as a text would be half of its cost.
  let seen = clock().getTime()
  let next = Infinity

  /** The products and sales that start or end between two times, which are in any order: a clock may be set back. */
  function passedBetween(...times: [number, number]) {
    const [from, to] = [isoTime(Math.min(...times)), isoTime(Math.max(...times))]
    const products = statements.between.all({ from, to }).map(({ id }) => id)
    return { products, hasSales: statements.salesBetween.all({ from, to }).length > 0 }
  }

  return {
    /**
     * The products that may be on or off sale now, and weren't at the last call; whether sales have started or ended
     * since, which may change the price of any product; and the time of this call, in ms.
     */
    look() {
      const at = clock().getTime()
      const isSame = at >= seen && at < next
      const passedNow = isSame ? nothing : passedBetween(seen, at)
      if (!isSame) next = nextAfter(at)
      seen = at
      return { at, ...passedNow }
    },
    /** The next of these times (ISO); null where none is planned. As of the last look or plan. */
    next() {
      return next === Infinity ? null : isoTime(next)
    },
    /** To be called after products have changed, since an earlier time may have been entered. */
    plan() {
      next = nextAfter(seen)
    },
  }

  /** The next of the times; Infinity where none is planned. */
  function nextAfter(at: number) {
    const { nextStart, nextEnd, nextSaleStart, nextSaleEnd } = statements
    const [first] = [nextStart, nextEnd, nextSaleStart, nextSaleEnd]
      .flatMap((statement) => statement.get({ now: isoTime(at) })?.at ?? [])
      .toSorted()
    return first === undefined ? Infinity : Date.parse(first)
  }
}

function isoTime(ms: number) {
  return new Date(ms).toISOString()
}

const nothing: { products: number[]; hasSales: boolean } = { products: [], hasSales: false }

function passed(start: AnySQLiteColumn, end: AnySQLiteColumn) {
  const [from, to] = [sql.placeholder('from'), sql.placeholder('to')]
  return or(and(gt(start, from), lte(start, to)), and(gt(end, from), lte(end, to)))
}
