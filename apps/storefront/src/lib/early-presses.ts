const LOOK_AGAIN_MS = 50
const PATIENCE_MS = 2000

/** Presses again, once they are hydrated, the buttons and choices that were pressed too early (loader.ts). */
export function heedEarlyPresses() {
  window.addEventListener('early', pressNext)
  pressNext()
}

/** The choice that was pressed last, until the page shows it, or for 2 s: what is pressed after it needs it. */
let choice: HTMLInputElement | undefined

function pressNext() {
  const element = document.querySelector<HTMLElement>('[data-early]')
  if (!element) return
  if (choice?.checked) choice = undefined
  if (!choice && isHydrated(element)) {
    delete element.dataset['early']
    // React keeps what the shopper chose, so the choice is taken back before it is made again.
    if (element instanceof HTMLInputElement) {
      element.checked = element.type === 'checkbox' && !element.checked
      if (element.type === 'radio') choice = element
      setTimeout(() => (choice = undefined), PATIENCE_MS)
    }
    element.click()
  }
  setTimeout(pressNext, LOOK_AGAIN_MS)
}

/** React leaves its props on every element that it has hydrated. */
function isHydrated(element: Element) {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
