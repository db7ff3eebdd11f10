import type { ReactNode } from 'react'
import { Cards } from './cards'
import { Cell } from './cell'
import type { Column } from './column'
import { ColumnTitle } from './column-title'
import { SelectBox } from './select-box'
import { usePhone } from './use-phone'
import type { Selection } from './use-selection'

/**
 * Rows that can be selected, under sortable column titles, with `actions` in the last column. If there isn't room for
 * all columns, they scroll sideways under the last one. On a phone each row is a card, whose title leads to `openAt`.
 */
export function Table<Row extends { id: number | string }>(table: TableProps<Row>) {
  const { title, columns, rows, nameOf, selection, openAt, actions, isCardAction } = table
  if (!usePhone()) return <WideTable {...table} />
  return (
    <Cards
      title={title}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      openAt={openAt}
      choice={{
        isSelecting: selection.isSelecting,
        labelOf: nameOf,
        has: ({ id }) => selection.has(id),
        change: (some, isChosen) =>
          selection.change(
            some.map(({ id }): Row['id'] => id),
            isChosen,
          ),
      }}
      menu={isCardAction ? undefined : actions}
      action={isCardAction ? actions : undefined}
    />
  )
}

type TableProps<Row extends { id: number | string }> = {
  title: string
  columns: Column<Row>[]
  rows: Row[]
  nameOf: (row: Row) => string
  selection: Selection<Row['id']>
  sort: string | undefined
  onSort: (column: string) => void
  openAt?: (row: Row) => string
  actions: (row: Row) => ReactNode
  /** Whether `actions` is one button, which a phone’s card has under the status instead of in its corner. */
  isCardAction?: boolean
}

function WideTable<Row extends { id: number | string }>({
  title,
  columns,
  rows,
  nameOf,
  selection,
  sort,
  onSort,
  actions,
}: TableProps<Row>) {
  const ids = rows.map(({ id }): Row['id'] => id)
  const chosen = ids.filter(selection.has).length
  return (
    <div className="overflow-x-auto">
      <table aria-label={title} className="w-full">
        <thead className="border-b border-ink/70">
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
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              data-chosen={selection.has(row.id) || undefined}
              className="border-b border-line bg-paper transition-colors hover:bg-raised data-chosen:bg-sunk"
            >
              <td className="xl:px-3 px-2">
                <SelectBox
                  label={`Select ${nameOf(row)}`}
                  isChosen={selection.has(row.id)}
                  onChange={(isChosen) => selection.change([row.id], isChosen)}
                />
              </td>
              {columns.map((column) => (
                <Cell key={column.title} column={column} row={row} />
              ))}
              <td className={`bg-inherit ${lastLook}`}>
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
const lastLook = 'sticky right-0 w-px px-3'
