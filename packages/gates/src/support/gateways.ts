import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import { join } from 'node:path'
import * as z from 'zod'
import { certificateForThisMachine } from './certificate'
import { moods, spoiled } from './gateway-moods'
import type { Chance } from './random'

type Bill = {
  /** The shop's id of the payment. */
  reference: string
  /** The gateway's id of the payment. */
  id: string
  method: 'esewa' | 'khalti'
  /** What is to be paid, in paisa; so are `paid` and `refunded`. */
  amount: number
  paid: number
  refunded: number
  /** How many refunds were made. */
  refunds: number
}

const initiation = z.object({ amount: z.number(), purchase_order_id: z.string() })
const lookUp = z.object({ pidx: z.string() })
const partialRefund = z.object({ amount: z.number().optional() })

export type Gateways = Awaited<ReturnType<typeof openGateways>>

/**
 * Starts an https server that acts as eSewa and Khalti, as their documents describe them. `bills` is the truth about
 * the money; what the server answers depends on its mood. `settings` make a shop use it. At most `hangs` requests get
 * no response at all, since the shop waits 10 s for each before it gives up.
 */
export async function openGateways(folder: string, chance: Chance, hangs: number) {
  const { key, cert } = certificateForThisMachine()
  const authority = join(folder, 'gateways.pem')
  writeFileSync(authority, cert)
  const bills = new Map<string, Bill>()
  let isMoody = false
  let hangsLeft = hangs
  let hold: (() => void) | undefined

  const server = createServer({ key, cert }, (request, response) => {
    void textOf(request).then((text) => {
      const url = new URL(request.url ?? '/', 'https://gateway.test')
      const answer = work(url, text)
      if (hold && url.pathname.endsWith('/refund/')) {
        hold()
        hold = undefined
        return
      }
      const mood = isMoody ? chance.pick(moods) : 'well'
      if (mood === 'never' && hangsLeft > 0) {
        hangsLeft -= 1
        return
      }
      if (mood === 'never' || mood === 'cut off') return response.destroy()
      const status = mood === 'error' ? 500 : mood === 'refusal by a proxy' ? 502 : answer.status
      const body = mood === 'well' ? answer.body : spoiled(mood, answer.body)
      return response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The gateways have no port.')
  const origin = `https://127.0.0.1:${address.port}`

  /** Does what the request asks for and gives the proper response, which the mood may spoil afterwards. */
  function work(url: URL, text: string) {
    if (url.pathname === '/esewa/status') return esewaStatus(url.searchParams)
    if (url.pathname.endsWith('/epayment/initiate/')) return initiate(text)
    if (url.pathname.endsWith('/epayment/lookup/')) return khaltiStatus(text)
    const [, id] = /merchant-transaction\/([^/]+)\/refund\/$/.exec(url.pathname) ?? []
    return id === undefined ? said(404, {}) : giveBack(id, text)
  }

  function esewaStatus(query: URLSearchParams) {
    const reference = query.get('transaction_uuid') ?? ''
    const bill = [...bills.values()].find((one) => one.reference === reference)
    const total_amount = Number(query.get('total_amount'))
    const status = bill && bill.paid > 0 ? 'COMPLETE' : bill ? 'PENDING' : 'NOT_FOUND'
    const ref_id = status === 'COMPLETE' ? bill?.id : null
    return said(200, {
      product_code: query.get('product_code'),
      transaction_uuid: reference,
      total_amount,
      status,
      ref_id,
    })
  }

  function initiate(text: string) {
    const { amount, purchase_order_id } = initiation.parse(JSON.parse(text))
    const bill = open('khalti', purchase_order_id, amount)
    return said(200, {
      pidx: bill.id,
      payment_url: `${origin}/khalti/pay/${bill.id}`,
      expires_in: 1800,
    })
  }

  function khaltiStatus(text: string) {
    const bill = bills.get(lookUp.parse(JSON.parse(text)).pidx)
    if (!bill) return said(404, { detail: 'Not found.' })
    const status =
      bill.refunded >= bill.paid && bill.paid > 0
        ? 'Refunded'
        : bill.refunded > 0
          ? 'Partially Refunded'
          : bill.paid > 0
            ? 'Completed'
            : 'Pending'
    const transaction_id = bill.paid > 0 ? `T${bill.id}` : null
    return said(200, {
      pidx: bill.id,
      total_amount: bill.amount,
      status,
      transaction_id,
      fee: 0,
      refunded: bill.refunded > 0,
    })
  }

  function giveBack(transaction: string, text: string) {
    const bill = bills.get(transaction.replace(/^T/, ''))
    if (!bill) return said(404, { detail: 'Not found.' })
    const amount = partialRefund.parse(text === '' ? {} : JSON.parse(text)).amount ?? bill.paid
    // Like the real Khalti, it refuses to refund a payment that is already refunded.
    if (bill.refunded > 0) return said(400, { detail: 'Transaction has already been refunded.' })
    bill.refunds += 1
    bill.refunded += amount
    return said(200, { detail: 'Transaction refund successful.' })
  }

  function open(method: Bill['method'], reference: string, amount: number) {
    const id = randomUUID()
    const bill = { reference, id, method, amount, paid: 0, refunded: 0, refunds: 0 }
    bills.set(id, bill)
    return bill
  }

  return {
    bills,
    settings: {
      NODE_EXTRA_CA_CERTS: authority,
      ESEWA_PRODUCT_CODE: 'EPAYTEST',
      ESEWA_SECRET: 'a secret of the tests',
      ESEWA_FORM_URL: `${origin}/esewa/form`,
      ESEWA_STATUS_URL: `${origin}/esewa/status`,
      KHALTI_SECRET_KEY: 'a key of the tests',
      KHALTI_URL: `${origin}/khalti/api/v2/`,
    },
    /** Turns on that each response has a random mood, or off: then all responses are good. */
    setMoody(value: boolean) {
      isMoody = value
    },
    /** Makes the next refund without ever answering its request; resolves when it is made. */
    holdNextRefund: () => new Promise<void>((resolve) => (hold = resolve)),
    /** Pays, as a customer, what the shop's form or redirect asked for; the amount is in paisa. */
    pay(method: Bill['method'], reference: string, amount: number) {
      const known = [...bills.values()].find((one) => one.reference === reference)
      const bill = known ?? open(method, reference, amount)
      bill.paid = bill.amount
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function said(status: number, body: object) {
  return { status, body: JSON.stringify(body) }
}

async function textOf(request: IncomingMessage) {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}
