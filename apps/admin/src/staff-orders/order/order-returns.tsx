import type { StaffOrder } from '@etrend/contract'
import { useState } from 'react'
import { api } from '../../lib/api'
import { useMay } from '../../lib/own-role'
import { Button } from '../../ui/controls/button'
import { Section } from '../../ui/display/section'
import { Loaded } from '../../ui/state/loaded'
import { ReturnCard } from '../returns/return-card'
import { linesToReturn, StartReturn } from '../returns/start-return'

/** The returns of this order, and a button that starts one for the customer. */
export function OrderReturns({ order }: { order: StaffOrder }) {
  const { number, returns, state } = order
  const may = useMay()
  const [isStarting, setStarting] = useState(false)
  // The return that was just started with its pieces there: its next step opens by itself.
  const [begun, setBegun] = useState<number>()
  const found = api.returns.list.useQuery({
    queryKey: ['returns', 'of', number],
    queryData: { query: { q: number } },
    meta: { notLoaded: 'Failed to fetch returns' },
    enabled: returns.length > 0,
  })
  const canStart = may('selling') && state === 'delivered' && linesToReturn(order).length > 0
  if (returns.length === 0 && !canStart) return null
  return (
    <Section
      title="Returns"
      action={canStart ? <Button onClick={() => setStarting(true)}>Start a return</Button> : null}
    >
      {isStarting ? (
        <StartReturn order={order} onStarted={setBegun} onClose={() => setStarting(false)} />
      ) : null}
      {returns.length === 0 ? (
        <p className="pt-3 text-muted">Nothing was returned.</p>
      ) : (
        <Loaded answer={found}>
          {(rows) => (
            <ul aria-label="Returns">
              {rows.map((row) => (
                <ReturnCard key={row.id} row={row} startsOpen={row.id === begun} />
              ))}
            </ul>
          )}
        </Loaded>
      )}
    </Section>
  )
}
