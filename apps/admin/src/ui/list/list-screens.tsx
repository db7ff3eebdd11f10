import { Fragment, type ReactNode } from 'react'
import { ScreenHeader } from '../display/screen-header'
import { PagedList, type PagedListProps } from './paged-list'
import { PlainTable } from './plain-table'
import { usePhone } from './use-phone'

type PagedListScreenProps<Row> = PagedListProps<Row> & {
  title: string
  /** Links and buttons beside the title. */
  actions?: ReactNode
  /** Shown between the title and the list. */
  intro?: ReactNode
}

/** A screen with one paged list. */
export function PagedListScreen<Row>({
  title,
  actions,
  intro,
  ...list
}: PagedListScreenProps<Row>) {
  const isPhone = usePhone()
  const beside = isPhone ? null : list.seldom
  return (
    <>
      <ScreenHeader title={title}>
        {beside || actions ? (
          <div className="flex flex-wrap gap-2">
            {beside}
            {actions}
          </div>
        ) : null}
      </ScreenHeader>
      {intro}
      <PagedList {...list} />
    </>
  )
}

/** A screen with one paged list, whose rows are lines. */
export function LinesScreen<Row extends { id: number }>({
  linesTitle,
  line,
  ...screen
}: Omit<PagedListScreenProps<Row>, 'children'> & {
  /** The name of the list, where it isn't the title of the screen. */
  linesTitle?: string
  line: (row: Row) => ReactNode
}) {
  return (
    <PagedListScreen {...screen}>
      {(rows) => (
        <ul aria-label={linesTitle ?? screen.title}>
          {rows.map((row) => (
            <Fragment key={row.id}>{line(row)}</Fragment>
          ))}
        </ul>
      )}
    </PagedListScreen>
  )
}

/** A screen with one paged list, which is a table. */
export function TableScreen<Row>({
  keyOf,
  ...screen
}: Omit<PagedListScreenProps<Row>, 'children'> & { keyOf: (row: Row) => string | number }) {
  const { title, address } = screen
  return (
    <PagedListScreen {...screen}>
      {(rows, shown) => (
        <PlainTable
          title={title}
          columns={shown}
          rows={rows}
          sort={address.sort}
          onSort={address.sortBy}
          keyOf={keyOf}
        />
      )}
    </PagedListScreen>
  )
}
