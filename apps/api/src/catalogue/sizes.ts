import { contract, type Size, type SizeInput } from '@etrend/contract'
import { eq, getTableColumns } from 'drizzle-orm'
import { sizeRow } from '../db/catalogue/size-order'
import { storedRow } from '../db/catalogue/stored-row'
import { first, one } from '../db/rows'
import { size } from '../db/schema/catalogue'
import { stockMovement } from '../db/schema/stock'
import { listPage } from '../http/list-page'
import { crudStore } from '../records/crud-store'
import { refuseTakenName } from '../records/taken-names'
import { refuseIfStocked } from '../records/uses'

const { sort_key, ...columns } = getTableColumns(size)

export const sizeStore = crudStore({
  noun: 'sizes',
  label: (row: Size) => row.size_name,

  list: (queries, query) =>
    listPage(queries, queries.select(columns).from(size).$dynamic(), query, {
      id: size.id,
      search: [size.size_name],
      // By name they come in the order that the shop shows them in, S before M before L.
      sort: { id: size.id, size_name: sort_key },
    }),

  get: (queries, id) => first(queries.select(columns).from(size).where(eq(size.id, id)).limit(1)),

  async create(tx, input: SizeInput) {
    await refuseTakenName(tx, 'size', { name: input.size_name })
    return await one(tx.insert(size).values(sizeRow(input)).returning(columns))
  },

  async edit(tx, { id, ...before }, change) {
    const values = sizeRow({ ...before, ...change })
    if (values.size_name !== before.size_name) {
      await refuseTakenName(tx, 'size', { id, name: values.size_name })
    }
    return await one(tx.update(size).set(values).where(eq(size.id, id)).returning(columns))
  },

  async remove(tx, { id, size_name }) {
    await refuseIfStocked(tx, `Size ${size_name}`, eq(stockMovement.size, id), `size=${id}`)
    return await one(tx.delete(size).where(eq(size.id, id)).returning())
  },

  async restore(tx, kept) {
    await refuseTakenName(tx, 'size', { name: kept.size_name })
    await tx.insert(size).values(sizeRow(kept))
  },
  parents: () => [],
  kept: storedRow(size),
  change: contract.sizes.edit.body.strip(),
  query: contract.sizes.list.query,
})
