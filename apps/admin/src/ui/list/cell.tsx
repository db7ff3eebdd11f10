import { formatNumber } from '@etrend/domain'
import { onlyOn, type Column } from './column'

/** A cell of a table. */
export function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { kind, place, cell } = column
  const content = cell(row)
  const look = { number: 'whitespace-nowrap text-end', id: 'w-20' }
  return (
    <td
      className={`xl:px-3 h-9 px-2 py-1 wrap-break-word tabular-nums group-data-compact/list:h-7 group-data-compact/list:py-0 ${onlyOn(place)} ${kind === 'number' || kind === 'id' ? look[kind] : ''}`}
    >
      {kind === 'number' && typeof content === 'number' ? formatNumber(content) : content}
    </td>
  )
}
