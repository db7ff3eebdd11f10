/** Moves the focus to the name of a line of the cart page; without a line, to the page's heading. */
export function focusLine(row: Element | null) {
  const target =
    row?.querySelector<HTMLElement>('h2 a') ?? document.querySelector<HTMLElement>('main h1')
  if (target?.matches('h1')) target.tabIndex = -1
  target?.focus()
  // When the focus leaves a toast, the toaster returns it to where it was before, but only once.
  if (document.activeElement !== target) target?.focus()
}
