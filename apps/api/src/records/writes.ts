import { recordNames } from '@etrend/contract'
import type { Queries } from '../db/client'
import { found } from '../http/errors'
import { refuseIfChanged } from '../http/etag'
import { difference, record, type Author, type Fields, type Links } from './audit'
import type { AnyRow, RowStore } from './crud-store'
import { keepInTrash, refuseWithoutParents, takeFromTrash } from './trash'

/** `match`: the If-Match header, which must name the row's present state. */
type Options = Links & { match?: string | undefined }

/** Adds a row, and its audit entry. */
export async function addRow<Row extends AnyRow, Input, Change extends Fields, Kept extends Fields>(
  tx: Queries,
  store: RowStore<Row, Input, Change, Kept>,
  input: Input,
  by: Author,
  links: Links = {},
) {
  const row = await store.create(tx, input, by)
  const { noun } = store
  const action = { action: 'add', noun, row_id: row.id, label: store.label(row), after: row }
  await record(tx, by, { ...action, ...links })
  return row
}

/** Changes a row, and adds its audit entry. Throws Refusal: 404 no such row, 409 where `match` names another state. */
export async function editRow<
  Row extends AnyRow,
  Input,
  Change extends Fields,
  Kept extends Fields,
>(
  tx: Queries,
  store: RowStore<Row, Input, Change, Kept>,
  id: number,
  change: Change,
  by: Author,
  { match, ...links }: Options = {},
) {
  const before = found(await store.get(tx, id), recordNames[store.noun])
  refuseIfChanged(before, match, recordNames[store.noun])
  return await changeRow(tx, store, before, change, by, links)
}

/** The same for a row that was just read. A change that changes nothing is allowed, and adds no entry. */
export async function changeRow<
  Row extends AnyRow,
  Input,
  Change extends Fields,
  Kept extends Fields,
>(
  tx: Queries,
  store: RowStore<Row, Input, Change, Kept>,
  before: Row,
  change: Change,
  by: Author,
  links: Links = {},
) {
  if (Object.keys(change).length === 0) return before
  const after = await store.edit(tx, before, change, by)
  const changed = difference(before, after)
  if (changed) {
    const entry = { action: 'edit', noun: store.noun, row_id: before.id, label: store.label(after) }
    await record(tx, by, { ...entry, ...changed, ...links })
  }
  return after
}

/** Moves a row to the trash, and adds its audit entry. */
export async function removeRow<
  Row extends AnyRow,
  Input,
  Change extends Fields,
  Kept extends Fields,
>(
  tx: Queries,
  store: RowStore<Row, Input, Change, Kept>,
  id: number,
  by: Author,
  { match, ...links }: Options = {},
) {
  const { noun } = store
  const before = found(await store.get(tx, id), recordNames[noun])
  refuseIfChanged(before, match, recordNames[noun])
  const kept = await store.remove(tx, before, by)
  const label = store.label(before)
  await keepInTrash(tx, by, { noun, row_id: id, label, row: kept })
  await record(tx, by, { action: 'delete', noun, row_id: id, label, before, ...links })
}

/** Restores a row from the trash under its id, and adds its audit entry. */
export async function restoreRow<
  Row extends AnyRow,
  Input,
  Change extends Fields,
  Kept extends Fields,
>(
  tx: Queries,
  store: RowStore<Row, Input, Change, Kept>,
  id: number,
  by: Author,
  links: Links = {},
) {
  const { noun } = store
  const { row } = await takeFromTrash(tx, noun, id)
  const kept = store.kept.parse(row)
  await refuseWithoutParents(tx, store.parents(kept))
  await store.restore(tx, kept, by)
  const after = found(await store.get(tx, id), recordNames[noun])
  const label = store.label(after)
  await record(tx, by, { action: 'restore', noun, row_id: id, label, after, ...links })
  return { noun, id, label }
}
