import { foldedText } from '@etrend/contract/typed-text'
import type { ReactNode } from 'react'
import { List, type ListAnswer, type ListProps } from './list'

/** How a list is searched in the browser: the words may be anywhere in the row's text. */
type Search<Row> = { label: string; textOf: (row: Row) => string }

/** A list without pages, because a shop has few of these rows. It is searched in the browser. */
export function WholeList<Row>({
  search,
  ...list
}: Omit<ListProps<Row>, 'searchLabel'> & {
  name: string
  search: Search<Row>
  answer: ListAnswer<{ body: Row[] }>
  /** Shown if the list is empty. */
  blank: ReactNode
}) {
  const words = foldedText(list.address.q).split(' ')
  const isFound = (row: Row) => {
    const text = foldedText(search.textOf(row))
    return words.every((word) => text.includes(word))
  }
  const rows = list.answer.data?.body.filter(isFound)
  return <List {...list} searchLabel={search.label} rows={rows} skeleton={4} />
}
