import { useSyncExternalStore } from 'react'

/** Whether a media query matches, such as '(width >= 80rem)'; follows the window. */
export function useMatches(query: string) {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
  )
}
