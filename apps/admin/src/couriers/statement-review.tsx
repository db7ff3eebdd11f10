import {
  courierStatementFields,
  type CourierStatement,
  type CourierStatementField,
  type HeldOrder,
  type StatementError,
} from '@etrend/contract'
import { formatPrice, paisa, rupees } from '@etrend/domain'
import { Link } from 'react-router-dom'
import { orderAt } from '../lib/addresses'
import { counted } from '../ui/display/counted'
import { ImportErrors } from '../ui/files/import-errors'
import { MappingTable } from '../ui/files/mapping-table'

/** What a statement says: its columns, its sum beside that of the chosen orders, and what doesn't fit. */
export function StatementReview({
  statement,
  isRemembered,
  isBusy,
  chosen,
  onMap,
}: {
  statement: CourierStatement
  isRemembered: boolean
  isBusy: boolean
  chosen: HeldOrder[]
  onMap: (mapping: (CourierStatementField | null)[]) => void
}) {
  const { wrong } = statement
  return (
    <div aria-busy={isBusy} className="grid gap-8 pt-8 transition-opacity aria-busy:opacity-60">
      <MappingTable
        check={{ ...statement, is_remembered: isRemembered }}
        fields={courierStatementFields}
        last="statement"
        onMap={onMap}
      />
      <div role="status" className="grid max-w-prose gap-2 tabular-nums">
        <p>{sumsInWords(statement)}</p>
        <p>{chosenInWords(statement, chosen)}</p>
        <NotInFile statement={statement} />
      </div>
      {wrong > 0 ? (
        <ImportErrors title="What doesn’t fit" check={statement} after={correction} />
      ) : null}
    </div>
  )
}

/** Where the fee of a parcel that came back can be noted or changed, before the statement is read again. */
function correction({ order }: StatementError) {
  return order === undefined ? null : (
    <Link to={orderAt(order)} className="whitespace-nowrap underline underline-offset-4">
      Correct {order}
    </Link>
  )
}

function sumsInWords({ rows, left_out, collected, fee }: CourierStatement) {
  const left = left_out > 0 ? ` ${counted(left_out, 'row')} left out: totals.` : ''
  const paid = signed(rupees(paisa(collected) - paisa(fee)))
  return `The file has ${counted(rows, 'parcel')}: ${signed(collected)} collected less ${signed(fee)} in fees is ${paid}.${left}`
}

function chosenInWords({ collected }: CourierStatement, chosen: HeldOrder[]) {
  const sum = chosen.reduce((all, row) => all + paisa(row.collected), 0)
  const more = paisa(collected) - sum
  const same = `${counted(chosen.length, 'order')} chosen with ${formatPrice(rupees(sum))} collected`
  if (more === 0) return `${same}, as in the file.`
  const amount = formatPrice(rupees(Math.abs(more)))
  return `${same}: the file has ${amount} ${more > 0 ? 'more' : 'less'}.`
}

function NotInFile({
  statement: { not_in_file, not_in_file_list },
}: {
  statement: CourierStatement
}) {
  if (not_in_file === 0) return null
  const rest = not_in_file - not_in_file_list.length
  return (
    <p className="wrap-anywhere">
      {counted(not_in_file, 'order')} not in the file, held until{' '}
      {not_in_file === 1 ? 'it is' : 'they are'} paid in: {not_in_file_list.join(', ')}
      {rest > 0 ? ` and ${rest} more` : ''}.
    </p>
  )
}

function signed(amount: number) {
  return amount < 0 ? `−${formatPrice(-amount)}` : formatPrice(amount)
}
