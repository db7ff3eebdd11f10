import { useId, type ReactNode } from 'react'

/**
 * A modal dialog, open while it is mounted. The focus moves to its first control, or to the one marked
 * `data-first-focus`, and returns to where it was when the dialog closes.
 */
export function Dialog({
  title,
  onCancel,
  children,
}: {
  title: string
  onCancel: () => void
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <dialog
      ref={showModal}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      className="max-w-md max-sm:max-w-none max-sm:mx-4 max-sm:w-auto m-auto w-full rounded-control bg-raised p-6 text-ink shadow-float"
    >
      <h2 id={titleId} className="text-lg">
        {title}
      </h2>
      {children}
    </dialog>
  )
}

function showModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus()
  return () => dialog.close()
}
