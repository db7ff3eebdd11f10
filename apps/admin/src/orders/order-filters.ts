import { methodWords, paymentWords, stateWords } from '../lib/order-words'
import { fixed } from '../ui/choices'
import type { Filter } from '../ui/filters'

/** The Orderlist's filters; `name` is the query parameter in the contract. The call queue has a link above the list. */
export const orderFilters: Filter[] = [
  few('state', 'State', stateWords),
  few('payment_state', 'Payment', paymentWords),
  few('payment_method', 'Method', {
    cod: methodWords.cod,
    esewa: methodWords.esewa,
    khalti: methodWords.khalti,
  }),
  { kind: 'day', name: 'from', label: 'From' },
  { kind: 'day', name: 'to', label: 'To' },
]

function few(name: string, label: string, words: Record<string, string>): Filter {
  const choices = fixed(...Object.entries(words).map(([value, word]) => ({ value, label: word })))
  return { kind: 'few', name, label, useChoices: () => choices }
}
