import { saleOfferQuestion, type SaleOfferPreview as Preview } from '@etrend/contract'
import { formatNumber, formatPrice } from '@etrend/domain'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { okOf, refusalOf } from '../lib/refusal'
import { inWords } from '../lib/words'
import { useDebounced } from '../ui/controls/use-debounced'
import { FailedState } from '../ui/state/failed-state'
import { Notice } from '../ui/state/notice'
import { blankSale, termsOf, type SaleForm, type SaleValues } from './sale-offer-values'

const PAUSE_MS = 300
/** A sale that takes less off every price, in per cent, hardly draws anybody. */
const NOTICED = 5

/** What the sale would do to prices, while it is being written. `id` is that of the saved sale. */
export function SaleOfferPreview({ form, id }: { form: SaleForm; id: number | undefined }) {
  const values: SaleValues = Object.assign({}, blankSale, form.watch())
  const asked = useDebounced(JSON.stringify({ ...termsOf(values), id: id ?? null }), PAUSE_MS)
  const { data: question, error: missing } = saleOfferQuestion.safeParse(JSON.parse(asked))
  const preview = useQuery({
    queryKey: ['saleOffers', 'preview', question],
    placeholderData: keepPreviousData,
    queryFn: question
      ? async () => okOf(await api.saleOffers.preview.mutate({ body: question })).body
      : skipToken,
  })
  if (!question) {
    const isWithout = (field: string) => missing.issues.some(({ path }) => path[0] === field)
    const what = isWithout('applies_to') ? 'Choose what it is for' : 'Fill in what it takes off'
    return <p className="text-muted">{what} to see which prices it changes.</p>
  }
  if (preview.error) {
    return (
      <FailedState
        message={refusalOf(preview.error).message}
        isTrying={preview.isFetching}
        onRetry={preview.refetch}
      />
    )
  }
  return (
    <section aria-label="Preview" aria-busy={preview.isFetching} className="grid gap-4">
      <output className="font-semibold">
        {preview.data ? totalWords(preview.data) : 'Counting…'}
      </output>
      {preview.data ? <Parts preview={preview.data} /> : null}
    </section>
  )
}

function Parts({ preview }: { preview: Preview }) {
  const { reduced, at_floor, at_least, others, other_sales, own, most_off, margin } = preview
  const isSlight = reduced.count > 0 && most_off < NOTICED
  return (
    <>
      {isSlight ? (
        <Notice>{`It takes at most ${most_off} % off a price: hardly anybody would notice.`}</Notice>
      ) : null}
      {at_least.count > 0 ? (
        <Notice>
          {`${inWords('products', at_least.count)} would cost only ${formatPrice(at_least.examples[0]?.after ?? 0)}. Enter a floor price at each, or take off less.`}
        </Notice>
      ) : null}
      {margin && margin.below_cost.count > 0 ? (
        <Notice>
          {`${inWords('products', margin.below_cost.count)} would be sold for less than they cost.`}
        </Notice>
      ) : null}
      {margin && margin.known > 0 ? <p>{marginWords(margin)}</p> : null}
      <Part some={reduced} title="Cheaper" />
      {margin ? <Part some={margin.below_cost} title="Of these, below what they cost" /> : null}
      <Part some={at_floor} title="Of these, stopped at their floor price" />
      <Part some={others} title="Another sale at the same time takes as much or more off">
        {other_sales.map(({ id, title, count }) => (
          <Link key={id} to={`${home}/editsale/${id}`} className="underline underline-offset-2">
            {`${title} (${inWords('products', count)})`}
          </Link>
        ))}
      </Part>
      <Part some={own} title="Unchanged: their own discounted or floor price is as low" />
    </>
  )
}

/** To the rupee: 'margin Rs. 400', 'loses Rs. 12' */
function leftWords(margin: number) {
  const left = formatPrice(Math.round(Math.abs(margin)))
  return margin < 0 ? `loses ${left}` : `margin ${left}`
}

function marginWords({ known, before, after }: NonNullable<Preview['margin']>) {
  const products = `${inWords('products', known)} with a known cost`
  return `Margin of ${products}: ${after} % of the price, instead of ${before} %.`
}

/** A group of products with the first of them: old price → new price. Nothing where there are none. */
function Part({
  title,
  some: { count, examples },
  children,
}: {
  title: string
  some: Preview['reduced']
  children?: ReactNode
}) {
  if (count === 0) return null
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold">{`${title}: ${count}`}</h3>
      <div className="flex flex-wrap gap-x-4">{children}</div>
      <ul className="grid gap-0.5">
        {examples.map(({ id, title: name, before, after, margin }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 wrap-break-word">{name}</span>
            <span className="text-muted tabular-nums">
              {before === after
                ? formatPrice(after)
                : `${formatPrice(before)} → ${formatPrice(after)}`}
              {margin === null ? null : ` · ${leftWords(margin)}`}
            </span>
          </li>
        ))}
      </ul>
      {count > examples.length ? (
        <p className="text-muted">and {count - examples.length} more</p>
      ) : null}
    </div>
  )
}

function totalWords({ total, reduced }: Preview) {
  if (total === 0) return 'This sale applies to no product that is on sale now.'
  if (reduced.count === 0) return 'No price becomes lower: nobody would notice this sale.'
  return `${formatNumber(reduced.count)} of ${inWords('products', total)} become cheaper`
}
