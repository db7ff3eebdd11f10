import type { ImportCheck, ImportField } from '@etrend/contract'
import { Button } from '../ui/button'
import { counted } from '../ui/counted'
import { ImportErrors } from './import-errors'
import { MappingTable } from './mapping-table'

/** What would come, column by column; what is wrong, row by row; and the one button that imports it. */
export function ImportReview({
  check,
  createMissing,
  isBusy,
  onMap,
  onCreateMissing,
  onImport,
}: {
  check: ImportCheck
  createMissing: boolean
  isBusy: boolean
  onMap: (mapping: (ImportField | null)[]) => void
  onCreateMissing: (isChosen: boolean) => void
  onImport: () => void
}) {
  const canImport = check.wrong === 0 && check.products > 0 && !isBusy
  return (
    <div aria-busy={isBusy} className="grid gap-8 pt-8 transition-opacity aria-busy:opacity-60">
      <MappingTable check={check} onMap={onMap} />
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          checked={createMissing}
          onChange={({ target }) => onCreateMissing(target.checked)}
          className="mt-0.5 size-5 accent-ink pointer-coarse:size-6"
        />
        <span>
          Create missing categories, sub categories, colors and sizes
          <span className="block text-muted">{missingWords(check)}</span>
        </span>
      </label>
      {check.wrong > 0 ? <ImportErrors check={check} /> : null}
      <div className="flex flex-wrap items-center gap-4">
        <Button kind="primary" disabled={!canImport} onClick={onImport}>
          Import {counted(check.products, 'product')}
        </Button>
        <p role="status" className={check.wrong > 0 ? 'font-medium text-danger' : ''}>
          {check.wrong > 0
            ? `${counted(check.wrong, 'cell')} can't be imported. Mend the file and choose it again; nothing is saved until all is right.`
            : `${counted(check.rows, 'row')}: ${counted(check.products, 'product')} in ${counted(check.product_colors, 'color')}, ${counted(check.pieces, 'piece')}.`}
        </p>
      </div>
    </div>
  )
}

function missingWords({ missing }: ImportCheck) {
  if (missing.length === 0) return 'Otherwise a name that the shop lacks is an error.'
  const named = missing.slice(0, 8).map(({ kind, name }) => `${kind} ${name}`)
  const more = missing.length > 8 ? ` and ${missing.length - 8} more` : ''
  return `Will be created: ${named.join(', ')}${more}.`
}
