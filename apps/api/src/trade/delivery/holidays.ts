import { contract, holiday as holidayRow, type Holiday, type HolidayInput } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { eq } from 'drizzle-orm'
import { storedRow } from '../../db/catalogue/stored-row'
import type { Database } from '../../db/client'
import { first, one } from '../../db/rows'
import { holiday } from '../../db/schema/delivery'
import { listPage } from '../../http/list-page'
import { Refusal } from '../../lib/refusal'
import { crudHandlers } from '../../records/crud-handlers'
import { crudStore } from '../../records/crud-store'

/** The calls of staff about holidays. */
export function holidayRoutes(parts: { db: Database; clock: () => Date }) {
  return initServer().router(contract.holidays, crudHandlers(parts, holidayStore))
}

export const holidayStore = crudStore({
  noun: 'holidays',
  label: (row: Holiday) => row.name,

  list: (queries, query) =>
    listPage<Holiday>(queries, queries.select().from(holiday).$dynamic(), query, {
      id: holiday.id,
      search: [holiday.name],
      sort: {
        id: holiday.id,
        name: holiday.name,
        first_day: holiday.first_day,
        last_day: holiday.last_day,
      },
    }),

  get: (queries, id) => first(queries.select().from(holiday).where(eq(holiday.id, id)).limit(1)),

  create: (tx, input: HolidayInput) => one(tx.insert(holiday).values(input).returning()),

  edit: (tx, { id, ...before }, change) => {
    refuseWrongEnd({ ...before, ...change })
    return one(tx.update(holiday).set(change).where(eq(holiday.id, id)).returning())
  },

  remove: (tx, { id }) => one(tx.delete(holiday).where(eq(holiday.id, id)).returning()),

  async restore(tx, kept) {
    await tx.insert(holiday).values(kept)
  },
  parents: () => [],
  kept: storedRow(holiday),
  change: holidayRow.omit({ id: true }).partial(),
  query: contract.holidays.list.query,
})

/** Refuses (400) a holiday that would end before it begins: an undo may set one of the two days. */
function refuseWrongEnd({ first_day, last_day }: Pick<Holiday, 'first_day' | 'last_day'>) {
  if (first_day <= last_day) return
  const message = 'The last day can’t be before the first day.'
  throw new Refusal(400, message, { last_day: message })
}
