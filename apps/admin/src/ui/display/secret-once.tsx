import { Button } from '../controls/button'
import { CopyButton } from '../controls/copy-button'

/** A secret that was just made. It is shown once, to be copied to where it is needed. */
export function SecretOnce({
  label,
  secret,
  copyLabel,
  children,
  onKept,
}: {
  label: string
  secret: string
  copyLabel?: string
  children: string
  onKept: () => void
}) {
  return (
    <div role="status" className="grid gap-3 rounded-control bg-sunk p-4">
      <p className="max-w-prose">{children}</p>
      <code aria-label={label} className="rounded-control bg-raised px-3 py-2 break-all select-all">
        {secret}
      </code>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={secret} {...(copyLabel && { label: copyLabel })} />
        <Button kind="primary" onClick={onKept}>
          I have kept it
        </Button>
      </div>
    </div>
  )
}
