import { emptyScope, saleOfferInput, type SaleOffer } from '@etrend/contract'
import * as z from 'zod'
import { home } from '../lib/addresses'
import { nepalInput } from '../lib/nepal-time'
import type { Draft, FormOf } from '../ui/form/form'
import { scopeOf, scopeText } from './scope/scope-text'

/** What the form of a sale holds: texts, of which `kind` and `reach` say which are sent. */
export type SaleValues = typeof blankSale
export type SaleForm = FormOf<Draft<SaleValues>>

export const blankSale = {
  title: '',
  kind: 'percent',
  percent_off: '',
  amount_off: '',
  round_to: '1',
  reach: 'all',
  applies_to: '',
  excluding: '',
  starts_at: '',
  ends_at: '',
  is_active: true,
}

/** Checks the form as the server would. */
export const saleSchema = z
  .custom<Draft<SaleValues>>()
  .transform((draft): SaleValues => Object.assign({}, blankSale, draft))
  .superRefine((values, context) => {
    const { error } = saleOfferInput.safeParse(bodyOf(values))
    for (const { message, path } of error?.issues ?? []) {
      const [field] = path
      const shown = field === 'amount_off' && values.kind === 'percent' ? 'percent_off' : field
      context.addIssue({ code: 'custom', message, path: [shown ?? 'title'] })
    }
  })

/** The form as it is sent. */
export function bodyOf(values: SaleValues): z.input<typeof saleOfferInput> {
  return { title: values.title, is_active: values.is_active, ...termsOf(values) }
}

/** What the sale takes off, of which products, and when: only the fields of the chosen kind and reach. */
export function termsOf({ kind, percent_off, amount_off, reach, ...values }: SaleValues) {
  const { round_to, applies_to, excluding, starts_at, ends_at } = values
  return {
    ...(kind === 'percent' ? { percent_off } : { amount_off }),
    round_to,
    applies_to: reach === 'all' ? null : scopeOf(applies_to),
    excluding: scopeOf(excluding),
    starts_at,
    ends_at,
  }
}

export function draftOf(sale: SaleOffer): SaleValues {
  const text = (value: number | null) => (value === null ? '' : String(value))
  return {
    title: sale.title,
    kind: sale.percent_off === null ? 'amount' : 'percent',
    percent_off: text(sale.percent_off),
    amount_off: text(sale.amount_off),
    round_to: String(sale.round_to),
    reach: sale.applies_to ? 'chosen' : 'all',
    applies_to: scopeText(sale.applies_to),
    excluding: scopeText(sale.excluding),
    starts_at: nepalInput(sale.starts_at),
    ends_at: nepalInput(sale.ends_at),
    is_active: sale.is_active,
  }
}

/** What the add form starts with at an address that names products: those of the product list that were chosen. */
export function startOf(asked: URLSearchParams): SaleValues {
  const products = (asked.get('products') ?? '').split(',').filter(Boolean).map(Number)
  const percent_off = asked.get('percent_off') ?? ''
  if (products.length === 0) return { ...blankSale, percent_off }
  const applies_to = scopeText({ ...emptyScope, products })
  return { ...blankSale, reach: 'chosen', applies_to, percent_off }
}

/** The add form's address for these products. */
export function saleOfProducts(ids: readonly number[], percent_off = '') {
  const asked = new URLSearchParams({ products: ids.join() })
  if (percent_off) asked.set('percent_off', percent_off)
  return `${home}/addsale?${asked}`
}
