import { contract, type CourierSettlement } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import type * as z from 'zod'
import { api } from '../lib/api'
import { dayWords, when } from '../lib/times'
import { ScreenHeader } from '../ui/display/screen-header'
import { Section } from '../ui/display/section'
import { SmallForm } from '../ui/form/small-form'
import { TextField } from '../ui/form/text-field'
import { Loaded } from '../ui/state/loaded'
import { useStaffAction } from '../ui/state/use-staff-action'
import { HeldOrders } from './held-orders'
import { ReturnedParcels } from './returned-parcels'
import { lackInWords } from './settlement-words'

/** One settlement with its orders. It is never changed, but it can be taken back with a reason. */
export function SettlementScreen() {
  const id = useParams()['id'] ?? ''
  const answer = api.courierSettlements.get.useQuery({
    queryKey: ['courier-settlements', 'one', id],
    queryData: { params: { id } },
    meta: { notLoaded: 'Failed to fetch the settlement' },
  })
  return (
    <>
      <ScreenHeader title="Settlement" />
      <Loaded answer={answer}>
        {({ order_list, returned_list, ...settlement }) => (
          <div className="grid gap-8 pt-5">
            <Sums settlement={settlement} />
            <Section title="Orders">
              <HeldOrders orders={order_list} />
            </Section>
            {returned_list.length > 0 ? (
              <Section title="Parcels that came back">
                <ReturnedParcels parcels={returned_list} />
              </Section>
            ) : null}
            {settlement.taken_back ? null : <TakeBack id={id} />}
          </div>
        )}
      </Loaded>
    </>
  )
}

function Sums({ settlement }: { settlement: CourierSettlement }) {
  const { id, courier, day, staff, created_at, taken_back, note, reference } = settlement
  const { collected, fee, return_fees, paid_in, paid_into, difference } = settlement
  return (
    <section aria-label={`Settlement no. ${id}`} className="grid gap-3">
      <p className="font-display text-xl">
        No. {id}, {courier.name}
      </p>
      {taken_back ? (
        <p className="max-w-prose text-danger">
          Taken back on {when(taken_back.at)}
          {taken_back.staff ? ` by ${taken_back.staff}` : ''}: {taken_back.reason}
        </p>
      ) : null}
      <dl className="max-w-md grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
        <Line name="Collected">{formatPrice(collected)}</Line>
        <Line name="Fee kept back by the courier">{formatPrice(fee)}</Line>
        {return_fees > 0 ? (
          <Line name="Of it for parcels that came back">{formatPrice(return_fees)}</Line>
        ) : null}
        <Line name={paid_into === 'bank' ? 'Paid into the bank' : 'Paid into the drawer'}>
          {formatPrice(paid_in)}
        </Line>
        <Line name="Difference">{lackInWords(difference)}</Line>
      </dl>
      {note ? <p className="max-w-prose wrap-anywhere">{note}</p> : null}
      <p className="text-muted">
        Paid on {dayWords(day)}
        {reference ? `, ${reference}` : ''}. Entered {when(created_at)}
        {staff ? ` by ${staff}` : ''}.
      </p>
    </section>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="text-end">{children}</dd>
    </>
  )
}

const schema = contract.courierSettlements.takeBack.body
type Reason = z.output<typeof schema>
const blank = { reason: '' }

function TakeBack({ id }: { id: string }) {
  const { mutateAsync } = api.courierSettlements.takeBack.useMutation()
  const { perform } = useStaffAction()
  return (
    <Section title="Take it back">
      <p className="max-w-prose pt-3 text-muted">
        A settlement stays as it is. Taking it back takes its cash out of the drawer today, and its
        orders can be settled again.
      </p>
      <SmallForm<Reason, Reason>
        schema={schema}
        start={blank}
        restart={() => blank}
        label="Take back"
        save={async (body) => {
          await perform(() => mutateAsync({ params: { id }, body }), 'The settlement is taken back')
        }}
        fields={(form) => <TextField form={form} name="reason" label="Reason" required />}
      />
    </Section>
  )
}
