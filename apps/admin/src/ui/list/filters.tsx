import ListFilter from 'lucide-react/icons/list-filter'
import { useId, useState } from 'react'
import { Button } from '../controls/button'
import type { Choices } from '../controls/choices'
import { Combobox, type UseFound } from '../controls/combobox'

/**
 * One filter of a list, as data; `name` is its query parameter. 'few' choices are a select, 'many' are found by typing
 * (`useName` returns the name of the id in the address), a 'day' is a date field.
 */
export type Filter = { name: string; label: string } & (
  | { kind: 'few'; useChoices: () => Choices }
  | { kind: 'many'; useFound: UseFound; useName: (id: string) => string | undefined }
  | { kind: 'day' }
)

/** The filters of a list. On a phone they are hidden behind a button. */
export function Filters({
  filters,
  values,
  onFilter,
}: {
  filters: Filter[]
  values: Record<string, string>
  onFilter: (name: string, value: string) => void
}) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const count = Object.keys(values).length
  if (filters.length === 0) return null
  return (
    <>
      <span className="md:hidden">
        <Button aria-expanded={isShown} aria-controls={id} onClick={() => setShown(!isShown)}>
          <ListFilter size={16} aria-hidden />
          {count > 0 ? `Filters (${count})` : 'Filters'}
        </Button>
      </span>
      <div
        id={id}
        className={`md:contents grid w-full grid-cols-2 gap-2 ${isShown ? '' : 'max-md:hidden'}`}
      >
        {filters.map((filter) => (
          <OneFilter
            key={filter.name}
            filter={filter}
            value={values[filter.name] ?? ''}
            onFilter={(value) => onFilter(filter.name, value)}
          />
        ))}
      </div>
    </>
  )
}

type FilterProps<Kind extends Filter['kind']> = {
  filter: Extract<Filter, { kind: Kind }>
  value: string
  onFilter: (value: string) => void
}

function OneFilter({ filter, ...rest }: FilterProps<Filter['kind']>) {
  if (filter.kind === 'few') return <FewFilter filter={filter} {...rest} />
  if (filter.kind === 'many') return <ManyFilter filter={filter} {...rest} />
  return <DayFilter filter={filter} {...rest} />
}

function FewFilter({ filter: { label, useChoices }, value, onFilter }: FilterProps<'few'>) {
  const { options = [] } = useChoices()
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onFilter(event.target.value)}
      className={`${look} md:max-w-44`}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

function ManyFilter({ filter, value, onFilter }: FilterProps<'many'>) {
  const id = useId()
  const current = filter.useName(value)
  return (
    <Combobox
      id={id}
      aria-label={filter.label}
      placeholder={filter.label}
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
