import { type ToastKind, type ToastOptions, Toasts, showToast as show } from '@etrend/look/toasts'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

export { dismissToasts } from '@etrend/look/toasts'

const GAP = 8 // px
const TOP = '--toasts-top'

/** Shows a toast below the header, and below the search box on phones, so that cart, menu and search stay reachable. */
export function showToast(kind: ToastKind, text: string, options: ToastOptions) {
  const navigation = document.querySelectorAll(':is(header, search):not(main *)')
  const bottoms = [...navigation].map((part) => part.getBoundingClientRect().bottom)
  document.documentElement.style.setProperty(TOP, `${Math.max(0, ...bottoms) + GAP}px`)
  show(kind, text, options)
}

// A React root of their own, so that the shop's tree doesn't wait for it. Rendered synchronously, because the first toast
// would otherwise not be shown.
flushSync(() =>
  createRoot(document.createElement('div')).render(
    <Toasts top={`var(${TOP})`} classNames={{ toast: 'toast', actionButton: 'toast-action' }} />,
  ),
)
