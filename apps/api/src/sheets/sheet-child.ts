import { serveAsHelper } from '../lib/helper-entry'
import { NEXT_ROWS, parseSheet, ROWS_A_MESSAGE } from './sheet-rows'

// The entry of the process that reads uploaded spreadsheets: some take minutes or gigabytes to read. It has no secrets.
let rows: string[][] = []

serveAsHelper(async (message) => {
  if (message === NEXT_ROWS) return rows.splice(0, ROWS_A_MESSAGE)
  if (!(message instanceof Uint8Array)) throw new Error('The bytes of a file are expected.')
  const read = await parseSheet(message)
  if (!Array.isArray(read)) return read
  rows = read
  return rows.length
})
