import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster } from 'sonner'

export { toast } from 'sonner'

// Cart and menu stay in reach while a toast shows.
const BELOW_HEADER = 104

// In a root of its own, so that the shop's own tree doesn't wait for it; at once, or the first toast finds no place.
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
