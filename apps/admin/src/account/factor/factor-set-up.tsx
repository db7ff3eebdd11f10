import type { FactorSecret } from '@etrend/contract'
import { useState } from 'react'
import { encode } from 'uqr'
import { api } from '../../lib/api'
import { refusalOf } from '../../lib/refusal'
import { Button } from '../../ui/controls/button'
import { Notice } from '../../ui/state/notice'
import { CodeForm } from './code-form'
import { RecoveryCodes } from './recovery-codes'

/** Sets up an authenticator app in three steps: read the secret, type a code, keep the recovery codes. */
export function FactorSetUp({ onDone }: { onDone: () => void }) {
  const [refusal, setRefusal] = useState<string>()
  const [secret, setSecret] = useState<FactorSecret>()
  const [codes, setCodes] = useState<string[]>()
  const { mutateAsync, isPending } = api.factors.begin.useMutation()

  async function begin() {
    setRefusal(undefined)
    try {
      setSecret((await mutateAsync({})).body)
    } catch (error) {
      setRefusal(refusalOf(error).message)
    }
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  if (secret) return <Confirmation secret={secret} onConfirmed={setCodes} />
  return (
    <div className="grid gap-4">
      <p>
        An authenticator app on your phone, like Aegis, 2FAS or Google Authenticator, makes a new
        code every 30 seconds. With it, a stolen password alone opens nothing.
      </p>
      {refusal ? <Notice>{refusal}</Notice> : null}
      <div>
        <Button kind="primary" disabled={isPending} onClick={() => void begin()}>
          {isPending ? 'One moment…' : 'Set up an authenticator app'}
        </Button>
      </div>
    </div>
  )
}

function Confirmation({
  secret: { secret, uri },
  onConfirmed,
}: {
  secret: FactorSecret
  onConfirmed: (codes: string[]) => void
}) {
  const { mutateAsync } = api.factors.confirm.useMutation()
  return (
    <div className="grid gap-4">
      <p>Scan this with the app, then type the code that it shows.</p>
      <QrCode text={uri} label="QR code of the secret" />
      <p className="text-muted">
        On the phone itself, enter this secret instead:{' '}
        <code className="block pt-1 wrap-anywhere text-ink select-all">{secret}</code>
      </p>
      <CodeForm
        label="Confirm"
        hint="Six digits."
        inputMode="numeric"
        act={async (body) => onConfirmed((await mutateAsync({ body })).body.recovery_codes)}
      />
    </div>
  )
}

/** A text as a QR code, with the quiet border that scanners need. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 })
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="bg-white size-52 rounded-control"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
