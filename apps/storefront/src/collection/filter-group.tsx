import { Children, type ReactNode } from 'react'

type FilterGroupProps = {
  legend: string
  /** Whether a value after the first six is chosen: then these are unfolded. */
  isOpen?: boolean
  children: ReactNode
}

const MOST = 7 // All, and six values

/** The values of one filter. After the first six, the others are folded under 'View n more', also without script. */
export function FilterGroup({ legend, isOpen, children }: FilterGroupProps) {
  const values = Children.toArray(children)
  const more = values.slice(MOST)
  return (
    <fieldset className="py-5">
      <legend className="float-left mb-1 w-full font-display text-lg">{legend}</legend>
      <div className="clear-both">
        {values.slice(0, MOST)}
        {more.length > 0 && (
          <details open={isOpen}>
            <summary className="text-link touch-line text-sm">View {more.length} more</summary>
            {more}
          </details>
        )}
      </div>
    </fieldset>
  )
}
