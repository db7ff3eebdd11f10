import { Children, type ReactNode, Suspense } from 'react'

/**
 * Sections of a page that hydrate one after the other, from the top, so that touch and scrolling are handled between
 * them. When the visitor touches a section that isn't hydrated yet, React hydrates that one first.
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
