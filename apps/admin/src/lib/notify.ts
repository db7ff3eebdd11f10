import { toast } from 'sonner'

// spec §9, in milliseconds
const DELETE = 3000
const SUCCESS = 2000
const ERROR = 4000
/** How long the way back stays once the documented words are gone: 8 s in all. */
const UNDO = 5000

/** What a toast offers to take back: `kept` says where the rows are meanwhile. */
export type Undo = { kept: string; undo: () => void }

/** The toasts, top-center. `reason` is a second, quieter line. */
export const notify = {
  success: (message: string) => toast.success(message, { duration: SUCCESS }),
  error: (message: string, reason?: string) =>
    toast.error(message, { duration: ERROR, description: reason }),
  deleted: (message: string, undo?: Undo) => withUndo(message, DELETE, undo),
  notDeleted: (message: string, reason?: string) =>
    toast.error(message, { duration: DELETE, description: reason }),
  /** Many rows were changed at once. */
  changed: (message: string, undo: Undo) => withUndo(message, SUCCESS, undo),
}

/** The words stay as long as documented; after them the way back alone, for those who need longer. */
function withUndo(message: string, duration: number, offer: Undo | undefined) {
  const action = offer && { label: 'Undo', onClick: offer.undo }
  return toast.success(message, {
    duration,
    action,
    onAutoClose: () => offer && toast.message(offer.kept, { duration: UNDO, action }),
  })
}
