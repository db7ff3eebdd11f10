import { categoryPath, pagePath, slug as slugOf } from '@etrend/domain'
import { api } from '../../lib/api'

/** A page that an entry may lead to: its path, and its title for the label. */
export type PageChoice = { path: string; title: string }

const fixedPages: PageChoice[] = [
  { path: '/', title: 'Home' },
  { path: '/all-products', title: 'All products' },
  { path: '/order-lookup', title: 'Find your order' },
]

/** The pages of the shop by kind: the fixed ones, those that staff write, categories and collections. */
export function usePageChoices(): { kind: string; pages: PageChoice[] }[] {
  const query = { sort: 'title' }
  const written = api.pages.list.useQuery({
    queryKey: ['pages', 'list', query],
    queryData: { query },
    meta: { notLoaded: 'Failed to fetch the pages' },
  })
  const categories = api.categories.list.useQuery({
    queryKey: ['categories', 'choices'],
    meta: { notLoaded: 'Failed to fetch categories' },
  })
  const collections = api.collections.list.useQuery({
    queryKey: ['collections', 'choices'],
    meta: { notLoaded: 'Failed to fetch collections' },
  })
  const groups = [
    { kind: 'Always there', pages: fixedPages },
    {
      kind: 'Your pages',
      pages: (written.data?.body ?? []).map(({ slug, title }) => ({ path: pagePath(slug), title })),
    },
    {
      kind: 'Categories',
      pages: (categories.data?.body ?? []).map(({ title }) => ({
        path: categoryPath(slugOf(title)),
        title,
      })),
    },
    {
      kind: 'Collections',
      pages: (collections.data?.body ?? []).map(({ slug, title }) => ({
        path: `/collections/${slug}`,
        title,
      })),
    },
  ]
  return groups.filter(({ pages }) => pages.length > 0)
}
