import type { StocktakeLine, StocktakeReview } from '@etrend/contract'
import { formatNumber } from '@etrend/domain'
import { PictureOf, WithPicture } from '../../catalogue/pictures/picture-of'
import { counted as inWords } from '../../ui/display/counted'
import type { Column } from '../../ui/list/column'

export type Shown = 'differences' | 'uncounted' | 'all'

export const reviewColumns: Column<StocktakeLine>[] = [
  {
    title: 'Product with Color',
    place: 'lead',
    picture: ({ product_color }) => <PictureOf of={{ color: product_color }} />,
    card: ({ product_color_info }) => product_color_info,
    cell: ({ product_color, product_color_info }) => (
      <WithPicture of={{ color: product_color }}>{product_color_info}</WithPicture>
    ),
  },
  { title: 'Size', place: 'labelled', cell: ({ size_name }) => size_name },
  { title: 'Expected', kind: 'number', place: 'labelled', cell: ({ expected }) => expected },
  {
    title: 'Counted',
    kind: 'number',
    place: 'labelled',
    cell: ({ counted }) => counted ?? 'Not yet',
  },
  {
    title: 'Difference',
    kind: 'number',
    place: 'figure',
    cell: (line) => <Difference line={line} />,
  },
  { title: 'On hand now', kind: 'number', place: 'labelled', cell: ({ level }) => level },
  { title: 'Counted by', place: 'labelled', cell: ({ staff }) => staff },
]

/** The lines to show, the largest differences first. */
export function shownLines(lines: StocktakeLine[], shown: Shown) {
  if (shown === 'all') return lines
  if (shown === 'uncounted') return lines.filter(({ counted }) => counted === null)
  return lines
    .filter(({ difference }) => difference !== 0)
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
}

/** '12 of 40 units counted. 3 pieces found, 5 missing.' */
export function summaryOf({ stocktake, lines }: StocktakeReview) {
  const counted = lines.filter((line) => line.counted !== null).length
  const progress = `${formatNumber(counted)} of ${inWords(lines.length, 'unit')} counted.`
  if (stocktake.state === 'cancelled') return `${progress} Cancelled: the stock was not changed.`
  if (stocktake.state === 'done') {
    return `${progress} ${inWords(stocktake.movements, 'movement')} written: ${stocktake.found} found, ${stocktake.missing} missing.`
  }
  const found = lines.reduce((sum, { difference }) => sum + Math.max(0, difference), 0)
  const missing = lines.reduce((sum, { difference }) => sum + Math.max(0, -difference), 0)
  return `${progress} ${inWords(found, 'piece')} found, ${missing} missing.`
}

function Difference({ line: { difference, counted, short } }: { line: StocktakeLine }) {
  if (counted === null) return ''
  if (difference === 0) return '0'
  return (
    <span className={difference < 0 ? 'font-medium text-danger' : 'font-medium text-success'}>
      {difference > 0 ? `+${difference}` : `−${-difference}`}
      {short > 0 ? (
        <span className="font-normal block">{short} of them are sold already</span>
      ) : null}
    </span>
  )
}
