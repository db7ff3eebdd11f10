/** For the part of a page that its address may name after '#': comes into view and takes the focus when it is there. */
export function showWhereAsked(part: HTMLElement | null) {
  if (!part || location.hash !== `#${part.id}` || part.dataset['shown']) return
  part.dataset['shown'] = 'true'
  part.tabIndex = -1
  part.scrollIntoView({ block: 'start' })
  part.focus({ preventScroll: true })
}
