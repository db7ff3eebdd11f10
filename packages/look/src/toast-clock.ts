/** What is left of a toast's time. */
type Clock = {
  left: number
  since: number
  timer: ReturnType<typeof setTimeout> | undefined
  end: () => void
}

const running = new Set<Clock>()
let isHeld = false

/**
 * Calls `end` after `ms` milliseconds, unless the returned function is called before. The time stands still while a
 * toast has the focus or the pointer is over one, and while the page can't be seen: a button that somebody is about to
 * press doesn't go away.
 */
export function startClock(ms: number, end: () => void) {
  const clock: Clock = { left: ms, since: 0, timer: undefined, end }
  running.add(clock)
  if (!isHeld) go(clock)
  return () => {
    halt(clock)
    running.delete(clock)
  }
}

/** Holds all clocks while `layer`, which holds the toasts, is in use. Gives the function that ends this. */
export function holdClocks(layer: HTMLElement) {
  const ending = new AbortController()
  let isPointed = false

  function hold() {
    const next = isPointed || document.hidden || layer.contains(document.activeElement)
    if (next === isHeld) return
    isHeld = next
    running.forEach(isHeld ? halt : go)
  }

  function pointAt(element: EventTarget | null) {
    isPointed = element instanceof Node && layer.contains(element)
    hold()
  }

  const { signal } = ending
  // On the document, because a toast that goes away from under the pointer is never left by it.
  document.addEventListener('pointerover', ({ target }) => pointAt(target), { signal })
  document.addEventListener('pointerout', ({ relatedTarget }) => pointAt(relatedTarget), { signal })
  for (const name of ['focusin', 'focusout', 'visibilitychange']) {
    // Only after the event does the document know which element has the focus.
    document.addEventListener(name, () => queueMicrotask(hold), { capture: true, signal })
  }
  hold()
  return () => {
    ending.abort()
    isHeld = false
  }
}

function go(clock: Clock) {
  clock.since = Date.now()
  clock.timer = setTimeout(() => {
    running.delete(clock)
    clock.end()
  }, clock.left)
}

function halt(clock: Clock) {
  if (clock.timer === undefined) return
  clearTimeout(clock.timer)
  clock.timer = undefined
  clock.left -= Date.now() - clock.since
}
