import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonLook } from './button'

/** A button with a panel under it that closes on Escape and when the focus leaves it. */
export function FoldedMenu({
  label,
  icon: Icon,
  children,
}: {
  label: string
  icon: LucideIcon
  children: ReactNode
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its summary is what is interacted with
    <details
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return
        currentTarget.open = false
        currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary className={`list-none ${buttonLook.quiet}`}>
        <Icon size={16} aria-hidden />
        {label}
      </summary>
      {/* Focusable, so that a click on its text doesn't move the focus out of the menu, which would close it. */}
      <div
        tabIndex={-1}
        className="absolute top-full right-0 z-10 mt-1 w-56 rounded-control bg-raised p-2 shadow-float outline-none"
      >
        {children}
      </div>
    </details>
  )
}
