import type { ProductList } from '@etrend/contract'
import { useNavigate } from 'react-router-dom'
import {
  changed,
  genderIn,
  listingAddress,
  type ListingPlace,
  type ListingState,
  readListing,
} from '../lib/listing-address'
import { FilterGroup } from './filter-group'
import { FilterOption } from './filter-option'
import { HiddenFields } from './hidden-fields'
import { PriceFilter } from './price-filter'
import { ValuesFilter } from './values-filter'

export type FiltersProps = {
  place: ListingPlace
  state: ListingState
  facets: ProductList['facets'] | undefined
}

const FIELDS = ['category', 'gender', 'size', 'color', 'discounted', 'min_price', 'max_price']

/**
 * The filters, as a plain form; every change opens the address of the new list. A collection has no filters for gender
 * and category, because it is a category already, and shows its sub categories as tabs.
 */
export function Filters({ place, state, facets }: FiltersProps) {
  const navigate = useNavigate()
  const isWhole = place.category === undefined

  function go(change: Partial<ListingState>) {
    const next = listingAddress(place, changed(state, change))
    if (next !== listingAddress(place, { ...state, page: 1 })) void navigate(next)
  }

  function goToPrices({ form }: HTMLInputElement) {
    if (!form?.checkValidity()) return
    const search = new URLSearchParams()
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string') search.set(name, value)
    const { minPrice, maxPrice } = readListing(search)
    go({ minPrice, maxPrice })
  }

  return (
    <form action={place.path} className="divide-y divide-line">
      <HiddenFields
        place={place}
        state={state}
        except={isWhole ? [...FIELDS, 'subcategory'] : FIELDS}
      />
      <FilterGroup legend="Price">
        <FilterOption
          type="checkbox"
          name="discounted"
          value="true"
          label="Discounted Products"
          count={facets?.discounted}
          isChosen={state.isDiscounted}
          onChoose={(isDiscounted) => go({ isDiscounted })}
        />
        <PriceFilter state={state} range={facets?.price} onChange={goToPrices} />
      </FilterGroup>
      <ValuesFilter
        type="checkbox"
        legend="Size"
        name="size"
        values={facets?.size}
        chosen={state.sizes}
        onChoose={(sizes) => go({ sizes })}
      />
      <ValuesFilter
        type="checkbox"
        legend="Colour"
        name="color"
        values={facets?.color}
        chosen={state.colors}
        onChoose={(colors) => go({ colors })}
      />
      {isWhole && (
        <>
          <ValuesFilter
            type="radio"
            legend="Gender"
            name="gender"
            values={facets?.gender}
            chosen={known(state.gender)}
            onChoose={([gender]) => go({ gender: genderIn(gender) })}
          />
          <ValuesFilter
            type="radio"
            legend="Category"
            name="category"
            values={facets?.category}
            chosen={known(state.category)}
            onChoose={([category]) => go({ category })}
          />
          <ValuesFilter
            type="radio"
            legend="Sub category"
            name="subcategory"
            values={facets?.subcategory}
            chosen={known(state.subcategory)}
            onChoose={([subcategory]) => go({ subcategory })}
          />
        </>
      )}
      <noscript>
        <button type="submit" className="button button-main my-5 w-full">
          Apply
        </button>
      </noscript>
    </form>
  )
}

function known(value: string | undefined) {
  return value ? [value] : []
}
