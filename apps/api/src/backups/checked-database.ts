import type { DatabaseFacts } from '@etrend/database'
import * as z from 'zod'
import { nextMessage, startHelper } from '../lib/helper-process'
import { MINUTE_MS } from '../lib/times'
import { within } from '../lib/wait'
import { BackupError } from './backup-error'

const limit = within(20 * MINUTE_MS)

const answer = z.union([
  z.object({ facts: z.object({ migration: z.int(), rows: z.record(z.string(), z.int()) }) }),
  z.object({ wrong: z.string() }),
])

/**
 * Checks a copied database (see checkDatabase) in a process of its own. Throws BackupError with what is wrong with it.
 */
export async function checkedDatabase(file: string): Promise<DatabaseFacts> {
  const child = await startHelper(new URL('./check-child.ts', import.meta.url))
  child.send(file)
  const said = await nextMessage(child, limit)
  const parsed = answer.safeParse(said)
  if (!parsed.success) throw new BackupError('The process that checks the database ended too soon.')
  if ('wrong' in parsed.data)
    throw new BackupError(`The copy of the database is damaged: ${parsed.data.wrong}.`)
  return parsed.data.facts
}
