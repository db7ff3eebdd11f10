import type { CourierSettlement, CourierStatement, ReturnedParcel } from '@etrend/contract'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { home, settlementAt } from '../lib/addresses'
import { api } from '../lib/api'
import { Button, ButtonLink } from '../ui/controls/button'
import { counted } from '../ui/display/counted'
import { ScreenHeader } from '../ui/display/screen-header'
import { Section } from '../ui/display/section'
import { BlankState } from '../ui/state/blank-state'
import { Loaded } from '../ui/state/loaded'
import { HeldOrders } from './held-orders'
import { ReturnedParcels } from './returned-parcels'
import { SettleForm } from './settle-form'
import { lackInWords } from './settlement-words'
import { StatementReader } from './statement-reader'

/**
 * The orders whose cash one courier holds and its parcels that came back for a fee, all chosen at first, or those of a
 * statement; and the form for what the courier paid in.
 */
export function SettleScreen() {
  const courier = useParams()['courier'] ?? ''
  const answer = api.courierSettlements.heldOrders.useQuery({
    queryKey: ['courier-settlements', 'held', courier],
    queryData: { params: { courier } },
    meta: { notLoaded: 'Failed to fetch the cash of this courier' },
  })
  /** The chosen orders and parcels; undefined for all. */
  const [picked, setPicked] = useState<ReadonlySet<string>>()
  const [statement, setStatement] = useState<CourierStatement>()
  /** How often the form was filled anew. */
  const [filled, setFilled] = useState(0)
  const [done, setDone] = useState<CourierSettlement>()

  function take(read: CourierStatement) {
    setStatement(read)
    setPicked(new Set([...read.numbers, ...read.returned]))
    setFilled((times) => times + 1)
  }

  function finish(settlement: CourierSettlement) {
    setDone(settlement)
    setStatement(undefined)
    setPicked(undefined)
  }

  return (
    <>
      <ScreenHeader title="Settle Courier Cash" />
      {done ? <Done settlement={done} /> : null}
      <Loaded answer={answer}>
        {({ courier: by, orders, order_list, returned, returned_list, noted }) => {
          const isChosen = ({ number }: { number: string }) => picked?.has(number) ?? true
          const all = [...order_list, ...returned_list]
          const chosen = order_list.filter(isChosen)
          const left = new Set(all.filter((row) => !isChosen(row)).map(({ number }) => number))
          const leave = (next: ReadonlySet<string>) => {
            const kept = all.map(({ number }) => number).filter((number) => !next.has(number))
            setPicked(next.size > 0 ? new Set(kept) : undefined)
          }
          return order_list.length === 0 ? (
            <NothingHeld name={by.name} returned={returned_list} />
          ) : (
            <div className="grid gap-8 pt-5">
              <StatementReader
                key={done?.id}
                courier={courier}
                statement={statement}
                chosen={chosen}
                onRead={take}
              />
              <Section
                title={`${by.name}: ${counted(orders, 'order')}`}
                action={
                  <Button
                    onClick={() =>
                      leave(new Set(left.size > 0 ? [] : all.map((row) => row.number)))
                    }
                  >
                    {left.size > 0 ? 'Choose all' : 'Choose none'}
                  </Button>
                }
              >
                {orders > order_list.length ? (
                  <p className="pt-3 text-muted">
                    These are the first {order_list.length}. Settle them to see the others.
                  </p>
                ) : null}
                <HeldOrders orders={order_list} left={left} onLeave={leave} />
              </Section>
              {returned > 0 ? (
                <Section title={`Parcels that came back: ${returned}`}>
                  <ReturnedParcels parcels={returned_list} left={left} onLeave={leave} />
                </Section>
              ) : null}
              <Section title="What the courier paid in">
                <SettleForm
                  key={filled}
                  courier={by}
                  orders={chosen}
                  returned={returned_list.filter(isChosen)}
                  noted={noted}
                  statement={statement}
                  onDone={finish}
                />
              </Section>
            </div>
          )
        }}
      </Loaded>
    </>
  )
}

/** A courier without cash has nothing to keep a fee back from. */
function NothingHeld({ name, returned }: { name: string; returned: ReturnedParcel[] }) {
  return (
    <>
      <BlankState words={`${name} holds no cash of delivered orders.`}>
        <ButtonLink to={`${home}/couriercash`}>Courier cash</ButtonLink>
      </BlankState>
      {returned.length > 0 ? (
        <Section title={`Parcels that came back: ${returned.length}`}>
          <p className="max-w-prose py-3 text-muted">
            Their fees are settled with the next cash that this courier pays in.
          </p>
          <ReturnedParcels parcels={returned} />
        </Section>
      ) : null}
    </>
  )
}

function Done({ settlement: { id, orders, difference } }: { settlement: CourierSettlement }) {
  return (
    <p role="status" className="pt-4">
      <Link to={settlementAt(id)} className="underline underline-offset-4">
        Settlement no. {id}
      </Link>{' '}
      has {counted(orders, 'order')}. {lackInWords(difference)}.
    </p>
  )
}
