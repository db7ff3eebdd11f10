import type { ComponentProps } from 'react'
import { Dialog } from '../ui/dialog/dialog'
import { PasswordForm } from '../ui/form/password-form'

/** Asks for the password again before a risky action. */
export function PasswordDialog({
  title,
  act,
  onClose,
  ...form
}: Omit<ComponentProps<typeof PasswordForm>, 'busyLabel' | 'onCancel'> & {
  title: string
  onClose: () => void
}) {
  return (
    <Dialog title={title} onCancel={onClose}>
      <div className="mt-3">
        <PasswordForm
          busyLabel="One moment…"
          act={async (body) => {
            await act(body)
            onClose()
          }}
          onCancel={onClose}
          {...form}
        />
      </div>
    </Dialog>
  )
}
