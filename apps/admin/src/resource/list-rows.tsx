import { home } from '../lib/addresses'
import type { Column } from '../ui/column'
import { pageSizes, type ListAddress } from '../ui/list-address'
import { Pages } from '../ui/pages'
import { RowActions } from '../ui/row-actions'
import { Table } from '../ui/table'
import type { Selection } from '../ui/use-selection'
import type { Resource } from './resource'

/** One page of rows, with the page links. `isOld` is true while the requested page is loading. */
export function ListRows<Row extends { id: number }, Input, Change, One>({
  resource: { titles, paths, nameOf, around = (_rows, table) => table, rowActions },
  columns,
  rows,
  total,
  isOld,
  address,
  selection,
  onDelete,
}: {
  resource: Resource<Row, Input, Change, One>
  columns: Column<Row>[]
  rows: Row[]
  total: number
  isOld: boolean
  address: ListAddress
  selection: Selection
  onDelete: (row: Row) => void
}) {
  return (
    <div aria-busy={isOld} className="transition-opacity aria-busy:opacity-60">
      {around(
        rows,
        <Table
          title={titles.list}
          columns={columns}
          rows={rows}
          nameOf={nameOf}
          selection={selection}
          sort={address.sort}
          onSort={address.sortBy}
          actions={(row) => (
            <RowActions
              name={nameOf(row)}
              editAt={`${home}/${paths.edit.replace(':id', String(row.id))}`}
              more={rowActions?.(row)}
              onDelete={() => onDelete(row)}
            />
          )}
        />,
      )}
      <Pages
        page={address.page}
        pageSize={address.pageSize}
        pageSizes={pageSizes}
        total={total}
        hrefOf={address.hrefOf}
        onResize={address.resize}
      />
    </div>
  )
}
