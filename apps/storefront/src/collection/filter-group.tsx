import type { ReactElement } from 'react'

type FilterGroupProps = { legend: string; children: ReactElement<{ isChosen?: boolean }>[] }

const MOST = 7 // All, and six values

/**
 * What the form has under one legend. After the first six values, the others are folded under 'View n more', also
 * without script, unless one of them is chosen.
 */
export function FilterGroup({ legend, children }: FilterGroupProps) {
  const more = children.slice(MOST)
  return (
    <fieldset className="py-5">
      <legend className="float-left mb-1 w-full font-display text-lg">{legend}</legend>
      <div className="clear-both">
        {children.slice(0, MOST)}
        {more.length > 0 && (
          <details open={more.some(({ props }) => props.isChosen)}>
            <summary className="text-link touch-line text-sm">View {more.length} more</summary>
            {more}
          </details>
        )}
      </div>
    </fieldset>
  )
}
