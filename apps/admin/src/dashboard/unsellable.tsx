import type { Unsellable } from '@etrend/contract'
import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { mendAt } from '../lib/mend-at'
import { refusalOf } from '../lib/refusal'
import { totalOf } from '../lib/total-of'
import { Section } from '../ui/display/section'
import { FailedState } from '../ui/state/failed-state'
import { RowsSkeleton } from '../ui/state/skeleton'

const SHOWN = 8

/** The newest products that can't sell yet, with the reasons, each a link to where it is fixed. Absent without any. */
export function UnsellableProducts() {
  const query = { page: '1', page_size: String(SHOWN) }
  const checklist = api.checklist.unsellable.useQuery({
    queryKey: ['checklist', query],
    queryData: { query },
    meta: { notLoaded: 'Failed to fetch the checklist' },
  })
  const products = checklist.data?.body ?? []
  if (checklist.data && products.length === 0) return null
  const more = checklist.data ? totalOf(checklist.data) - products.length : 0
  return (
    <div id="unsellable" tabIndex={-1}>
      <Section title="Products that can’t sell yet">
        {checklist.data ? (
          <ul>
            {products.map((product) => (
              <Item key={product.id} product={product} />
            ))}
          </ul>
        ) : checklist.error ? (
          <FailedState
            message={refusalOf(checklist.error).message}
            isTrying={checklist.isFetching}
            onRetry={checklist.refetch}
          />
        ) : (
          <RowsSkeleton rows={3} />
        )}
        {more > 0 ? (
          <p className="pt-3 text-muted">And {more} more, once these are fixed.</p>
        ) : null}
      </Section>
    </div>
  )
}

function Item({ product: { id, title, findings } }: { product: Unsellable }) {
  const stops = findings.filter(({ severity }) => severity === 'stops')
  return (
    <li className="border-b border-line py-2">
      <p className="font-medium">{title}</p>
      <p className="flex flex-wrap gap-x-4">
        {stops.map((finding) => (
          <Link
            key={finding.check}
            to={`${home}/editproduct/${id}${mendAt(finding).href}`}
            className="text-danger underline underline-offset-4 pointer-coarse:py-2.5"
          >
            {finding.message}
          </Link>
        ))}
      </p>
    </li>
  )
}
