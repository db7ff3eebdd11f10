import * as z from 'zod'

type Ask = (proceed: () => void) => void

type Guard = { ask: Ask; place: number | undefined }

/** One guard per form with unsaved changes. If a screen has several, the last one added asks. */
const guards = new Set<Guard>()
let isSteppingBack = false

/** Calls `ask` before this screen's unsaved changes would be lost. Returns a function that stops this. */
export function guardLeaving(ask: Ask) {
  const guard = { ask, place: placeOf(history.state) }
  guards.add(guard)
  return () => void guards.delete(guard)
}

/** Calls `proceed`, which would lose unsaved changes. Asks the user first if there are any. */
export function leave(proceed: () => void) {
  const guard = lastGuard()
  if (guard) guard.ask(proceed)
  else proceed()
}

// Added before the router's listener and never removed: window listeners are called in the order they were added.
window.addEventListener('popstate', askBeforeMoving)

/** popstate is fired after Back or Forward has already moved: this moves back, asks, and moves again if allowed. */
function askBeforeMoving(event: PopStateEvent) {
  if (isSteppingBack) {
    isSteppingBack = false
    event.stopImmediatePropagation()
    return
  }
  const from = lastGuard()?.place
  const to = placeOf(event.state)
  if (from === undefined || to === undefined || from === to) return
  event.stopImmediatePropagation()
  isSteppingBack = true
  history.go(from - to)
  leave(() => {
    guards.clear()
    history.go(to - from)
  })
}

function lastGuard() {
  return [...guards].at(-1)
}

const entry = z.object({ idx: z.number() })

/** The number that React Router gives each history entry. It tells in which direction the browser has moved. */
function placeOf(state: unknown) {
  return entry.safeParse(state).data?.idx
}
