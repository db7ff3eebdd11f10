import type { CourierSettlement, HeldOrder } from '@etrend/contract'
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
import { SettleForm } from './settle-form'
import { lackInWords } from './settlement-words'

/** The orders whose cash one courier holds, all chosen at first, and the form for what it paid in. */
export function SettleScreen() {
  const courier = useParams()['courier'] ?? ''
  const answer = api.courierSettlements.heldOrders.useQuery({
    queryKey: ['courier-settlements', 'held', courier],
    queryData: { params: { courier } },
    meta: { notLoaded: 'Failed to fetch the cash of this courier' },
  })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [done, setDone] = useState<CourierSettlement>()
  return (
    <>
      <ScreenHeader title="Settle Courier Cash" />
      {done ? <Done settlement={done} /> : null}
      <Loaded answer={answer}>
        {({ courier: by, orders, order_list, noted }) => {
          const chosen = order_list.filter(({ number }) => !left.has(number))
          return order_list.length === 0 ? (
            <BlankState words={`${by.name} holds no cash of delivered orders.`}>
              <ButtonLink to={`${home}/couriercash`}>Courier cash</ButtonLink>
            </BlankState>
          ) : (
            <div className="grid gap-8 pt-5">
              <Section
                title={`${by.name}: ${counted(orders, 'order')}`}
                action={<ChooseAll orders={order_list} left={left} onLeave={setLeft} />}
              >
                {orders > order_list.length ? (
                  <p className="pt-3 text-muted">
                    These are the first {order_list.length}. Settle them to see the others.
                  </p>
                ) : null}
                <HeldOrders orders={order_list} left={left} onLeave={setLeft} />
              </Section>
              <Section title="What the courier paid in">
                <SettleForm courier={by} orders={chosen} noted={noted} onDone={setDone} />
              </Section>
            </div>
          )
        }}
      </Loaded>
    </>
  )
}

function ChooseAll({
  orders,
  left,
  onLeave,
}: {
  orders: HeldOrder[]
  left: ReadonlySet<string>
  onLeave: (left: ReadonlySet<string>) => void
}) {
  const isAll = orders.every(({ number }) => !left.has(number))
  return (
    <Button onClick={() => onLeave(new Set(isAll ? orders.map(({ number }) => number) : []))}>
      {isAll ? 'Choose none' : 'Choose all'}
    </Button>
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
