import type { Product, ProductInput } from '@etrend/contract'
import { Button } from '../ui/controls/button'
import type { Draft, FormOf } from '../ui/form/form'
import { SelectField } from '../ui/form/select-field'
import { TextField } from '../ui/form/text-field'
import { saleStateNow, saleWords, statusChoices } from './sale-mark'

type StatusFieldsProps = { form: FormOf<Draft<ProductInput>>; saved: Product | undefined }

/** Whether and when a product is sold. For a saved product also the action that puts it on sale. */
export function StatusFields({ form, saved }: StatusFieldsProps) {
  return (
    <fieldset className="grid gap-4 rounded-control bg-sunk/50 p-4 inset-ring inset-ring-line">
      <legend className="sr-only">Sale</legend>
      {saved ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="min-w-40 grow">{saleWords(saved)}</p>
          <PutOnSale form={form} saved={saved} />
        </div>
      ) : null}
      <SelectField
        form={form}
        name="status"
        label="Status"
        hint="A draft is seen by staff only. An archived product is no longer sold, but its page stays."
        choices={statusChoices}
      />
      <div className="sm:max-xl:grid-cols-2 grid items-start gap-4">
        <TextField
          form={form}
          name="goes_live_at"
          label="Goes live"
          type="datetime-local"
          hint="Nepal’s time. Empty: as soon as it is active."
        />
        <TextField
          form={form}
          name="ends_at"
          label="Ends"
          type="datetime-local"
          hint="Nepal’s time. Empty: no end."
        />
      </div>
    </fieldset>
  )
}

/** Saves the form with a status and times under which shoppers see the product now. Absent where they see it already. */
function PutOnSale({ form, saved }: { form: StatusFieldsProps['form']; saved: Product }) {
  const state = saleStateNow(saved)
  if (state === 'on sale') return null
  const set = (name: 'status' | 'goes_live_at' | 'ends_at', value: string) =>
    form.setValue(name, value, { shouldDirty: true })
  return (
    // Not a submit button: the first one of a form is what Enter presses.
    <Button
      onClick={({ currentTarget }) => {
        set('status', 'active')
        if (state === 'scheduled') set('goes_live_at', '')
        if (state === 'ended') set('ends_at', '')
        currentTarget.form?.requestSubmit()
      }}
    >
      {state === 'scheduled' ? 'Put on sale now' : 'Put on sale'}
    </Button>
  )
}
