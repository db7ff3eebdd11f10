import type { StocktakeEnd, StocktakeLine } from '@etrend/contract'
import { and, eq } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { first } from '../../db/rows'
import { stocktake } from '../../db/schema/stock'
import { Refusal } from '../../lib/refusal'
import { record, type Author } from '../../records/audit'
import { recordMovement } from '../ledger'
import { movementAuthor } from '../movement-author'
import { reviewLines, takenFrom } from './review'
import { readStocktake, storedStocktake, type StocktakeRow } from './stocktake-rows'

/** All differences are written in one transaction, and other writers wait until it ends. */
const MOST_MOVEMENTS = 3_000

/**
 * Ends a stocktake. Each difference becomes one movement, which never takes a level below zero. Throws Refusal: 404 no
 * such stocktake; 409 it has ended already, somebody counted since the review, or there are too many differences.
 */
export function finishStocktake(db: Database, id: number, end: StocktakeEnd, by: Author) {
  return db.transaction(async (tx) => {
    const of = await storedStocktake(tx, id)
    const { entries, lines } = await reviewLines(tx, of)
    if (of.state === 'open' && entries !== end.entries) {
      throw new Refusal(409, 'Somebody has counted meanwhile. Look at the differences again.')
    }
    const changes = lines
      .map((line) => changeOf(line, end))
      .filter(({ by: pieces }) => pieces !== 0)
    if (changes.length > MOST_MOVEMENTS) {
      const message = `There are ${changes.length} differences, and at most ${MOST_MOVEMENTS} can be written at once: count category by category.`
      throw new Refusal(409, message)
    }
    const sums = { movements: 0, found: 0, missing: 0 }
    for (const change of changes) {
      if (change.by > 0) sums.found += change.by
      else sums.missing += takenFrom(change.line.level, -change.by).taken
      if (await write(tx, of, change, end, by)) sums.movements += 1
    }
    await close(tx, of, 'done', by, sums)
    const short = changes.reduce((sum, { line, by: pieces }) => sum + shortOf(line, pieces), 0)
    const after = { ...sums, short, uncounted: end.uncounted }
    const entry = { action: 'finish', noun: 'stocktakes', row_id: id, label: of.name }
    await record(tx, by, { ...entry, after })
    return await readStocktake(tx, id)
  })
}

/** Ends a stocktake without changing the stock. Throws Refusal: 404 no such stocktake, 409 it has ended already. */
export function cancelStocktake(db: Database, id: number, by: Author) {
  return db.transaction(async (tx) => {
    const of = await storedStocktake(tx, id)
    await close(tx, of, 'cancelled', by)
    await record(tx, by, { action: 'cancel', noun: 'stocktakes', row_id: id, label: of.name })
    return await readStocktake(tx, id)
  })
}

type Change = { line: StocktakeLine; by: number }

function changeOf(line: StocktakeLine, { uncounted }: StocktakeEnd): Change {
  const isTakenAsGone = line.counted === null && uncounted === 'zero'
  return { line, by: isTakenAsGone ? -line.expected : line.difference }
}

function shortOf({ level }: StocktakeLine, pieces: number) {
  return takenFrom(level, Math.max(0, -pieces)).short
}

/** Whether there was anything to write: missing pieces can all be sold already. */
async function write(
  tx: Queries,
  of: StocktakeRow,
  { line, by: pieces }: Change,
  { notes: more }: StocktakeEnd,
  by: Author,
) {
  const quantity = pieces > 0 ? pieces : takenFrom(line.level, -pieces).taken
  if (quantity === 0) return false
  const { product_color, size, counted, expected } = line
  const said = `${of.name}: counted ${counted ?? 'none'}, expected ${expected}.`
  const movement = {
    product_color,
    size,
    movement_type: pieces > 0 ? ('In' as const) : ('Out' as const),
    quantity,
    notes: [said, more].filter(Boolean).join(' '),
  }
  await recordMovement(tx, movement, movementAuthor(by))
  return true
}

async function close(
  tx: Queries,
  { id, name }: StocktakeRow,
  state: 'done' | 'cancelled',
  by: Author,
  sums: { movements?: number; found?: number; missing?: number } = {},
) {
  const isOpen = and(eq(stocktake.id, id), eq(stocktake.state, 'open'))
  const ended = { state, ended_by: by.staff, ended_at: by.at, ...sums }
  const closed = await first(tx.update(stocktake).set(ended).where(isOpen).returning())
  if (!closed) throw new Refusal(409, `${name} has ended already.`)
}
