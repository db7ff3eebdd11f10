import { toast } from 'sonner'

// spec §9, in milliseconds
const DELETE = 3000
const SUCCESS = 2000
const ERROR = 4000

/** The toasts, top-center. `reason` is a second, quieter line. */
export const notify = {
  success: (message: string) => toast.success(message, { duration: SUCCESS }),
  error: (message: string, reason?: string) =>
    toast.error(message, { duration: ERROR, description: reason }),
  deleted: (message: string) => toast.success(message, { duration: DELETE }),
  notDeleted: (message: string, reason?: string) =>
    toast.error(message, { duration: DELETE, description: reason }),
}
