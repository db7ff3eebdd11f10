import type { StocktakeReview } from '@etrend/contract'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { stocktakeAt } from '../../lib/addresses'
import { api } from '../../lib/api'
import { Button, ButtonLink } from '../../ui/controls/button'
import { counted } from '../../ui/display/counted'
import { ScreenHeader } from '../../ui/display/screen-header'
import { PlainTable } from '../../ui/list/plain-table'
import { BlankState } from '../../ui/state/blank-state'
import { Loaded } from '../../ui/state/loaded'
import { RowsSkeleton } from '../../ui/state/skeleton'
import { FinishDialog } from './finish-dialog'
import { reviewColumns, shownLines, summaryOf, type Shown } from './review-lines'

const MOST = 500

/** What was counted beside what should have been there, before it is written. */
export function ReviewScreen() {
  const { id = '' } = useParams()
  const review = api.stocktakes.review.useQuery({
    queryKey: ['stocktakes', 'review', id],
    queryData: { params: { id } },
    meta: { notLoaded: 'Failed to fetch the stocktake' },
    // The numbers change while people count.
    staleTime: 0,
  })
  return (
    <Loaded answer={review} skeleton={<RowsSkeleton rows={6} />}>
      {(body) => <Review review={body} />}
    </Loaded>
  )
}

function Review({ review }: { review: StocktakeReview }) {
  const { stocktake, lines } = review
  const [shown, setShown] = useState<Shown>('differences')
  const [isEnding, setEnding] = useState(false)
  const isOpen = stocktake.state === 'open'
  const rows = shownLines(lines, shown)
  return (
    <>
      <ScreenHeader title={stocktake.name}>
        {isOpen ? (
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={stocktakeAt(stocktake.id)}>Count on</ButtonLink>
            <Button kind="primary" onClick={() => setEnding(true)}>
              End the stocktake
            </Button>
          </div>
        ) : (
          <ButtonLink to={stocktakeAt()}>Stocktakes</ButtonLink>
        )}
      </ScreenHeader>
      <p role="status" className="max-w-prose pt-4">
        {summaryOf(review)}
      </p>
      <div className="py-4">
        <select
          aria-label="Units shown"
          value={shown}
          onChange={({ target }) => setShown(shownIn(target.value))}
          className="h-9 rounded-control bg-raised px-2 inset-ring inset-ring-edge pointer-coarse:h-11 pointer-coarse:text-base"
        >
          <option value="differences">Differences</option>
          <option value="uncounted">Not counted</option>
          <option value="all">All units</option>
        </select>
      </div>
      {rows.length === 0 ? (
        <BlankState words={nothing[shown]}>
          <Button onClick={() => setShown('all')}>Show all units</Button>
        </BlankState>
      ) : (
        <PlainTable
          title={stocktake.name}
          columns={reviewColumns}
          rows={rows.slice(0, MOST)}
          keyOf={({ product_color, size }) => `${product_color}-${size}`}
        />
      )}
      {rows.length > MOST ? (
        <p className="pt-3 text-muted">And {counted(rows.length - MOST, 'more unit')}.</p>
      ) : null}
      {isEnding ? <FinishDialog review={review} onClose={() => setEnding(false)} /> : null}
    </>
  )
}

const nothing: Record<Shown, string> = {
  differences: 'No difference so far: what was counted is what should be there.',
  uncounted: 'Every unit has been counted.',
  all: 'This stocktake has no units.',
}

function shownIn(value: string): Shown {
  return value === 'uncounted' || value === 'all' ? value : 'differences'
}
