import * as z from 'zod'
import { ended, isAlive, nextMessage, startHelper } from '../lib/helper-process'
import { Refusal } from '../lib/refusal'
import { within } from '../lib/wait'
import { NEXT_ROWS, unreadable } from './sheet-rows'

const MAX_WAITING = 8
/** What reading one file may take before its process is killed. */
const limit = within(10_000)

const entry = new URL('./sheet-child.ts', import.meta.url)
const countedOrRefused = z.union([z.int(), unreadable])
const someRows = z.array(z.array(z.string()))

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * The trimmed cells of a file or of what was copied from a spreadsheet, by row; see parseSheet. A process of its own
 * reads one file at a time, so that no file can stop the server. Throws Refusal: 400 no rows, 413 too many rows or
 * columns or too long a cell, 422 can't be read (in time), 503 too many files wait.
 */
export async function readSheet(file: Blob): Promise<string[][]> {
  if (waiting >= MAX_WAITING) {
    throw new Refusal(503, 'Many files are being read right now. Please try again.')
  }
  waiting += 1
  const turn = last.then(() => readAside(file))
  last = turn.catch(() => undefined)
  const rows = await turn.finally(() => (waiting -= 1))
  if (rows.every(isEmptyRow)) throw new Refusal(400, 'There are no rows in this.')
  return rows
}

async function readAside(file: Blob) {
  const child = await startHelper(entry)
  try {
    const answer = nextMessage(child, limit)
    child.send(Buffer.from(await file.arrayBuffer()))
    const count = countedOrRefused.safeParse(await answer).data
    if (count === undefined) {
      throw new Refusal(422, 'This file can’t be read: it may be damaged.')
    }
    if (typeof count === 'object') throw new Refusal(count.status, count.message)
    const rows: string[][] = []
    while (rows.length < count) {
      const more = nextMessage(child, limit)
      child.send(NEXT_ROWS)
      rows.push(...someRows.parse(await more))
    }
    return rows
  } finally {
    if (isAlive(child)) await ended(child)
  }
}

export function isEmptyRow(cells: string[]) {
  return cells.every((cell) => cell === '')
}

/** A heading or a name as it is compared: 'Sub-Category ' and 'sub_category' are the same. */
export function plainName(text: string) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
