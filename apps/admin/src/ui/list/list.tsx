import type { ReactNode } from 'react'
import { refusalOf } from '../../lib/refusal'
import { ButtonLink } from '../controls/button'
import { BlankState } from '../state/blank-state'
import { FailedState } from '../state/failed-state'
import { RowsSkeleton } from '../state/skeleton'
import type { Column } from './column'
import { useShownColumns } from './columns-menu'
import { ListFrame } from './list-frame'
import { Tools } from './tools'
import type { ToolsProps } from './tools-props'

export type ListAnswer<Body> = {
  data: Body | undefined
  error: unknown
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => Promise<unknown>
}

/** What every list is given, with pages or without. */
export type ListProps<Row> = ToolsProps<Row> & {
  /** What the shown columns are remembered by; the search's label when it is missing. */
  name?: string
  noMatch?: string | undefined
  /** Gets the columns that the user wants to see. */
  children: (rows: Row[], shown: Column<Row>[]) => ReactNode
}

/**
 * The tools above the rows of a list, and the rows in their frame; or that they are loading, failed to load, don't
 * match, or don't exist yet.
 */
export function List<Row>({
  name,
  answer,
  rows,
  noMatch = 'Nothing here matches. Try fewer or other words, or fewer filters.',
  blank,
  skeleton,
  total,
  below,
  children,
  ...tools
}: ListProps<Row> & {
  answer: ListAnswer<unknown>
  /** The rows to show; undefined until they are loaded. */
  rows: Row[] | undefined
  /** Shown if the list is empty. */
  blank: ReactNode
  /** How many rows the placeholder has. */
  skeleton: number
  /** How many rows there are on all pages, if there are pages. */
  total?: number
  /** The links to the other pages. */
  below?: ReactNode
}) {
  const { searchLabel = '', columns = [] } = tools
  const { shown, ...choice } = useShownColumns(name ?? searchLabel, columns)
  return (
    <>
      <Tools
        choice={choice}
        found={answer.isPlaceholderData ? undefined : (total ?? rows?.length)}
        {...tools}
      />
      {state()}
    </>
  )

  function state() {
    if (!rows && answer.error) {
      const { message } = refusalOf(answer.error)
      return <FailedState message={message} isTrying={answer.isFetching} onRetry={answer.refetch} />
    }
    if (!rows) return <RowsSkeleton rows={skeleton} />
    if (rows.length === 0 && tools.address.isNarrowed) {
      return (
        <BlankState words={noMatch}>
          <ButtonLink to="?">Show all</ButtonLink>
        </BlankState>
      )
    }
    if (rows.length === 0) return blank
    return (
      <div aria-busy={answer.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
        <ListFrame>{children(rows, shown)}</ListFrame>
        {below}
      </div>
    )
  }
}
