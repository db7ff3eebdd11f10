import { type ComponentType, useState } from 'react'
import { notify } from './notify'

/** A component whose script is fetched by `ask`. `Part` is undefined until it has loaded, and after `drop`. */
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
