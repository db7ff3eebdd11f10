import type { OrderDetail as Order } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useId, useState } from 'react'
import { ordering } from '../lib/ordering/api'
import { tokenHeaders } from '../lib/ordering/order-query'
import { Button } from '../ui/button'
import { FormProblem } from '../ui/field-problem'
import { focusHead } from './order-head'

/** Cancels an order that isn't packed yet. Asks for confirmation, and for an optional reason. */
export function CancelOrder({ order: { number } }: { order: Order }) {
  const id = useId()
  const queryClient = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const [reason, setReason] = useState('')
  const cancel = ordering.orders.cancel.useMutation({
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['order', number] })
      focusHead()
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ['order', number] }),
  })

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    cancel.mutate({ params: { number }, headers: tokenHeaders(number), body: { reason } })
  }

  if (!isAsked) {
    return (
      <div className="mt-6">
        <p className="text-sm text-muted">Changed your mind? You can cancel until it is packed.</p>
        <Button look="quiet" className="mt-3" onClick={() => setIsAsked(true)}>
          Cancel this order
        </Button>
      </div>
    )
  }
  return (
    <form onSubmit={submit} className="mt-6 space-y-3">
      <label htmlFor={id} className="block text-sm font-medium">
        Why are you cancelling? <span className="text-muted">(optional)</span>
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={300}
        ref={focus}
        className="field w-full py-2"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <FormProblem
        id={`${id}-problem`}
        error={cancel.error}
        otherwise="It could not be cancelled."
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={cancel.isPending}>
          {cancel.isPending ? 'Cancelling…' : 'Yes, cancel it'}
        </Button>
        <Button look="quiet" onClick={() => setIsAsked(false)}>
          Keep it
        </Button>
      </div>
    </form>
  )
}

function focus(field: HTMLElement | null) {
  field?.focus()
}
