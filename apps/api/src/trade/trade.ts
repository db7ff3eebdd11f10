import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import type { Identify } from '../http/access'
import type { Background } from '../lib/background'
import type { Chore } from '../lib/chores'
import { requestLog } from '../lib/request-context'
import type { Outbox } from '../mail/outbox'
import { addressRoutes } from './addresses/addresses'
import { cartRoutes } from './cart/cart'
import { cashDayRoutes } from './cash/cash-days'
import { courierSettlementRoutes } from './couriers/courier-settlements'
import { courierRoutes } from './couriers/couriers'
import { handoverRoutes } from './couriers/handovers'
import { parcelRoutes } from './couriers/parcels'
import { customerFileRoutes } from './customers/customer-files'
import { customerRoutes } from './customers/customers'
import { holidayRoutes } from './delivery/holidays'
import { deliveryTermsRoutes, deliveryZoneRoutes } from './delivery/zones'
import { lastInvoiceRoutes } from './invoices/last-invoice'
import { checkoutRoutes } from './orders/checkout'
import { clockFollower } from './orders/clock-jumps'
import { releaseHolds } from './orders/holds'
import { forgetOldKeys } from './orders/idempotency'
import { orderRoutes } from './orders/orders'
import { paymentReceived } from './orders/payment-received'
import { paymentRejected } from './orders/payment-rejected'
import { billRoutes } from './papers/bills'
import { orderDocuments } from './papers/documents'
import { registerRoutes } from './papers/registers'
import { openGateways, type GatewaySettings } from './payments/gateways'
import { paymentRoutes } from './payments/payment-routes'
import { openPayments } from './payments/payments'
import { reportedGateway } from './payments/reported-gateway'
import { askInside } from './payments/simulator/simulator'
import { payoutRoutes } from './payouts/payouts'
import { promoCodeRoutes } from './promo-codes/promo-codes'
import { promoGuesses } from './promo-codes/promo-guesses'
import { refundSending } from './refunds/refund-sending'
import { refundRoutes } from './refunds/refunds'
import { returnRoutes } from './returns/returns'
import { startedReturnRoutes } from './returns/start'
import { orderAccess } from './rows/order-access'
import { ordersOf } from './rows/order-facts'
import type { OrderParts } from './rows/parts'
import { phoneProof } from './rows/phone-proof'
import { countBestSelling } from './sales/best-selling'
import { reportRoutes } from './sales/reports/reports'
import { salesRoutes } from './sales/sales'
import { buyerRoutes } from './staff-orders/buyers'
import { listExportRoutes } from './staff-orders/list-exports'
import { staffOrderRoutes } from './staff-orders/staff-orders'
import { walkInRoutes } from './staff-orders/walk-in-sales'

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
  pictures: OrderParts['pictures']
  pictureFor: Parameters<typeof orderDocuments>[0]['pictureFor']
  gateways: GatewaySettings
  /** Encrypts the text of an SMS with a code. */
  seal: OrderParts['seal']
}

/** The selling half of the shop, put together: orders, payments, customers, and what staff do with them. */
export function openTrade(parts: TradeParts) {
  const { app, db, clock, origin, gateways } = parts
  const access = orderAccess(parts)
  const { closing } = app
  const log = requestLog(app.log)
  const opened = openGateways(gateways, origin, { inside: askInside(app), closing })
  const payments = openPayments({
    db,
    clock,
    log,
    origin,
    gateways: opened.map((gateway) => reportedGateway(gateway, log)),
    followers: {
      paymentReceived: (tx, paid, now) =>
        paymentReceived(tx, paid, { origin, tokenOf: access.tokenOf, now }),
      paymentRejected,
    },
    closing,
  })
  const guesses = promoGuesses(db, clock)
  const documents = orderDocuments(parts)
  const order = {
    ...parts,
    access,
    proof: phoneProof(parts),
    closing,
    payments,
    guesses,
    documents,
  }

  return {
    formTargets: payments.formTargets,
    /** Throws 404 when the request may not see the order. */
    openOrder: (request: FastifyRequest, number: string) => access.open(request, number),
    ordersOf,
    chores: [...payments.sweeps, ...orderChores(order), countBestSelling(db, clock)],
    routes: {
      cart: cartRoutes(db, clock, guesses),
      checkout: checkoutRoutes(order),
      orders: orderRoutes(order),
      addresses: addressRoutes(db),
      payments: paymentRoutes(db, payments, (...call) => access.remember(...call)),
      staffOrders: staffOrderRoutes(order),
      refunds: refundRoutes(order),
      returns: returnRoutes(order),
      startedReturns: startedReturnRoutes(order),
      customers: customerRoutes(db, clock, parts.sessions),
      customerFiles: customerFileRoutes(db, clock),
      walkInSales: walkInRoutes(db, clock),
      buyers: buyerRoutes(db),
      promoCodes: promoCodeRoutes(db, clock),
      deliveryZones: deliveryZoneRoutes(parts),
      deliveryTerms: deliveryTermsRoutes(db, clock),
      couriers: courierRoutes(parts),
      holidays: holidayRoutes(parts),
      handovers: handoverRoutes(order),
      parcels: parcelRoutes(db, clock),
      courierSettlements: courierSettlementRoutes(db, clock),
      sales: salesRoutes(db, clock),
      reports: reportRoutes(db, clock),
      cashDays: cashDayRoutes(db, clock),
      payouts: payoutRoutes(db, clock),
      listExports: listExportRoutes(db, clock),
      lastInvoices: lastInvoiceRoutes(db, clock),
      bills: billRoutes(parts),
      billRegisters: registerRoutes(db, clock),
    },
  }
}

/** The periodic jobs of orders. Clock jumps are corrected before holds are released and old keys are deleted. */
function orderChores(parts: OrderParts): Chore[] {
  const { db, clock, elapsed, origin, access } = parts
  const followClock = clockFollower(db, clock, elapsed)
  const sending = refundSending(parts)
  return [
    () => sending.sweep(),
    async () => {
      const now = await followClock()
      await releaseHolds(db, { origin, tokenOf: access.tokenOf }, now)
      await forgetOldKeys(db, now)
    },
  ]
}
