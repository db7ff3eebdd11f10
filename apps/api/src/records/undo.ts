import { keysOf, type AuditEntry, type RecordNoun } from '@etrend/contract'
import { ownEntry } from '@etrend/domain'
import { and, desc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import * as z from 'zod'
import type { Database, Queries } from '../db/client'
import { undoneAlready } from '../db/constraints'
import { first, one } from '../db/rows'
import { audit } from '../db/schema/records'
import { found } from '../http/errors'
import { Refusal } from '../lib/refusal'
import type { Author, Fields, Links } from './audit'
import { allRefused, forMany } from './many'
import { recordNounOf, type RecordKinds } from './record-kind'
import { undoableSince } from './trash'

type Entry = typeof audit.$inferSelect

/** How parts are undone that are about no row with an id, by their action. Throws Refusal where that isn't possible. */
export type UndoWays = Record<
  string,
  (
    tx: Queries,
    changed: { before: Fields | null; after: Fields | null },
    by: Author,
    links: Links,
  ) => Promise<unknown>
>

const undoing = alias(audit, 'undoing')

/**
 * Undoes an entry of the audit log. Where it has parts, those that can't be undone stay as they are, and the answer
 * says why. `requireAllowed` throws where the person may not change rows of a noun; it is called for the noun of the
 * entry and of every part, which may be another one. Throws Refusal: 404 no such entry; 409 undone already, too long
 * ago, or nothing of it can be undone.
 */
export async function undo(
  db: Database,
  kinds: RecordKinds,
  ways: UndoWays,
  id: number,
  by: Author,
  requireAllowed: (noun: RecordNoun) => void,
) {
  const entry = found(await first(db.read.select().from(audit).where(eq(audit.id, id))), 'entry')
  const parts = await partsOf(db.read, ways, id)
  for (const changed of nounsOf([entry, ...parts])) requireAllowed(changed)
  const undone = await first(db.read.select().from(audit).where(eq(audit.undoes, id)))
  if (undone) throw new Refusal(409, undoneAlready)
  if (entry.at < undoableSince(new Date(by.at)).toISOString()) {
    throw new Refusal(409, 'This is too long ago to be undone.')
  }
  const { noun, label } = entry
  if (parts.length === 0) {
    return await db.transaction((tx) => undoAlone(tx, kinds, ways, entry, by))
  }
  const rows = parts.map((part) => ({ id: part.row_id ?? 0, label: part.label, part }))
  const head = { action: 'undo', noun, label, undoes: id }
  const {
    audit: made,
    done,
    refused,
  } = await forMany(db, by, head, rows, (tx, { part }, links) =>
    undoOne(tx, kinds, ways, part, by, { ...links, undoes: part.id }),
  )
  if (made === null) throw allRefused(refused)
  return { audit: made, rows: done.length, refused }
}

/**
 * The nouns whose rows are changed by undoing these entries. Throws Refusal (409) for an entry of another noun: an
 * import has an undo of its own, and what was done to money or to people isn't undone from the log.
 */
function nounsOf(entries: Entry[]) {
  const nouns = entries.map(({ noun }) => {
    const known = recordNounOf(noun)
    if (!known) throw new Refusal(409, notFromLog)
    return known
  })
  return new Set(nouns)
}

const notFromLog = 'This can’t be undone from the audit log.'

/** Whether staff can undo an entry. */
export function isUndoable(
  { noun, row_id, action, at, undone_by, parts, before }: Omit<AuditEntry, 'is_undoable'>,
  now: Date,
) {
  if (undone_by !== null || at < undoableSince(now).toISOString()) return false
  if (recordNounOf(noun) === undefined) return false
  const isOfRow = waysBack.has(action) && row_id !== null
  return parts > 0 || isOfRow || (unitActions.has(action) && namesUnit(before))
}

const unitActions = new Set(['threshold', 'codes'])

/** Whether an entry names the unit that it changed. Older ones don't, and can't be undone. */
function namesUnit(before: unknown) {
  return z.object({ unit: z.string() }).safeParse(before).success
}

const waysBack = new Set(['add', 'edit', 'delete', 'restore'])

async function undoAlone(
  tx: Queries,
  kinds: RecordKinds,
  ways: UndoWays,
  entry: Entry,
  by: Author,
) {
  const undoes = entry.id
  await undoOne(tx, kinds, ways, entry, by, { undoes })
  const made = await one(tx.select({ id: audit.id }).from(audit).where(eq(audit.undoes, undoes)))
  return { audit: made.id, rows: 1, refused: [] }
}

/** The parts of an entry, the newest first, without those that were undone alone. */
async function partsOf(tx: Queries, ways: UndoWays, id: number) {
  const rows = await tx
    .select({ part: audit, undone_by: undoing.id })
    .from(audit)
    .leftJoin(undoing, eq(undoing.undoes, audit.id))
    .where(
      and(eq(audit.part_of, id), or(isNotNull(audit.row_id), inArray(audit.action, keysOf(ways)))),
    )
    .orderBy(desc(audit.id))
  return rows.filter(({ undone_by }) => undone_by === null).map(({ part }) => part)
}

async function undoOne(
  tx: Queries,
  kinds: RecordKinds,
  ways: UndoWays,
  { action, noun, row_id, before, after }: Entry,
  by: Author,
  links: Links,
) {
  const own = ownEntry(ways, action)
  if (own) return await own(tx, { before, after }, by, links)
  const known = recordNounOf(noun)
  if (!known || row_id === null || !waysBack.has(action)) {
    throw new Refusal(409, 'This can’t be undone.')
  }
  const kind = kinds[known]
  if (action === 'edit') await kind.changeBack(tx, row_id, { before, after }, by, links)
  else if (action === 'delete') await kind.restore(tx, row_id, by, links)
  else await kind.remove(tx, row_id, by, links)
  return undefined
}
