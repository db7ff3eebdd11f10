import { formatNumber } from '@etrend/domain'
import ListFilter from 'lucide-react/icons/list-filter'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../controls/button'
import { IconButton } from '../controls/icon-button'
import { Sheet } from '../dialog/dialog'
import { FilterChips } from './filter-chips'
import { StackedFilters } from './filters'
import { ViewsSection } from './saved-views'
import { SearchBox } from './search-box'
import { SortSelect, sortsOf } from './sort-select'
import type { ShownTools } from './tools-props'

/** A list's tools on a phone: the search, a button that opens a sheet with all others, and Select; below, what is set. */
export function PhoneTools<Row>(tools: ShownTools<Row>) {
  const { address, searchLabel, filters = [], ownFilters, inTabs = [], selection, found } = tools
  const [isOpen, setOpen] = useState(false)
  const { narrowed } = address
  const count = Object.keys(narrowed).filter((name) => !inTabs.includes(name)).length
  const hasFilters = filters.length > 0 || ownFilters !== undefined
  const sorts = sortsFor(tools)
  const hasMore = hasFilters || sorts.length > 0 || searchLabel || tools.seldom
  const label = hasFilters ? 'Filters' : 'More'
  const canSelect = selection && (selection.isSelecting || (found ?? 0) > 0)
  return (
    <div className="grid grid-cols-1 gap-2 py-3">
      <div className="flex gap-2">
        {searchLabel ? (
          <SearchBox label={searchLabel} value={address.q} onSearch={address.search} />
        ) : null}
        {hasMore ? (
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <ListFilter size={16} aria-hidden className="max-[22rem]:hidden" />
            {count > 0 ? `${label} (${count})` : label}
          </Button>
        ) : null}
        {canSelect ? (
          <Button
            aria-pressed={selection.isSelecting}
            onClick={selection.isSelecting ? selection.clear : selection.start}
          >
            {selection.isSelecting ? 'Done' : 'Select'}
          </Button>
        ) : null}
      </div>
      {count > 0 ? (
        <ul
          aria-label="Filters that are set"
          className="-mx-4 flex [scrollbar-width:none] items-center gap-2 overflow-x-auto px-4"
        >
          <FilterChips filters={filters} values={narrowed} onFilter={address.filterBy} />
          <li className="shrink-0">
            <Link
              to="?"
              className="inline-flex h-8 items-center px-2 font-medium underline underline-offset-4 pointer-coarse:h-9"
            >
              Show all
            </Link>
          </li>
        </ul>
      ) : null}
      {isOpen ? <ToolsSheet title={label} tools={tools} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

function ToolsSheet<Row>({
  title,
  tools,
  onClose,
}: {
  title: string
  tools: ShownTools<Row>
  onClose: () => void
}) {
  const { address, searchLabel, filters = [], ownFilters, seldom, otherwise, choice, found } = tools
  const sorts = sortsFor(tools)
  return (
    <Sheet title={title} onCancel={onClose}>
      <div className="absolute top-2 right-2">
        <IconButton icon={X} label="Close" onClick={onClose} />
      </div>
      <div className="grid gap-4 pt-4 pb-5">
        {sorts.length > 0 ? (
          <div className="grid gap-1">
            <span aria-hidden>Sort</span>
            <SortSelect
              sorts={sorts}
              sort={address.sort}
              onSort={address.reorder}
              otherwise={otherwise}
            />
          </div>
        ) : null}
        {filters.length > 0 ? (
          <div className="grid grid-cols-2 gap-x-3 gap-y-4">
            <StackedFilters
              filters={filters}
              values={address.narrowed}
              onFilter={address.filterBy}
            />
          </div>
        ) : null}
        {ownFilters}
        {seldom ? <div className="flex flex-wrap gap-2">{seldom}</div> : null}
        {searchLabel || filters.length > 0 ? <ViewsSection {...choice} onOpen={onClose} /> : null}
      </div>
      <div className="sticky bottom-0 -mx-4 flex gap-2 border-t border-line bg-raised px-4 py-3 *:flex-1">
        <Button onClick={address.clear}>Clear all</Button>
        <Button kind="primary" onClick={onClose}>
          {found === undefined ? 'Done' : foundWords(found)}
        </Button>
      </div>
    </Sheet>
  )
}

function sortsFor<Row>({ sorts, columns = [] }: ShownTools<Row>) {
  return sorts ?? sortsOf(columns)
}

function foundWords(found: number) {
  return `Show ${formatNumber(found)} ${found === 1 ? 'result' : 'results'}`
}
