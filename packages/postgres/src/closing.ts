import * as z from 'zod'
import { rowsOf, type Connection } from './connections'

const found = z.object({ is_there: z.coerce.boolean() })

/** Whether the shop has moved to another database: this one still has its rows, and takes no writes. */
export async function isClosedToWrites(connection: Connection) {
  const [row] = await rowsOf(connection, `SELECT to_regclass('moved_away') IS NOT NULL AS is_there`)
  return found.parse(row).is_there
}

/** Every writer locks `writer_turn` first, in this process and in others: without that table, none writes. */
export async function closeToWrites(tx: Connection) {
  await tx.query('ALTER TABLE IF EXISTS writer_turn RENAME TO moved_away')
}

export async function openToWrites(tx: Connection) {
  await tx.query('ALTER TABLE IF EXISTS moved_away RENAME TO writer_turn')
}
