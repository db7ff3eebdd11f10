import { notify } from '../../lib/notify'
import { Button } from '../controls/button'

/** A secret that was just made. It is shown once, to be copied to where it is needed. */
export function SecretOnce({
  label,
  secret,
  copyLabel = 'Copy',
  children,
  onKept,
}: {
  label: string
  secret: string
  copyLabel?: string
  children: string
  onKept: () => void
}) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      notify.success('Copied')
    } catch {
      notify.error('The browser didn’t allow it. Select the text and copy it.')
    }
  }
  return (
    <div role="status" className="grid gap-3 rounded-control bg-sunk p-4">
      <p className="max-w-prose">{children}</p>
      <code aria-label={label} className="rounded-control bg-raised px-3 py-2 break-all select-all">
        {secret}
      </code>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy()}>{copyLabel}</Button>
        <Button kind="primary" onClick={onKept}>
          I have kept it
        </Button>
      </div>
    </div>
  )
}
