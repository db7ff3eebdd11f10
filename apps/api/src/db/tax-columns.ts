import { real, text } from 'drizzle-orm/sqlite-core'
import { taxModes } from './order-values'

/** How tax is charged, of the shop and of an order; the VAT in percent. */
export const taxColumns = () => ({
  tax_mode: text({ enum: taxModes }).notNull().default('flat'),
  vat_rate: real().notNull().default(13),
})
