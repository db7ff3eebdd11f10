import type { PaymentMethod, PaymentStart, ReviewDecision } from '@etrend/contract'
import type { Database, Queries } from '../../db/client'
import type { Background } from '../../lib/background'
import type { Outbox } from '../../mail/outbox'
import type { Author } from '../../records/audit'
import type { PromoGuesses } from '../promo-codes/promo-guesses'
import type { OrderAccess } from './order-access'
import type { OrderRow } from './order-row'
import type { PhoneProof } from './phone-proof'

/** How much of a payment its gateway has paid back. No gateway says an amount. */
export type PaidBack = { part: 'nothing' | 'part' | 'all'; transaction_id: string }
/** The outcome of a refund. unknown: neither a success nor a definite refusal, so it may have been paid. */
export type SentRefund =
  | { outcome: 'paid'; reference: string }
  | { outcome: 'refused' | 'unknown'; why: string }

/** What the order routes and jobs need; the app creates it when it starts. */
export type OrderParts = {
  db: Database
  clock: () => Date
  /** A monotonic clock in milliseconds: changes of the system time don't affect it. */
  elapsed: () => number
  /** The shop's public address, where links in mails lead. */
  origin: string
  access: OrderAccess
  outbox: Outbox
  background: Background
  guesses: PromoGuesses
  /** Which phones a browser has verified. */
  proof: PhoneProof
  /** Encrypts the text of an SMS with a code. */
  seal: (text: string) => string
  /** Aborts when the server begins to close. */
  closing: AbortSignal
  pictures: {
    savePhotoFor: <Row>(
      field: string,
      file: Blob,
      write: (src: string) => Promise<Row>,
    ) => Promise<Row>
  }
  payments: {
    /** What a shopper may choose from. */
    methods: { method: PaymentMethod; name: string; description: string }[]
    /** Refuses (400) a method that isn't offered. */
    requireMethod: (method: PaymentMethod) => void
    /** Opens a payment at the gateway. */
    start: (order: OrderRow, method: Exclude<PaymentMethod, 'cod'>) => Promise<PaymentStart>
    /** Asks the gateway again about an order's payments. */
    check: (order: number) => Promise<void>
    /** Accepts or rejects an order's payments in review. */
    decide: (tx: Queries, order: number, decision: ReviewDecision, now: Date) => Promise<void>
    /** How much of a payment its gateway says it paid back; undefined where it gives no usable answer. */
    paidBack: (payment: number) => Promise<PaidBack | undefined>
    /** Asks the gateway to refund money, in rupees. No answer is the outcome 'unknown', not an error. */
    sendRefund: (payment: number, amount: number, transaction_id: string) => Promise<SentRefund>
  }
  documents: {
    packingSlip: (number: string) => Promise<Uint8Array>
    /** Counts as a print where the order has a bill. */
    invoice: (number: string, by: Author) => Promise<Uint8Array>
  }
}
