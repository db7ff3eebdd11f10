import { contract, type Color, type ColorInput } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import { storedRow } from '../db/catalogue/stored-row'
import { first, one } from '../db/rows'
import { color, productColor } from '../db/schema/catalogue'
import { collection } from '../db/schema/collections'
import { listPage } from '../http/list-page'
import { crudStore } from '../records/crud-store'
import { refuseTakenName } from '../records/taken-names'
import { refuseIfUsed } from '../records/uses'

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

  async create(tx, input: ColorInput) {
    await refuseTakenName(tx, 'color', { name: input.color_name })
    return await one(tx.insert(color).values(input).returning())
  },

  async edit(tx, { id, color_name }, change) {
    if (change.color_name !== undefined && change.color_name !== color_name) {
      await refuseTakenName(tx, 'color', { id, name: change.color_name })
    }
    return await one(tx.update(color).set(change).where(eq(color.id, id)).returning())
  },

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

  async restore(tx, kept) {
    await refuseTakenName(tx, 'color', { name: kept.color_name })
    await tx.insert(color).values(kept)
  },
  parents: () => [],
  kept: storedRow(color),
  change: contract.colors.edit.body.strip(),
  query: contract.colors.list.query,
})
