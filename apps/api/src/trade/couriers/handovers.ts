import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { handover } from '../../db/schema/courier-orders'
import { equals, positionOf, withTotal } from '../../http/list-page'
import { Refusal } from '../../lib/refusal'
import { authorOf } from '../../records/audit'
import { activeCourier } from '../rows/courier-rows'
import type { OrderParts } from '../rows/parts'
import { handOver, undoHandover } from './hand-over'
import { handoverPaper } from './handover-paper'
import { handoverRow, handoverRows, parcelsOf } from './handover-rows'
import { parcelIn } from './parcels'

/** The routes with which staff give parcels to couriers, and take them back. */
export function handoverRoutes({ db, clock, origin, access, outbox }: OrderParts) {
  return initServer().router(contract.handovers, {
    list: async ({ query, reply }) => {
      const where = equals(handover.courier, query.courier)
      const total = await db.read.$count(handover, where)
      const rows = await handoverRows(db.read, where, positionOf(query))
      return { status: 200, body: withTotal(reply, { rows, total }) }
    },

    create: async ({ body: { courier, numbers }, request }) => {
      const by = authorOf(request, clock)
      const mailParts = { origin, tokenOf: access.tokenOf, now: new Date(by.at) }
      await activeCourier(db.read, courier)
      let into: number | undefined
      const moved: string[] = []
      const refused: { number: string; message: string }[] = []
      for (const number of new Set(numbers)) {
        const parcel = { courier, number, into }
        try {
          into = await db.transaction((tx) => handOver(tx, parcel, by, mailParts))
          moved.push(number)
        } catch (error) {
          refused.push({ number, message: reasonOf(error) })
        }
      }
      outbox.wake()
      const made = into === undefined ? null : await handoverRow(db.read, into)
      return { status: 200, body: { handover: made, moved, refused } }
    },

    parcels: async ({ params: { id } }) => {
      await handoverRow(db.read, id)
      const rows = await parcelsOf(db.read, id)
      const onTheirWay = rows.filter(({ order: { state } }) => state === 'shipped')
      return { status: 200, body: onTheirWay.map(({ order: row }) => parcelIn(row)) }
    },

    undo: async ({ params: { id }, request }) => {
      const by = authorOf(request, clock)
      await db.transaction((tx) => undoHandover(tx, id, by, clock()))
      return { status: 200, body: await handoverRow(db.read, id) }
    },

    paper: async ({ params: { id } }) => ({ status: 200, body: await handoverPaper(db, id) }),
  })
}

function reasonOf(error: unknown) {
  if (error instanceof Refusal) return error.message
  throw error
}
