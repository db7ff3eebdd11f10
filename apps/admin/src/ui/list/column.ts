import type { ReactNode } from 'react'

/** A column as data. `sort` is the column's name in requests, if the server can sort by it. */
export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  sort?: string
  /** Ids are narrow, numbers are right-aligned, and pictures have no label on a phone. */
  kind?: 'id' | 'number' | 'picture'
  /** Hidden until the user chooses it in the Columns menu. */
  isExtra?: boolean
}
