import { notify } from '../../lib/notify'
import { Button } from './button'

/** Copies a text, and says whether the browser allowed it. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      notify.success('Copied')
    } catch {
      notify.error('The browser didn’t allow it. Select the text and copy it.')
    }
  }
  return <Button onClick={() => void copy()}>{label}</Button>
}
