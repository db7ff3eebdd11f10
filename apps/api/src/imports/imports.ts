import { randomUUID } from 'node:crypto'
import type { ImportCheck, ImportInput, ProductImport } from '@etrend/contract'
import type { Database, Queries } from '../db/client'
import { Refusal } from '../http/errors'
import type { Background } from '../lib/background'
import { readSheet } from '../lib/sheet'
import type { Author } from '../records/audit'
import { guessedMapping } from './columns'
import { keptImport, keptImports } from './history'
import { openJobs } from './jobs'
import { planImport, type Plan } from './plan'
import { rememberedMapping, remembering } from './remembered'
import { drawSwatches, type DrawPicture } from './swatches'
import { undoImport } from './undo'
import { countsOf, writePlan } from './write'

const SHOWN_ERRORS = 200
const SHOWN_ROWS = 5

type Parts = { db: Database; draw: DrawPicture; background: Background }

/** Products by the sheet: checked, written in the background all or none, and undone as a whole. */
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

    /** Begins an import whose rows are all right; throws Refusal (409) where one isn't. */
    async start(input: ImportInput, by: Author, username: string) {
      const reading = await read(db.read, input)
      refuseWrong(reading.plan)
      const job = jobs.add(newJob(input.file, reading.plan, username, by))
      background(() => run(input, reading, job, by))
      return job
    },

    async get(id: string) {
      return jobs.get(id) ?? (await keptImport(db.read, id))
    },

    async list(page: number) {
      const rows = await keptImports(db.read, page)
      return page === 1 ? [...jobs.running(), ...rows] : rows
    },

    async undo(id: string, by: Author) {
      await undoImport(db, id, by)
      return await keptImport(db.read, id)
    },
  }

  async function run(input: ImportInput, reading: Reading, job: ProductImport, by: Author) {
    const { id, file_name } = job
    const { sheet, headings, mapping, plan } = reading
    try {
      const colors = [...plan.products, ...plan.updates].flatMap((planned) => planned.colors)
      const hexCodes = colors.filter(({ isNew }) => isNew).map(({ hex_code }) => hex_code)
      const pictures = await drawSwatches(draw, hexCodes)
      await db.transaction(async (tx) => {
        // Once more, now that nobody else can write: what was right a moment ago may not be any more.
        const now = await planImport(tx, sheet, mapping, input)
        refuseWrong(now)
        const all = now.products.length + now.updates.length
        const note = { id, file_name, ...remembering(headings, mapping) }
        await writePlan(tx, now, pictures, note, by, (products) =>
          jobs.change(id, { done: Math.round((now.rows * products) / all) }),
        )
      })
      jobs.forget(id)
    } catch (error) {
      const isRefused = error instanceof Refusal
      jobs.change(id, { state: 'failed', message: isRefused ? error.message : somethingBroke })
      if (!isRefused) throw error
    }
  }
}

const somethingBroke = 'Something went wrong on our side, and nothing was imported.'

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
      skipped > 0 ? 'All products of this file are there' : 'There are no products in this file'
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
