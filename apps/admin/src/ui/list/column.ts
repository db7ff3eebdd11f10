import type { ReactNode } from 'react'

/** A column as data. `sort` is the column's name in requests, if the server can sort by it. */
export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  sort?: string
  /** Ids are narrow, and numbers are right-aligned. A picture is at the left of a phone's card. */
  kind?: 'id' | 'number' | 'picture' | 'action'
  /**
   * Its place in a phone's card, where columns without one are left out: 'lead' is the first line, which opens the row;
   * 'line' is one of the facts below in grey, and 'labelled' is one that follows its title. 'figure' is the one number
   * at the right, and 'status' the marks under it. 'foot' is a line of its own, for what is done in the row, and 'menu'
   * is in the corner. Columns that aren't in the card may be 'wide', only shown from 1280 px on, or 'widest', from 1536.
   */
  place?: CardPlace | 'wide' | 'widest'
  /** What the card shows, where that isn't the cell. */
  card?: (row: Row) => ReactNode
  /** The card's picture, where the cell has it beside a name. */
  picture?: (row: Row) => ReactNode
  /** Hidden until the user chooses it in the Columns menu. */
  isExtra?: boolean
}

export type CardPlace = 'lead' | 'line' | 'labelled' | 'figure' | 'status' | 'foot' | 'menu'

/** Hides a column of this place where the screen is too narrow for it. */
export function onlyOn(place: Column<unknown>['place']) {
  if (place === 'wide') return 'max-xl:hidden'
  return place === 'widest' ? 'max-2xl:hidden' : ''
}
