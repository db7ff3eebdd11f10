import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressRoutes } from './addresses/addresses'
import { customerRoutes } from './customers/customers'
import type { Database } from './db/client'
import type { Identify } from './http/access'
import { closingSignal } from './http/closing'
import type { Background } from './lib/background'
import type { PromoGuesses } from './lib/promo-guesses'
import type { Outbox } from './mail/outbox'
import { mailRoutes } from './mails/mails'
import { checkoutRoutes } from './orders/checkout'
import { orderChores } from './orders/chores'
import { refundRoutes } from './orders/desk/refunds'
import { deskRoutes } from './orders/desk/routes'
import { orderDocuments } from './orders/documents/documents'
import { lastInvoiceRoutes } from './orders/last-invoice'
import { orderAccess } from './orders/order-access'
import { orderRoutes } from './orders/orders'
import type { OrderParts } from './orders/parts'
import { paymentCame } from './orders/payment-came'
import { paymentFell } from './orders/payment-fell'
import { returnRoutes } from './orders/returns/routes'
import { openGateways, type GatewaySettings } from './payments/gateways'
import { openPayments } from './payments/payments'
import { paymentRoutes } from './payments/routes'
import { askInside } from './payments/simulator/simulator'
import { promoCodeRoutes } from './promo-codes/promo-codes'
import { salesRoutes } from './sales/sales'
import { settingsRoutes } from './settings/settings'

export type TradeParts = {
  app: FastifyInstance
  db: Database
  clock: () => Date
  elapsed: () => number
  key: Uint8Array
  origin: string
  identify: Identify
  sessions: Parameters<typeof customerRoutes>[2]
  outbox: Outbox
  background: Background
  guesses: PromoGuesses
  pictures: OrderParts['pictures']
  gateways: GatewaySettings
}

/** The selling half of the shop, put together: orders, payments, customers, and what staff do with them. */
export function openTrade(parts: TradeParts) {
  const { app, db, clock, origin, outbox, gateways } = parts
  const access = orderAccess(parts)
  const closing = closingSignal(app)
  const payments = openPayments({
    db,
    clock,
    log: app.log,
    origin,
    gateways: openGateways(gateways, origin, {
      inside: askInside(app),
      closing,
    }),
    followers: {
      paymentCame: (tx, paid, now) =>
        paymentCame(tx, paid, { origin, tokenOf: access.tokenOf, now }),
      paymentFell,
    },
    closing,
  })
  const order = { ...parts, access, closing, payments, documents: orderDocuments(db, clock) }

  return {
    formTargets: payments.formTargets,
    /** Throws 404 when the request may not see the order. */
    openOrder: (request: FastifyRequest, number: string) => access.open(request, number),
    chores: [...payments.sweeps, ...orderChores(order), () => outbox.deliverDue()],
    routes: {
      checkout: checkoutRoutes(order),
      orders: orderRoutes(order),
      addresses: addressRoutes(db),
      payments: paymentRoutes(db, payments, (...call) => access.remember(...call)),
      staffOrders: deskRoutes(order),
      refunds: refundRoutes(order),
      returns: returnRoutes(order),
      customers: customerRoutes(db, clock, parts.sessions),
      promoCodes: promoCodeRoutes(db, clock),
      mails: mailRoutes(db, clock, outbox),
      sales: salesRoutes(db, clock),
      shopSettings: settingsRoutes(db, clock),
      lastInvoices: lastInvoiceRoutes(db, clock),
    },
  }
}
