import { useEffect, useState, useSyncExternalStore } from 'react'

const SLIDE_MS = 3000 // spec §9

/**
 * Calls `next` every 3000 ms; a new `key` restarts the time. Pauses while a pointer or the focus is on the slides, or
 * the page is hidden. A person can switch it off; with reduced motion it doesn't start by itself.
 */
export function useAutoplay(next: () => void, key: string) {
  const [isPointed, setIsPointed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isHeld = isPointed || isFocused
  const [wish, setWish] = useState<boolean>()
  const isStill = useSyncExternalStore(watchStillness, prefersStillness, () => true)
  const isPlaying = wish ?? !isStill

  useEffect(() => {
    if (!isPlaying || isHeld) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) next()
    }, SLIDE_MS)
    return () => clearInterval(timer)
    // `next` is new on every render; a slide's time starts when it shows.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isPlaying, isHeld, key])

  const hold = {
    onPointerEnter: () => setIsPointed(true),
    onPointerLeave: () => setIsPointed(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  }
  return { isPlaying, toggle: () => setWish(!isPlaying), hold }
}

const STILLNESS = '(prefers-reduced-motion: reduce)'

function prefersStillness() {
  return window.matchMedia(STILLNESS).matches
}

function watchStillness(listener: () => void) {
  const query = window.matchMedia(STILLNESS)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
