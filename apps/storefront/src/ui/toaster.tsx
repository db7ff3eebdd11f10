import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'

export { toast } from 'sonner'

// In pixels. Toasts show below the header, so that cart and menu stay reachable.
const BELOW_HEADER = 104

/** Closes the toasts with this text that are still shown. */
export function dismissToasts(text: string) {
  for (const shown of toast.getToasts()) {
    if ('title' in shown && shown.title === text) toast.dismiss(shown.id)
  }
}

// Has a React root of its own, so that the shop's tree doesn't wait for it. Rendered synchronously, because the first
// toast would otherwise not be shown.
const place = document.body.appendChild(document.createElement('div'))
flushSync(() =>
  createRoot(place).render(
    <Toaster
      position="top-center"
      offset={{ top: BELOW_HEADER }}
      mobileOffset={{ top: BELOW_HEADER }}
      toastOptions={{
        classNames: { toast: 'toast', actionButton: 'toast-action' },
      }}
    />,
  ),
)
