import { tsr } from '../lib/api'
import { collections } from '../lib/collections'
import { menuQuery } from '../lib/queries'
import { CategoryTile } from './category-tile'

const SIZES = '(min-width: 1800px) 507px, (min-width: 1280px) 413px, 31vw'

/** The three collections, each with the picture of one of its products. */
export function SuggestedCollections() {
  const menu = tsr.store.menu.useQuery(menuQuery).data?.body
  return (
    <ul aria-label="Collections" className="tiles lg:w-3/4">
      {collections.map(({ slug }) => {
        const category = menu?.find((one) => one.slug === slug)
        const products = category?.subcategories.flatMap((one) => one.products) ?? []
        const picture = products.find((one) => one.picture)?.picture ?? null
        return (
          <li key={slug}>
            <CategoryTile
              name={slug.charAt(0).toUpperCase() + slug.slice(1)}
              {...{ slug, picture }}
              sizes={SIZES}
            />
          </li>
        )
      })}
    </ul>
  )
}
