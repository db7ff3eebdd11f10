import type { TaxMode } from '@etrend/contract'
import { real } from 'drizzle-orm/sqlite-core'
import { choice } from './columns'

/** How tax is charged, of the shop and of an order; the VAT in percent. */
export const taxColumns = () => ({
  tax_mode: choice<TaxMode>().notNull().default('flat'),
  vat_rate: real().notNull().default(13),
})
