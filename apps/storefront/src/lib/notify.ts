import type * as Toaster from '../ui/toaster'

const DEFAULT_MS = 5000 // spec §9

type Kind = 'success' | 'error' | 'warning' | 'message'
type Action = { label: string; run: () => void }

/** Toasts, top-center. Their script is fetched with the first one. `dismiss` closes those with this text. */
export const notify = {
  success: (text: string, action?: Action) => show('success', text, action),
  error: (text: string, action?: Action) => show('error', text, action),
  warning: (text: string, action?: Action) => show('warning', text, action),
  message: (text: string, action?: Action) => show('message', text, action),
  dismiss: (text: string) => withToasts(({ dismissToasts }) => dismissToasts(text)),
}

function show(kind: Kind, text: string, action?: Action) {
  withToasts(({ showToast }) => showToast(kind, text, { stays: DEFAULT_MS, action }))
}

function withToasts(use: (toasts: typeof Toaster) => void) {
  // If the script can't be loaded, the toast is skipped: it only repeats what the page shows too.
  import('../ui/toaster').then(use, () => undefined)
}
