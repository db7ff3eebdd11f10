import { formatNumber } from '@etrend/domain'
import type { ReactNode } from 'react'
import type { Column } from './column'
import { ColumnTitle } from './column-title'
import { compactCell, compactRow, isCompactCard } from './compact-card'
import { SelectBox } from './select-box'
import type { Selection } from './use-selection'

/**
 * Rows that can be selected, under sortable column titles, with `actions` in the last column. If there isn't room for
 * all columns, they scroll sideways under the last one. On a phone each row is a card: compact where the columns have a
 * place in it, else a block of labelled lines.
 */
export function Table<Row extends { id: number | string }>({
  title,
  columns,
  rows,
  nameOf,
  selection,
  sort,
  onSort,
  actions,
}: {
  title: string
  columns: Column<Row>[]
  rows: Row[]
  nameOf: (row: Row) => string
  selection: Selection<Row['id']>
  sort: string | undefined
  onSort: (column: string) => void
  actions: (row: Row) => ReactNode
}) {
  const ids = rows.map(({ id }): Row['id'] => id)
  const chosen = ids.filter(selection.has).length
  const isCompact = isCompactCard(columns)
  const card = isCompact ? cards.compact : cards.labelled
  return (
    <div className="md:overflow-x-auto">
      <table aria-label={title} className="max-md:block w-full">
        <thead className="max-md:hidden border-b border-ink/70">
          <tr>
            <th scope="col" className="w-px px-3 text-start">
              <SelectBox
                label="Select all on this page"
                isChosen={chosen === ids.length}
                isMixed={chosen > 0 && chosen < ids.length}
                onChange={(isChosen) => selection.change(ids, isChosen)}
              />
            </th>
            {columns.map((column) => (
              <ColumnTitle key={column.title} column={column} sort={sort} onSort={onSort} />
            ))}
            <th scope="col" className={`font-semibold h-9 bg-paper text-start ${lastLook}`}>
              Action
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <tr
              key={row.id}
              data-chosen={selection.has(row.id) || undefined}
              className={`max-md:relative border-b border-line bg-paper transition-colors hover:bg-raised data-chosen:bg-sunk ${card.row} ${isCompact ? compactRow(columns) : ''}`}
            >
              <td className={`max-md:absolute max-md:right-0 xl:px-3 px-2 ${card.select}`}>
                <SelectBox
                  label={`Select ${nameOf(row)}`}
                  isChosen={selection.has(row.id)}
                  onChange={(isChosen) => selection.change([row.id], isChosen)}
                />
              </td>
              {columns.map((column) => (
                <Cell
                  key={column.title}
                  column={column}
                  isCompact={isCompact}
                  content={column.cell(row)}
                />
              ))}
              <td className={`bg-inherit ${lastLook} ${card.actions}`}>
                <div className="-mx-2 flex gap-1">{actions(row)}</div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

// Stays in view while the other columns scroll under it.
const lastLook = 'md:sticky md:right-0 md:w-px px-3'

/** The looks of a row on a phone. */
const cards = {
  labelled: {
    row: 'max-md:block max-md:py-2',
    select: 'max-md:bottom-1',
    actions: 'max-md:block max-md:px-0',
  },
  compact: {
    row: 'max-md:min-h-21 max-md:pe-11',
    select: 'max-md:top-0',
    actions: 'max-md:absolute max-md:right-0 max-md:bottom-0 max-md:px-0',
  },
}

function Cell<Row>({
  column,
  isCompact,
  content,
}: {
  column: Column<Row>
  isCompact: boolean
  content: ReactNode
}) {
  const { title, kind = 'text', place } = column
  const isEmpty = content === '' || content === null
  const look = isCompact ? compactCell(kind, place) : `max-md:flex max-md:gap-3 ${kindLooks[kind]}`
  return (
    <td
      className={`${cellLook} ${look} ${kind === 'number' ? 'md:text-end whitespace-nowrap' : ''} ${isEmpty ? 'max-md:hidden' : ''}`}
    >
      {kind === 'picture' || isCompact ? null : (
        <span className="md:hidden w-30 shrink-0 text-muted">{title}</span>
      )}
      {column.kind === 'number' && typeof content === 'number' ? formatNumber(content) : content}
    </td>
  )
}

const cellLook =
  'h-9 px-2 py-1 md:group-data-compact/list:h-7 md:group-data-compact/list:py-0 tabular-nums xl:px-3 wrap-break-word max-md:h-auto max-md:ps-0'
// On a phone the picture is in the row's corner, and the lines leave room for it.
const kindLooks = {
  text: 'max-md:pe-14',
  id: 'max-md:pe-14 md:w-20',
  number: 'max-md:pe-14',
  picture: 'max-md:absolute max-md:top-3 max-md:right-0 max-md:pe-0',
  action: 'max-md:pe-14',
}
