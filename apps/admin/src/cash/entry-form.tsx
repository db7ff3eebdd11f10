import { cashEntryInput, type CashEntryInput, type CashEntryKind } from '@etrend/contract'
import * as z from 'zod'
import { api } from '../lib/api'
import { typedRupees } from '../lib/typed-amount'
import { fixed } from '../ui/controls/choices'
import { SelectField } from '../ui/form/select-field'
import { SmallForm } from '../ui/form/small-form'
import { TextField } from '../ui/form/text-field'
import { useStaffAction } from '../ui/state/use-staff-action'

/** What each choice means: the kind of the entry, and whether cash came in or went out. */
const ways: Record<string, { words: string; kind: CashEntryKind; sign: 1 | -1 }> = {
  courier: { words: 'A courier paid in, to be settled later', kind: 'courier', sign: 1 },
  bank: { words: 'Taken to the bank', kind: 'bank', sign: -1 },
  in: { words: 'Other cash in', kind: 'other', sign: 1 },
  out: { words: 'Other cash out', kind: 'other', sign: -1 },
}
const corrections: typeof ways = {
  more: { words: 'There was more cash', kind: 'correction', sign: 1 },
  less: { words: 'There was less cash', kind: 'correction', sign: -1 },
}

const noAmount = 'Enter an amount in rupees.'
const draft = z.object({
  way: z.string(),
  amount: typedRupees(noAmount).pipe(z.number().positive(noAmount)),
  note: cashEntryInput.shape.note,
})
type Draft = z.input<typeof draft>
type Entry = z.output<typeof draft>

/** Notes cash by hand; with `corrects`, a correction of that closed day. */
export function EntryForm({ corrects = null }: { corrects?: number | null }) {
  const { mutateAsync } = api.cashDays.add.useMutation()
  const { perform } = useStaffAction()
  const choices = corrects === null ? ways : corrections
  const [start = ''] = Object.keys(choices)
  const blank: Draft = { way: start, amount: '', note: '' }
  const options = fixed(
    ...Object.entries(choices).map(([value, { words }]) => ({ value, label: words })),
  )
  return (
    <SmallForm<Draft, Entry>
      schema={draft}
      start={blank}
      restart={() => blank}
      label={corrects === null ? 'Note cash' : 'Add correction'}
      save={async ({ way, amount, note }) => {
        const { kind, sign } = choices[way] ?? { kind: 'other', sign: 1 }
        const body: CashEntryInput = { kind, amount: sign * amount, note, corrects }
        await perform(() => mutateAsync({ body }), 'Cash noted')
      }}
      fields={(form) => (
        <>
          <SelectField form={form} name="way" label="What happened" choices={options} />
          <TextField
            form={form}
            name="amount"
            label="Amount"
            hint="In rupees."
            inputMode="decimal"
            autoComplete="off"
            required
          />
          <TextField form={form} name="note" label="Who and why" required />
        </>
      )}
    />
  )
}
