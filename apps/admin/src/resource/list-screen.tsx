import { keepPreviousData } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { Navigate } from 'react-router-dom'
import { home } from '../lib/addresses'
import { refusalOf } from '../lib/refusal'
import { ButtonLink } from '../ui/button'
import { BlankState } from '../ui/blank-state'
import { focusTitle, PageHeader } from '../ui/page-header'
import { SearchBox } from '../ui/search-box'
import { RowsSkeleton } from '../ui/skeleton'
import { DeleteDialog } from './delete-dialog'
import { FailedState } from './failed-state'
import { useListAddress } from './list-address'
import { Pages } from './pages'
import type { Resource } from './resource'
import { ResourceTable } from './resource-table'
import { RowActions } from './row-actions'
import { useDeletion } from './use-deletion'

/** The list of a noun: search, sort, pages, and Edit and Delete per row. */
export function ListScreen<Row extends { id: number }, Input, Change, One>({
  resource,
}: {
  resource: Resource<Row, Input, Change, One>
}) {
  const { key, titles, paths, messages, columns, nameOf, entity } = resource
  const address = useListAddress()
  const rows = resource.hooks.useRows({
    queryKey: [key, 'list', address.asked],
    queryData: { query: address.asked },
    meta: { notLoaded: messages.listNotLoaded },
    placeholderData: keepPreviousData,
  })
  const deletion = useDeletion(resource, focusTitle)
  const list = rows.data?.body ?? []
  const total = Number(rows.data?.headers.get('x-total-count') ?? list.length)
  const lastPage = Math.max(1, Math.ceil(total / address.pageSize))
  const add = (
    <ButtonLink kind="primary" to={`${home}/${paths.add}`}>
      <Plus size={16} aria-hidden />
      {titles.add}
    </ButtonLink>
  )

  if (rows.data && !rows.isPlaceholderData && address.page > lastPage) {
    return <Navigate replace to={address.hrefOf(lastPage)} />
  }
  return (
    <>
      <PageHeader title={titles.list}>{add}</PageHeader>
      <div className="py-5">
        <SearchBox label={`Search ${titles.list}`} value={address.q} onSearch={address.search} />
      </div>
      {!rows.data && rows.error ? (
        <FailedState message={refusalOf(rows.error).message} isTrying={rows.isFetching} onRetry={rows.refetch} />
      ) : !rows.data ? (
        <RowsSkeleton rows={address.pageSize} />
      ) : list.length === 0 && address.q ? (
        <BlankState words={`Nothing here matches “${address.q}”. Try fewer or other words.`}>
          <ButtonLink to="?">Show all</ButtonLink>
        </BlankState>
      ) : list.length === 0 ? (
        <BlankState words={resource.firstStep}>
          <ButtonLink to={`${home}/${paths.add}`}>{titles.add}</ButtonLink>
        </BlankState>
      ) : (
        <div aria-busy={rows.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
          <ResourceTable
            title={titles.list}
            columns={columns}
            rows={list}
            sort={address.sort}
            onSort={address.sortBy}
            actions={(row) => (
              <RowActions
                name={nameOf(row)}
                editAt={`${home}/${paths.edit.replace(':id', String(row.id))}`}
                onDelete={() => deletion.ask(row)}
              />
            )}
          />
          <Pages
            page={address.page}
            pageSize={address.pageSize}
            total={total}
            hrefOf={address.hrefOf}
            onResize={address.resize}
          />
        </div>
      )}
      {deletion.row ? <Confirmation deletion={deletion} row={deletion.row} entity={entity} nameOf={nameOf} /> : null}
    </>
  )
}

function Confirmation<Row>({
  deletion,
  row,
  entity,
  nameOf,
}: {
  deletion: { refusal: string | undefined; isDeleting: boolean; ask: (row: undefined) => void; confirm: (row: Row) => Promise<void> }
  row: Row
  entity: string
  nameOf: (row: Row) => string
}) {
  return (
    <DeleteDialog
      entity={entity}
      name={nameOf(row)}
      refusal={deletion.refusal}
      isDeleting={deletion.isDeleting}
      onDelete={() => void deletion.confirm(row)}
      onCancel={() => deletion.ask(undefined)}
    />
  )
}
