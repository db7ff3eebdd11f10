import { contract, exportPermissions, type ExportedList } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { Database, Queries } from '../../db/client'
import { requirePermission } from '../../http/access'
import { refusingInvalid } from '../../http/list-page'
import { logEvent } from '../../http/security-events'
import { pacer } from '../../lib/pacer'
import { authorOf, record } from '../../records/audit'
import { BYTE_ORDER_MARK, csvLine } from '../../sheets/csv'
import {
  exportedAccounts,
  exportedCourierMonths,
  type ExportedRow,
  exportedGuests,
  exportedOrders,
  exportedRefunds,
  exportedSettlements,
  exportedUnits,
  exportedZones,
  type Slices,
} from './exported-lists'

const SLICE = 500

const sources: Record<ExportedList, (query: Record<string, string>, now: Date) => Slices[]> = {
  orders: (query, now) => [exportedOrders(contract.staffOrders.list.query.parse(query), now)],
  refunds: (query) => [exportedRefunds(contract.refunds.list.query.parse(query))],
  customers: () => [exportedAccounts, exportedGuests],
  'stock-on-hand': () => [exportedUnits],
  'courier-settlements': (query) => [
    exportedSettlements(contract.courierSettlements.list.query.parse(query)),
  ],
  'delivery-zones': () => [exportedZones],
  'courier-months': (query, now) => [
    exportedCourierMonths(contract.courierSettlements.months.query.parse(query), now),
  ],
}

/** The lists of trade as CSV, each export in the audit log. */
export function listExportRoutes(db: Database, clock: () => Date) {
  return initServer().router(contract.listExports, {
    async csv({ params: { list }, query, request, reply }) {
      requirePermission(request, exportPermissions[list])
      const by = authorOf(request, clock)
      const label = `${list}-${by.at.slice(0, 10)}.csv`
      const body = await csvOf(
        db.read,
        refusingInvalid(() => sources[list](query, clock())),
      )
      const asked = Object.keys(query).length > 0 ? { after: query } : {}
      await db.transaction((tx) =>
        record(tx, by, { action: 'export', noun: list, label, ...asked }),
      )
      logEvent(request, 'export', { user: by.staff, file: label })
      void reply.header('content-disposition', `attachment; filename="${label}"`)
      return { status: 200, body }
    },
  })
}

/** Reads and writes in slices, so that no other request waits for more than one slice. */
async function csvOf(db: Queries, parts: Slices[]) {
  let csv = ''
  const breathe = pacer()
  for (const read of parts) {
    let last: ExportedRow | undefined
    for (;;) {
      const rows = await read(db, last, SLICE)
      for (const row of rows) {
        if (csv === '') csv = BYTE_ORDER_MARK + csvLine(Object.keys(row))
        csv += csvLine(Object.values(row))
        await breathe()
      }
      last = rows.at(-1)
      if (!last || rows.length < SLICE) break
      await breathe()
    }
  }
  return csv || BYTE_ORDER_MARK
}
