import { heldRole } from '@etrend/contract'
import { useQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { api } from '../lib/api'
import { useOwnRole } from '../lib/own-role'
import { settleProof } from '../lib/proof'
import { okOf, refusalOf } from '../lib/refusal'
import { keepStaffRole, useStored } from '../lib/session'
import { FailedState } from '../ui/state/failed-state'
import { FormSkeleton } from '../ui/state/skeleton'
import { FactorGate } from './factor-gate'
import { SignedOutLayout } from './signed-out-layout'

/** Knows the role of the signed-in person before a screen is shown. The role is read again whenever it may have changed. */
export function OwnRole() {
  const held = useOwnRole()
  const email = useStored('email')
  const own = useQuery({ queryKey: ['profile', 'role', email], queryFn: readRole })
  const asks = own.data?.asks ?? 'nothing'

  /** Shows the screen. Calls that were refused before the code was given are sent again. */
  function letIn() {
    settleProof(true)
    void own.refetch()
  }

  if (own.data && asks !== 'nothing') return <FactorGate asks={asks} onPassed={letIn} />
  if (held) return <Outlet />
  return (
    <SignedOutLayout title="Your workplace">
      {own.error ? (
        <FailedState
          message={refusalOf(own.error).message}
          isTrying={own.isFetching}
          onRetry={own.refetch}
        />
      ) : (
        <FormSkeleton />
      )}
    </SignedOutLayout>
  )
}

async function readRole() {
  const { body } = okOf(await api.profile.read.query())
  const { staff_role, factor_asks: asks = 'nothing', ...rest } = body
  const held = heldRole.safeParse({ ...rest, role: staff_role }).data
  // No screen is shown before the second factor was given: the server would refuse what it asks for.
  if (held && asks === 'nothing') keepStaffRole(held)
  return { asks }
}
