import { methodWords, paymentWords, stateWords } from '../../lib/order-words'
import { fixed } from '../../ui/controls/choices'
import type { Filter } from '../../ui/list/filters'

/** The Orderlist's filters; `name` is the query parameter in the contract. The call queue has a link above the list. */
export const orderFilters: Filter[] = [
  few('state', 'State', stateWords),
  few('payment_state', 'Payment', paymentWords),
  few('payment_method', 'Method', {
    cod: methodWords.cod,
    esewa: methodWords.esewa,
    khalti: methodWords.khalti,
    walk_in: 'Sold in the shop',
  }),
  { kind: 'day', name: 'from', label: 'From' },
  { kind: 'day', name: 'to', label: 'To' },
]

/** The filters that only links from reports set. */
export const reportFilters = [
  'sold_from',
  'sold_to',
  'category',
  'product',
  'color',
  'size',
  'fees',
  'province',
  'district',
  'zone',
  'paid_by',
  'came_back',
  'buyer',
]

/** Says which orders the link of a report chose; undefined without such a link. */
export function reportedInWords(narrowed: Record<string, string>) {
  if (!reportFilters.some((name) => narrowed[name])) return undefined
  const { sold_from = 'the first day', sold_to = 'today', came_back } = narrowed
  const what = came_back ? 'that came back undelivered' : 'that a report counts'
  return `Orders ${what} from ${sold_from} to ${sold_to}.`
}

/** The filters that only links from a sale or a promo code set. */
export const promotionFilters = ['sale', 'promo_code']

/** Says which orders the link of a sale or a promo code chose; undefined without such a link. */
export function promotedInWords({ sale, promo_code }: Record<string, string>) {
  if (sale)
    return 'Orders with pieces at the price of one sale, without cancelled and returned ones.'
  if (promo_code) return 'Orders with one promo code, without cancelled and returned ones.'
  return undefined
}

function few(name: string, label: string, words: Record<string, string>): Filter {
  const choices = fixed(...Object.entries(words).map(([value, word]) => ({ value, label: word })))
  return { kind: 'few', name, label, useChoices: () => choices }
}
