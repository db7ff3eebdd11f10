import type { ComponentProps, MouseEvent } from 'react'

/**
 * A button that keeps the keyboard focus while it is `disabled`. Browsers take the focus away from an element with the
 * attribute of that name, so this button has `aria-disabled` instead, and pressing it does nothing.
 */
export function PressButton({ disabled, onClick, ...button }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...button}
      aria-disabled={disabled || undefined}
      onClick={disabled ? doNothing : onClick}
    />
  )
}

/** Nor does it submit its form, when Enter is pressed in a field. */
function doNothing(event: MouseEvent) {
  event.preventDefault()
}
