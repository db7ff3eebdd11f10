import Ellipsis from 'lucide-react/icons/ellipsis'
import { useId, useState, type ReactNode, type ToggleEvent } from 'react'

const GAP = 4

/** An action of a row: text in a table's cell, and a line of the menu inside one. */
export const rowActionLook =
  'inline-flex h-7 cursor-pointer items-center rounded-control px-2 font-medium underline-offset-4 hover:underline pointer-coarse:h-11 in-[[popover]]:flex in-[[popover]]:h-auto in-[[popover]]:min-h-9 in-[[popover]]:w-full in-[[popover]]:px-3 in-[[popover]]:font-normal in-[[popover]]:no-underline in-[[popover]]:hover:bg-sunk in-[[popover]]:pointer-coarse:min-h-11'

/** The '…' button of a row with the row's actions under it. Escape, an action or a click outside closes them. */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)

  function onToggle({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    setOpen(newState === 'open')
    if (newState !== 'open') return
    placeAt(currentTarget, currentTarget.previousElementSibling)
    currentTarget.querySelector<HTMLElement>('a, button')?.focus()
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        data-menu
        aria-label={`Actions for ${name}`}
        aria-expanded={isOpen}
        className="grid size-8 cursor-pointer place-items-center rounded-control hover:bg-sunk pointer-coarse:size-11"
      >
        <Ellipsis size={18} aria-hidden />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- what is clicked are links and buttons in it */}
      <div
        id={id}
        popover="auto"
        onToggle={onToggle}
        onClick={({ currentTarget, target }) => {
          if (target instanceof Element && target.closest('a, button'))
            currentTarget.hidePopover?.()
        }}
        className="absolute inset-auto m-0 min-w-44 rounded-control bg-raised p-1.5 text-ink shadow-float"
      >
        {children}
      </div>
    </>
  )
}

/** Puts the opened panel under its button; above it where there is no room below. It scrolls with the page. */
function placeAt(panel: HTMLElement, button: Element | null) {
  const box = button?.getBoundingClientRect()
  if (!box) return
  const { offsetHeight: height, offsetWidth: width } = panel
  const isBelow = box.bottom + GAP + height <= window.innerHeight
  panel.style.top = `${window.scrollY + (isBelow ? box.bottom + GAP : box.top - GAP - height)}px`
  panel.style.left = `${window.scrollX + Math.max(GAP, box.right - width)}px`
}
