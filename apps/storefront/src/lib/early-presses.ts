const LOOK_AGAIN_MS = 50
const PATIENCE_MS = 10_000

/** Presses again, once they are hydrated, the buttons and choices that were pressed too early (loader.ts). */
export function heedEarlyPresses() {
  window.addEventListener('early', pressNext)
  pressNext()
}

/**
 * Presses the next one that is marked. What is pressed after a choice or a tick needs it, so that keeps its mark until the
 * page shows it, which takes a slow phone seconds. The mark then says until when the page has time; negative: for
 * showing it without the tick.
 */
function pressNext() {
  const element = document.querySelector<HTMLElement>('[data-early]')
  if (!element) return
  const { dataset } = element
  const input = element instanceof HTMLInputElement ? element : undefined
  const until = Number(dataset['early'])
  if (until) {
    if (input?.checked === until > 0 || performance.now() > Math.abs(until)) delete dataset['early']
  } else if (isHydrated(element)) {
    if (input) {
      dataset['early'] = `${(performance.now() + PATIENCE_MS) * (input.checked ? 1 : -1)}`
      // React keeps what the shopper chose, so the choice is taken back before it is made again.
      input.checked = !input.checked
    } else delete dataset['early']
    element.click()
  }
  setTimeout(pressNext, LOOK_AGAIN_MS)
}

/** React leaves its props on every element that it has hydrated. */
function isHydrated(element: Element) {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
