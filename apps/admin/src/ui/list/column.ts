import type { ReactNode } from 'react'

/** A column as data. `sort` is the column's name in requests, if the server can sort by it. */
export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  sort?: string
  /**
   * Ids are narrow, numbers are right-aligned, pictures have no label on a phone, and the buttons of an action are at the
   * end of a phone's card.
   */
  kind?: 'id' | 'number' | 'picture' | 'action'
  /**
   * Where there is less room. 'lead' is a line of its own on a phone, without the title; 'line' shares a line with
   * others there; so does 'labelled', after its title; 'wide' is only shown from 1280 px on, 'widest' from 1536. Where
   * one column leads, those without a place are left out on a phone; where none does, each is a labelled line there.
   */
  place?: 'lead' | 'line' | 'labelled' | 'wide' | 'widest'
  /** Hidden until the user chooses it in the Columns menu. */
  isExtra?: boolean
}

/** Hides a column of this place where the screen is too narrow for it. */
export function onlyOn(place: Column<unknown>['place']) {
  if (place === 'wide') return 'max-xl:hidden'
  return place === 'widest' ? 'max-2xl:hidden' : ''
}
