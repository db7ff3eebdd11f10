import { Toasts } from '@etrend/look/toasts'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

export { dismissToasts, showToast } from '@etrend/look/toasts'

// In pixels. Toasts show below the header, so that cart and menu stay reachable.
const BELOW_HEADER = 104

// A React root of their own, so that the shop's tree doesn't wait for it. Rendered synchronously, because the first toast
// would otherwise not be shown.
flushSync(() =>
  createRoot(document.createElement('div')).render(
    <Toasts top={BELOW_HEADER} classNames={{ toast: 'toast', actionButton: 'toast-action' }} />,
  ),
)
