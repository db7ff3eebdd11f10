type Ask = (proceed: () => void) => void

let guard: Ask | undefined

/** Makes `ask` decide whether unsaved work may be left. Returns how to stop. */
export function guardLeaving(ask: Ask) {
  guard = ask
  return () => {
    guard = undefined
  }
}

/** Does what would lose unsaved work, after asking where there is any. */
export function leave(proceed: () => void) {
  if (guard) guard(proceed)
  else proceed()
}
