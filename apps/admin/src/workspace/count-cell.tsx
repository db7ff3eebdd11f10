import { countIn } from './counts'

/** One unit's count. `level` is its stock level, undefined if it never had stock; `text` is what was typed. */
export function CountCell({
  name,
  level,
  text,
  onType,
}: {
  name: string
  level: number | undefined
  text: string | undefined
  onType: (text: string) => void
}) {
  const shown = text ?? (level === undefined ? '' : String(level))
  const isTyped = text !== undefined && text.trim() !== ''
  const isChanged = isTyped && countIn(text) !== (level ?? 0)
  const isWrong = isTyped && countIn(text) === undefined
  return (
    <td className="px-2 py-1 text-end">
      <input
        aria-label={`Stock of ${name}`}
        aria-invalid={isWrong ? true : undefined}
        data-changed={isChanged || undefined}
        inputMode="numeric"
        placeholder="–"
        value={shown}
        onChange={({ target }) => onType(target.value)}
        onFocus={({ target }) => target.select()}
        className={`data-changed:font-semibold h-9 w-16 rounded-control px-2 text-end tabular-nums inset-ring inset-ring-edge aria-invalid:inset-ring-2 aria-invalid:inset-ring-danger pointer-coarse:h-11 pointer-coarse:text-base ${
          level === 0 && !isChanged ? 'bg-danger/8' : 'bg-raised'
        }`}
      />
    </td>
  )
}
