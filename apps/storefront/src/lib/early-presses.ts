const LOOK_AGAIN_MS = 50
const PATIENCE_MS = 10_000

/** Presses again, once they are hydrated, the buttons and choices that were pressed too early (loader.ts). */
export function heedEarlyPresses() {
  window.addEventListener('early', pressNext)
  pressNext()
}

function pressNext() {
  const element = document.querySelector<HTMLElement>('[data-early]')
  if (!element) return
  const isChoice = element instanceof HTMLInputElement && element.type === 'radio'
  if (isChoice ? isMade(element) : isPressed(element)) delete element.dataset['early']
  setTimeout(pressNext, LOOK_AGAIN_MS)
}

/** The choice that is being made, and how long the page has time for it. */
let due: { choice: HTMLInputElement; until: number; isPressed: boolean } | undefined

/**
 * Makes a choice again. Returns whether the page shows it, or has had its time: what is pressed after the choice needs
 * it, and a slow phone takes seconds from the press to the page that shows it.
 */
function isMade(choice: HTMLInputElement) {
  const now = performance.now()
  if (due?.choice !== choice) due = { choice, until: now + PATIENCE_MS, isPressed: false }
  if (!due.isPressed && isHydrated(choice)) {
    due.isPressed = true
    // React keeps what the shopper chose, so the choice is taken back before it is made again.
    choice.checked = false
    choice.click()
    return false
  }
  const isOver = (due.isPressed && choice.checked) || now > due.until
  if (isOver) due = undefined
  return isOver
}

/** Presses a button, a tab or a tick box again, if it is hydrated; returns whether it was. */
function isPressed(element: HTMLElement) {
  if (!isHydrated(element)) return false
  if (element instanceof HTMLInputElement) element.checked = !element.checked
  element.click()
  return true
}

/** React leaves its props on every element that it has hydrated. */
function isHydrated(element: Element) {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
