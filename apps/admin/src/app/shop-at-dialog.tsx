import { shopPreviewInput } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { nextFridayEvening } from '../lib/nepal-time'
import { useShopAt } from '../lib/use-shop-at'
import { DialogForm } from '../ui/form/dialog-form'
import { TextField } from '../ui/form/text-field'
import { useSubmit } from '../ui/form/use-submit'

/** Asks for a time, and opens the storefront in a new tab as it will be then. */
export function ShopAtDialog({ onClose }: { onClose: () => void }) {
  const { see } = useShopAt()
  const form = useForm({
    resolver: zodResolver(shopPreviewInput),
    defaultValues: { at: nextFridayEvening() },
  })
  const { refusal, submitting, isSubmitting } = useSubmit(form)
  const submit = submitting(async ({ at }) => {
    await see(at)
    onClose()
  })
  return (
    <DialogForm
      title="See the shop at another time"
      label="Open"
      busyLabel="Opening…"
      {...{ refusal, isSubmitting, onClose }}
      onSubmit={submit}
    >
      <p className="text-muted">
        The storefront in a new tab, with the sales, products and home page that are planned for
        then. In this browser it stays so for an hour, or until you choose ‘Leave’ on top of it.
        Nothing can be ordered there.
      </p>
      <TextField
        form={form}
        name="at"
        label="Time"
        type="datetime-local"
        hint="Nepal’s time, within the next year."
        required
        data-first-focus
      />
    </DialogForm>
  )
}
