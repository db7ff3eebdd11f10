import type { ReactNode } from 'react'

/** A column as data. `sort` is the wire's name of the column, where the server can sort by it. */
export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  sort?: string
  /** Ids take little room, numbers stand at the end of their column, a picture needs no label on a phone. */
  kind?: 'id' | 'number' | 'picture'
  /** Shown only to those who ask for it. */
  isExtra?: boolean
}
