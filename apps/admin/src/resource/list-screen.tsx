import { keepPreviousData } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { Navigate } from 'react-router-dom'
import { home } from '../lib/addresses'
import { refusalOf } from '../lib/refusal'
import { BlankState } from '../ui/blank-state'
import { ButtonLink } from '../ui/button'
import { FailedState } from '../ui/failed-state'
import { focusTitle, PageHeader } from '../ui/page-header'
import { Pages } from '../ui/pages'
import { RowActions } from '../ui/row-actions'
import { SearchBox } from '../ui/search-box'
import { RowsSkeleton } from '../ui/skeleton'
import { SortSelect } from '../ui/sort-select'
import { Table } from '../ui/table'
import { DeleteDialog } from './delete-dialog'
import { pageSizes, useListAddress } from './list-address'
import type { Resource } from './resource'
import { useDeletion } from './use-deletion'

/** The list of a noun: search, sort, pages, and Edit and Delete per row. */
export function ListScreen<Row extends { id: number }, Input, Change, One>({
  resource,
}: {
  resource: Resource<Row, Input, Change, One>
}) {
  const { key, titles, paths, messages, columns, nameOf, entity, firstStep } = resource
  const { q, sort, page, pageSize, asked, ...address } = useListAddress()
  const rows = resource.hooks.useRows({
    queryKey: [key, 'list', asked],
    queryData: { query: asked },
    meta: { notLoaded: messages.listNotLoaded },
    placeholderData: keepPreviousData,
  })
  const deletion = useDeletion(resource, focusTitle)
  const list = rows.data?.body ?? []
  const total = Number(rows.data?.headers.get('x-total-count') ?? list.length)
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  const addAt = `${home}/${paths.add}`

  if (rows.data && !rows.isPlaceholderData && page > lastPage) {
    return <Navigate replace to={address.hrefOf(lastPage)} />
  }
  return (
    <>
      <PageHeader title={titles.list}>
        <ButtonLink kind="primary" to={addAt}>
          <Plus size={16} aria-hidden />
          {titles.add}
        </ButtonLink>
      </PageHeader>
      <div className="flex gap-2 py-5">
        <SearchBox label={`Search ${titles.list}`} value={q} onSearch={address.search} />
        <SortSelect columns={columns} sort={sort} onSort={address.reorder} />
      </div>
      {!rows.data && rows.error ? (
        <FailedState
          message={refusalOf(rows.error).message}
          isTrying={rows.isFetching}
          onRetry={rows.refetch}
        />
      ) : !rows.data ? (
        <RowsSkeleton rows={pageSize} />
      ) : list.length === 0 && q ? (
        <BlankState words={`Nothing here matches “${q}”. Try fewer or other words.`}>
          <ButtonLink to="?">Show all</ButtonLink>
        </BlankState>
      ) : list.length === 0 ? (
        <BlankState words={firstStep}>
          <ButtonLink to={addAt}>{titles.add}</ButtonLink>
        </BlankState>
      ) : (
        <div aria-busy={rows.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
          <Table
            title={titles.list}
            columns={columns}
            rows={list}
            sort={sort}
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
            page={page}
            pageSize={pageSize}
            pageSizes={pageSizes}
            total={total}
            hrefOf={address.hrefOf}
            onResize={address.resize}
          />
        </div>
      )}
      {deletion.row ? (
        <DeleteDialog entity={entity} name={nameOf(deletion.row)} deletion={deletion} />
      ) : null}
    </>
  )
}
