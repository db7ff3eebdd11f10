import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/client'
import { logEvent } from '../../http/security-events'
import { authorOf, record } from '../../records/audit'
import { BYTE_ORDER_MARK, csvLine } from '../../sheets/csv'
import { workbookFile } from '../../sheets/workbook'
import type { Cell } from '../../sheets/workbook-parts'
import { registers } from './register-columns'

/** Saves the registers of bills and credit notes as CSV and XLSX, each export in the audit log. */
export function registerRoutes(db: Database, clock: () => Date) {
  /** Notes the export in both logs. Returns the header that names the file. */
  async function note(
    request: Pick<FastifyRequest, 'visitor' | 'id' | 'log' | 'ip'>,
    file: string,
  ) {
    const by = authorOf(request, clock)
    await db.transaction((tx) => record(tx, by, { action: 'export', noun: 'bills', label: file }))
    logEvent(request, 'export', { user: by.staff, file })
    return `attachment; filename="${file}"`
  }

  return initServer().router(contract.billRegisters, {
    async csv({ params: { register }, query: { period }, request, reply }) {
      const { columns, rowsOf } = registers[register]
      let body = BYTE_ORDER_MARK + csvLine(columns.map(({ title }) => title))
      for await (const rows of rowsOf(db.read, period)) {
        for (const row of rows) body += csvLine(row)
      }
      const disposition = await note(request, `${register}-${period}.csv`)
      void reply.header('content-disposition', disposition)
      return { status: 200, body }
    },

    async xlsx({ params: { register }, query: { period }, request, reply }) {
      const { name, columns, rowsOf } = registers[register]
      const all: Cell[][] = []
      for await (const rows of rowsOf(db.read, period)) all.push(...rows)
      const body = await workbookFile({ name, columns, rows: all })
      const disposition = await note(request, `${register}-${period}.xlsx`)
      void reply.header('content-disposition', disposition)
      return { status: 200, body }
    },
  })
}
