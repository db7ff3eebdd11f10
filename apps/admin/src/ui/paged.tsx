import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { home } from '../lib/addresses'
import { refusalOf } from '../lib/refusal'
import { BlankState } from './blank-state'
import { ButtonLink } from './button'
import { FailedState } from './failed-state'
import { pageSizes, type ListAddress } from './list-address'
import { Pages } from './pages'
import { RowsSkeleton } from './skeleton'

type Answer<Row> = {
  data: { body: Row[]; headers: Headers } | undefined
  error: unknown
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => Promise<unknown>
}

/**
 * One page of rows of any look, with the page links; also the loading, error and empty states. `empty` is the text of a
 * list without rows, `noMatch` the text if search and filters match nothing.
 */
export function Paged<Row>({
  answer,
  address: { page, pageSize, isNarrowed, hrefOf, resize },
  empty,
  noMatch,
  children,
}: {
  answer: Answer<Row>
  address: ListAddress
  empty: string
  noMatch: string
  children: (rows: Row[]) => ReactNode
}) {
  const { data, error, isFetching, isPlaceholderData, refetch } = answer
  if (!data && error) {
    const { message } = refusalOf(error)
    return <FailedState message={message} isTrying={isFetching} onRetry={refetch} />
  }
  if (!data) return <RowsSkeleton rows={pageSize} />
  const total = Number(data.headers.get('x-total-count') ?? data.body.length)
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (!isPlaceholderData && page > last) return <Navigate replace to={hrefOf(last)} />
  if (data.body.length === 0) {
    return (
      <BlankState words={isNarrowed ? noMatch : empty}>
        <ButtonLink to={isNarrowed ? '?' : home}>
          {isNarrowed ? 'Show all' : 'Go to the dashboard'}
        </ButtonLink>
      </BlankState>
    )
  }
  return (
    <div aria-busy={isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
      {children(data.body)}
      <Pages {...{ page, pageSize, pageSizes, total, hrefOf }} onResize={resize} />
    </div>
  )
}
