import { formatNumber } from '@etrend/domain'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { CardPlace, Column } from './column'
import { RowCard } from './row-card'
import { SelectBox } from './select-box'

/** How the cards of a list are selected. */
export type CardChoice<Row> = {
  isSelecting: boolean
  labelOf: (row: Row) => string
  has: (row: Row) => boolean
  change: (rows: Row[], isChosen: boolean) => void
}

/** A table's rows on a phone: one card each, laid out by the columns' places. */
export function Cards<Row>({
  title,
  columns,
  rows,
  keyOf,
  openAt,
  choice,
  menu,
  action,
}: {
  title: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string | number
  /** Where a card's title leads, if its column has no link. */
  openAt?: ((row: Row) => string) | undefined
  choice?: CardChoice<Row> | undefined
  menu?: ((row: Row) => ReactNode) | undefined
  action?: ((row: Row) => ReactNode) | undefined
}) {
  const placed = placesOf(columns)
  const [lead] = placed('lead')
  const pictured = columns.find(({ kind, picture }) => kind === 'picture' || picture)
  const all = (place: CardPlace, row: Row) =>
    placed(place).map((column) => <Fragment key={column.title}>{contentOf(column, row)}</Fragment>)

  return (
    <>
      {choice?.isSelecting ? <SelectPage choice={choice} rows={rows} /> : null}
      <ul aria-label={title}>
        {rows.map((row) => (
          <RowCard
            key={keyOf(row)}
            isChosen={choice?.has(row)}
            box={
              choice?.isSelecting ? (
                <SelectBox
                  label={`Select ${choice.labelOf(row)}`}
                  isChosen={choice.has(row)}
                  onChange={(isChosen) => choice.change([row], isChosen)}
                />
              ) : null
            }
            picture={pictured && (pictured.picture ?? pictured.cell)(row)}
            title={
              lead && openAt ? (
                <Link to={openAt(row)} data-open>
                  {contentOf(lead, row)}
                </Link>
              ) : (
                lead && contentOf(lead, row)
              )
            }
            facts={columns
              .filter((column) => column !== lead && factPlaces.has(column.place))
              .map((column) => labelled(column, contentOf(column, row)))}
            figure={some(all('figure', row))}
            status={some(all('status', row))}
            action={action?.(row)}
            foot={some(all('foot', row))}
            menu={menu?.(row) ?? some(all('menu', row))}
          />
        ))}
      </ul>
    </>
  )
}

const factPlaces: ReadonlySet<Column<unknown>['place']> = new Set(['lead', 'line', 'labelled'])

/** Finds the columns of a place. Where none leads, because the user has hidden it, the first one with text does. */
function placesOf<Row>(columns: Column<Row>[]) {
  return (place: CardPlace) => {
    const found = columns.filter((column) => column.place === place)
    if (place !== 'lead' || found.length > 0) return found
    return columns.filter(({ kind }) => kind === undefined).slice(0, 1)
  }
}

function contentOf<Row>({ kind, cell, card = cell }: Column<Row>, row: Row) {
  const content = card(row)
  return kind === 'number' && typeof content === 'number' ? formatNumber(content) : content
}

function labelled<Row>({ title, place }: Column<Row>, content: ReactNode) {
  if (place !== 'labelled' || content === '' || content === null) return content
  return (
    <>
      {title} {content}
    </>
  )
}

function some(parts: ReactNode[]) {
  return parts.length > 0 ? parts : null
}

/** The box that selects all cards of the page. */
function SelectPage<Row>({ choice, rows }: { choice: CardChoice<Row>; rows: Row[] }) {
  const chosen = rows.filter(choice.has).length
  return (
    <div className="flex min-h-11 items-center gap-3 border-b border-line">
      <SelectBox
        label="Select all on this page"
        isChosen={chosen === rows.length}
        isMixed={chosen > 0 && chosen < rows.length}
        onChange={(isChosen) => choice.change(rows, isChosen)}
      />
      <span aria-hidden>Select all on this page</span>
    </div>
  )
}
