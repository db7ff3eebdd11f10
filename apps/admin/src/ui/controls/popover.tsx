import type { LucideIcon } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'

/**
 * A button of the top bar with a panel under it. Escape, a click on a link or button in the panel, or a click outside
 * closes it. `count` is a badge at the icon; `hint` says the same to screen readers.
 */
export function Popover({
  label,
  icon: Icon,
  text,
  count = 0,
  hint = '',
  onClose,
  children,
}: {
  label: string
  icon: LucideIcon
  text?: string | undefined
  count?: number
  hint?: string
  onClose?: () => void
  children: ReactNode
}) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <button
        type="button"
        popoverTarget={id}
        aria-label={text ? undefined : label + hint}
        title={text ? undefined : label}
        aria-expanded={isOpen}
        className="relative flex h-9 min-w-9 cursor-pointer items-center justify-center gap-2 rounded-control px-2 hover:bg-sunk pointer-coarse:h-11 pointer-coarse:min-w-11"
      >
        <Icon size={18} aria-hidden />
        {text ? <span className="max-lg:sr-only max-w-40 truncate">{text}</span> : null}
        {count > 0 ? (
          <span
            aria-hidden
            className="font-semibold absolute -top-0.5 right-0 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-[10px] leading-none text-raised tabular-nums"
          >
            {count > 99 ? '99+' : count}
          </span>
        ) : null}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- what is clicked are links and buttons in it */}
      <div
        id={id}
        popover="auto"
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'closed') onClose?.()
        }}
        onClick={({ currentTarget, target }) => {
          const isChoice =
            target instanceof Element && target.closest('a, button:not([data-stays])')
          if (isChoice) currentTarget.hidePopover()
        }}
        className="md:right-8 fixed inset-auto top-13 right-4 max-h-[calc(100dvh-72px)] overflow-y-auto rounded-control bg-raised p-1.5 text-ink shadow-float"
      >
        {isOpen ? children : null}
      </div>
    </div>
  )
}

/** The look of an entry in such a panel. */
export const popoverEntry =
  'flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-control px-3 text-start hover:bg-sunk pointer-coarse:min-h-11'
