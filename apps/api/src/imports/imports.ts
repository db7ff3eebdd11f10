import { randomUUID } from 'node:crypto'
import type { ImportCheck, ImportInput, ProductImport } from '@etrend/contract'
import type { Database, Queries } from '../db/client'
import { Refusal } from '../http/errors'
import type { Background } from '../lib/background'
import { readSheet } from '../lib/sheet'
import type { Author } from '../records/audit'
import { guessedMapping, type Mapping } from './columns'
import { keptImport, keptImports } from './history'
import { openJobs } from './jobs'
import { planImport, type Plan } from './plan'
import { drawSwatches, type DrawPicture } from './swatches'
import { undoImport } from './undo'
import { piecesOf, writePlan } from './write'

const SHOWN_ERRORS = 200
const SHOWN_ROWS = 5

type Parts = { db: Database; draw: DrawPicture; background: Background }

/** Products by the sheet: checked, written in the background all or none, and undone as a whole. */
export function openImports({ db, draw, background }: Parts) {
  const jobs = openJobs()

  return {
    async check(input: ImportInput): Promise<ImportCheck> {
      const { headings, mapping, sheet, plan } = await read(db.read, input)
      return {
        headings,
        mapping,
        samples: sheet.slice(1, 1 + SHOWN_ROWS),
        rows: plan.rows,
        products: plan.products.length,
        product_colors: plan.products.reduce((sum, { colors }) => sum + colors.length, 0),
        pieces: piecesOf(plan),
        missing: plan.missing,
        wrong: plan.errors.length,
        errors: plan.errors.slice(0, SHOWN_ERRORS),
      }
    },

    /** Begins an import whose rows are all right; throws Refusal (409) where one isn't. */
    async start(input: ImportInput, by: Author, username: string) {
      const { sheet, mapping, plan } = await read(db.read, input)
      refuseWrong(plan)
      const job = jobs.add(newJob(input.file, plan, username, by))
      background(() => run({ input, sheet, mapping, plan }, job, by))
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

  async function run({ input, sheet, mapping, plan }: Reading, job: ProductImport, by: Author) {
    const { id, file_name } = job
    try {
      const hexCodes = plan.products.flatMap(({ colors }) => colors.map((one) => one.hex_code))
      const pictures = await drawSwatches(draw, hexCodes)
      await db.transaction(async (tx) => {
        // Once more, now that nobody else can write: what was right a moment ago may not be any more.
        const now = await planImport(tx, sheet, mapping, input.create_missing)
        refuseWrong(now)
        await writePlan(tx, now, pictures, { id, file_name }, by, (products) =>
          jobs.change(id, { done: Math.round((now.rows * products) / now.products.length) }),
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

type Reading = { input: ImportInput; sheet: string[][]; mapping: Mapping; plan: Plan }

function newJob(file: Blob, plan: Plan, staff: string, { at }: Author): ProductImport {
  return {
    id: randomUUID(),
    file_name: file instanceof File ? file.name.slice(0, 200) : 'products.csv',
    state: 'running',
    done: 0,
    rows: plan.rows,
    products: plan.products.length,
    pieces: piecesOf(plan),
    staff,
    created_at: at,
    message: null,
  }
}

async function read(db: Queries, { file, mapping: given, create_missing }: ImportInput) {
  const sheet = await readSheet(file)
  const [headings = []] = sheet
  const mapping = given ?? guessedMapping(headings)
  return { sheet, headings, mapping, plan: await planImport(db, sheet, mapping, create_missing) }
}

function refuseWrong({ errors, products }: Plan) {
  if (products.length === 0 && errors.length === 0) {
    throw new Refusal(409, 'There are no products in this file.')
  }
  const [error] = errors
  if (!error) return
  const others = errors.length > 1 ? ` ${errors.length - 1} more are wrong.` : ''
  throw new Refusal(
    409,
    `Nothing was imported. Row ${error.row}, ${error.column}: ${error.message}${others}`,
  )
}
