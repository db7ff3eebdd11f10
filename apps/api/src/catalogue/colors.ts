import type { Color, ColorInput } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/client'
import { first, one } from '../db/rows'
import { color, productColor } from '../db/schema'
import type { CrudStore } from '../http/crud-handlers'
import { listPage } from '../http/list-page'
import { refuseIfUsed } from './uses'

export function colorStore(db: Database): CrudStore<Color, ColorInput, Partial<ColorInput>> {
  return {
    noun: 'color',

    list: (query) =>
      listPage(db.read, db.read.select().from(color).$dynamic(), query, {
        id: color.id,
        search: [color.color_name, color.hex_code],
        sort: { id: color.id, color_name: color.color_name, hex_code: color.hex_code },
      }),

    get: (id) => db.read.query.color.findFirst({ where: eq(color.id, id) }).execute(),

    create: (input) => db.transaction((tx) => one(tx.insert(color).values(input).returning())),

    edit: (id, change) =>
      db.transaction((tx) =>
        first(tx.update(color).set(change).where(eq(color.id, id)).returning()),
      ),

    remove: (id) =>
      db.transaction(async (tx) => {
        const row = await tx.query.color.findFirst({ where: eq(color.id, id) })
        if (!row) return false
        const uses = await tx.$count(productColor, eq(productColor.color, id))
        refuseIfUsed(`Color ${row.color_name}`, [{ count: uses, noun: 'product color' }])
        await tx.delete(color).where(eq(color.id, id))
        return true
      }),
  }
}
