import { lastInvoiceAnswer, type LastInvoice, type LastInvoiceAnswer } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { when } from '../lib/times'
import { counted } from '../ui/display/counted'
import { Section } from '../ui/display/section'
import { SmallForm } from '../ui/form/small-form'
import { TextField } from '../ui/form/text-field'

/** After a restore: asks for the last invoice number on paper. At other times renders nothing. */
export function LastInvoiceQuestion() {
  const state = api.lastInvoices.get.useQuery({
    queryKey: ['last-invoice'],
    meta: { notLoaded: 'Failed to fetch the state of the invoices' },
  })
  return state.data?.body.is_unknown ? <Question state={state.data.body} /> : null
}

function Question({ state }: { state: LastInvoice }) {
  const { known, known_credit_note, has_bills, backup_made_at, waiting } = state
  const queries = useQueryClient()
  const { mutateAsync } = api.lastInvoices.answer.useMutation()

  async function save(body: LastInvoiceAnswer) {
    await mutateAsync({ body })
    notify.success('Invoices are numbered again')
    await queries.invalidateQueries()
  }

  return (
    <Section title="Which is the last invoice on paper?">
      <p className="max-w-3xl pt-3">
        The shop was restored{backup_made_at ? ` from the backup of ${when(backup_made_at)}` : ''}.
        Later invoices exist on paper only, and the law requires invoice numbers without gaps or
        duplicates. Until you enter the last number, new invoices get none. You can still sell.{' '}
        {waiting > 0 ? `${counted(waiting, 'sale')} will get a number then. ` : ''}
        {known
          ? `The restored data ends with ${known}. If no printed invoice has a later number, enter that one.`
          : 'If there is no invoice on paper at all, leave the field empty.'}
      </p>
      <SmallForm<LastInvoiceAnswer, LastInvoiceAnswer>
        schema={lastInvoiceAnswer}
        start={{ last_invoice: known ?? '', last_credit_note: known_credit_note ?? '' }}
        restart={(sent) => sent}
        label="Number invoices again"
        save={save}
        fields={(form) => (
          <>
            <TextField
              form={form}
              name="last_invoice"
              label={has_bills ? 'Last bill number' : 'Last invoice number'}
              hint={`As it is printed, like ${has_bills ? 'SI-01-2083-84-00123' : 'INV-2083-84-000123'}.`}
            />
            {has_bills || known_credit_note ? (
              <TextField
                form={form}
                name="last_credit_note"
                label="Last credit note number"
                hint={noteHint(known_credit_note)}
              />
            ) : null}
          </>
        )}
      />
    </Section>
  )
}

function noteHint(known: string | null) {
  return known
    ? `The restored data ends with ${known}. If a later one is on paper, enter that one.`
    : 'As it is printed, like CN-01-2083-84-00012. Leave it empty if there is none on paper.'
}
