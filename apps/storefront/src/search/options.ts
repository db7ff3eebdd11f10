import type { ProductCard, SearchSuggestions } from '@etrend/contract'
import { categoryPath } from '../lib/collections'
import { cardPath } from '../lib/product-path'

/** One line of the list, and where it leads. `search` is the text that choosing it searches for. */
export type Option = {
  id: string
  to: string
  label: string
  product?: ProductCard
  search?: string
}

export type Group = { title?: string; options: Option[] }

/** The recent searches. */
export function recentGroups(list: string, recent: string[]): Group[] {
  if (recent.length === 0) return []
  const options = recent.map((text, place) => searchOption(`${list}-r${place}`, text, text))
  return [{ title: 'Recent searches', options }]
}

/** Suggested products and categories, and a link to all results. */
export function suggestionGroups(
  list: string,
  text: string,
  { products, categories }: Pick<SearchSuggestions, 'products' | 'categories'>,
): Group[] {
  return [
    {
      title: 'Products',
      options: products.map((product) => ({
        id: `${list}-p${product.id}`,
        to: cardPath(product),
        label: product.title,
        product,
      })),
    },
    {
      title: 'Categories',
      options: categories.map(({ title, category, subcategory }) => ({
        id: `${list}-c${category}-${subcategory ?? ''}`,
        to: categoryPath(category, subcategory ?? undefined),
        label: title,
      })),
    },
    { options: [searchOption(`${list}-all`, text, `View all results for “${text}”`)] },
  ].filter(({ options }) => options.length > 0)
}

/** The address of a search's results. */
export function searchPath(q: string) {
  return `/search?${new URLSearchParams({ q }).toString()}`
}

function searchOption(id: string, search: string, label: string): Option {
  return { id, to: searchPath(search), label, search }
}
