import { useId, type ComponentProps, type ReactNode } from 'react'

/**
 * A modal dialog, open while it is mounted. The focus moves to its first control, or to the one marked
 * `data-first-focus`, and returns to where it was when the dialog closes.
 */
export function Dialog({
  title,
  onCancel,
  look = middleLook,
  children,
}: {
  title: string
  onCancel: () => void
  look?: string
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
      // Opened from a row, it would inherit the alignment of the row's cell.
      className={`bg-raised text-start whitespace-normal text-ink shadow-float ${look}`}
    >
      <h2 id={titleId} className="text-lg">
        {title}
      </h2>
      {children}
    </dialog>
  )
}

/** A dialog from the bottom of a phone's screen, where the thumb is. */
export function Sheet(dialog: Omit<ComponentProps<typeof Dialog>, 'look'>) {
  return <Dialog {...dialog} look={sheetLook} />
}

const middleLook =
  'm-auto w-full max-w-md rounded-control p-6 max-sm:mx-4 max-sm:w-auto max-sm:max-w-none'
const sheetLook =
  'mx-0 mt-auto mb-0 max-h-[85dvh] w-full max-w-none overscroll-contain rounded-t-control px-4 pt-5'

function showModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus()
  return () => dialog.close()
}
