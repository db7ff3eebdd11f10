import type { RecordNoun } from '@etrend/contract'
import { keepPreviousData } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import Plus from 'lucide-react/icons/plus'
import { Navigate } from 'react-router-dom'
import { home } from '../lib/addresses'
import { refusalOf } from '../lib/refusal'
import { BlankState } from '../ui/blank-state'
import { BulkBar } from '../ui/bulk-bar'
import { ButtonLink, Button } from '../ui/button'
import { ColumnsMenu, useShownColumns } from '../ui/columns-menu'
import { DeleteDialog } from '../ui/delete-dialog'
import { FailedState } from '../ui/failed-state'
import { Filters } from '../ui/filters'
import { useListAddress, type ListParameters } from '../ui/list-address'
import { ListFrame } from '../ui/list-frame'
import { May } from '../ui/may'
import { focusTitle, PageHeader } from '../ui/page-header'
import { SavedViews } from '../ui/saved-views'
import { SearchBox } from '../ui/search-box'
import { SelectMatching } from '../ui/select-matching'
import { RowsSkeleton } from '../ui/skeleton'
import { SortSelect } from '../ui/sort-select'
import { useExport } from '../ui/use-export'
import { useSelection } from '../ui/use-selection'
import { ListRows } from './list-rows'
import type { Resource } from './resource'
import { useDeletion } from './use-deletion'

/** The list of a noun: search, filters, sort, columns, pages, export, and what can be done with one row or many. */
export function ListScreen<Row extends { id: number }, Input, Change, One>({
  resource,
}: {
  resource: Resource<Row, Input, Change, One>
}) {
  const { key, titles, paths, messages, columns, filters = [], nameOf, entity } = resource
  const { countMatching } = resource
  const address = useListAddress(filters.map(({ name }) => name))
  const { asked, page, pageSize } = address
  const query = { ...address.narrowed, ...(address.q && { q: address.q }) }
  const rows = resource.hooks.useRows({
    queryKey: [key, 'list', asked],
    queryData: { query: asked },
    meta: { notLoaded: messages.listNotLoaded },
    placeholderData: keepPreviousData,
  })
  const { shown, ...choice } = useShownColumns(key, columns)
  const selection = useSelection(query)
  const { ids, match, count } = selection
  const deletion = useDeletion(resource, ({ id }) => {
    selection.change([id], false)
    focusTitle()
  })
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
        <div className="flex flex-wrap gap-2">
          <SavedViews {...choice} />
          <ColumnsMenu columns={columns} {...choice} />
          {resource.listActions?.(asked)}
          <May needed="exports">
            <ExportButton noun={key} asked={asked} />
          </May>
          <ButtonLink kind="primary" to={addAt}>
            <Plus size={16} aria-hidden />
            {titles.add}
          </ButtonLink>
        </div>
      </PageHeader>
      <div className="flex flex-wrap items-center gap-2 py-5">
        <SearchBox label={`Search ${titles.list}`} value={address.q} onSearch={address.search} />
        <SortSelect columns={columns} sort={address.sort} onSort={address.reorder} />
        <Filters filters={filters} values={address.narrowed} onFilter={address.filterBy} />
        {address.isNarrowed ? <ButtonLink to="?">Show all</ButtonLink> : null}
      </div>
      {rows.data ? null : rows.error ? (
        <FailedState
          message={refusalOf(rows.error).message}
          isTrying={rows.isFetching}
          onRetry={rows.refetch}
        />
      ) : (
        <RowsSkeleton rows={pageSize} />
      )}
      {!rows.data || list.length > 0 ? null : address.isNarrowed ? (
        <BlankState words="Nothing here matches. Try fewer or other words, or fewer filters.">
          <ButtonLink to="?">Show all</ButtonLink>
        </BlankState>
      ) : (
        <BlankState words={resource.firstStep}>
          <ButtonLink to={addAt}>{titles.add}</ButtonLink>
        </BlankState>
      )}
      {list.length > 0 ? (
        <ListFrame>
          <ListRows
            resource={resource}
            columns={shown}
            rows={list}
            total={total}
            isOld={rows.isPlaceholderData}
            address={address}
            selection={selection}
            onDelete={deletion.ask}
          />
        </ListFrame>
      ) : null}
      <BulkBar
        noun={key}
        entity={entity}
        pageIds={list.map(({ id }) => id)}
        selection={selection}
        more={
          countMatching && !match && total > count ? (
            <SelectMatching
              total={total}
              count={() => countMatching(query)}
              onSelect={selection.selectAll}
            />
          ) : null
        }
        deletedWith={resource.deletedWith}
        edits={resource.bulkEdits?.({ ids, match, count, finish: selection.clear })}
      />
      {deletion.row ? (
        <DeleteDialog entity={entity} name={nameOf(deletion.row)} deletion={deletion}>
          {resource.deletedWith ? (
            <p className="-mt-3 mb-5">{resource.deletedWith([deletion.row.id])}</p>
          ) : null}
        </DeleteDialog>
      ) : null}
    </>
  )
}

/** Exports the rows of all pages of the list as CSV, as it is searched, filtered and sorted. */
function ExportButton({ noun, asked }: { noun: RecordNoun; asked: ListParameters }) {
  const { isBusy, save } = useExport()
  const { page: _page, page_size: _size, ...query } = asked
  return (
    <Button disabled={isBusy} onClick={() => void save(noun, query)}>
      <Download size={16} aria-hidden />
      {isBusy ? 'Exporting…' : 'Export CSV'}
    </Button>
  )
}
