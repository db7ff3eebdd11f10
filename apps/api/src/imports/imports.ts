import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { ImportCheck, ImportInput, ProductImport } from '@etrend/contract'
import type { Database, Queries } from '../db/client'
import type { Background } from '../lib/background'
import { Refusal } from '../lib/refusal'
import type { Author } from '../records/audit'
import { readSheet } from '../sheets/sheet'
import { guessedMapping, stockColumns } from './columns'
import { askToCancel, keptImport, keptImports, noteFailure, type ImportQuery } from './history'
import { lockOf, LostLock } from './lock'
import { withOwnColumns } from './own-columns'
import { planImport, pricesOf, type Plan } from './plan'
import { rememberedMapping, remembering } from './remembered'
import { drawSwatches, type DrawPicture } from './swatches'
import { beginUndo } from './undo'
import { beginImport, countsOf, writePlan, type WriteJob } from './write'

const SHOWN_ERRORS = 200
const SHOWN_ROWS = 5
/** The response to an undo waits at most this long for the undo to end. */
const SHORT_UNDO_MS = 5_000
/** How often the response to a cancellation looks whether the import has ended, maybe at another server. */
const LOOK_MS = 20
/** Looks at a lock that should be free, two seconds in all. */
const MOST_LOOKS = 100

type Parts = { db: Database; draw: DrawPicture; background: Background }

/**
 * Imports products from files: checks a file, writes it row by row in the background, cancels and undoes an import. An
 * import's state and progress are in its row, and the server that works on it holds its lock: every server of the shop
 * can show, cancel and undo it.
 */
export function openImports({ db, draw, background }: Parts) {
  return {
    /** `mayStock`: whether the person may change stock and codes; where not, columns of those are errors. */
    async check(input: ImportInput, mayStock: boolean): Promise<ImportCheck> {
      const asked = await read(db.read, input, mayStock)
      const { headings, mapping, is_remembered, sheet, plan } = asked
      const colors = [...plan.products, ...plan.updates].flatMap((planned) => planned.colors)
      const { updated: updates, ...counts } = countsOf(plan)
      return {
        headings,
        mapping,
        is_remembered,
        samples: sheet.slice(1, 1 + SHOWN_ROWS),
        ...counts,
        updates,
        skipped: plan.skipped,
        prices: pricesOf(plan),
        product_colors: colors.filter(({ isNew }) => isNew).length,
        missing: plan.missing,
        wrong: plan.errors.length,
        errors: plan.errors.slice(0, SHOWN_ERRORS),
      }
    },

    /** Starts an import in the background, and returns it. Throws Refusal (409) where rows are wrong or missing. */
    async start(input: ImportInput, mayStock: boolean, by: Author) {
      const { headings, mapping, plan } = await read(db.read, input, mayStock)
      refuseWrong(plan)
      const note = { id: randomUUID(), file_name: nameOf(input), ...remembering(headings, mapping) }
      await withLock(note.id, async (lost) => {
        const part_of = await db.transaction((tx) => beginImport(tx, { plan, note, by }))
        const { create_missing } = input
        return () => run({ plan, part_of, note, by, create_missing, lost })
      })
      return await get(note.id)
    },

    get,
    list: (query: ImportQuery) => keptImports(db, query),

    /** Ends a running import; what it wrote stays, and can be undone. Throws Refusal (409) where it isn't running. */
    async cancel(id: string, at: Date) {
      const now = await get(id)
      if (!now) return undefined
      if (now.state !== 'running') {
        throw new Refusal(409, 'This import is not running any more.')
      }
      await askToCancel(db, id, at)
      return await whenOver(id, 'running')
    },

    /** Starts to undo an import, and returns it when the undo has ended, after 5 s at the latest. See beginUndo. */
    async undo(id: string, by: Author) {
      if (!(await get(id))) return undefined
      const { ended } = await withLock(id, (lost) => beginUndo(db, { id, by, lost }))
      await Promise.race([ended, setTimeout(SHORT_UNDO_MS, undefined, { ref: false })])
      return await get(id)
    },
  }

  function get(id: string) {
    return keptImport(db, id)
  }

  /**
   * Takes the import's lock, begins, and does the rest in the background. Throws Refusal (409) where another work has
   * the lock, at any server. `ended` resolves when the work has ended.
   */
  async function withLock(id: string, begin: (lost: AbortSignal) => Promise<() => Promise<void>>) {
    const lock = await holdOnceFree(id)
    if (!lock) {
      throw new Refusal(409, 'This import is running. Cancel it or wait until it has ended.')
    }
    try {
      const work = await begin(lock.lost)
      const ended = new Promise<void>((resolve) => {
        background(async () => {
          try {
            await work()
          } finally {
            await lock.release()
            resolve()
          }
        })
      })
      return { ended }
    } catch (error) {
      await lock.release()
      throw error
    }
  }

  /** The server that has ended an import gives its lock up a moment later. Undefined while work goes on. */
  async function holdOnceFree(id: string) {
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      const lock = await db.locks.hold(lockOf(id))
      if (lock || isAtWork((await get(id))?.state)) return lock
      await setTimeout(LOOK_MS)
    }
    return undefined
  }

  /** Waits until the server that runs the import has ended it. */
  async function whenOver(id: string, state: ProductImport['state']) {
    for (;;) {
      const now = await get(id)
      if (now?.state !== state) return now
      await setTimeout(LOOK_MS)
    }
  }

  async function run({ plan, note, ...work }: Omit<WriteJob, 'pictures' | 'signal'>) {
    try {
      const pictures = await drawSwatches(draw, newHexCodes(plan))
      await writePlan(db, { ...work, plan, note, pictures, signal: background.closing })
    } catch (error) {
      if (!(error instanceof LostLock)) await noteFailure(db, note.id, somethingBroke)
      throw error
    }
  }
}

function isAtWork(state: ProductImport['state'] | undefined) {
  return state === 'running' || state === 'undoing'
}

function nameOf({ file }: ImportInput) {
  return file instanceof File ? file.name.slice(0, 200) : 'products.csv'
}

function newHexCodes({ products, updates }: Plan) {
  const colors = [...products, ...updates].flatMap((planned) => planned.colors)
  return colors.filter(({ isNew }) => isNew).map(({ hex_code }) => hex_code)
}

const somethingBroke = 'Something went wrong on our side.'

async function read(db: Queries, input: ImportInput, mayStock: boolean) {
  const { sheet, from } = await withOwnColumns(await readSheet(input.file))
  const [headings = []] = sheet
  const remembered = input.mapping ? undefined : await rememberedMapping(db, headings)
  const mapping = input.mapping ?? remembered ?? guessedMapping(headings, from)
  const plan = await planImport(db, sheet, mapping, input)
  if (!mayStock) plan.errors.unshift(...stockColumns(headings, mapping))
  return { sheet, headings, mapping, is_remembered: remembered !== undefined, plan }
}

function refuseWrong({ errors, products, updates, skipped }: Plan) {
  if (products.length + updates.length + errors.length === 0) {
    const none =
      skipped > 0
        ? 'All products of this file are in the catalogue already'
        : 'There are no products in this file'
    throw new Refusal(409, `${none}.`)
  }
  const [error] = errors
  if (!error) return
  const others = errors.length > 1 ? ` ${errors.length - 1} more are wrong.` : ''
  throw new Refusal(
    409,
    `Nothing was imported. Row ${error.row}, ${error.column}: ${error.message}${others}`,
  )
}
