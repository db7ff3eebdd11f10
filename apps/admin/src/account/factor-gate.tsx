import type { Factor } from '@etrend/contract'
import { api } from '../lib/api'
import { Button } from '../ui/controls/button'
import { CodeForm } from './factor/code-form'
import { FactorSetUp } from './factor/factor-set-up'
import { SignedOutLayout } from './signed-out-layout'
import { useSignOut } from './use-sign-out'

/** The screen between password and back-office: asks for the code, or sets up the second factor that the role demands. */
export function FactorGate({ asks, onPassed }: { asks: Factor['asks']; onPassed: () => void }) {
  const signOut = useSignOut()
  const { mutateAsync } = api.factors.pass.useMutation()
  return (
    <SignedOutLayout title={asks === 'code' ? 'Enter your code' : 'Set up a second factor'}>
      {asks === 'code' ? (
        <CodeForm
          act={async (body) => {
            await mutateAsync({ body })
            onPassed()
          }}
        />
      ) : (
        <>
          <p className="text-muted">
            Owners and managers who don’t work on the shop’s own machine need one.
          </p>
          <FactorSetUp onDone={onPassed} />
        </>
      )}
      <p className="text-muted">
        {asks === 'code'
          ? 'Lost your phone and your recovery codes? Ask another owner to reset it.'
          : ''}
      </p>
      <div>
        <Button onClick={signOut}>Sign out</Button>
      </div>
    </SignedOutLayout>
  )
}
