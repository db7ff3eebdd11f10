import type { ProductList } from '@etrend/contract'
import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { changed, type ListingState, listingSearch } from '../lib/listing-address'
import { withoutFilters } from './lists-of-all'

type ChipsProps = {
  state: ListingState
  facets: ProductList['facets'] | undefined
  path: string
}

/** Every applied filter once more, each with its own way out, and one way out of all. */
export function Chips({ state, facets, path }: ChipsProps) {
  const chips = appliedFilters(state, facets)
  if (chips.length === 0) return null
  return (
    <ul aria-label="Applied filters" className="flex flex-wrap items-center gap-2 pt-6">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link to={path + listingSearch(changed(state, without))} className="chip">
            <span className="sr-only">Remove </span>
            {label}
            <X aria-hidden size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={withoutFilters(path, state)} className="text-link touch-line px-2 text-sm">
          Clear all
        </Link>
      </li>
    </ul>
  )
}

function appliedFilters(state: ListingState, facets: ProductList['facets'] | undefined) {
  const labelOf = (facet: 'category' | 'subcategory' | 'size' | 'color', value: string) =>
    facets?.[facet].find((one) => one.value === value)?.label ?? value
  const chips: { label: string; without: Partial<ListingState> }[] = []
  if (state.isDiscounted)
    chips.push({ label: 'Discounted Products', without: { isDiscounted: false } })
  if (state.category) {
    chips.push({ label: labelOf('category', state.category), without: { category: undefined } })
  }
  if (state.subcategory) {
    chips.push({
      label: labelOf('subcategory', state.subcategory),
      without: { subcategory: undefined },
    })
  }
  for (const size of state.sizes) {
    chips.push({
      label: labelOf('size', size),
      without: { sizes: state.sizes.filter((other) => other !== size) },
    })
  }
  for (const color of state.colors) {
    chips.push({
      label: labelOf('color', color),
      without: { colors: state.colors.filter((other) => other !== color) },
    })
  }
  return chips
}
