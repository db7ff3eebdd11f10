import { and, gt, lte, min, or, sql } from 'drizzle-orm'
import type { Mirror } from './client'
import { product } from './schema'

const { goes_live_at, ends_at } = product

/**
 * Follows the times at which products go live and end. No timer waits for them: a caller asks, which costs a comparison
 * until the next of these times has come. Times are ISO times of the shop's clock.
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
    between: db.select({ id: product.id }).from(product).where(passed()).prepare(),
  }
  let seen = clock().toISOString()
  let next: string | undefined

  /** The products whose times have come, or were undone by a clock that was set back, since `look` was last called. */
  function passedSince(at: string) {
    const [from, to] = at < seen ? [at, seen] : [seen, at]
    return statements.between.all({ from, to }).map(({ id }) => id)
  }

  return {
    /** The products that may be on or off sale now, and weren't at the last call; and the time of this call. */
    look() {
      const at = clock().toISOString()
      const isSame = at >= seen && (next === undefined || at < next)
      const products = isSame ? [] : passedSince(at)
      if (!isSame) next = nextAfter(at)
      seen = at
      return { at, products }
    },
    /** To be called after products have changed, since an earlier time may have been entered. */
    plan() {
      next = nextAfter(seen)
    },
  }

  function nextAfter(at: string) {
    const starts = statements.nextStart.get({ now: at })?.at
    const ends = statements.nextEnd.get({ now: at })?.at
    return [starts, ends].flatMap((time) => time ?? []).toSorted()[0]
  }
}

function passed() {
  const [from, to] = [sql.placeholder('from'), sql.placeholder('to')]
  return or(
    and(gt(goes_live_at, from), lte(goes_live_at, to)),
    and(gt(ends_at, from), lte(ends_at, to)),
  )
}
