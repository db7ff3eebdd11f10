import { ButtonLink } from '../controls/button'
import { ColumnsMenu } from './columns-menu'
import { Filters } from './filters'
import { PhoneTools } from './phone-tools'
import { SavedViews } from './saved-views'
import { SearchBox } from './search-box'
import { SortSelect } from './sort-select'
import type { ShownTools } from './tools-props'
import { usePhone } from './use-phone'

/** Search, sort, filters, columns and saved views. */
export function Tools<Row>(tools: ShownTools<Row>) {
  return usePhone() ? <PhoneTools {...tools} /> : <WideTools {...tools} />
}

function WideTools<Row>({
  address,
  searchLabel,
  filters = [],
  ownFilters,
  columns,
  sorts,
  otherwise,
  choice,
}: ShownTools<Row>) {
  return (
    <div className="flex flex-wrap items-center gap-2 py-4">
      {searchLabel ? (
        <SearchBox label={searchLabel} value={address.q} onSearch={address.search} />
      ) : null}
      {sorts ? (
        <SortSelect
          sorts={sorts}
          sort={address.sort}
          onSort={address.reorder}
          otherwise={otherwise}
        />
      ) : null}
      <Filters filters={filters} values={address.narrowed} onFilter={address.filterBy} />
      {ownFilters}
      {address.isNarrowed ? <ButtonLink to="?">Show all</ButtonLink> : null}
      <div className="ms-auto flex gap-2">
        {columns ? <ColumnsMenu columns={columns} {...choice} /> : null}
        {searchLabel || filters.length > 0 ? <SavedViews {...choice} /> : null}
      </div>
    </div>
  )
}
