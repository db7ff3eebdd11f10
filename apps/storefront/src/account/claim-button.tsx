import { messageOf } from '../lib/api'
import { ordering } from '../lib/ordering/api'
import { Button } from '../ui/button'
import { FieldProblem } from '../ui/field-problem'

/** Asks for the mail that adds a guest's orders to the account. */
export function ClaimButton() {
  const claim = ordering.orders.claim.useMutation()
  if (claim.data) return <output className="block">{claim.data.body.message}</output>
  return (
    <div>
      <Button look="quiet" disabled={claim.isPending} onClick={() => claim.mutate({})}>
        Add my guest orders
      </Button>
      <FieldProblem
        id="claim-problem"
        problem={claim.error ? (messageOf(claim.error) ?? 'Please try again.') : undefined}
      />
    </div>
  )
}
