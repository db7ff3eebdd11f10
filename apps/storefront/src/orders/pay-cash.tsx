import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../lib/api'
import { notify } from '../lib/notify'
import { ordering } from '../lib/ordering/api'
import { tokenHeaders } from '../lib/ordering/order-query'
import { Button } from '../ui/button'

/** Changes an unpaid online order to cash on delivery. */
export function PayCash({ number }: { number: string }) {
  const queryClient = useQueryClient()
  const again = () => queryClient.invalidateQueries({ queryKey: ['order', number] })
  const change = ordering.orders.payCash.useMutation({
    onSuccess: async () => {
      notify.success('You pay in cash when it comes.')
      await again()
    },
    onError: async (error) => {
      notify.error(messageOf(error) ?? 'It could not be changed. Please try again.')
      await again()
    },
  })
  return (
    <Button
      look="quiet"
      disabled={change.isPending}
      onClick={() => change.mutate({ params: { number }, headers: tokenHeaders(number) })}
    >
      {change.isPending ? 'Changing…' : 'Pay in cash on delivery'}
    </Button>
  )
}
