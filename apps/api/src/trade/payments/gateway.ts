import type { PaymentStart, PaymentGateway } from '@etrend/contract'
import type { payment } from '../../db/schema/payments'
import type { PaidBack, SentRefund } from '../rows/parts'

export type PaymentRow = typeof payment.$inferSelect

/** What is to be paid, by whom, and the address to which the browser returns. Amounts in rupees. */
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

/** What a gateway itself says about a payment, with its whole answer in `raw`. */
export type Verdict = { raw: string } & (
  | { state: 'complete'; amount: number; transaction_id: string | null }
  | { state: 'open' }
  | { state: 'failed'; why: string }
  | { state: 'review'; why: string }
)

/** One way to pay online. Each call goes to the gateway; it throws GatewayDown where no answer comes. */
export type Gateway = {
  method: PaymentGateway
  name: string
  description: string
  /** The smallest payment that the gateway takes, in rupees. */
  smallest: number
  /** Where the browser posts a form to, for the page's content security policy. */
  formTarget?: string
  start: (
    bill: Bill,
  ) => Promise<{ start: PaymentStart; gateway_reference: string | null; raw: string }>
  status: (row: PaymentRow) => Promise<Verdict>
  /** Why a callback that a browser brought is forged; the method is absent where the gateway doesn't sign callbacks. */
  forgery?: (address: string, row: PaymentRow) => string | undefined
  /** Pays money back; absent where a person has to do it. */
  refunds?: {
    /** Doesn't throw: no answer is an unknown outcome. */
    send: (row: PaymentRow, amount: number) => Promise<SentRefund & { raw: string }>
    lookUp: (row: PaymentRow) => Promise<PaidBack & { raw: string }>
  }
}

/** No usable answer came from the gateway. */
export class GatewayDown extends Error {
  override name = 'GatewayDown'
}
