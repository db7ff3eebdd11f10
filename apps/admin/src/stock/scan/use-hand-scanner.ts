import { useEffect, useEffectEvent } from 'react'

/** A hand scanner types a code and Enter, faster than a person. */
const FASTEST_TYPIST_MS = 60
const SHORTEST = 4

/**
 * Reports codes of a hand scanner wherever the focus is, except in fields, which get its letters themselves. Its Enter
 * presses no button.
 */
export function useHandScanner(onCode: (code: string) => void) {
  const report = useEffectEvent(onCode)
  useEffect(() => {
    let typed = ''
    let last = 0
    function onKey(event: KeyboardEvent) {
      if (isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.timeStamp - last > FASTEST_TYPIST_MS) typed = ''
      last = event.timeStamp
      if (event.key.length === 1) typed += event.key
      if (event.key !== 'Enter' || typed.length < SHORTEST) return
      event.preventDefault()
      report(typed)
      typed = ''
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}

function isField(target: EventTarget | null) {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}
