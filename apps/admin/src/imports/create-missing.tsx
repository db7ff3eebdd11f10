import type { ImportCheck } from '@etrend/contract'

/** Checkbox to create the categories, colors and sizes that the shop doesn't have yet. Lists their names. */
export function CreateMissing({
  missing,
  isChosen,
  onChoose,
}: Pick<ImportCheck, 'missing'> & { isChosen: boolean; onChoose: (isChosen: boolean) => void }) {
  return (
    <label className="flex items-start gap-3">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
        className="mt-0.5 size-5 accent-ink pointer-coarse:size-6"
      />
      <span>
        Create missing categories, sub categories, colors and sizes
        <span className="block text-muted">{missingWords(missing)}</span>
      </span>
    </label>
  )
}

function missingWords(missing: ImportCheck['missing']) {
  if (missing.length === 0) return 'Otherwise, names that the shop doesn’t have are errors.'
  const named = missing.slice(0, 8).map(({ kind, name }) => `${kind} ${name}`)
  const more = missing.length > 8 ? ` and ${missing.length - 8} more` : ''
  return `Will be created: ${named.join(', ')}${more}.`
}
