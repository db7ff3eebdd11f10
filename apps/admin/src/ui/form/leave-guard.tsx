import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { guardLeaving, leave } from '../../lib/leaving'
import { Button } from '../controls/button'
import { Dialog } from '../dialog/dialog'

/**
 * While it is mounted, asks before unsaved changes are lost: by links, Back and Forward, the app's own buttons
 * (lib/leaving), or by closing the tab.
 */
export function LeaveGuard() {
  const navigate = useNavigate()
  const [proceed, setProceed] = useState<() => void>()

  useEffect(() => guardLeaving((then) => setProceed(() => then)), [])

  useEffect(() => {
    const onLinkClick = (event: MouseEvent) => {
      const path = pathOfPlainClick(event)
      if (path === undefined) return
      event.preventDefault()
      event.stopPropagation()
      leave(() => void navigate(path))
    }
    document.addEventListener('click', onLinkClick, true)
    window.addEventListener('beforeunload', preventDefault)
    return () => {
      document.removeEventListener('click', onLinkClick, true)
      window.removeEventListener('beforeunload', preventDefault)
    }
  }, [navigate])

  if (!proceed) return null
  return (
    <Dialog title="Leave without saving?" onCancel={() => setProceed(undefined)}>
      <p className="mt-1 mb-5 text-muted">What you typed here has not been saved.</p>
      <div className="flex justify-end gap-2">
        <Button onClick={() => setProceed(undefined)}>Stay</Button>
        <Button kind="danger" onClick={proceed}>
          Leave
        </Button>
      </div>
    </Dialog>
  )
}

function preventDefault(event: Event) {
  event.preventDefault()
}

/** Where a click on a link of this app leads; undefined for every other click. */
function pathOfPlainClick(event: MouseEvent) {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || !link || link.target || link.origin !== location.origin) return undefined
  return link.pathname + link.search + link.hash
}
