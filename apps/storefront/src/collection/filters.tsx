import type { ProductList } from '@etrend/contract'
import { useNavigate } from 'react-router-dom'
import { changed, type ListingState, listingSearch } from '../lib/listing-address'
import { FilterGroup } from './filter-group'
import { FilterOption } from './filter-option'
import { HiddenFields } from './hidden-fields'

type FiltersProps = {
  state: ListingState
  facets: ProductList['facets'] | undefined
  path: string
}

/** The filter sidebar: a plain form whose every change is an address. */
export function Filters({ state, facets, path }: FiltersProps) {
  const navigate = useNavigate()
  const go = (change: Partial<ListingState>) =>
    void navigate(path + listingSearch(changed(state, change)))
  return (
    <form action={path} className="lg:border-t-0 divide-y divide-line border-y border-line">
      <HiddenFields state={state} path={path} except="filters" />
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
      </FilterGroup>
      <FilterGroup legend="Size">
        <FilterOption
          type="checkbox"
          name=""
          value=""
          label="All"
          isChosen={state.sizes.length === 0}
          onChoose={() => go({ sizes: [] })}
        />
        {facets?.size.map(({ value, label, count }) => (
          <FilterOption
            key={value}
            type="checkbox"
            name="size"
            value={value}
            label={label}
            count={count}
            isChosen={state.sizes.includes(value)}
            onChoose={(isChosen) => go({ sizes: toggled(state.sizes, value, isChosen) })}
          />
        ))}
      </FilterGroup>
      <OneOf
        legend="Category"
        name="category"
        values={facets?.category}
        chosen={state.category}
        onChoose={(category) => go({ category })}
      />
      <OneOf
        legend="Sub category"
        name="subcategory"
        values={facets?.subcategory}
        chosen={state.subcategory}
        onChoose={(subcategory) => go({ subcategory })}
      />
      <noscript>
        <button type="submit" className="button button-main my-5 w-full">
          Apply
        </button>
      </noscript>
    </form>
  )
}

type OneOfProps = {
  legend: string
  name: string
  values: ProductList['facets']['category'] | undefined
  chosen: string | undefined
  onChoose: (value: string | undefined) => void
}

function OneOf({ legend, name, values, chosen, onChoose }: OneOfProps) {
  return (
    <FilterGroup legend={legend}>
      <FilterOption
        type="radio"
        name={name}
        value=""
        label="All"
        isChosen={!chosen}
        onChoose={() => onChoose(undefined)}
      />
      {values?.map(({ value, label, count }) => (
        <FilterOption
          key={value}
          type="radio"
          name={name}
          value={value}
          label={label}
          count={count}
          isChosen={value === chosen}
          onChoose={() => onChoose(value)}
        />
      ))}
    </FilterGroup>
  )
}

function toggled(values: string[], value: string, isChosen: boolean) {
  return isChosen ? [...values, value] : values.filter((other) => other !== value)
}
