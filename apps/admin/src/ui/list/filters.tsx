import X from 'lucide-react/icons/x'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Choices } from '../controls/choices'
import { Combobox, type UseFound } from '../controls/combobox'
import { IconButton } from '../controls/icon-button'

/**
 * One filter of a list, as data; `name` is its query parameter. 'few' choices are a select, 'many' are found by typing
 * (`useName` returns the name of the id in the address), a 'day' is a date field.
 */
export type Filter = { name: string; label: string } & (
  | { kind: 'few'; useChoices: () => Choices }
  | { kind: 'many'; useFound: UseFound; useName: (id: string) => string | undefined }
  | { kind: 'day' }
)

/** A list with more filters shows only those that somebody uses. */
const MOST_SHOWN = 3

/** The filters of a list on a wide screen. Of many, those in use are shown, and the others are added one by one. */
export function Filters(props: FiltersProps) {
  return props.filters.length > MOST_SHOWN ? (
    <AddedFilters {...props} />
  ) : (
    props.filters.map((filter) => (
      <OneFilter
        key={filter.name}
        filter={filter}
        value={props.values[filter.name] ?? ''}
        onFilter={(value) => props.onFilter(filter.name, value)}
      />
    ))
  )
}

export type FiltersProps = {
  filters: Filter[]
  values: Record<string, string>
  onFilter: (name: string, value: string) => void
}

function AddedFilters({ filters, values, onFilter }: FiltersProps) {
  // Those without a value yet: the others are in the address.
  const [added, setAdded] = useState<string[]>([])
  const shown = filters.filter(({ name }) => values[name] || added.includes(name))
  const others = filters.filter((filter) => !shown.includes(filter))

  function add(name: string) {
    // Rendered at once, so that the new filter can take the focus.
    flushSync(() => setAdded([...added, name]))
    document.getElementById(`filter-${name}`)?.querySelector<HTMLElement>('select, input')?.focus()
  }

  function filterBy(name: string, value: string) {
    setAdded(added.filter((one) => one !== name))
    onFilter(name, value)
  }

  return (
    <>
      {shown.map((filter) => (
        <div key={filter.name} id={`filter-${filter.name}`} className="flex min-w-0">
          <OneFilter
            filter={filter}
            value={values[filter.name] ?? ''}
            onFilter={(value) => filterBy(filter.name, value)}
          />
          <IconButton
            icon={X}
            label={`Remove the filter ${filter.label}`}
            onClick={() => filterBy(filter.name, '')}
          />
        </div>
      ))}
      {others.length > 0 ? (
        <select
          aria-label="Add a filter"
          value=""
          onChange={({ target }) => add(target.value)}
          className={`${look} max-w-36 cursor-pointer font-medium`}
        >
          <option value="">Add a filter</option>
          {others.map(({ name, label }) => (
            <option key={name} value={name}>
              {label.replace(/\?$/, '')}
            </option>
          ))}
        </select>
      ) : null}
    </>
  )
}

type FilterProps<Kind extends Filter['kind']> = {
  filter: Extract<Filter, { kind: Kind }>
  value: string
  onFilter: (value: string) => void
  /** What is chosen without a value, where the label is beside the control; else the label. */
  none?: string
}

/** All filters of a list, each under its label. */
export function StackedFilters({ filters, values, onFilter }: FiltersProps) {
  return filters.map((filter) => (
    <div
      key={filter.name}
      className={`grid content-start gap-1 [&_input]:w-full [&_label]:grid [&_label]:gap-1 [&_select]:w-full ${filter.kind === 'many' ? 'col-span-full' : ''}`}
    >
      {filter.kind === 'day' ? null : <span aria-hidden>{filter.label}</span>}
      <OneFilter
        filter={filter}
        value={values[filter.name] ?? ''}
        onFilter={(value) => onFilter(filter.name, value)}
        none="Any"
      />
    </div>
  ))
}

function OneFilter({ filter, ...rest }: FilterProps<Filter['kind']>) {
  if (filter.kind === 'few') return <FewFilter filter={filter} {...rest} />
  if (filter.kind === 'many') return <ManyFilter filter={filter} {...rest} />
  return <DayFilter filter={filter} {...rest} />
}

function FewFilter({
  filter: { label, useChoices },
  value,
  onFilter,
  none = label,
}: FilterProps<'few'>) {
  const { options = [] } = useChoices()
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onFilter(event.target.value)}
      className={`${look} md:max-w-44`}
    >
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

function ManyFilter({ filter, value, onFilter, none = filter.label }: FilterProps<'many'>) {
  const id = useId()
  const current = filter.useName(value)
  return (
    <Combobox
      id={id}
      aria-label={filter.label}
      placeholder={none}
      value={value}
      current={current}
      useFound={filter.useFound}
      onChoose={onFilter}
      listLabel={filter.label}
      className={`${look} md:w-52 w-full placeholder:text-ink`}
    />
  )
}

function DayFilter({ filter: { label }, value, onFilter }: FilterProps<'day'>) {
  return (
    <label className="flex items-center gap-2">
      {label}
      <input
        type="date"
        value={value}
        onChange={(event) => onFilter(event.target.value)}
        className={`${look} grow`}
      />
    </label>
  )
}

const look =
  'h-9 min-w-0 rounded-control bg-raised px-2 inset-ring inset-ring-edge hover:inset-ring-muted pointer-coarse:h-11 pointer-coarse:text-base'
