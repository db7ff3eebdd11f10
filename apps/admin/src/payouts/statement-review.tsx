import { statementFields, type StatementCheck, type StatementField } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { Button } from '../ui/controls/button'
import { counted } from '../ui/display/counted'
import { ImportErrors } from '../ui/files/import-errors'
import { MappingTable } from '../ui/files/mapping-table'

/** What a statement would add: its columns, its sums, its errors by row, and the button that adds it. */
export function StatementReview({
  check,
  isBusy,
  onMap,
  onAdd,
}: {
  check: StatementCheck
  isBusy: boolean
  onMap: (mapping: (StatementField | null)[]) => void
  onAdd: () => void
}) {
  const { wrong, rows } = check
  return (
    <div aria-busy={isBusy} className="grid gap-8 pt-8 transition-opacity aria-busy:opacity-60">
      <MappingTable check={check} fields={statementFields} last="statement" onMap={onMap} />
      {wrong > 0 ? <ImportErrors check={check} /> : null}
      <div className="flex flex-wrap items-center gap-4">
        <Button kind="primary" disabled={wrong > 0 || rows === 0 || isBusy} onClick={onAdd}>
          Add {counted(rows, 'row')}
        </Button>
        <p role="status" className={wrong > 0 ? 'font-medium text-danger' : 'tabular-nums'}>
          {reviewWords(check)}
        </p>
      </div>
    </div>
  )
}

function reviewWords({ wrong, rows, paid, refunded, fees, net, known, left_out }: StatementCheck) {
  if (wrong > 0) {
    return `${counted(wrong, 'cell')} can’t be read. Choose other columns, or correct the file. Nothing is saved until there are no errors.`
  }
  const seen =
    known > 0 ? ` ${counted(known, 'row')} of it ${known === 1 ? 'is' : 'are'} here already.` : ''
  const left =
    left_out > 0
      ? ` ${counted(left_out, 'row')} left out: totals, and payments that were not completed.`
      : ''
  const sums = `Payments ${formatPrice(paid)}, refunds ${formatPrice(refunded)}, fees ${formatPrice(fees)}: ${formatPrice(net)} paid out.`
  return `${rows > 0 ? sums : 'There is nothing new in this file.'}${seen}${left}`
}
