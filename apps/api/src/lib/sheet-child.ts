import { serveAsHelper } from './helper-entry'
import { NEXT_ROWS, parseSheet, ROWS_A_MESSAGE, whyTooLarge } from './sheet-rows'

// The entry of the process that reads uploaded spreadsheets: some take minutes or gigabytes to read. It has no secrets.
let rows: string[][] = []

serveAsHelper((message) => {
  if (message === NEXT_ROWS) return rows.splice(0, ROWS_A_MESSAGE)
  if (!(message instanceof Uint8Array)) throw new Error('The bytes of a file are expected.')
  rows = parseSheet(message)
  return whyTooLarge(rows) ?? rows.length
})
