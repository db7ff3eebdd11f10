import { type Column, onlyOn } from './column'

/** Whether a table's rows are compact cards on a phone: its columns say their place in one. */
export function isCompactCard<Row>(columns: Column<Row>[]) {
  return columns.some(({ place }) => place === 'lead')
}

/** A row that is a compact card on a phone, with room for a picture at its side where it has one. */
export function compactRow<Row>(columns: Column<Row>[]) {
  const hasPicture = columns.some(({ kind }) => kind === 'picture')
  return `max-md:relative max-md:flex max-md:flex-wrap max-md:content-center max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:py-2.5 ${hasPicture ? 'max-md:ps-14' : ''}`
}

/** A cell of a compact card. The picture is at its side, and a column without a place isn't in it. */
export function compactCell(kind: string, place: Column<unknown>['place']) {
  if (kind === 'picture') return 'max-md:absolute max-md:top-2.5 max-md:left-0 max-md:p-0'
  if (place === 'wide' || place === 'widest')
    return `${onlyOn(place)} ${kind === 'id' ? 'md:w-20' : ''}`
  if (place === 'lead') return 'max-md:w-full max-md:p-0'
  if (place === 'labelled') return 'max-md:flex max-md:items-center max-md:gap-2 max-md:p-0'
  if (kind === 'action') return 'max-md:ms-auto max-md:p-0'
  return place === 'line' ? 'max-md:p-0' : 'max-md:hidden'
}
