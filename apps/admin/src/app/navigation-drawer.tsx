import X from 'lucide-react/icons/x'
import { Sidebar } from './sidebar'

/** The sidebar on a small screen: a modal dialog. A click on a link, Escape or a tap outside closes it. */
export function NavigationDrawer({ onClose }: { onClose: () => void }) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape and the button close it too
    <dialog
      ref={showModal}
      aria-label="Navigation"
      onClose={onClose}
      onClick={(event) => {
        const isBeside = event.target === event.currentTarget
        const isChoice = event.target instanceof Element && event.target.closest('a')
        if (isBeside || isChoice) onClose()
      }}
      className="h-dvh max-h-none w-64 max-w-none"
    >
      <div className="relative h-full">
        <Sidebar />
        <button
          type="button"
          aria-label="Close the navigation"
          onClick={onClose}
          className="absolute top-3 right-3 grid size-11 cursor-pointer place-items-center rounded-control text-paper outline-offset-0 focus-visible:outline-paper"
        >
          <X size={18} aria-hidden />
        </button>
      </div>
    </dialog>
  )
}

function showModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}
