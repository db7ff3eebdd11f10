import { showToast } from '@etrend/look/toasts'

// spec §9, in milliseconds
const DELETE = 3000
const SUCCESS = 2000
const ERROR = 4000
/** How long Undo stays after the documented toast has disappeared: a deletion can be undone for 8 s in all. */
const UNDO = 5000
/** How long the news of an order stays. */
const NEWS = 8000

/** The Undo button of a toast. `kept` is the text of the second toast: where the rows are meanwhile. */
export type Undo = { kept: string; undo: () => void }

/** The toasts, top-center. `reason` is a second, quieter line. */
export const notify = {
  success: (message: string) => showToast('success', message, { stays: SUCCESS }),
  error: (message: string, reason?: string) =>
    showToast('error', message, { stays: ERROR, reason }),
  deleted: (message: string, undo?: Undo) => withUndo(message, DELETE, undo),
  notDeleted: (message: string, reason?: string) =>
    showToast('error', message, { stays: DELETE, reason }),
  /** The toast after a bulk change. */
  changed: (message: string, undo: Undo) => withUndo(message, SUCCESS, undo),
  /** What somebody else did, with a button that leads there. */
  news: (message: string, open: () => void) =>
    showToast('message', message, { stays: NEWS, action: { label: 'Open', run: open } }),
}

/** Shows the documented toast for its documented time, then a second toast with Undo for users who need longer. */
function withUndo(message: string, stays: number, offer: Undo | undefined) {
  const action = offer && { label: 'Undo', run: offer.undo }
  showToast('success', message, {
    stays,
    action,
    onTimeOver: () => offer && showToast('message', offer.kept, { stays: UNDO, action }),
  })
}
