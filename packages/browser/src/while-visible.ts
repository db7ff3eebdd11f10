/**
 * Calls `start` whenever the page becomes visible, and aborts its signal when the page is hidden or left: hidden tabs
 * would use up the six connections that a browser opens to a host. Returns a function that stops it.
 */
export function whileVisible(start: (signal: AbortSignal) => void) {
  let running: AbortController | undefined

  function stop() {
    running?.abort()
    running = undefined
  }

  function look() {
    if (document.hidden) return stop()
    if (running) return
    running = new AbortController()
    start(running.signal)
  }

  look()
  document.addEventListener('visibilitychange', look)
  // A page in the back/forward cache is frozen without being hidden first.
  window.addEventListener('pagehide', stop)
  window.addEventListener('pageshow', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pagehide', stop)
    window.removeEventListener('pageshow', look)
    stop()
  }
}
