import type { ReactNode } from 'react'
import type { Column } from './column'
import { useShownColumns } from './columns-menu'
import { ListStates, type ListAnswer } from './list-states'
import { ListTools, type ListToolsProps } from './list-tools'
import { Pages } from './pages'

/** Rows per page of the order lists. Must be the server's page size. */
const PAGE_SIZE = 20

type Page<Row> = { items: Row[]; total: number; page: number }

/** A list of the order screens, with search, filters and pages in the address, and with loading and empty states. */
export function PagedList<Row>({
  name,
  otherwise = 'Newest first',
  answer,
  blank,
  children,
  ...tools
}: ListToolsProps<Row> & {
  /** What the shown columns are remembered by in a list without a search box. */
  name?: string
  answer: ListAnswer<{ body: Page<Row> }>
  /** Shown if the list is empty. */
  blank: ReactNode
  /** Gets the columns that the user wants to see. */
  children: (rows: Row[], shown: Column<Row>[]) => ReactNode
}) {
  const { address, searchLabel, columns } = tools
  const page = answer.data?.body
  const { shown, ...choice } = useShownColumns(name ?? searchLabel ?? '', columns ?? [])
  return (
    <>
      <ListTools otherwise={otherwise} choice={choice} {...tools} />
      <ListStates
        answer={answer}
        rows={page?.items}
        isNarrowed={address.isNarrowed}
        blank={blank}
        below={
          page ? (
            <Pages
              page={page.page}
              pageSize={PAGE_SIZE}
              pageSizes={[PAGE_SIZE]}
              total={page.total}
              hrefOf={address.hrefOf}
            />
          ) : null
        }
      >
        {(rows) => children(rows, shown)}
      </ListStates>
    </>
  )
}
