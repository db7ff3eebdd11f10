import type { Size, SizeInput } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/client'
import { first, one } from '../db/rows'
import { size, stockMovement } from '../db/schema'
import type { CrudStore } from '../http/crud-handlers'
import { listPage } from '../http/list-page'
import { refuseIfStocked } from './uses'

export function sizeStore(db: Database): CrudStore<Size, SizeInput, Partial<SizeInput>> {
  return {
    noun: 'size',

    list: (query) =>
      listPage(db.read, db.read.select().from(size).$dynamic(), query, {
        id: size.id,
        search: [size.size_name],
        sort: { id: size.id, size_name: size.size_name },
      }),

    get: (id) => db.read.query.size.findFirst({ where: eq(size.id, id) }).execute(),

    create: (input) => db.transaction((tx) => one(tx.insert(size).values(input).returning())),

    edit: (id, change) =>
      db.transaction((tx) => first(tx.update(size).set(change).where(eq(size.id, id)).returning())),

    remove: (id) =>
      db.transaction(async (tx) => {
        const row = await tx.query.size.findFirst({ where: eq(size.id, id) })
        if (!row) return false
        await refuseIfStocked(tx, `Size ${row.size_name}`, eq(stockMovement.size, id))
        await tx.delete(size).where(eq(size.id, id))
        return true
      }),
  }
}
