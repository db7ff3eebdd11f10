import { formatPrice } from '@etrend/domain'
import { useQueryClient } from '@tanstack/react-query'
import { fieldsOf, messageOf } from '../lib/api'
import { notify } from '../lib/notify'
import { ordering } from '../lib/ordering/api'
import { tokenHeaders } from '../lib/ordering/order-query'
import { usePart } from '../lib/use-part'
import { Button } from '../ui/button'
import { focusHead } from './order-head'

type PayCashProps = { number: string; fee: number; phone: string }

/** Changes an unpaid online order to cash on delivery. */
export function PayCash({ number, fee, phone }: PayCashProps) {
  const queryClient = useQueryClient()
  const again = () => queryClient.invalidateQueries({ queryKey: ['order', number] })
  const code = usePart(() => import('../ui/phone-code').then(({ PhoneCode }) => PhoneCode))
  const change = ordering.orders.payCash.useMutation({
    onSuccess: async () => {
      await again()
      focusHead()
    },
    onError: async (error) => {
      if (fieldsOf(error).phone_code) return code.ask()
      notify.error(messageOf(error) ?? 'It could not be changed. Please try again.')
      await again()
    },
  })
  const toCash = () => change.mutate({ params: { number }, headers: tokenHeaders(number) })
  if (code.Part && fieldsOf(change.error).phone_code) {
    return <code.Part phone={phone} label="Check the code and pay in cash" onProved={toCash} />
  }
  return (
    <Button look="quiet" disabled={change.isPending} onClick={toCash}>
      {change.isPending
        ? 'Changing…'
        : `Pay in cash on delivery${fee > 0 ? ` (${formatPrice(fee)} more)` : ''}`}
    </Button>
  )
}
