import { ColorFill } from '../ui/color-fill'

type FilterOptionProps = {
  type: 'checkbox' | 'radio'
  name: string
  value: string
  label: string
  /** How many products remain with this value; undefined for All. */
  count?: number | undefined
  /** For a colour: shown as a dot before its name. */
  hex_code?: string | undefined
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** One value of a filter. A value without results can't be chosen, but a chosen one can always be removed. */
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
