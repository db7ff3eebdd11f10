import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FactorSetUp } from '../account/factor/factor-set-up'
import { RecoveryCodes } from '../account/factor/recovery-codes'
import { api } from '../lib/api'
import { showWhereAsked } from '../lib/show-where-asked'
import { dayOf } from '../lib/times'
import { Button } from '../ui/controls/button'
import { Dialog } from '../ui/dialog/dialog'
import { DialogActions } from '../ui/dialog/dialog-actions'
import { counted } from '../ui/display/counted'
import { Section } from '../ui/display/section'
import { Loaded } from '../ui/state/loaded'
import { Notice } from '../ui/state/notice'
import { useStaffAction } from '../ui/state/use-staff-action'

/** The own second factor: set it up, get new recovery codes, or remove it. */
export function SecondFactor() {
  const queries = useQueryClient()
  const factor = api.factors.read.useQuery({
    queryKey: ['profile', 'factor'],
    meta: { notLoaded: 'Failed to fetch your second factor' },
  })
  const reload = () => void queries.invalidateQueries({ queryKey: ['profile'] })
  return (
    <div id="second-factor" ref={showWhereAsked}>
      <Section title="Second factor">
        <div className="max-w-md pt-3">
          <Loaded answer={factor}>
            {({ set_up_at, recovery_codes }) =>
              set_up_at ? (
                <Present since={set_up_at} left={recovery_codes} />
              ) : (
                <FactorSetUp onDone={reload} />
              )
            }
          </Loaded>
        </div>
      </Section>
    </div>
  )
}

function Present({ since, left }: { since: string; left: number }) {
  const renewing = api.factors.renewCodes.useMutation()
  const removing = api.factors.remove.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const [codes, setCodes] = useState<string[]>()
  const [isRemoving, setRemoving] = useState(false)

  function renew() {
    void attempt(
      async () => setCodes((await renewing.mutateAsync({})).body.recovery_codes),
      'The old recovery codes no longer work',
    )
  }

  async function remove() {
    setRemoving(false)
    await attempt(() => removing.mutateAsync({}), 'The second factor is removed')
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
  return (
    <div className="grid gap-3">
      {refusal ? <Notice>{refusal}</Notice> : null}
      <p>
        An authenticator app since {dayOf(since)}, and {counted(left, 'recovery code')} left.
      </p>
      {left < 3 ? <Notice>Get new recovery codes before the last one is used up.</Notice> : null}
      <div className="flex flex-wrap gap-2">
        <Button disabled={isBusy} onClick={renew}>
          New recovery codes
        </Button>
        <Button disabled={isBusy} onClick={() => setRemoving(true)}>
          Remove
        </Button>
      </div>
      {isRemoving ? (
        <Dialog title="Remove your second factor?" onCancel={() => setRemoving(false)}>
          <p className="mt-1 text-muted">
            Then your password alone opens your account. Owners and managers are asked to set up
            another one.
          </p>
          <DialogActions
            kind="danger"
            label="Remove"
            isBusy={isBusy}
            onConfirm={() => void remove()}
            onCancel={() => setRemoving(false)}
          />
        </Dialog>
      ) : null}
    </div>
  )
}
