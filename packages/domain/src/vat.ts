import { paisa, rupees } from './rupees'

/** How an order is taxed: a fixed amount is added, nothing (the shop has a PAN only), or VAT is part of the prices. */
export type TaxMode = 'flat' | 'pan' | 'vat_inclusive'

/** The VAT that a price in rupees includes, to the paisa; `rate` in percent. */
export function vatIn(amount: number, rate: number) {
  return rupees(Math.round((paisa(amount) * rate) / (100 + rate)))
}
