import { contract, type Color, type ColorInput } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import { first, one } from '../db/rows'
import { color, productColor } from '../db/schema'
import { collection } from '../db/schema-collections'
import { storedRow } from '../db/stored-row'
import { listPage } from '../http/list-page'
import { crudStore } from '../records/crud-store'
import { refuseIfUsed } from './uses'

export const colorStore = crudStore({
  noun: 'colors',
  label: (row: Color) => row.color_name,

  list: (queries, query) =>
    listPage(queries, queries.select().from(color).$dynamic(), query, {
      id: color.id,
      search: [color.color_name, color.hex_code],
      sort: { id: color.id, color_name: color.color_name, hex_code: color.hex_code },
    }),

  get: (queries, id) => first(queries.select().from(color).where(eq(color.id, id)).limit(1)),

  create: (tx, input: ColorInput) => one(tx.insert(color).values(input).returning()),

  edit: (tx, { id }, change) =>
    one(tx.update(color).set(change).where(eq(color.id, id)).returning()),

  async remove(tx, { id, color_name }) {
    const query = `color=${id}`
    const count = await tx.$count(productColor, eq(productColor.color, id))
    const rules = await tx.$count(collection, eq(collection.color, id))
    refuseIfUsed(`Color ${color_name}`, [
      { count, noun: 'productColors', query },
      { count: rules, noun: 'collections', query },
    ])
    return await one(tx.delete(color).where(eq(color.id, id)).returning())
  },

  restore: (tx, kept) => tx.insert(color).values(kept),
  parents: () => [],
  kept: storedRow(color),
  change: contract.colors.edit.body.strip(),
  query: contract.colors.list.query,
})
