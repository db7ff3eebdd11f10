import { contract, type Size, type SizeInput } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import { first, one } from '../db/rows'
import { size, stockMovement } from '../db/schema'
import { storedRow } from '../db/stored-row'
import { listPage } from '../http/list-page'
import { crudStore } from '../records/crud-store'
import { refuseIfStocked } from './uses'

export const sizeStore = crudStore({
  noun: 'sizes',
  label: (row: Size) => row.size_name,

  list: (queries, query) =>
    listPage(queries, queries.select().from(size).$dynamic(), query, {
      id: size.id,
      search: [size.size_name],
      sort: { id: size.id, size_name: size.size_name },
    }),

  get: (queries, id) => first(queries.select().from(size).where(eq(size.id, id)).limit(1)),

  create: (tx, input: SizeInput) => one(tx.insert(size).values(input).returning()),

  edit: (tx, { id }, change) => one(tx.update(size).set(change).where(eq(size.id, id)).returning()),

  async remove(tx, { id, size_name }) {
    await refuseIfStocked(tx, `Size ${size_name}`, eq(stockMovement.size, id), `size=${id}`)
    return await one(tx.delete(size).where(eq(size.id, id)).returning())
  },

  restore: (tx, kept) => tx.insert(size).values(kept),
  parents: () => [],
  kept: storedRow(size),
  change: contract.sizes.edit.body.strip(),
  query: contract.sizes.list.query,
})
