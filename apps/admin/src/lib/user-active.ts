const AWAY_MS = 5 * 60_000

let last = Date.now()

for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel']) {
  window.addEventListener(event, () => (last = Date.now()), { passive: true })
}

/**
 * Whether somebody has used this page in the last 5 minutes. Requests that the page sends by itself are skipped
 * otherwise, because they would keep the session of an unattended computer alive (STAFF_IDLE_HOURS).
 */
export function isUserActive() {
  return document.visibilityState === 'visible' && Date.now() - last < AWAY_MS
}
