import type { ReactNode } from 'react'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { PasswordForm } from '../ui/password-form'

/** Asks for the password again before a risky action. An error that `act` throws is shown in the dialog. */
export function PasswordDialog({
  title,
  label,
  kind,
  act,
  onClose,
  children,
}: {
  title: string
  label: string
  kind: 'primary' | 'danger'
  act: (body: { current_password: string }) => Promise<void>
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog title={title} onCancel={onClose}>
      <div className="mt-3">
        <PasswordForm
          act={async (body) => {
            await act(body)
            onClose()
          }}
          buttons={(isSubmitting) => (
            <div className="flex justify-end gap-2">
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" kind={kind} disabled={isSubmitting}>
                {isSubmitting ? 'One moment…' : label}
              </Button>
            </div>
          )}
        >
          {children}
        </PasswordForm>
      </div>
    </Dialog>
  )
}
