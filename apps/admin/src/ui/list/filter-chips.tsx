import { PressButton } from '@etrend/look/press-button'
import X from 'lucide-react/icons/x'
import { dayWords } from '../../lib/times'
import type { Filter, FiltersProps } from './filters'

/** The filters that are set, each as a button that removes it. */
export function FilterChips({ filters, values, onFilter }: FiltersProps) {
  return filters.map((filter) => {
    const { name } = filter
    const value = values[name]
    if (!value) return null
    return (
      <li key={name} className="shrink-0">
        <PressButton
          onClick={() => onFilter(name, '')}
          className="inline-flex h-8 cursor-pointer items-center gap-1.5 rounded-full bg-sunk ps-3 pe-2 pointer-coarse:h-9"
        >
          <span className="sr-only">Remove the filter </span>
          <ChipWords filter={filter} value={value} />
          <X size={14} aria-hidden />
        </PressButton>
      </li>
    )
  })
}

type Chip<Kind extends Filter['kind']> = { filter: Extract<Filter, { kind: Kind }>; value: string }

function ChipWords({ filter, value }: Chip<Filter['kind']>) {
  if (filter.kind === 'few') return <FewWords filter={filter} value={value} />
  if (filter.kind === 'many') return <ManyWords filter={filter} value={value} />
  // An address may be typed by hand.
  const isDay = !Number.isNaN(Date.parse(value))
  return `${filter.label} ${isDay ? dayWords(value) : value}`
}

function FewWords({ filter: { label, useChoices }, value }: Chip<'few'>) {
  const chosen = useChoices().options?.find((option) => option.value === value)
  const words = chosen?.label ?? value
  // The choices of a question say what it asks: 'Featured', 'Not featured'.
  return label.endsWith('?') ? words : `${label}: ${words}`
}

function ManyWords({ filter: { label, useName }, value }: Chip<'many'>) {
  return useName(value) ?? label
}
