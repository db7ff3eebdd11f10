import type { FacetValue } from '@etrend/contract'
import { formatNumber } from '@etrend/domain'
import { type ShownOption, useKeptHtml } from '../lib/kept-html'
import { ColorFill } from '../ui/color-fill'

type FilterOptionProps = ShownOption & { onChoose: (isChosen: boolean) => void }

/** One value of a filter. A value without results can't be chosen, but a chosen one can always be removed. */
export function FilterOption(option: FilterOptionProps) {
  const kept = useKeptHtml((html) => html.option(option))
  return (
    <label className="filter-option" {...kept}>
      {kept ? undefined : <OptionContent {...option} />}
    </label>
  )
}

function OptionContent({
  type,
  name,
  value,
  label,
  count,
  hex_code,
  isChosen,
  onChoose,
}: FilterOptionProps) {
  return (
    <>
      <input
        type={type}
        name={name}
        value={value}
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={({ target }) => onChoose(target.checked)}
        className="tick"
      />
      {hex_code && <ColorFill className="color-dot" hex_code={hex_code} />}
      <span className="flex-1">{label}</span>
      {count !== undefined && (
        <span className="text-sm text-muted tabular-nums">
          {formatNumber(count)}
          <span className="sr-only"> products</span>
        </span>
      )}
    </>
  )
}

/** The options of a filter by values: of `several` any number can be chosen. All, the first, clears them. */
export function valueOptions({
  kind,
  name,
  values,
  chosen,
  onChoose,
}: {
  kind: 'one' | 'several'
  name: string
  values: (FacetValue & { hex_code?: string })[]
  chosen: readonly string[]
  onChoose: (values: string[]) => void
}) {
  const type = kind === 'one' ? 'radio' : 'checkbox'

  function toggle(value: string) {
    const others = kind === 'one' ? [] : chosen.filter((other) => other !== value)
    onChoose(chosen.includes(value) ? others : [...others, value])
  }

  return [
    <FilterOption
      key={`${name} all`}
      type={type}
      // Without script, a ticked 'All' box that has a name would be sent as a value.
      name={kind === 'one' ? name : ''}
      value=""
      label="All"
      isChosen={chosen.length === 0}
      onChoose={() => onChoose([])}
    />,
    ...values.map((one) => (
      <FilterOption
        key={`${name} ${one.value}`}
        type={type}
        name={name}
        {...one}
        isChosen={chosen.includes(one.value)}
        onChoose={() => toggle(one.value)}
      />
    )),
  ]
}
