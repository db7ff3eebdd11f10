/**
 * Moves the keyboard focus to a near place when the element that has it is removed, until the returned function is
 * called. Browsers give it to the body then, and who uses the keyboard or a screen reader would have to start again at
 * the page's top. Code that moves the focus by itself, at the latest in an effect of React, comes first.
 */
export function rescueFocus() {
  let focused: Element | undefined
  /** What had the focus last, other than a toast: the work goes on there when the toast is gone. */
  let beforeToast: Element | undefined
  const ending = new AbortController()
  const { signal } = ending

  function take({ target }: Event) {
    focused = target instanceof Element ? target : undefined
    if (!focused?.closest('[data-sonner-toast]')) beforeToast = focused
  }

  function leave({ target }: Event) {
    // Pressing what takes no focus leaves an element that is still there.
    setTimeout(() => {
      if (target === focused && focused?.isConnected && isNowhere()) focused = undefined
    })
  }

  const observer = new MutationObserver((changes) => {
    if (!focused || focused.isConnected) return
    const removed = focused
    const loss = changes.findLast(
      ({ target, removedNodes }) =>
        target.isConnected && [...removedNodes].some((node) => node.contains(removed)),
    )
    if (!loss) return
    focused = undefined
    setTimeout(() => {
      if (!isNowhere()) return
      if (beforeToast === removed) focus(placeAfter(loss, removed))
      else focus(beforeToast?.checkVisibility() ? beforeToast : mainHeading())
    })
  })
  // Captured, because the toasts let no such event through.
  document.addEventListener('focusin', take, { capture: true, signal })
  document.addEventListener('focusout', leave, { signal })
  observer.observe(document, { childList: true, subtree: true })
  return () => {
    ending.abort()
    observer.disconnect()
  }
}

function isNowhere() {
  return document.activeElement === null || document.activeElement === document.body
}

const HEADING = 'h1, h2, h3, legend'
// No text fields: on phones, the keyboard would open.
const CONTROL =
  ':is(a[href], button, select, summary, input:is([type=checkbox], [type=radio])):not(:disabled, [tabindex="-1"])'

/**
 * Where the focus goes after a removal: to what was put in its place, there to the same control if there is one, or to
 * its heading; to the next control beside it; to the one before it; or to the heading of what was around it.
 */
function placeAfter({ target, previousSibling, nextSibling }: MutationRecord, removed: Element) {
  const siblings = target instanceof Element ? [...target.children] : []
  const gap = previousSibling?.isConnected ? siblings.findIndex(isAfter(previousSibling)) : 0
  const after = gap < 0 ? [] : siblings.slice(gap)
  const before = siblings.slice(0, siblings.length - after.length)
  const [next] = after
  const isReplaced = next && (!nextSibling?.isConnected || isAfter(next)(nextSibling))
  if (isReplaced) {
    return sameIn(next, removed) ?? next.querySelector(HEADING) ?? controlIn(next) ?? next
  }
  for (const sibling of [...after, ...before.toReversed()]) {
    const control = controlIn(sibling)
    if (control) return control
  }
  const main = document.querySelector('main')
  for (let around = target; around instanceof Element && !around.contains(main);) {
    const heading = around.querySelector(HEADING)
    if (heading) return heading
    around = around.parentElement ?? document
  }
  return mainHeading()
}

function mainHeading() {
  return document.querySelector('main h1')
}

function isAfter(first: Node) {
  return (second: Node) =>
    (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
}

/** A row that is rendered anew has the control that had the focus too. */
function sameIn(place: Element, removed: Element) {
  return [...place.querySelectorAll(removed.tagName)].find((one) => nameOf(one) === nameOf(removed))
}

function nameOf(element: Element) {
  return element.getAttribute('aria-label') ?? element.textContent
}

function controlIn(place: Element) {
  const all = place.matches(CONTROL) ? [place] : [...place.querySelectorAll(CONTROL)]
  return all.find((control) => control.checkVisibility())
}

function focus(place: Element | null | undefined) {
  if (!(place instanceof HTMLElement)) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus()
}
