import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useCallback } from 'react'

type DialogProps = {
  title: string
  /** `sheet` floats over the page, `screen` takes all of it. */
  look: 'sheet' | 'screen'
  onKeyDown?: (event: KeyboardEvent) => void
  onClose: () => void
  children: ReactNode
}

/** A native modal dialog, open while it is rendered. Escape closes it, and the browser returns the focus. */
export function Dialog({ title, look, onKeyDown, onClose, children }: DialogProps) {
  const open = useCallback((dialog: HTMLDialogElement | null) => {
    if (dialog && !dialog.open) dialog.showModal()
  }, [])
  return (
    <dialog
      ref={open}
      className={`dialog dialog-${look}`}
      aria-label={title}
      closedby="any"
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <div className="dialog-head">
        <h2 className="text-xl">{title}</h2>
        <form method="dialog">
          <button type="submit" className="icon-button" aria-label="Close">
            <X aria-hidden size={22} />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  )
}
