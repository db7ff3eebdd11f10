import { Share2 } from 'lucide-react'
import { notify } from '../lib/notify'

/** Shares the page's address, with the chosen colour and size, by the device's own dialog, or copies it where there is none. */
export function ShareButton({ title }: { title: string }) {
  async function share() {
    const url = window.location.href
    try {
      if (Reflect.has(navigator, 'share')) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      notify.success('Link copied')
    } catch (error) {
      // Closing the dialog is not a failure.
      const isClosed = error instanceof DOMException && error.name === 'AbortError'
      if (!isClosed) notify.error('The link could not be shared. Copy it from the address bar.')
    }
    return undefined
  }

  return (
    <button
      type="button"
      className="needs-script mt-4 inline-flex min-h-11 items-center gap-2 text-sm"
      onClick={() => void share()}
    >
      <Share2 aria-hidden size={16} />
      <span className="text-link">Share</span>
    </button>
  )
}
