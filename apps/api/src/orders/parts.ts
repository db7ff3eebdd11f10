import type { PaymentStart } from '@etrend/contract'
import type { Database } from '../db/client'
import type { PaymentMethod } from '../db/order-words'
import type { Background } from '../lib/background'
import type { Outbox } from '../mail/outbox'
import type { OrderAccess, OrderRow } from './order-access'

/** What the calls of orders are made of; app.ts puts it together. */
export type OrderParts = {
  db: Database
  clock: () => Date
  /** The shop's public address, where links in mails lead. */
  origin: string
  access: OrderAccess
  outbox: Outbox
  background: Background
  pictures: {
    saveFor: <Row>(field: string, file: Blob, write: (src: string) => Promise<Row>) => Promise<Row>
    drop: (src: string) => Promise<void>
  }
  payments: {
    /** What a shopper may choose from. */
    methods: { method: PaymentMethod; name: string; description: string }[]
    /** Refuses (400) a method that isn't offered. */
    requireMethod: (method: PaymentMethod) => void
    /** Opens a payment at the gateway. */
    start: (order: OrderRow, method: Exclude<PaymentMethod, 'cod'>) => Promise<PaymentStart>
  }
}
