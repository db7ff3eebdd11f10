import type { BaseSyntheticEvent, ReactNode } from 'react'
import { Button } from '../controls/button'
import { Dialog } from '../dialog/dialog'
import { Notice } from '../state/notice'

/**
 * A dialog that is a form, with its two buttons below the fields. A refusal is shown right above the buttons, because a
 * long dialog is scrolled there when they are pressed.
 */
export function DialogForm({
  title,
  kind = 'primary',
  label,
  busyLabel = 'Saving…',
  cancelLabel = 'Cancel',
  refusal,
  isSubmitting,
  onSubmit,
  onClose,
  children,
}: {
  title: string
  kind?: 'primary' | 'danger'
  label: string
  busyLabel?: string
  cancelLabel?: string
  refusal: string | undefined
  isSubmitting: boolean
  onSubmit: (event: BaseSyntheticEvent) => void
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog title={title} onCancel={onClose}>
      <form noValidate onSubmit={onSubmit} className="mt-3 grid gap-4">
        {children}
        {refusal ? <Notice>{refusal}</Notice> : null}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button type="submit" kind={kind} disabled={isSubmitting}>
            {isSubmitting ? busyLabel : label}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
