import { contract, type StaffReturnInput } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { Queries } from '../../db/client'
import { Refusal } from '../../lib/refusal'
import { authorOf, record, type Author } from '../../records/audit'
import { addReturn } from '../orders/return-requests'
import { queueOrderMail, type MailParts } from '../rows/order-mails'
import { orderRow, type OrderRow } from '../rows/order-row'
import type { OrderParts } from '../rows/parts'
import { returnById } from './staff-returns'

/** The route with which staff start a return for a customer. */
export function startedReturnRoutes({ db, clock, origin, access, outbox }: OrderParts) {
  return initServer().router(contract.startedReturns, {
    start: async ({ params, body, request }) => {
      const by = authorOf(request, clock)
      const mailParts = { origin, tokenOf: access.tokenOf, now: clock() }
      const started = await db.transaction(async (tx) =>
        startReturn(tx, await orderRow(tx, params.number), body, by, mailParts),
      )
      outbox.wake()
      return { status: 201, body: started }
    },
  })
}

/**
 * Starts a return for the customer. It is approved, since staff made it, also after the return period. Throws Refusal
 * (409) unless the order is delivered.
 */
async function startReturn(
  tx: Queries,
  row: OrderRow,
  { is_here, ...input }: StaffReturnInput,
  by: Author,
  mailParts: MailParts,
) {
  if (row.state !== 'delivered') {
    throw new Refusal(409, `Only delivered orders can be returned: this one is ${row.state}.`)
  }
  const { staff } = by
  const id = await addReturn(tx, row, input, { state: 'approved', staff, now: mailParts.now })
  if (!is_here) {
    await queueOrderMail(tx, row, { kind: 'return_approved', values: { answer: '' } }, mailParts)
  }
  await record(tx, by, { action: 'start', noun: 'returns', row_id: id, label: row.number })
  return await returnById(tx, id)
}
