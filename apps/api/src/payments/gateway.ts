import type { PaymentStart } from '@etrend/contract'
import type { payment } from '../db/schema-payments'

export type PaymentRow = typeof payment.$inferSelect

/** What is to be paid, by whom, and where the browser comes back to. Amounts in rupees. */
type Bill = {
  reference: string
  number: string
  total: number
  shipping: number
  tax: number
  name: string
  email: string | null
  phone: string
  return_url: string
}

/** What a gateway itself says about a payment, with its words in `raw`. */
export type Verdict = { raw: string } & (
  | { state: 'complete'; amount: number; transaction_id: string | null }
  | { state: 'open' }
  | { state: 'failed'; why: string }
  | { state: 'review'; why: string }
)

/** One way to pay online. Each call goes to the gateway; it throws GatewayDown where no answer comes. */
export type Gateway = {
  method: 'esewa' | 'khalti'
  name: string
  description: string
  /** In rupees. */
  smallest: number
  /** Where the browser posts a form to, for the page's content security policy. */
  formTarget?: string
  start: (
    bill: Bill,
  ) => Promise<{ start: PaymentStart; gateway_reference: string | null; raw: string }>
  status: (row: PaymentRow) => Promise<Verdict>
  /** Why what a browser brought back isn't the gateway's; absent where a gateway doesn't sign it. */
  forgery?: (address: string, row: PaymentRow) => string | undefined
  /** Sends money back and answers the gateway's reference; absent where a person has to do it. */
  refund?: (row: PaymentRow, amount: number) => Promise<{ reference: string; raw: string }>
}

/** No usable answer came from the gateway. */
export class GatewayDown extends Error {
  override name = 'GatewayDown'
}

/** Asks a gateway; over the network, or inside the process where the simulator stands for it. */
export type Ask = (
  url: string,
  call: { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: string },
) => Promise<{ status: number; body: string }>

const TIMEOUT_MS = 10_000

/** Over the network, with a time-out. Throws GatewayDown. */
export const askOverNetwork: Ask = async (url, call) => {
  try {
    const answer = await fetch(url, {
      ...call,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { status: answer.status, body: await answer.text() }
  } catch (error) {
    throw new GatewayDown('The gateway did not answer.', { cause: error })
  }
}
