const LOOK_AGAIN_MS = 50

/** Presses again, once they are hydrated, the buttons and choices that were pressed too early (loader.ts). */
export function heedEarlyPresses() {
  window.addEventListener('early', pressNext)
  pressNext()
}

function pressNext() {
  const element = document.querySelector<HTMLElement>('[data-early]')
  if (!element) return
  if (isHydrated(element)) {
    delete element.dataset['early']
    // React keeps what the shopper chose, so the choice is taken back before it is made again.
    if (element instanceof HTMLInputElement) {
      element.checked = element.type === 'checkbox' && !element.checked
    }
    element.click()
  }
  setTimeout(pressNext, LOOK_AGAIN_MS)
}

/** React leaves its props on every element that it has hydrated. */
function isHydrated(element: Element) {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
