import { Children, type ReactNode, Suspense } from 'react'

/**
 * Sections of a page that wake up one after the other, from the top: each in a turn of its own, so that touch and
 * scrolling get in between. Whoever touches one that still sleeps wakes it up first.
 */
export function InTurns({ children }: { children: ReactNode }) {
  const [first, ...others] = Children.toArray(children)
  return (
    <>
      {first}
      {others.length > 0 && (
        <Suspense>
          <InTurns>{others}</InTurns>
        </Suspense>
      )}
    </>
  )
}
