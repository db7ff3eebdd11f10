import { type ComponentType, useState } from 'react'
import { notify } from './notify'

/** A part of a page whose script is fetched when it is asked for: `Part` is there from then until it is dropped. */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>()

  function ask() {
    load().then(
      (part) => setPart(() => part),
      () => notify.error('This could not be loaded. Check your connection and try again.'),
    )
  }

  return { Part, ask, drop: () => setPart(undefined) }
}
