import type { StaffOrder } from '@etrend/contract'
import { useState } from 'react'
import { Button } from '../../ui/controls/button'
import { Moment } from '../../ui/display/moment'
import { ScreenHeader } from '../../ui/display/screen-header'
import { Section } from '../../ui/display/section'
import { May } from '../../ui/may'
import { OrderEdit } from '../editing/order-edit'
import { PaymentMark, RefusalMark, StateMark } from '../marks/order-marks'
import { CallForm, waitsForCall } from '../steps/call-form'
import { NextSteps } from '../steps/next-steps'
import { AddNote } from './add-note'
import { OrderAddress } from './order-address'
import { OrderLines } from './order-lines'
import { OrderMoney } from './order-money'
import { OrderPapers } from './order-papers'
import { OrderReturns } from './order-returns'
import { OrderTimeline } from './order-timeline'

/** Where an order came from. The API calls the website 'shop'. */
const sources = {
  shop: 'on the website',
  phone: 'by phone',
  walk_in: 'in the shop',
  exchange: 'as an exchange',
}

export function OrderView({ order }: { order: StaffOrder }) {
  const { number, state, payment_state, placed_at, source, can_edit, refusals, is_walk_in } = order
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <OrderEdit order={order} onClose={() => setEditing(false)} />
  return (
    <>
      <ScreenHeader title={`Order ${number}`}>
        <NextSteps order={order} />
      </ScreenHeader>
      <p className="flex flex-wrap items-center gap-2 pt-2 text-muted">
        <StateMark state={state} />
        <PaymentMark state={payment_state} />
        <RefusalMark refusals={refusals} />
        <span>
          {is_walk_in ? 'Sold' : 'Placed'} <Moment at={placed_at} />,{' '}
          {sources[is_walk_in ? 'walk_in' : source]}
        </span>
      </p>
      <div className="lg:grid-cols-[minmax(0,1fr)_320px] grid gap-x-10 gap-y-8 pt-6">
        {/* This column is first on a phone, because staff need the customer's number to call. */}
        <div className="lg:col-start-2 lg:row-start-1 grid min-w-0 content-start gap-8">
          <May needed="selling">
            {waitsForCall(order) ? (
              <div className="contents print:hidden">
                <Section title="Confirm by call">
                  <CallForm order={order} />
                </Section>
              </div>
            ) : null}
          </May>
          <Section title="Customer">
            <OrderAddress order={order} />
          </Section>
          <div className="contents print:hidden">
            <Section title="Papers">
              <OrderPapers order={order} />
            </Section>
          </div>
        </div>
        <div className="lg:col-start-1 lg:row-start-1 grid min-w-0 content-start gap-8">
          <Section
            title="Lines"
            action={
              can_edit ? (
                <May needed="selling">
                  <Button onClick={() => setEditing(true)}>Edit order</Button>
                </May>
              ) : null
            }
          >
            <OrderLines order={order} />
          </Section>
          <Section title="Money">
            <OrderMoney order={order} />
          </Section>
          <OrderReturns order={order} />
          <Section title="Timeline" action={<AddNote number={number} />}>
            <OrderTimeline order={order} />
          </Section>
        </div>
      </div>
    </>
  )
}
