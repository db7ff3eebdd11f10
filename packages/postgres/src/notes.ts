import type { Notes } from '@etrend/database'
import type pg from 'pg'
import * as z from 'zod'
import { rowsOf } from './connections'

const row = z.object({ note: z.string() })

/** Notes in a table that all servers share. */
export function notesInPostgres(pool: pg.Pool): Notes {
  return {
    async write(name, note) {
      await pool.query(
        `INSERT INTO shared_note (name, note) VALUES ($1, $2)
         ON CONFLICT (name) DO UPDATE SET note = excluded.note`,
        [name, note],
      )
    },

    async read(name) {
      const [found] = await rowsOf(pool, 'SELECT note FROM shared_note WHERE name = $1', [name])
      return found && row.parse(found).note
    },
  }
}
