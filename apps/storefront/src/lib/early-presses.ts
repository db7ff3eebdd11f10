const LOOK_AGAIN_MS = 50
const PATIENCE_MS = 10_000

/** Presses again, once they are hydrated, the buttons and choices that were pressed too early (loader.ts). */
export function heedEarlyPresses() {
  window.addEventListener('early', pressNext)
  pressNext()
}

/**
 * Presses the next one that is marked. What is pressed after a choice needs it, so a choice keeps its mark until the page
 * shows it, which takes a slow phone seconds: the mark then says how long the page has time.
 */
function pressNext() {
  const element = document.querySelector<HTMLElement>('[data-early]')
  if (!element) return
  const { dataset } = element
  const input = element instanceof HTMLInputElement ? element : undefined
  if (input && dataset['early']) {
    if (input.checked || performance.now() > Number(dataset['early'])) delete dataset['early']
  } else if (isHydrated(element)) {
    const isChoice = input?.type === 'radio'
    // React keeps what the shopper chose, so the choice is taken back before it is made again.
    if (input) input.checked = !isChoice && !input.checked
    if (isChoice) dataset['early'] = `${performance.now() + PATIENCE_MS}`
    else delete dataset['early']
    element.click()
  }
  setTimeout(pressNext, LOOK_AGAIN_MS)
}

/** React leaves its props on every element that it has hydrated. */
function isHydrated(element: Element) {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
