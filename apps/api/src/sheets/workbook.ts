import { openHelper } from '../lib/helper'
import { Refusal } from '../lib/refusal'
import { within } from '../lib/wait'
import type { Workbook } from './workbook-parts'

/** More would need more memory than the writing process may have. */
const MAX_ROWS = 10_000

const writing = openHelper(new URL('./workbook-child.ts', import.meta.url), {
  limit: within(30_000),
  idleLimit: 10_000,
  maxWaiting: 4,
  whenBusy: 'Many spreadsheets are being made right now. Please try again.',
})

/**
 * The bytes of a spreadsheet (XLSX), written by a process of its own. Throws Refusal: 413 too many rows, 503 too many
 * files wait.
 */
export async function workbookFile(content: Workbook): Promise<Uint8Array> {
  if (content.rows.length > MAX_ROWS) {
    const message = `A spreadsheet takes ${MAX_ROWS} rows. Choose a month, or save the CSV, which takes all.`
    throw new Refusal(413, message)
  }
  const answer = await writing.ask(content)
  if (answer instanceof Uint8Array) return answer
  throw new Error(`The spreadsheet “${content.name}” could not be written.`)
}
