import { failedMails, newOrders } from '../notifications/order-sources'
import type { Source } from '../notifications/source'
import { lowStock, soldOut } from '../notifications/stock-sources'

/** What the bell lists, in this order. A new kind of notification is added here. */
export const notificationSources: Source[] = [newOrders, failedMails, lowStock, soldOut]
