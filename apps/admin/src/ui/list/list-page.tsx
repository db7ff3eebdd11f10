import { Fragment, type ReactNode } from 'react'
import { PageHeader } from '../display/page-header'
import { PagedList, type PagedListProps } from './paged-list'
import { PlainTable } from './plain-table'

type ListPageProps<Row> = PagedListProps<Row> & {
  title: string
  /** Links and buttons beside the title. */
  actions?: ReactNode
  /** Shown between the title and the list. */
  intro?: ReactNode
}

/** A page with one paged list. */
export function ListPage<Row>({ title, actions, intro, ...list }: ListPageProps<Row>) {
  return (
    <>
      <PageHeader title={title}>
        {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
      </PageHeader>
      {intro}
      <PagedList {...list} />
    </>
  )
}

/** A page with one paged list, whose rows are lines. */
export function LinesPage<Row extends { id: number }>({
  linesTitle,
  line,
  ...page
}: Omit<ListPageProps<Row>, 'children'> & {
  /** The name of the list, where it isn't the title of the page. */
  linesTitle?: string
  line: (row: Row) => ReactNode
}) {
  return (
    <ListPage {...page}>
      {(rows) => (
        <ul aria-label={linesTitle ?? page.title}>
          {rows.map((row) => (
            <Fragment key={row.id}>{line(row)}</Fragment>
          ))}
        </ul>
      )}
    </ListPage>
  )
}

/** A page with one paged list, which is a table. */
export function TablePage<Row>({
  keyOf,
  ...page
}: Omit<ListPageProps<Row>, 'children'> & { keyOf: (row: Row) => string | number }) {
  const { title, address } = page
  return (
    <ListPage {...page}>
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
    </ListPage>
  )
}
