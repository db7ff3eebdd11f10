import type { FacetValue } from '@etrend/contract'
import { FilterGroup } from './filter-group'
import { FilterOption } from './filter-option'

type ValuesFilterProps = {
  /** `checkbox`: several values can be chosen; `radio`: one. */
  type: 'checkbox' | 'radio'
  legend: string
  name: string
  values: (FacetValue & { hex_code?: string })[] | undefined
  chosen: string[]
  onChoose: (values: string[]) => void
}

/** A filter with its values; All clears them. */
export function ValuesFilter({ type, legend, name, values, chosen, onChoose }: ValuesFilterProps) {
  const isChosen = ({ value }: { value: string }) => chosen.includes(value)

  function toggle(value: string) {
    const others = type === 'radio' ? [] : chosen.filter((other) => other !== value)
    onChoose(chosen.includes(value) ? others : [...others, value])
  }

  return (
    <FilterGroup legend={legend} isOpen={values?.slice(6).some(isChosen)}>
      <FilterOption
        type={type}
        // Without script, a ticked 'All' box that has a name would be sent as a value.
        name={type === 'radio' ? name : ''}
        value=""
        label="All"
        isChosen={chosen.length === 0}
        onChoose={() => onChoose([])}
      />
      {values?.map((one) => (
        <FilterOption
          key={one.value}
          type={type}
          name={name}
          {...one}
          isChosen={isChosen(one)}
          onChoose={() => toggle(one.value)}
        />
      ))}
    </FilterGroup>
  )
}
