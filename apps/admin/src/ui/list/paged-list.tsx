import { keepPreviousData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { home } from '../../lib/addresses'
import { totalOf } from '../../lib/total-of'
import type { Words } from '../../lib/words'
import { ButtonLink } from '../controls/button'
import { BlankState } from '../state/blank-state'
import { List, type ListAnswer, type ListProps } from './list'
import type { ListAddress } from './list-address'
import { PageLinks } from './page-links'

export type PagedListProps<Row> = ListProps<Row> & {
  answer: ListAnswer<ListPage<Row>>
  /** What an empty list says. */
  none: string
  /** The next step that an empty list offers. */
  next?: ReactNode
}

type ListPage<Row> = { body: Row[]; headers: Headers }

/** A list of which the server answers one page, with search, filters and page in the address. */
export function PagedList<Row>({
  none,
  next = <ButtonLink to={home}>Go to the dashboard</ButtonLink>,
  otherwise = 'Newest first',
  ...list
}: PagedListProps<Row>) {
  const { address, answer } = list
  const { data, isPlaceholderData } = answer
  const total = data ? totalOf(data) : 0
  const last = Math.max(1, Math.ceil(total / address.pageSize))
  // Such a page is left at once, so that it isn't shown as an empty list.
  const isPastEnd = data?.body.length === 0 && total > 0
  return (
    <>
      {data && !isPlaceholderData && address.page > last ? (
        <Navigate replace to={address.hrefOf(last)} />
      ) : null}
      <List
        {...list}
        otherwise={otherwise}
        rows={isPastEnd ? undefined : data?.body}
        blank={<BlankState words={none}>{next}</BlankState>}
        skeleton={address.pageSize}
        total={total}
        below={<PageLinks address={address} total={total} />}
      />
    </>
  )
}

/** Loads the page of a list that its address names. Until it is there, the page before stays. */
export function listPageQuery(
  queryKey: string[],
  { asked }: Pick<ListAddress, 'asked'>,
  notLoaded: Words,
) {
  return {
    queryKey: [...queryKey, asked],
    queryData: { query: asked },
    meta: { notLoaded },
    placeholderData: keepPreviousData,
  }
}

/** Loads again every other second while a row on the page is about to change. */
export function whileSome<Row>(isOnItsWay: (row: Row) => boolean) {
  return ({ state }: { state: { data?: { body: Row[] } | undefined } }) =>
    state.data?.body.some(isOnItsWay) ? A_MOMENT_MS : false
}

const A_MOMENT_MS = 2000
