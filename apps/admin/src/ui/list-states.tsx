import type { ReactNode } from 'react'
import { refusalOf } from '../lib/refusal'
import { BlankState } from './blank-state'
import { ButtonLink } from './button'
import { FailedState } from './failed-state'
import { ListFrame } from './list-frame'
import { RowsSkeleton } from './skeleton'

export type ListAnswer<Body> = {
  data: Body | undefined
  error: unknown
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => Promise<unknown>
}

/** The rows of a list in their frame; or that they are loading, failed to load, don't match, or don't exist yet. */
export function ListStates<Row>({
  answer,
  rows,
  isNarrowed,
  noMatch = 'Nothing here matches. Try fewer or other words, or fewer filters.',
  blank,
  skeleton = 10,
  below,
  children,
}: {
  answer: ListAnswer<unknown>
  /** The rows to show; undefined until they are loaded. */
  rows: Row[] | undefined
  isNarrowed: boolean
  noMatch?: string
  /** Shown if the list is empty. */
  blank: ReactNode
  /** How many rows the placeholder has. */
  skeleton?: number
  /** The links to the other pages. */
  below?: ReactNode
  children: (rows: Row[]) => ReactNode
}) {
  if (!rows && answer.error) {
    const { message } = refusalOf(answer.error)
    return <FailedState message={message} isTrying={answer.isFetching} onRetry={answer.refetch} />
  }
  if (!rows) return <RowsSkeleton rows={skeleton} />
  if (rows.length === 0 && isNarrowed) {
    return (
      <BlankState words={noMatch}>
        <ButtonLink to="?">Show all</ButtonLink>
      </BlankState>
    )
  }
  if (rows.length === 0) return blank
  return (
    <div aria-busy={answer.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
      <ListFrame>{children(rows)}</ListFrame>
      {below}
    </div>
  )
}
