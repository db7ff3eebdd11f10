import type { ReactNode } from 'react'
import type { Column } from './column'
import type { useShownColumns } from './columns-menu'
import type { Filter } from './filters'
import type { ListAddress } from './list-address'
import type { Sort } from './sort-select'
import type { Selection } from './use-selection'

/** What a list says about the tools above its rows. */
export type ToolsProps<Row> = {
  address: ListAddress
  /** A list that can't be searched or filtered has no saved views either: nothing would be in them. */
  searchLabel?: string | undefined
  filters?: Filter[]
  /** Filters that only this list has. */
  ownFilters?: ReactNode
  /** The parameters of the address that tabs above the list choose: a phone doesn't count them as filters. */
  inTabs?: string[]
  /** A table's columns, to choose and to sort by. A list without columns passes `sorts` instead. */
  columns?: Column<Row>[] | undefined
  sorts?: Sort[] | undefined
  /** The name of the list's order before it is sorted. */
  otherwise?: string
  /** What is seldom done with the list, such as exports: beside the title, on a phone among the filters. */
  seldom?: ReactNode
  /** The selection of a list whose rows can be selected, which a phone begins with a button. */
  selection?: Pick<Selection, 'isSelecting' | 'start' | 'clear'>
}

export type ShownTools<Row> = ToolsProps<Row> & {
  choice: Omit<ReturnType<typeof useShownColumns<Row>>, 'shown'>
  /** How many rows were found, once they are loaded. */
  found: number | undefined
}
