import type { ReactElement } from 'react'

type FilterGroupProps = {
  legend: string
  /** Unfolded at first. */
  isOpen: boolean
  children: ReactElement<{ isChosen?: boolean }>[]
}

const MOST = 7 // All, and six values

/**
 * What the form has under one legend, which unfolds it, also without script. After the first six values, the others are
 * folded under 'View n more', unless one of them is chosen.
 */
export function FilterGroup({ legend, isOpen, children }: FilterGroupProps) {
  const more = children.slice(MOST)
  return (
    <details open={isOpen} className="unfold">
      <summary>{legend}</summary>
      <fieldset className="pb-4">
        <legend className="sr-only">{legend}</legend>
        {children.slice(0, MOST)}
        {more.length > 0 && (
          <details open={more.some(({ props }) => props.isChosen)}>
            <summary className="text-link touch-line text-sm">View {more.length} more</summary>
            {more}
          </details>
        )}
      </fieldset>
    </details>
  )
}
