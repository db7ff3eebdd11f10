import type { Source } from '../notifications/source'
import { lowStock, soldOut } from '../notifications/stock-sources'

/** What the bell tells of, in this order. Another kind, as new orders, is a line here. */
export const notificationSources: Source[] = [lowStock, soldOut]
