const AWAY_MS = 5 * 60_000

let last = Date.now()

for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel']) {
  window.addEventListener(event, () => (last = Date.now()), { passive: true })
}

/**
 * Whether somebody has touched this page in the last minutes. What a page asks by itself would otherwise keep the
 * session of a deserted desk from running out (STAFF_IDLE_HOURS).
 */
export function isSomebodyHere() {
  return document.visibilityState === 'visible' && Date.now() - last < AWAY_MS
}
