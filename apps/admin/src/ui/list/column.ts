import type { ReactNode } from 'react'

/** A column as data. `sort` is the column's name in requests, if the server can sort by it. */
export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  sort?: string
  /** Ids are narrow, numbers are right-aligned, and pictures have no label on a phone. */
  kind?: 'id' | 'number' | 'picture'
  /**
   * Where there is less room. 'lead' is a line of its own on a phone, without the title; 'line' shares a line with
   * others there; 'wide' is only shown from 1280 px on, 'widest' from 1536. Where one column leads, those without a place
   * are labelled and on the same line in a plain table, and not in the cards of a list with actions; where none leads,
   * each column is a labelled line on a phone.
   */
  place?: 'lead' | 'line' | 'wide' | 'widest'
  /** Hidden until the user chooses it in the Columns menu. */
  isExtra?: boolean
}

/** Hides a column of this place where the screen is too narrow for it. */
export function onlyOn(place: Column<unknown>['place']) {
  if (place === 'wide') return 'max-xl:hidden'
  return place === 'widest' ? 'max-2xl:hidden' : ''
}
