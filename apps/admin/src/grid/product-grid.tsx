import { useSearchParams } from 'react-router-dom'
import { home } from '../lib/addresses'
import { useMay } from '../lib/own-role'
import { refusalOf } from '../lib/refusal'
import { Button, ButtonLink } from '../ui/controls/button'
import { ScreenHeader } from '../ui/display/screen-header'
import { LeaveGuard } from '../ui/form/leave-guard'
import { useSaveKey } from '../ui/form/use-save-key'
import { Filters } from '../ui/list/filters'
import { useListAddress } from '../ui/list/list-address'
import { SearchBox } from '../ui/list/search-box'
import { BlankState } from '../ui/state/blank-state'
import { FailedState } from '../ui/state/failed-state'
import { RowsSkeleton } from '../ui/state/skeleton'
import { ActiveCell } from './active-cell'
import { problemsOf } from './cell-edits'
import { DataGrid } from './data-grid'
import { GridHelp } from './grid-help'
import { SaveBar } from './save-bar'
import { useGrid } from './use-grid'
import { useGridRows } from './use-grid-rows'
import { useSaveGrid } from './use-save-grid'
import { ViewButtons } from './view-buttons'
import { useViewport } from './viewport'
import { filtersOf, viewFor } from './views'

/** Prices of many products, thresholds and codes of many units, edited like a spreadsheet and saved at once. */
export function ProductGrid() {
  const [params, setParams] = useSearchParams()
  const { view, isReadOnly } = viewFor(params.get('rows'), useMay())
  const filters = filtersOf(view)
  const address = useListAddress(filters.map(({ name }) => name))
  const { page: _page, page_size: _size, ...query } = address.asked
  const list = JSON.stringify([view.name, query])
  const viewport = useViewport(list)
  const grid = useGrid(list)
  const rows = useGridRows(view, query, viewport.shown)
  const { save, isSaving, refusal, refusedCells } = useSaveGrid(grid)
  const wrong = problemsOf(grid.edits)
  const problems = new Map([...refusedCells, ...wrong])
  const hasConflicts = [...grid.edits.values()].some(({ isOld }) => isOld)
  // Cells that the server has refused can be tried again: somebody may have changed the other rows since.
  const canSave = grid.edits.size > 0 && wrong.size === 0 && !hasConflicts && !isSaving
  useSaveKey(() => {
    if (canSave) void save(grid.edits)
  })
  const { total } = rows
  // Not by links, before which unsaved changes would be asked about: what was typed stays.
  const show = (name: string) => setParams({ rows: name })

  return (
    <>
      <ScreenHeader title="Product Grid">
        <ButtonLink to={`${home}/allproduct`}>Product List</ButtonLink>
      </ScreenHeader>
      <ViewButtons current={view.name} onChoose={show} />
      {isReadOnly ? (
        <p className="pb-4 text-muted">Your role lets you read these rows, but not change them.</p>
      ) : null}
      <div className="flex flex-wrap items-center gap-2 pb-4">
        <SearchBox label="Search the grid" value={address.q} onSearch={address.search} />
        <Filters filters={filters} values={address.narrowed} onFilter={address.filterBy} />
        {address.isNarrowed ? <Button onClick={() => show(view.name)}>Show all</Button> : null}
      </div>
      {total === undefined && rows.error ? (
        <FailedState
          message={refusalOf(rows.error).message}
          isTrying={rows.isFetching}
          onRetry={rows.retry}
        />
      ) : total === undefined ? (
        <RowsSkeleton rows={10} />
      ) : total === 0 ? (
        <BlankState words="No rows here. Try fewer or other words, or fewer filters.">
          <Button onClick={() => show(view.name)}>Show all</Button>
        </BlankState>
      ) : (
        <>
          <DataGrid key={list} {...{ view, grid, rows, total, problems, viewport }} />
          <ActiveCell {...{ view, grid, rows, problems }} />
        </>
      )}
      <SaveBar
        {...{ grid, problems, refusal, isSaving, canSave }}
        onSave={() => void save(grid.edits)}
      />
      <GridHelp />
      {grid.edits.size > 0 ? <LeaveGuard /> : null}
    </>
  )
}
