import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { Database } from '../../db/client'
import { found } from '../../http/errors'
import { withTotal } from '../../http/list-page'
import { logEvent } from '../../http/security-events'
import { Refusal } from '../../lib/refusal'
import { authorOf, record } from '../../records/audit'
import { drawLabels } from '../labels/draw-order'
import { codedUnit, unitOfCode, unitRow } from './coded-units'
import { listUnits, unitsCsv } from './list-units'
import { makeCodes } from './make-codes'
import { setCodes } from './set-codes'

/** The routes of the units' SKUs, barcodes and labels. */
export function unitRoutes(db: Database, clock: () => Date) {
  return initServer().router(contract.units, {
    list: async ({ query, reply }) => ({
      status: 200,
      body: withTotal(reply, await listUnits(db.read, query)),
    }),

    async scan({ query: { code } }) {
      const unit = await unitOfCode(db.read, code)
      if (!unit) throw new Refusal(404, `No unit has the code ${code}.`)
      return { status: 200, body: codedUnit(unit) }
    },

    setCodes: async ({ params, body, request }) => {
      const by = authorOf(request, clock)
      const after = await db.transaction(async (tx) => {
        await setCodes(tx, params, body, by)
        return await unitRow(tx, params)
      })
      return { status: 200, body: codedUnit(found(after, 'unit')) }
    },

    makeCodes: async ({ body, request }) => ({
      status: 200,
      body: await makeCodes(db, body, authorOf(request, clock)),
    }),

    async csv({ request, reply }) {
      const by = authorOf(request, clock)
      const label = `units-${by.at.slice(0, 10)}.csv`
      const body = await unitsCsv(db.read)
      await db.transaction((tx) => record(tx, by, { action: 'export', noun: 'units', label }))
      logEvent(request, 'export', { user: by.staff, file: label })
      void reply.header('content-disposition', `attachment; filename="${label}"`)
      return { status: 200, body }
    },

    labels: async ({ body }) => ({ status: 200, body: await drawLabels(db.read, body) }),
  })
}
