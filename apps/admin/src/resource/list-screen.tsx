import type { ExportedNoun } from '@etrend/contract'
import Download from 'lucide-react/icons/download'
import Plus from 'lucide-react/icons/plus'
import { home } from '../lib/addresses'
import { totalOf } from '../lib/total-of'
import { ButtonLink, Button } from '../ui/controls/button'
import { DeleteDialog } from '../ui/dialog/delete-dialog'
import { focusTitle } from '../ui/display/screen-header'
import { BulkBar } from '../ui/list/bulk-bar'
import { useListAddress, type ListParameters } from '../ui/list/list-address'
import { PagedListScreen } from '../ui/list/list-screens'
import { listPageQuery } from '../ui/list/paged-list'
import { RowActions } from '../ui/list/row-actions'
import { SelectMatching } from '../ui/list/select-matching'
import { Table } from '../ui/list/table'
import { useExport } from '../ui/list/use-export'
import { useSelection } from '../ui/list/use-selection'
import { May } from '../ui/may'
import type { Resource } from './resource'
import { useDeletion } from './use-deletion'

/** The list of a noun: search, filters, sort, columns, pages, export, and what can be done with one row or many. */
export function ListScreen<Row extends { id: number }, Input, Change, One>({
  resource,
}: {
  resource: Resource<Row, Input, Change, One>
}) {
  const { key, titles, paths, messages, columns, filters = [], nameOf, entity } = resource
  const { countMatching, around = (_rows, table) => table } = resource
  const address = useListAddress(filters.map(({ name }) => name))
  const query = { ...address.narrowed, ...(address.q && { q: address.q }) }
  const answer = resource.hooks.useRows(
    listPageQuery([key, 'list'], address, messages.listNotLoaded),
  )
  const selection = useSelection(query)
  const { ids, match, count } = selection
  const deletion = useDeletion(resource, ({ id }) => {
    selection.change([id], false)
    focusTitle()
  })
  const list = answer.data?.body ?? []
  const total = answer.data ? totalOf(answer.data) : 0
  const addAt = `${home}/${paths.add}`
  const editAt = ({ id }: Row) => `${home}/${paths.edit.replace(':id', String(id))}`
  return (
    <>
      <PagedListScreen
        title={titles.list}
        actions={
          <ButtonLink kind="primary" to={addAt}>
            <Plus size={16} aria-hidden />
            {titles.add}
          </ButtonLink>
        }
        seldom={
          <>
            {resource.listActions?.(address.asked)}
            <May needed="exports">
              <ExportButton noun={key} asked={address.asked} />
            </May>
          </>
        }
        name={key}
        searchLabel={`Search ${titles.list}`}
        address={address}
        filters={filters}
        selection={selection}
        columns={columns}
        otherwise="As added"
        answer={answer}
        none={resource.firstStep}
        next={<ButtonLink to={addAt}>{titles.add}</ButtonLink>}
      >
        {(rows, shown) =>
          around(
            rows,
            <Table
              title={titles.list}
              columns={shown}
              rows={rows}
              nameOf={nameOf}
              selection={selection}
              sort={address.sort}
              onSort={address.sortBy}
              openAt={editAt}
              actions={(row) => (
                <RowActions
                  name={nameOf(row)}
                  editAt={editAt(row)}
                  more={resource.rowActions?.(row)}
                  onDelete={() => deletion.ask(row)}
                />
              )}
            />,
          )
        }
      </PagedListScreen>
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
function ExportButton({ noun, asked }: { noun: ExportedNoun; asked: ListParameters }) {
  const { isBusy, save } = useExport()
  const { page: _page, page_size: _size, ...query } = asked
  return (
    <Button disabled={isBusy} onClick={() => void save(noun, query)}>
      <Download size={16} aria-hidden />
      {isBusy ? 'Exporting…' : 'Export CSV'}
    </Button>
  )
}
