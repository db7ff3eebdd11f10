import { importFields, type ImportCheck } from '@etrend/contract'
import { Button } from '../ui/controls/button'
import { ImportErrors } from '../ui/files/import-errors'
import { MappingTable } from '../ui/files/mapping-table'
import { CreateMissing } from './create-missing'
import { ExistingSelect } from './existing-select'
import { outcomeWords, sumWords, understoodWords } from './import-words'
import type { ImportQuestion } from './use-import-check'

/** Preview of an import: its columns, its options, its errors by row, and the import button. */
export function ImportReview({
  check,
  asked: { create_missing, existing },
  isBusy,
  onChange,
  onImport,
}: {
  check: ImportCheck
  asked: ImportQuestion
  isBusy: boolean
  onChange: (change: Partial<ImportQuestion>) => void
  onImport: () => void
}) {
  const canImport = check.wrong === 0 && check.products + check.updates > 0 && !isBusy
  return (
    <div aria-busy={isBusy} className="grid gap-8 pt-8 transition-opacity aria-busy:opacity-60">
      <MappingTable
        check={check}
        fields={importFields}
        last="import"
        understood={understoodWords}
        onMap={(mapping) => onChange({ mapping })}
      />
      <ExistingSelect value={existing} onChange={(choice) => onChange({ existing: choice })} />
      <CreateMissing
        missing={check.missing}
        isChosen={create_missing}
        onChoose={(isChosen) => onChange({ create_missing: isChosen })}
      />
      {check.wrong > 0 ? <ImportErrors check={check} /> : null}
      <div className="flex flex-wrap items-center gap-4">
        <Button kind="primary" disabled={!canImport} onClick={onImport}>
          {outcomeWords(check)}
        </Button>
        <p role="status" className={check.wrong > 0 ? 'font-medium text-danger' : ''}>
          {sumWords(check)}
        </p>
      </div>
    </div>
  )
}
