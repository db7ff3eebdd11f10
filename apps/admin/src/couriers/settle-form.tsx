import {
  settlementInput,
  type CourierSettlement,
  type HeldCash,
  type HeldOrder,
  type NotedCash,
} from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { useState } from 'react'
import * as z from 'zod'
import { api } from '../lib/api'
import { nepalInput } from '../lib/nepal-time'
import { dayWords } from '../lib/times'
import { fixed } from '../ui/controls/choices'
import { counted } from '../ui/display/counted'
import { SelectField } from '../ui/form/select-field'
import { SmallForm } from '../ui/form/small-form'
import { TextField } from '../ui/form/text-field'
import { useStaffAction } from '../ui/state/use-staff-action'
import { lackInWords } from './settlement-words'

const { fee, paid_in, day, reference, note } = settlementInput.shape
/** `where`: drawer, bank, or the id of an entry of the day closing that has the cash already. */
const draft = z.object({ fee, paid_in, day, reference, note, where: z.string() })
type Draft = z.input<typeof draft>
type Paid = z.output<typeof draft>

/** Settles the chosen orders with what their courier paid in, and shows the difference while it is typed. */
export function SettleForm({
  courier,
  orders,
  noted,
  onDone,
}: {
  courier: HeldCash['courier']
  orders: HeldOrder[]
  noted: NotedCash[]
  onDone: (settlement: CourierSettlement) => void
}) {
  const { mutateAsync } = api.courierSettlements.add.useMutation()
  const { perform } = useStaffAction()
  const collected = orders.reduce((sum, row) => sum + Math.round(row.collected * 100), 0) / 100
  const [today] = useState(() => nepalInput(new Date().toISOString()).slice(0, 10))
  const blank = { fee: '0', paid_in: '', day: today, reference: '', note: '', where: 'drawer' }

  async function save({ where, ...paid }: Paid) {
    const isNoted = where !== 'drawer' && where !== 'bank'
    const into = where === 'bank' ? ('bank' as const) : ('drawer' as const)
    const body = {
      ...paid,
      courier: courier.id,
      numbers: orders.map(({ number }) => number),
      collected,
      paid_into: into,
      cash_entry: isNoted ? Number(where) : null,
    }
    let settlement: CourierSettlement | undefined
    await perform(
      async () => (settlement = (await mutateAsync({ body })).body),
      'The cash is settled',
    )
    // Not within the action: the link that it shows would ask about unsaved changes until the form is emptied.
    if (settlement) onDone(settlement)
  }

  return (
    <>
      <p className="pt-3 tabular-nums" aria-live="polite">
        {counted(orders.length, 'order')} chosen, <strong>{formatPrice(collected)}</strong>{' '}
        collected.
      </p>
      <SmallForm<Draft, Paid>
        schema={draft}
        start={blank}
        restart={() => blank}
        label="Settle"
        save={save}
        fields={(form) => (
          <>
            <TextField
              form={form}
              name="fee"
              label="Fee kept back by the courier"
              hint="In rupees."
              {...typed}
            />
            <TextField form={form} name="paid_in" label="Paid in" hint="In rupees." {...typed} />
            <p aria-live="polite" className="tabular-nums">
              {lackOf(collected, form.watch('fee'), form.watch('paid_in'))}
            </p>
            <SelectField
              form={form}
              name="where"
              label="Where the money is"
              choices={fixed(...places, ...noted.map(asPlace))}
            />
            <TextField form={form} name="day" label="Paid on" type="date" max={today} required />
            <TextField
              form={form}
              name="reference"
              label="Reference"
              hint="The number of its statement or transfer."
            />
            <TextField
              form={form}
              name="note"
              label="Note"
              hint="Says why, where there is a difference."
            />
          </>
        )}
      />
    </>
  )
}

const typed = { inputMode: 'decimal', autoComplete: 'off', required: true } as const
const places = [
  { value: 'drawer', label: 'In the drawer' },
  { value: 'bank', label: 'In the bank' },
]

function asPlace({ id, amount, note, created_at }: NotedCash) {
  const day = dayWords(nepalInput(created_at).slice(0, 10))
  return { value: id, label: `Noted already: ${formatPrice(amount)} on ${day}, ${note}` }
}

/** What is lacking or too much, once both amounts are typed. */
function lackOf(collected: number, ...typedAmounts: unknown[]) {
  const amounts = z.tuple([fee, paid_in]).safeParse(typedAmounts).data
  if (!amounts) return ''
  const [less, into] = amounts
  return `${lackInWords(Math.round((collected - less - into) * 100) / 100)}.`
}
