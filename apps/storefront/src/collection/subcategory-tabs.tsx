import { tsr } from '../lib/api'
import { changed, listingAddress, type ListingState } from '../lib/listing-address'
import { menuQuery } from '../lib/queries'
import { useLast } from '../lib/use-last'
import type { Products } from './use-products'

type SubcategoryTabsProps = {
  place: { path: string; category: string }
  state: ListingState
  products: Products
}

/** A collection's sub categories, from the product list; if it can't be loaded, from the last list or the menu. */
export function SubcategoryTabs({ place, state, products }: SubcategoryTabsProps) {
  const listed = useLast(products.data?.body.facets)?.subcategory
  const isMenuNeeded = !listed && products.isError
  const { data: menu } = tsr.store.menu.useQuery({ ...menuQuery, enabled: isMenuNeeded })
  const category = menu?.body.find(({ slug }) => slug === place.category)
  const inMenu = category?.subcategories.map(({ slug, title }) => ({ value: slug, label: title }))
  const subcategories = listed ?? inMenu ?? []
  const [chosen] = state.chosen.subcategory
  const addressWith = (subcategory: string[]) =>
    listingAddress(place, changed(state, { chosen: { subcategory } }))

  return (
    <nav aria-label="Sub categories" className="mt-6">
      <ul className="tab-row">
        <li>
          <a href={addressWith([])} className="link-tab" aria-current={!chosen}>
            All
          </a>
        </li>
        {subcategories.map(({ value, label }) => (
          <li key={value}>
            <a href={addressWith([value])} className="link-tab" aria-current={value === chosen}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
