import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { rupees } from '@etrend/domain'
import * as z from 'zod'
import type { GatewaySettings } from '../../trade/payments/gateways'
import type { Account, Bank } from './bank'

const product_code = 'EPAYTEST'
const secret = '8gBm/:&EnhH.1/q'

/**
 * Simulates eSewa and Khalti over HTTP, as they are documented, with the bank's books and manner. `hold` keeps the next
 * answer back, after the work is done, until its `release` breaks the connection.
 */
export async function serveBank(bank: Bank) {
  let held: ((stuck: () => void) => void) | undefined
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { status, said } = answerTo(bank, request.url ?? '', body)
      const stuck = held
      held = undefined
      if (stuck) stuck(() => response.destroy())
      else if (bank.manner.answers === 'never') response.destroy()
      else send(response, status, said)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = z.object({ port: z.int() }).parse(server.address())
  const at = `http://127.0.0.1:${address.port}`
  const form_url = `${at}/esewa/form`
  const settings: GatewaySettings = {
    simulator: false,
    esewa: { product_code, secret, form_url, status_url: `${at}/esewa/status/` },
    khalti: { secret_key: 'a key', url: `${at}/api/v2/` },
  }

  return {
    settings,

    hold() {
      let release = () => {}
      const reached = new Promise<void>((resolve) => {
        held = (stuck) => {
          release = stuck
          resolve()
        }
      })
      return {
        reached,
        release() {
          held = undefined
          release()
        },
      }
    },

    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}

type Said = { status: number; said: string }

const initiation = z.object({ purchase_order_id: z.string(), amount: z.int() })
const question = z.object({ pidx: z.string() })
const part = z.object({ amount: z.int().optional() })

function answerTo(bank: Bank, url: string, body: string): Said {
  const { pathname, searchParams } = new URL(url, 'http://bank.invalid')
  const { does, answers } = bank.manner
  const spoiled = spoiledAnswers[answers]
  if (pathname === '/esewa/status/') {
    const id = searchParams.get('transaction_uuid') ?? ''
    return spoiled ?? asJson(esewaStatus(bank.find(id), answers === 'strange' ? 'another' : id))
  }
  if (pathname.endsWith('/epayment/lookup/')) {
    const { pidx } = question.parse(JSON.parse(body))
    const account = bank.find(pidx)
    if (!account) return { status: 404, said: '{"detail":"Not found."}' }
    return spoiled ?? asJson(khaltiStatus(account, answers === 'strange' ? 'another' : pidx))
  }
  if (pathname.endsWith('/epayment/initiate/')) {
    const { purchase_order_id, amount } = initiation.parse(JSON.parse(body))
    const { id } = bank.open('khalti', { reference: purchase_order_id, asked: amount })
    return spoiled ?? asJson({ pidx: id, payment_url: `https://khalti.invalid/pay?pidx=${id}` })
  }
  const transaction = /merchant-transaction\/([^/]+)\/refund\/$/.exec(pathname)?.[1] ?? ''
  const { amount } = part.parse(JSON.parse(body))
  const isRefused = answers === 'refusal' || (does && !bank.payBack(transaction, amount))
  if (isRefused) return { status: 400, said: '{"detail":"Refund amount exceeds the transaction."}' }
  return spoiled ?? asJson({ detail: 'Transaction refund successful.' })
}

const spoiledAnswers: Partial<Record<Bank['manner']['answers'], Said>> = {
  error: { status: 500, said: '{"detail":"Something went wrong."}' },
  garbage: { status: 200, said: '{"code":0,"error_message":"Service is currently unavailable"}' },
}

function asJson(said: object): Said {
  return { status: 200, said: JSON.stringify(said) }
}

/** The status of a payment. The 'strange' answer is about another payment of the same amount, which is complete. */
function esewaStatus(account: Account | undefined, transaction_uuid: string) {
  const isOurs = account?.id === transaction_uuid
  const total_amount = rupees((account?.state === 'paid' ? account.taken : account?.asked) ?? 0)
  const status = account && isOurs ? esewaWords[account.state] : isOurs ? 'NOT_FOUND' : 'COMPLETE'
  const ref_id = account?.transaction_id ?? 'ANOTHER'
  if (!account && transaction_uuid !== 'another')
    return { product_code, transaction_uuid, status: 'NOT_FOUND' }
  return { product_code, transaction_uuid, total_amount, status, ref_id }
}

function khaltiStatus(account: Account, pidx: string) {
  const { state, taken, asked, back, transaction_id } = account
  const ofOurs = back === 0 ? khaltiWords[state] : back < taken ? 'Partially Refunded' : 'Refunded'
  const status = account.id === pidx ? ofOurs : 'Completed'
  const total_amount = state === 'paid' ? taken : asked
  return { pidx, total_amount, status, transaction_id, fee: 0, refunded: back > 0 }
}

const esewaWords = { open: 'PENDING', paid: 'COMPLETE', failed: 'CANCELED', odd: 'AMBIGUOUS' }
const khaltiWords = { open: 'Pending', paid: 'Completed', failed: 'User canceled', odd: 'On hold' }

async function bodyOf(request: IncomingMessage) {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(z.instanceof(Uint8Array).parse(chunk))
  return Buffer.concat(chunks).toString('utf8') || '{}'
}

function send(response: ServerResponse, status: number, said: string) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(said)
}
