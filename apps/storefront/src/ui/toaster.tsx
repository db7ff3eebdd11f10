import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster } from 'sonner'

export { toast } from 'sonner'

// In a root of its own, so that the shop's own tree doesn't wait for it; at once, or the first toast finds no place.
const place = document.body.appendChild(document.createElement('div'))
flushSync(() =>
  createRoot(place).render(
    <Toaster
      position="top-center"
      toastOptions={{
        classNames: { toast: 'toast', actionButton: 'toast-action' },
      }}
    />,
  ),
)
