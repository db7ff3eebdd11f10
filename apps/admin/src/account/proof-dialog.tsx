import type { FactorCode, Proof } from '@etrend/contract'
import { useState } from 'react'
import { api } from '../lib/api'
import { settleProof, useWantedProof } from '../lib/proof'
import { Button } from '../ui/controls/button'
import { Dialog } from '../ui/dialog/dialog'
import { PasswordForm } from '../ui/form/password-form'
import { CodeForm } from './factor/code-form'

/**
 * Asks over the screen for the password or a code, when the server wants to be sure who is there. The screen below keeps
 * what was typed, and the refused calls are sent again afterwards.
 */
export function ProofDialog() {
  const wanted = useWantedProof()
  const [usesCode, setUsesCode] = useState(false)
  const passing = api.factors.pass.useMutation()
  const proving = api.factors.prove.useMutation()
  if (!wanted) return null
  const isFactor = wanted === 'factor-needed'
  async function prove(body: Proof) {
    await proving.mutateAsync({ body })
    settleProof(true)
  }
  async function pass(body: FactorCode) {
    await passing.mutateAsync({ body })
    settleProof(true)
  }
  return (
    <Dialog
      title={isFactor ? 'Enter your code' : 'Is it still you?'}
      onCancel={() => settleProof(false)}
    >
      <p className="mt-1 mb-5 text-muted">
        {isFactor
          ? 'Your account has a second factor. Nothing on the page is lost.'
          : 'This is asked again before something sensitive is done, when you proved it some minutes ago.'}
      </p>
      {isFactor || usesCode ? (
        <CodeForm act={isFactor ? pass : prove} />
      ) : (
        <PasswordForm label="Continue" busyLabel="Checking…" act={prove} />
      )}
      <div className="grid gap-2 pt-2">
        {isFactor ? null : (
          <Button onClick={() => setUsesCode(!usesCode)}>
            {usesCode ? 'Use my password' : 'Use a code of my app'}
          </Button>
        )}
        <Button onClick={() => settleProof(false)}>Not now</Button>
      </div>
    </Dialog>
  )
}
