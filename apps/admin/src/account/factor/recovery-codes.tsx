import { notify } from '../../lib/notify'
import { Button } from '../../ui/controls/button'

/** Shows new recovery codes, once, to be copied or written down. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      notify.success('Copied')
    } catch {
      notify.error('The browser didn’t allow it. Please write the codes down.')
    }
  }
  return (
    <div className="grid gap-4">
      <p>
        Keep these recovery codes where only you find them, on paper or in a password manager. Each
        lets you in once when your phone is lost. They are not shown again.
      </p>
      <ul aria-label="Recovery codes" className="grid grid-cols-2 gap-x-6 gap-y-1 tabular-nums">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy()}>Copy</Button>
        <Button kind="primary" onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </div>
  )
}
