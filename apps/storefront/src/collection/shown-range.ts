import type { ProductList } from '@etrend/contract'
import { PAGE_SIZE } from '../lib/page-size'

/** 'Showing 1–10 of 28 results', with an en dash (spec §2). */
export function shownRange({ page, total, items }: Pick<ProductList, 'page' | 'total' | 'items'>) {
  if (total === 0) return 'Showing 0 results'
  const first = (page - 1) * PAGE_SIZE + 1
  return `Showing ${first}–${first + items.length - 1} of ${total} results`
}
