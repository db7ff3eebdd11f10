import { toast } from 'sonner'

// spec §9, in milliseconds
const DELETE = 3000
const SUCCESS = 2000
const ERROR = 4000
/** How long Undo stays after the documented toast has disappeared: a deletion can be undone for 8 s in all. */
const UNDO = 5000

/** The Undo button of a toast. `kept` is the text of the second toast: where the rows are meanwhile. */
export type Undo = { kept: string; undo: () => void }

/** The toasts, top-center. `reason` is a second, quieter line. */
export const notify = {
  success: (message: string) => toast.success(message, { duration: SUCCESS }),
  error: (message: string, reason?: string) =>
    toast.error(message, { duration: ERROR, description: reason }),
  deleted: (message: string, undo?: Undo) => withUndo(message, DELETE, undo),
  notDeleted: (message: string, reason?: string) =>
    toast.error(message, { duration: DELETE, description: reason }),
  /** The toast after a bulk change. */
  changed: (message: string, undo: Undo) => withUndo(message, SUCCESS, undo),
}

/** Shows the documented toast for its documented time, then a second toast with Undo for users who need longer. */
function withUndo(message: string, duration: number, offer: Undo | undefined) {
  const action = offer && { label: 'Undo', onClick: offer.undo }
  return toast.success(message, {
    duration,
    action,
    onAutoClose: () => offer && toast.message(offer.kept, { duration: UNDO, action }),
  })
}
