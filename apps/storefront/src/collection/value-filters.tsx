import type { FacetValue } from '@etrend/contract'
import { FilterGroup } from './filter-group'
import { FilterOption } from './filter-option'

type Value = FacetValue & { hex_code?: string }
type Filter = { legend: string; name: string; values: Value[] | undefined }

type SeveralOfProps = Filter & { chosen: string[]; onChoose: (values: string[]) => void }

/** A filter of which several values can be chosen; All gives them up. */
export function SeveralOf({ legend, name, values, chosen, onChoose }: SeveralOfProps) {
  return (
    <FilterGroup legend={legend} isOpen={isBeyond(values, chosen)}>
      <FilterOption
        type="checkbox"
        name=""
        value=""
        label="All"
        isChosen={chosen.length === 0}
        onChoose={() => onChoose([])}
      />
      {values?.map((one) => (
        <FilterOption
          key={one.value}
          type="checkbox"
          name={name}
          {...one}
          isChosen={chosen.includes(one.value)}
          onChoose={(isChosen) =>
            onChoose(
              isChosen ? [...chosen, one.value] : chosen.filter((other) => other !== one.value),
            )
          }
        />
      ))}
    </FilterGroup>
  )
}

type OneOfProps = Filter & {
  chosen: string | undefined
  onChoose: (value: string | undefined) => void
}

/** A filter of which one value can be chosen, or All. */
export function OneOf({ legend, name, values, chosen, onChoose }: OneOfProps) {
  return (
    <FilterGroup legend={legend} isOpen={isBeyond(values, chosen ? [chosen] : [])}>
      <FilterOption
        type="radio"
        name={name}
        value=""
        label="All"
        isChosen={!chosen}
        onChoose={() => onChoose(undefined)}
      />
      {values?.map((one) => (
        <FilterOption
          key={one.value}
          type="radio"
          name={name}
          {...one}
          isChosen={one.value === chosen}
          onChoose={() => onChoose(one.value)}
        />
      ))}
    </FilterGroup>
  )
}

/** Whether a chosen value stands behind the first six. */
function isBeyond(values: Value[] | undefined, chosen: string[]) {
  return values?.slice(6).some(({ value }) => chosen.includes(value))
}
