import {
  settlementInput,
  type CourierSettlement,
  type CourierStatement,
  type HeldCash,
  type HeldOrder,
  type NotedCash,
  type ReturnedParcel,
} from '@etrend/contract'
import { formatPrice, paisa, rupees } from '@etrend/domain'
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

/**
 * Settles the chosen orders and return fees with what their courier paid in, and shows the difference while it is typed.
 * Of a statement, the fee and what was paid in are filled in.
 */
export function SettleForm({
  courier,
  orders,
  returned,
  noted,
  statement,
  onDone,
}: {
  courier: HeldCash['courier']
  orders: HeldOrder[]
  returned: ReturnedParcel[]
  noted: NotedCash[]
  statement: CourierStatement | undefined
  onDone: (settlement: CourierSettlement) => void
}) {
  const { mutateAsync } = api.courierSettlements.add.useMutation()
  const { perform } = useStaffAction()
  const collected = sumOf(orders.map((row) => row.collected))
  const return_fees = sumOf(returned.map((row) => row.return_fee))
  const [today] = useState(() => nepalInput(new Date().toISOString()).slice(0, 10))
  const blank = { fee: '0', paid_in: '', day: today, reference: '', note: '', where: 'drawer' }
  const start = statement ? { ...blank, ...amountsOf(statement, return_fees) } : blank

  async function save({ where, ...paid }: Paid) {
    const isNoted = where !== 'drawer' && where !== 'bank'
    const into = where === 'bank' ? ('bank' as const) : ('drawer' as const)
    const body = {
      ...paid,
      courier: courier.id,
      numbers: orders.map(({ number }) => number),
      collected,
      returned: returned.map(({ number }) => number),
      fee: sumOf([paid.fee, return_fees]),
      return_fees,
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
        start={start}
        restart={() => blank}
        label="Settle"
        save={save}
        fields={(form) => (
          <>
            <TextField
              form={form}
              name="fee"
              label={
                returned.length > 0 ? 'Fee for delivered parcels' : 'Fee kept back by the courier'
              }
              hint="In rupees."
              {...typed}
            />
            {returned.length > 0 ? (
              <p className="tabular-nums">
                Fees of {counted(returned.length, 'parcel')} that came back:{' '}
                {formatPrice(return_fees)}.
              </p>
            ) : null}
            <TextField form={form} name="paid_in" label="Paid in" hint="In rupees." {...typed} />
            <p aria-live="polite" className="tabular-nums">
              {lackOf(sumOf([collected, -return_fees]), form.watch('fee'), form.watch('paid_in'))}
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

function sumOf(amounts: number[]) {
  return rupees(amounts.reduce((sum, amount) => sum + paisa(amount), 0))
}

/** What a statement's file adds up to, as the fields have it: its fees less those of parcels that came back. */
function amountsOf({ collected, fee: all }: CourierStatement, return_fees: number) {
  return {
    fee: String(Math.max(0, sumOf([all, -return_fees]))),
    paid_in: String(Math.max(0, sumOf([collected, -all]))),
  }
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

/** What is lacking or too much of the cash that is to come, once both amounts are typed. */
function lackOf(cash: number, ...typedAmounts: unknown[]) {
  const amounts = z.tuple([fee, paid_in]).safeParse(typedAmounts).data
  if (!amounts) return ''
  const [less, into] = amounts
  return `${lackInWords(sumOf([cash, -less, -into]))}.`
}
