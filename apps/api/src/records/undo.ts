import type { AuditEntry } from '@etrend/contract'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Queries } from '../db/client'
import { first, one } from '../db/rows'
import { audit } from '../db/schema'
import { found, Refusal } from '../http/errors'
import type { Author, Links } from './audit'
import { forAll } from './many'
import { recordNounOf, type RecordKinds } from './record-kind'
import { undoableSince } from './trash'

type Entry = typeof audit.$inferSelect

const undoing = alias(audit, 'undoing')

/** Takes back what an entry of the audit log says: all of its parts, or nothing. */
export async function undo(tx: Queries, kinds: RecordKinds, id: number, by: Author) {
  const entry = found(await first(tx.select().from(audit).where(eq(audit.id, id))), 'entry')
  const undone = await first(tx.select().from(audit).where(eq(audit.undoes, id)))
  if (undone) throw new Refusal(409, 'This is undone already.')
  if (entry.at < undoableSince(new Date(by.at)).toISOString()) {
    throw new Refusal(409, 'This is too long ago to be undone.')
  }
  const rows = await undoParts(tx, kinds, entry, by)
  const made = await one(tx.select({ id: audit.id }).from(audit).where(eq(audit.undoes, id)))
  return { audit: made.id, rows }
}

/** Whether there is a way back from an entry. */
export function isUndoable(
  { noun, action, at, undone_by, parts }: Omit<AuditEntry, 'is_undoable'>,
  now: Date,
) {
  if (undone_by !== null || at < undoableSince(now).toISOString()) return false
  return recordNounOf(noun) !== undefined && (parts > 0 || waysBack.has(action))
}

const waysBack = new Set(['add', 'edit', 'delete', 'restore'])

/** Takes back the parts of an entry, or itself where it has none. Answers how many rows that were. */
async function undoParts(tx: Queries, kinds: RecordKinds, entry: Entry, by: Author) {
  const { id: undoes, noun, label } = entry
  const parts = await partsOf(tx, undoes)
  if (parts.length === 0) {
    await undoOne(tx, kinds, entry, by, { undoes })
    return 1
  }
  const rows = parts.map((part) => ({ id: part.row_id ?? 0, label: part.label, part }))
  const head = { action: 'undo', noun, label, undoes }
  const { done } = await forAll(tx, by, head, rows, ({ part }, links) =>
    undoOne(tx, kinds, part, by, { ...links, undoes: part.id }),
  )
  return done.length
}

/** The newest first; without those that were undone by themselves. */
async function partsOf(tx: Queries, id: number) {
  const rows = await tx
    .select({ part: audit, undone_by: undoing.id })
    .from(audit)
    .leftJoin(undoing, eq(undoing.undoes, audit.id))
    .where(and(eq(audit.part_of, id), isNotNull(audit.row_id)))
    .orderBy(desc(audit.id))
  return rows.filter(({ undone_by }) => undone_by === null).map(({ part }) => part)
}

async function undoOne(
  tx: Queries,
  kinds: RecordKinds,
  { action, noun, row_id, before, after }: Entry,
  by: Author,
  links: Links,
) {
  const known = recordNounOf(noun)
  if (!known || row_id === null || !waysBack.has(action)) {
    throw new Refusal(409, 'This can’t be undone.')
  }
  const kind = kinds[known]
  if (action === 'edit') await kind.changeBack(tx, row_id, { before, after }, by, links)
  else if (action === 'delete') await kind.restore(tx, row_id, by, links)
  else await kind.remove(tx, row_id, by, links)
}
