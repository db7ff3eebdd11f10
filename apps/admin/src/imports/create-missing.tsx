import type { ImportCheck } from '@etrend/contract'

/** Whether names that the shop lacks are added, and which they are. */
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
  if (missing.length === 0) return 'Otherwise a name that the shop lacks is an error.'
  const named = missing.slice(0, 8).map(({ kind, name }) => `${kind} ${name}`)
  const more = missing.length > 8 ? ` and ${missing.length - 8} more` : ''
  return `Will be created: ${named.join(', ')}${more}.`
}
