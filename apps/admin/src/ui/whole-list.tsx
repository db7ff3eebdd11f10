import { foldedText } from '@etrend/contract/typed-text'
import type { ReactNode } from 'react'
import type { Column } from './column'
import { useShownColumns } from './columns-menu'
import { ListStates, type ListAnswer } from './list-states'
import { ListTools, type ListToolsProps } from './list-tools'

/** How a list is searched in the browser: the words may be anywhere in the row's text. */
type Search<Row> = { label: string; textOf: (row: Row) => string }

/** A list without pages, because a shop has few of these rows. It is searched in the browser, if at all. */
export function WholeList<Row>({
  name,
  search,
  answer,
  blank,
  children,
  ...tools
}: Omit<ListToolsProps<Row>, 'searchLabel'> & {
  /** What the shown columns are remembered by. */
  name: string
  search?: Search<Row>
  answer: ListAnswer<{ body: Row[] }>
  /** Shown if the list is empty. */
  blank: ReactNode
  /** Gets the columns that the user wants to see. */
  children: (rows: Row[], shown: Column<Row>[]) => ReactNode
}) {
  const { address, columns } = tools
  const { shown, ...choice } = useShownColumns(name, columns ?? [])
  const words = foldedText(address.q).split(' ')
  const isFound = (row: Row) => {
    const text = search && foldedText(search.textOf(row))
    return words.every((word) => text?.includes(word) ?? true)
  }
  return (
    <>
      <ListTools choice={choice} searchLabel={search?.label} {...tools} />
      <ListStates
        answer={answer}
        rows={answer.data?.body.filter(isFound)}
        isNarrowed={address.isNarrowed}
        blank={blank}
        skeleton={4}
      >
        {(rows) => children(rows, shown)}
      </ListStates>
    </>
  )
}
