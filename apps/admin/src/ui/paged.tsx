import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { home } from '../lib/addresses'
import { BlankState } from './blank-state'
import { ButtonLink } from './button'
import { pageSizes, type ListAddress } from './list-address'
import { ListStates, type ListAnswer } from './list-states'
import { Pages } from './pages'

/**
 * One page of rows of any look, with the page links; also the loading, error and empty states. `noMatch` is the text if
 * search and filters match nothing. `empty` is the text of a list without rows, or all that is shown then.
 */
export function Paged<Row>({
  answer,
  address: { page, pageSize, isNarrowed, hrefOf, resize },
  empty,
  noMatch,
  children,
}: {
  answer: ListAnswer<{ body: Row[]; headers: Headers }>
  address: ListAddress
  empty: string | ReactNode
  noMatch: string
  children: (rows: Row[]) => ReactNode
}) {
  const { data, isPlaceholderData } = answer
  const total = Number(data?.headers.get('x-total-count') ?? data?.body.length)
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (data && !isPlaceholderData && page > last) return <Navigate replace to={hrefOf(last)} />
  return (
    <ListStates
      answer={answer}
      rows={data?.body}
      isNarrowed={isNarrowed}
      noMatch={noMatch}
      blank={
        typeof empty === 'string' ? (
          <BlankState words={empty}>
            <ButtonLink to={home}>Go to the dashboard</ButtonLink>
          </BlankState>
        ) : (
          empty
        )
      }
      skeleton={pageSize}
      below={<Pages {...{ page, pageSize, pageSizes, total, hrefOf }} onResize={resize} />}
    >
      {children}
    </ListStates>
  )
}
