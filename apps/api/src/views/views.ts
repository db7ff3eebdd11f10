import { contract, MOST_VIEWS, roleMay, type SavedView } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { and, asc, eq, or } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { first, one } from '../db/rows'
import { user } from '../db/schema/people'
import { savedView } from '../db/schema/views'
import { visitorOf, type Visitor } from '../http/access'
import { found } from '../http/errors'
import { Refusal } from '../lib/refusal'

/** Views of the admin's lists that staff save, for themselves or for all. */
export function viewRoutes(db: Database, clock: () => Date) {
  return initServer().router(contract.savedViews, {
    list: async ({ query: { list }, request }) => {
      const visitor = visitorOf(request)
      const isSeen = or(eq(savedView.staff, visitor.id), eq(savedView.is_shared, true))
      const rows = await joined(db.read)
        .where(and(eq(savedView.list, list), isSeen))
        .orderBy(asc(savedView.name), asc(savedView.id))
      return { status: 200, body: rows.map((row) => shown(row, visitor)) }
    },

    create: async ({ body, request }) => {
      const visitor = visitorOf(request)
      const { id: staff } = visitor
      const created_at = clock().toISOString()
      const row = await db.transaction(async (tx) => {
        const isTheirs = and(eq(savedView.staff, staff), eq(savedView.list, body.list))
        await tx.delete(savedView).where(and(isTheirs, eq(savedView.name, body.name)))
        if ((await tx.$count(savedView, isTheirs)) >= MOST_VIEWS) {
          const message = `You have ${MOST_VIEWS} views of this list already: delete one first.`
          throw new Refusal(409, message, { name: message })
        }
        const values = { ...body, staff, created_at }
        const { id } = await one(tx.insert(savedView).values(values).returning())
        return await one(joined(tx).where(eq(savedView.id, id)))
      })
      return { status: 201, body: shown(row, visitor) }
    },

    remove: async ({ params, request }) => {
      const visitor = visitorOf(request)
      await db.transaction(async (tx) => {
        const row = found(await first(joined(tx).where(eq(savedView.id, params.id))), 'view')
        // Somebody else's own view is as unknown as one that doesn't exist.
        if (!canRemove(row.view, visitor)) {
          if (row.view.is_shared) throw new Refusal(403, NOT_YOURS)
          found(undefined, 'view')
        }
        await tx.delete(savedView).where(eq(savedView.id, params.id))
      })
      return { status: 204, body: undefined }
    },
  })
}

const NOT_YOURS = 'This view belongs to somebody else. Ask an owner or a manager to delete it.'

type Row = { view: typeof savedView.$inferSelect; staff_name: string }
type Staff = Pick<Visitor, 'id' | 'staff_role'>

function joined(db: Queries) {
  return db
    .select({ view: savedView, staff_name: user.username })
    .from(savedView)
    .innerJoin(user, eq(user.id, savedView.staff))
    .$dynamic()
}

function shown({ view, staff_name }: Row, visitor: Staff): SavedView {
  return { ...view, staff_name, can_remove: canRemove(view, visitor) }
}

function canRemove({ staff, is_shared }: Row['view'], { id, staff_role }: Staff) {
  return staff === id || (is_shared && roleMay(staff_role?.permissions, 'settings'))
}
