import {
  contract,
  readPermissions,
  recordNoun,
  recordPermissions,
  type FoundNoun,
  type Permission,
} from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { Database } from '../db/client'
import { isPermitted, requirePermission } from '../http/access'
import { withTotal } from '../http/list-page'
import { logEvent } from '../http/security-events'
import { authorOf, record } from './audit'
import { auditPage } from './audit-list'
import { exportCsv } from './export'
import type { RecordKinds } from './record-kind'
import { requireChange } from './require-change'
import { findRecords } from './search'
import { trashPage } from './trash-list'
import { undo, type UndoWays } from './undo'

const { router } = initServer()

/** The calls that are the same for the rows of every noun: trash, audit log and undo, search, export. */
export function recordRoutes(db: Database, clock: () => Date, kinds: RecordKinds, ways: UndoWays) {
  return {
    trash: router(contract.trash, {
      async list({ query, request, reply }) {
        const nouns = recordNoun.options.filter((noun) =>
          isPermitted(request, recordPermissions[noun]),
        )
        return { status: 200, body: withTotal(reply, await trashPage(db.read, query, nouns)) }
      },
      async restore({ body: { noun, id }, request }) {
        requireChange(request, noun)
        const by = authorOf(request, clock)
        return {
          status: 200,
          body: await db.transaction((tx) => kinds[noun].restore(tx, id, by, {})),
        }
      },
    }),

    audit: router(contract.audit, {
      list: async ({ query, reply }) => ({
        status: 200,
        body: withTotal(reply, await auditPage(db.read, query, clock())),
      }),
      async undo({ params, request }) {
        const by = authorOf(request, clock)
        return {
          status: 200,
          body: await undo(db, kinds, ways, params.id, by, (noun) => requireChange(request, noun)),
        }
      },
    }),

    staffSearch: router(contract.staffSearch, {
      find: async ({ query: { q }, request }) => {
        const isAllowed = (noun: FoundNoun) => isPermitted(request, foundPermissions[noun])
        return { status: 200, body: await findRecords(db.read, q, isAllowed) }
      },
    }),

    exports: router(contract.exports, {
      async csv({ params: { noun }, query, request, reply }) {
        requirePermission(request, readPermissions[noun])
        const by = authorOf(request, clock)
        const label = `${noun}-${by.at.slice(0, 10)}.csv`
        const body = await exportCsv(db.read, kinds[noun], noun, query)
        const asked = Object.keys(query).length > 0 ? { after: query } : {}
        await db.transaction((tx) => record(tx, by, { action: 'export', noun, label, ...asked }))
        logEvent(request, 'export', { user: by.staff, file: label })
        void reply.header('content-disposition', `attachment; filename="${label}"`)
        return { status: 200, body }
      },
    }),
  }
}

/** What one needs to find the rows of a noun. */
const foundPermissions: Record<FoundNoun, Permission> = {
  ...recordPermissions,
  orders: 'orders',
  units: 'stock',
}
