import { termsInWords } from '@etrend/domain'
import type { FieldValues, Path } from 'react-hook-form'
import { CheckField } from '../ui/form/check-field'
import type { FormOf } from '../ui/form/form'
import { TextField } from '../ui/form/text-field'
import { termsSchema, type TermsDraft } from './zone-draft'

const money = { inputMode: 'decimal', autoComplete: 'off' } as const
const days = { inputMode: 'numeric', autoComplete: 'off' } as const

type Name = keyof TermsDraft

/** What delivery costs and takes, with a preview of what shoppers read. */
export function TermsFields<Values extends FieldValues>({
  form,
  names,
}: {
  form: FormOf<Values>
  names: Record<Name, Path<Values>>
}) {
  return (
    <>
      <TextField
        form={form}
        name={names.fee}
        label="Fee"
        hint="In rupees. 0 for free delivery."
        required
        {...money}
      />
      <TextField
        form={form}
        name={names.free_from}
        label="Free from"
        hint="The subtotal in rupees from which delivery is free. Leave empty for never."
        {...money}
      />
      <div className="sm:grid-cols-2 grid items-start gap-4">
        <TextField form={form} name={names.days_from} label="Days from" {...days} />
        <TextField form={form} name={names.days_to} label="Days to" {...days} />
      </div>
      <CheckField
        form={form}
        name={names.cash_allowed}
        label="Cash on delivery"
        hint="Without it, orders from here must be paid online."
      />
      <TextField
        form={form}
        name={names.cash_fee}
        label="Fee for cash"
        hint="In rupees, added to the delivery when the customer pays in cash. 0 for none."
        {...money}
      />
      <TextField
        form={form}
        name={names.most_in_cash}
        label="Cash limit"
        hint="The largest total in rupees that may be paid in cash. Leave empty for no limit."
        {...money}
      />
      <Preview
        values={Object.values(names).map((name) => form.watch(name))}
        names={Object.keys(names)}
      />
    </>
  )
}

/** What shoppers will read, as soon as the fields can be read. */
function Preview({ names, values }: { names: string[]; values: unknown[] }) {
  const typed = Object.fromEntries(names.map((name, index) => [name, values[index]]))
  const terms = termsSchema.safeParse(typed).data
  return (
    <div className="rounded-control bg-sunk p-4" aria-live="polite">
      <p className="text-muted">Shoppers read</p>
      {terms ? (
        <ul>
          {termsInWords(terms).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      ) : (
        <p>Fill in the fields to see it.</p>
      )}
    </div>
  )
}
