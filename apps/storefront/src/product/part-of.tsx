import type { ComponentType } from 'react'
import { lazyPage } from '../lib/lazy-page'

/** A part that the server renders with the page, and whose script the browser fetches once `wanted` resolves. */
export function partOf<Props extends object>(
  name: string,
  wanted: Promise<void>,
  load: () => Promise<ComponentType<Props>>,
) {
  return lazyPage<Props>(name, async () => {
    if (typeof window !== 'undefined') await wanted
    return await load().catch(() => PartMissing)
  })
}

/** Shown in place of a part whose script could not be loaded. */
function PartMissing() {
  return (
    <p role="alert" className="py-8 text-muted">
      This part could not be loaded. Check your connection and reload the page.
    </p>
  )
}
