import { ColorFill } from '../ui/color-fill'

type FilterOptionProps = {
  type: 'checkbox' | 'radio'
  name: string
  value: string
  label: string
  /** How many products it leaves; none for All. */
  count?: number | undefined
  /** The colour itself, beside its name. */
  hex_code?: string | undefined
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** A value that would leave nothing can't be chosen, but it can always be given up. */
export function FilterOption({
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
    <label className="filter-option">
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
          {count}
          <span className="sr-only"> products</span>
        </span>
      )}
    </label>
  )
}
