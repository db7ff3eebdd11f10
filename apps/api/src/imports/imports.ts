import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { ImportCheck, ImportInput, ProductImport } from '@etrend/contract'
import type { Database, Queries } from '../db/client'
import { Refusal } from '../http/errors'
import type { Background } from '../lib/background'
import { readSheet } from '../lib/sheet'
import type { Author } from '../records/audit'
import { guessedMapping } from './columns'
import { keptImport, keptImports, noteFailure } from './history'
import { openJobs } from './jobs'
import { planImport, type Plan } from './plan'
import { rememberedMapping, remembering } from './remembered'
import { drawSwatches, type DrawPicture } from './swatches'
import { beginUndo } from './undo'
import { countsOf, writePlan } from './write'

const SHOWN_ERRORS = 200
const SHOWN_ROWS = 5
/** The response to an undo waits at most this long for the undo to end. */
const SHORT_UNDO_MS = 5_000

type Parts = { db: Database; draw: DrawPicture; background: Background }

/** Imports products from files: checks a file, writes it row by row in the background, cancels and undoes an import. */
export function openImports({ db, draw, background }: Parts) {
  const jobs = openJobs()

  return {
    async check(input: ImportInput): Promise<ImportCheck> {
      const { headings, mapping, is_remembered, sheet, plan } = await read(db.read, input)
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
        product_colors: colors.filter(({ isNew }) => isNew).length,
        missing: plan.missing,
        wrong: plan.errors.length,
        errors: plan.errors.slice(0, SHOWN_ERRORS),
      }
    },

    /** Starts an import in the background, and returns it. Throws Refusal (409) where rows are wrong or missing. */
    async start(input: ImportInput, by: Author, username: string) {
      const reading = await read(db.read, input)
      refuseWrong(reading.plan)
      const job = newJob(input.file, reading.plan, username, by)
      const { signal, end } = jobs.add(job)
      background(() => run({ input, reading, job, by, signal }).finally(end))
      return job
    },

    get,

    async list(page: number) {
      const rows = await keptImports(db.read, page)
      const others = rows.filter(({ id }) => !jobs.isRunning(id))
      return page === 1 ? [...jobs.running(), ...others] : others
    },

    /** Ends a running import; what it wrote stays, and can be undone. Throws Refusal (409) where it isn't running. */
    async cancel(id: string) {
      const now = await get(id)
      if (!now) return undefined
      if (jobs.get(id)?.state !== 'running') {
        throw new Refusal(409, 'This import is not running any more.')
      }
      await jobs.cancel(id)
      return await get(id)
    },

    /** Starts to undo an import, and returns it when the undo has ended, after 5 s at the latest. See beginUndo. */
    async undo(id: string, by: Author) {
      const kept = await keptImport(db.read, id)
      if (jobs.isRunning(id)) {
        throw new Refusal(409, 'This import is running. Cancel it or wait until it has ended.')
      }
      if (!kept) return undefined
      const job = jobs.add({ ...kept, state: 'undoing', message: null })
      const end = () => {
        jobs.forget(id)
        job.end()
      }
      try {
        const undo = await beginUndo(db, id, by)
        background(() => undo().finally(end))
      } catch (error) {
        end()
        throw error
      }
      await Promise.race([job.ended, setTimeout(SHORT_UNDO_MS, undefined, { ref: false })])
      return await get(id)
    },
  }

  async function get(id: string) {
    return jobs.get(id) ?? (await keptImport(db.read, id))
  }

  async function run({ input, reading, job, by, signal }: Running) {
    const { id, file_name } = job
    const { headings, mapping, plan } = reading
    try {
      const pictures = await drawSwatches(draw, newHexCodes(plan))
      await writePlan(db, {
        plan,
        pictures,
        note: { id, file_name, ...remembering(headings, mapping) },
        by,
        create_missing: input.create_missing,
        signal: AbortSignal.any([signal, background.closing]),
        onProgress: (done) => jobs.change(id, { done }),
      })
      jobs.forget(id)
    } catch (error) {
      const isKept = await noteFailure(db, id, somethingBroke)
      if (isKept) jobs.forget(id)
      else jobs.change(id, { state: 'failed', message: somethingBroke })
      throw error
    }
  }
}

type Running = {
  input: ImportInput
  reading: Reading
  job: ProductImport
  by: Author
  signal: AbortSignal
}

function newHexCodes({ products, updates }: Plan) {
  const colors = [...products, ...updates].flatMap((planned) => planned.colors)
  return colors.filter(({ isNew }) => isNew).map(({ hex_code }) => hex_code)
}

const somethingBroke = 'Something went wrong on our side.'

type Reading = Awaited<ReturnType<typeof read>>

function newJob(file: Blob, plan: Plan, staff: string, { at }: Author): ProductImport {
  return {
    id: randomUUID(),
    file_name: file instanceof File ? file.name.slice(0, 200) : 'products.csv',
    state: 'running',
    done: 0,
    ...countsOf(plan),
    staff,
    created_at: at,
    message: null,
  }
}

async function read(db: Queries, input: ImportInput) {
  const sheet = await readSheet(input.file)
  const [headings = []] = sheet
  const remembered = input.mapping ? undefined : await rememberedMapping(db, headings)
  const mapping = input.mapping ?? remembered ?? guessedMapping(headings)
  const plan = await planImport(db, sheet, mapping, input)
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
