import type { Permission, GridConflict } from '@etrend/contract'
import type { Pictured } from '../catalogue/pictures/use-picture'
import type { ListParameters } from '../ui/list/list-address'

/** The value of a cell as calls send it; null: none. */
export type Value = string | number | null

/** A row of the grid: a product or a unit. `ids` name it in a save, `picture` is of what, `values` are its cells as they are stored. */
export type GridRow = {
  kind: GridConflict['rows']
  key: string
  label: string
  picture: Pictured
  ids: Record<string, number>
  values: Record<string, Value>
}

/** A column. One with `read` can be edited: it turns what was typed into the value, or says what is wrong. */
export type GridColumn = {
  field: string
  title: string
  /** In pixels. */
  width: number
  isNumber?: boolean
  read?: (text: string) => Read
  /** Where no two rows may have the same value: what is compared of it. */
  uniqueBy?: (value: string) => string
  /** Shown in grey while the cell is empty. */
  otherwise?: (row: GridRow) => string
}

export type Read = { value: Value } | { problem: string }

/** Rows that the grid shows: how they are loaded, and their columns. A column more is one entry. */
export type GridView = {
  name: string
  title: string
  /** Needed to change cells. */
  permission: Permission
  columns: GridColumn[]
  load: (query: ListParameters) => Promise<{ rows: GridRow[]; total: number }>
}

export function cellKey(row: GridRow, field: string) {
  return `${row.key} ${field}`
}

/** A stored value as it is typed. */
export function textOf(value: Value | undefined) {
  return value === null || value === undefined ? '' : String(value)
}

/** The filters, words and order of the rows. */
export type GridQuery = Omit<ListParameters, 'page' | 'page_size'>
