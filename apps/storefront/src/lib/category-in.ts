import type { NavigationItem } from '@etrend/contract'
import { collections } from './collections'

/** The slug of the category whose page is at this address; undefined for every other address. */
export function categoryIn(href: string | null) {
  const own = collections.find(({ path }) => path === href)
  return own?.slug ?? /^\/categories\/([^/?#]+)$/.exec(href ?? '')?.[1]
}

/** Whether an entry of the header unfolds: it has entries below it, or leads to a category with its sub categories. */
export function hasPanel({ href, children }: Pick<NavigationItem, 'href' | 'children'>) {
  return children.length > 0 || categoryIn(href) !== undefined
}
