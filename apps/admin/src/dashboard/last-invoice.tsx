import { lastInvoiceAnswer, type LastInvoice, type LastInvoiceAnswer } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { when } from '../lib/when'
import { counted } from '../ui/counted'
import { Section } from '../ui/section'
import { SmallForm } from '../ui/small-form'
import { TextField } from '../ui/text-field'

/** After a restore: asks for the last invoice number on paper. At other times renders nothing. */
export function LastInvoiceQuestion() {
  const state = api.lastInvoices.get.useQuery({
    queryKey: ['last-invoice'],
    meta: { notLoaded: 'Failed to fetch the state of the invoices' },
  })
  return state.data?.body.is_unknown ? <Question state={state.data.body} /> : null
}

function Question({ state: { known, backup_made_at, waiting } }: { state: LastInvoice }) {
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
        start={{ last_invoice: known ?? '' }}
        restart={(sent) => sent}
        label="Number invoices again"
        save={save}
        fields={(form) => (
          <TextField
            form={form}
            name="last_invoice"
            label="Last invoice number"
            hint="As it is printed, like INV-2083-84-000123."
          />
        )}
      />
    </Section>
  )
}
