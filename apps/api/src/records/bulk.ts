import type { RecordNoun } from '@etrend/contract'
import type { FastifyRequest } from 'fastify'
import type { Database, Queries } from '../db/client'
import type { PermissionRequest } from '../http/access'
import { pacer } from '../lib/pacer'
import { authorOf } from './audit'
import { forMany } from './many'
import type { RecordKinds } from './record-kind'
import { requireChange } from './require-change'

type Call = { body: { noun: RecordNoun; ids: number[] }; request: Request }
type Request = PermissionRequest & Pick<FastifyRequest, 'id' | 'ip'>

/** Deletes or restores many rows of a noun. A refused row stays as it is, and the answer says why. */
export function bulkHandlers(db: Database, clock: () => Date, kinds: RecordKinds) {
  const each =
    (work: 'remove' | 'restore', head: { action: string; label: string }) =>
    async ({ body: { noun, ids }, request }: Call) => {
      requireChange(request, noun)
      const by = authorOf(request, clock)
      const kind = kinds[noun]
      const rows = await named(db.read, ids, kind.label)
      const body = await forMany(db, by, { ...head, noun }, rows, (tx, { id }, links) =>
        kind[work](tx, id, by, links),
      )
      return { status: 200 as const, body }
    }

  return {
    remove: each('remove', { action: 'bulk', label: 'Delete' }),
    restore: each('restore', { action: 'bulk', label: 'Restore' }),
  }
}

/** Each id once, with the row's label for the answer about refused rows. Lets other requests run meanwhile. */
async function named(
  tx: Queries,
  ids: number[],
  label: (queries: Queries, id: number) => Promise<string>,
) {
  const breathe = pacer()
  const rows: { id: number; label: string }[] = []
  for (const id of new Set(ids)) {
    await breathe()
    rows.push({ id, label: await label(tx, id) })
  }
  return rows
}
