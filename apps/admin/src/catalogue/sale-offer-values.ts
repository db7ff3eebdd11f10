import { saleOfferInput, type SaleOffer } from '@etrend/contract'
import * as z from 'zod'
import { nepalInput } from '../lib/nepal-time'
import type { Draft, FormOf } from '../ui/form/form'

/** What the form of a sale holds: texts, of which `kind` and `target` say which are sent. */
export type SaleValues = typeof blankSale
export type SaleForm = FormOf<Draft<SaleValues>>

export const blankSale = {
  title: '',
  kind: 'percent',
  percent_off: '',
  amount_off: '',
  target: 'all',
  collection: '',
  category: '',
  subcategory: '',
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

/** What the sale takes off, of which products, and when: only the fields of the chosen kind and target. */
export function termsOf({ kind, percent_off, amount_off, target, ...values }: SaleValues) {
  const { collection, category, subcategory, starts_at, ends_at } = values
  return {
    ...(kind === 'percent' ? { percent_off } : { amount_off }),
    target,
    ...(target === 'collection' && { collection }),
    ...(target === 'category' && { category }),
    ...(target === 'subcategory' && { subcategory }),
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
    target: sale.target,
    collection: text(sale.collection),
    category: text(sale.category),
    subcategory: text(sale.subcategory),
    starts_at: nepalInput(sale.starts_at),
    ends_at: nepalInput(sale.ends_at),
    is_active: sale.is_active,
  }
}
