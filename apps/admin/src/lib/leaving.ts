import * as z from 'zod'

type Ask = (proceed: () => void) => void

type Guard = { ask: Ask; place: number | undefined }

/** A page may have several forms; the one that was changed last asks. */
const guards = new Set<Guard>()
let isSteppingBack = false

/** Makes `ask` decide whether the unsaved work of this page may be left. Returns how to stop. */
export function guardLeaving(ask: Ask) {
  const guard = { ask, place: placeOf(history.state) }
  guards.add(guard)
  return () => void guards.delete(guard)
}

/** Does what would lose unsaved work, after asking where there is any. */
export function leave(proceed: () => void) {
  const guard = lastGuard()
  if (guard) guard.ask(proceed)
  else proceed()
}

// Before the router listens, and for good: listeners of the window are called in the order they came.
window.addEventListener('popstate', askBeforeMoving)

/** Back and Forward have already moved when they are told: step back, ask, and go again if allowed. */
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

/** React Router numbers its history entries; so we know which way to step back. */
function placeOf(state: unknown) {
  return entry.safeParse(state).data?.idx
}
