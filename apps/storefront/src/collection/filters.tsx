import type { ProductList } from '@etrend/contract'
import {
  type FilterName,
  filterNames,
  type ListingFilter,
  listingFilters,
  parametersOf,
} from '@etrend/contract/listing-filters'
import { startTransition, useOptimistic } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  changed,
  type Chosen,
  listingAddress,
  type ListingPlace,
  type ListingState,
  readListing,
} from '../lib/listing-address'
import { FilterGroup } from './filter-group'
import { HiddenFields } from './hidden-fields'
import { RangeFilter } from './range-filter'
import { FilterOption, valueOptions } from './value-options'

export type FiltersProps = {
  place: ListingPlace
  state: ListingState
  facets: ProductList['facets'] | undefined
}

/**
 * The filters, as a plain form; every change opens the address of the new list. The page of a category has none for
 * gender and category, because it is a category already, and shows its sub categories as tabs.
 */
export function Filters({ place, state, facets }: FiltersProps) {
  const navigate = useNavigate()
  // Shows a choice before the new list is rendered, which takes a slow phone a while: the next choice adds to it.
  const [shown, show] = useOptimistic(state)
  const names = filterNames.filter(
    (name) => place.category === undefined || !isPlace(listingFilters[name]),
  )
  const legends = [...new Set(names.map((name) => listingFilters[name].legend))]

  function go(chosen: Partial<Chosen>) {
    const next = changed(shown, { chosen })
    const address = listingAddress(place, next)
    if (address === listingAddress(place, { ...shown, page: 1 })) return
    startTransition(() => {
      show(next)
      void navigate(address)
    })
  }

  function goToRange(name: FilterName, { form }: HTMLInputElement) {
    if (!form?.checkValidity()) return
    const search = new URLSearchParams()
    for (const [field, value] of new FormData(form))
      if (typeof value === 'string') search.set(field, value)
    const { chosen } = readListing(search)
    go(Object.fromEntries(parametersOf(name).map((one) => [one, chosen[one]])))
  }

  /** Gender says almost the same as category, and a sub category follows one: they are unfolded when they are used. */
  function isOpen(legend: string) {
    const { gender, subcategory } = shown.chosen
    if (legend === listingFilters.gender.legend) return gender.length > 0
    return legend !== listingFilters.subcategory.legend || subcategory.length > 0
  }

  /** What the form has for a filter. */
  function optionsOf(name: FilterName) {
    const filter = listingFilters[name]
    const facet = facets?.[name]
    if (filter.kind === 'range') {
      const range = facet && typeof facet === 'object' && 'min' in facet ? facet : undefined
      const onChange = (input: HTMLInputElement) => goToRange(name, input)
      return [<RangeFilter key={name} {...{ name, chosen: shown.chosen, range, onChange }} />]
    }
    return parametersOf(name).flatMap((parameter) => {
      const chosen = shown.chosen[parameter]
      const onChoose = (values: string[]) => go({ [parameter]: values })
      if (filter.kind !== 'flag') {
        const values = Array.isArray(facet) ? facet : []
        return valueOptions({ kind: filter.kind, name: parameter, values, chosen, onChoose })
      }
      return (
        <FilterOption
          key={name}
          type="checkbox"
          name={parameter}
          value="true"
          label={filter.label}
          count={typeof facet === 'number' ? facet : undefined}
          isChosen={chosen.length > 0}
          onChoose={(isChosen) => onChoose(isChosen ? ['true'] : [])}
        />
      )
    })
  }

  return (
    <form action={place.path} className="divide-y divide-line">
      <HiddenFields
        place={place}
        state={state}
        except={names.flatMap((name) => parametersOf(name))}
      />
      {legends.map((legend) => (
        <FilterGroup key={legend} legend={legend} isOpen={isOpen(legend)}>
          {names.filter((name) => listingFilters[name].legend === legend).flatMap(optionsOf)}
        </FilterGroup>
      ))}
      <noscript>
        <button type="submit" className="button button-main my-5 w-full">
          Apply
        </button>
      </noscript>
    </form>
  )
}

function isPlace(filter: ListingFilter) {
  return filter.kind === 'one' && filter.isPlace === true
}
