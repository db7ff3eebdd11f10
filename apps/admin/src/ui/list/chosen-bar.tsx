import { PressButton } from '@etrend/look/press-button'
import type { ComponentProps, ReactNode } from 'react'
import type { Selection } from './use-selection'

/** A bar over the foot of the list: how many rows are selected, and the actions for them. */
export function ChosenBar<Id>({
  pageIds,
  selection,
  more,
  children,
}: {
  pageIds: Id[]
  selection: Selection<Id>
  /** Another way to select rows, beside 'Select the page'. */
  more?: ReactNode
  children: ReactNode
}) {
  const others = pageIds.filter((id) => !selection.has(id))
  return (
    <section
      aria-label="Chosen rows"
      data-on-ink
      className="sticky bottom-4 z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-ink px-4 py-2 text-paper shadow-float"
    >
      <output className="font-semibold tabular-nums">{selection.count} selected</output>
      {others.length > 0 ? (
        // The cards of a phone have a box for it above them.
        <span className="max-md:hidden">
          <Plain onClick={() => selection.change(others, true)}>Select the page</Plain>
        </span>
      ) : null}
      {more}
      <Plain onClick={selection.clear}>Clear</Plain>
      <div className="ms-auto flex flex-wrap gap-2">{children}</div>
    </section>
  )
}

/** A button on the bar that looks like a link. */
export function Plain(button: ComponentProps<'button'>) {
  return (
    <PressButton
      className="h-9 cursor-pointer rounded-control underline-offset-4 hover:underline aria-disabled:opacity-60 pointer-coarse:h-11"
      {...button}
    />
  )
}
