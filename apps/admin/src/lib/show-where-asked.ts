/** Ref for a part of a screen that the address may name after '#': scrolls to it once and moves the focus to it. */
export function showWhereAsked(part: HTMLElement | null) {
  if (!part || location.hash !== `#${part.id}` || part.dataset['shown']) return
  part.dataset['shown'] = 'true'
  part.tabIndex = -1
  part.scrollIntoView({ block: 'start' })
  part.focus({ preventScroll: true })
}
