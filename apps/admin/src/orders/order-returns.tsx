import type { StaffOrder } from '@etrend/contract'
import { api } from '../lib/api'
import { Loaded } from '../ui/loaded'
import { Section } from '../ui/section'
import { ReturnCard } from './return-card'

/** The returns that the customer has requested for this order. */
export function OrderReturns({ order: { number, returns } }: { order: StaffOrder }) {
  const found = api.returns.list.useQuery({
    queryKey: ['returns', 'of', number],
    queryData: { query: { q: number } },
    meta: { notLoaded: 'Failed to fetch returns' },
    enabled: returns.length > 0,
  })
  if (returns.length === 0) return null
  return (
    <Section title="Returns">
      <Loaded answer={found}>
        {({ items }) => (
          <ul aria-label="Returns">
            {items.map((row) => (
              <ReturnCard key={row.id} row={row} />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}
