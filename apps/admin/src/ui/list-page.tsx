import { keepPreviousData } from '@tanstack/react-query'
import { Fragment, type ComponentProps, type ReactNode } from 'react'
import { BlankState } from './blank-state'
import type { ListAddress } from './list-address'
import { PageHeader } from './page-header'
import { PagedList } from './paged-list'
import { PlainTable } from './plain-table'

type ListPageProps<Row> = Omit<ComponentProps<typeof PagedList<Row>>, 'blank' | 'children'> & {
  title: string
  /** Links and buttons beside the title. */
  actions?: ReactNode
  /** Shown between the title and the list. */
  intro?: ReactNode
  /** What an empty list says. */
  none: string
  /** The next step that an empty list offers. */
  next: ReactNode
}

/** A page with one paged list, whose rows are lines. */
export function LinesPage<Row extends { id: number }>({
  linesTitle,
  line,
  ...page
}: ListPageProps<Row> & {
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
}: ListPageProps<Row> & { keyOf: (row: Row) => string | number }) {
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

function ListPage<Row>({
  title,
  actions,
  intro,
  none,
  next,
  ...list
}: ListPageProps<Row> & Pick<ComponentProps<typeof PagedList<Row>>, 'children'>) {
  return (
    <>
      <PageHeader title={title}>{actions}</PageHeader>
      {intro}
      <PagedList {...list} blank={<BlankState words={none}>{next}</BlankState>} />
    </>
  )
}

/** Loads the page of a list that its address names. Until it is there, the page before stays. */
export function pageQuery(queryKey: string[], { asked }: ListAddress, notLoaded: string) {
  return {
    queryKey: [...queryKey, asked],
    queryData: { query: asked },
    meta: { notLoaded },
    placeholderData: keepPreviousData,
  }
}

/** Loads again every other second while a row on the page is about to change. */
export function whileSome<Row>(isOnItsWay: (row: Row) => boolean) {
  return ({ state }: { state: { data?: { body: { items: Row[] } } | undefined } }) =>
    state.data?.body.items.some(isOnItsWay) ? A_MOMENT_MS : false
}

const A_MOMENT_MS = 2000
