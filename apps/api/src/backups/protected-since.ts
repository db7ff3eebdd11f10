import type { Queries } from '../db/client'
import type { Backups } from './backups'
import { openedAt } from './late'

/**
 * Finds the time (ISO) of the last good backup; of the shop's first day when there is none, and null before that. A
 * manifest, which lists thousands of pictures, is read once.
 */
export function protectedSince({ store }: Pick<Backups, 'store'>) {
  let known: { id: string | undefined; madeAt: string | undefined } | undefined
  return async (queries: Queries) => {
    const [id] = await store.idsIn()
    if (!known || known.id !== id) known = { id, madeAt: (await store.lastGood())?.made_at }
    return known.madeAt ?? (await openedAt(queries))
  }
}
