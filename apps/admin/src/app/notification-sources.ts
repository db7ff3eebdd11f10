import { failedMails, newOrders } from '../notifications/order-sources'
import type { Source } from '../notifications/source'
import { lowStock, soldOut } from '../notifications/stock-sources'

/** What the bell tells of, in this order. Another kind is a line here. */
export const notificationSources: Source[] = [newOrders, failedMails, lowStock, soldOut]
