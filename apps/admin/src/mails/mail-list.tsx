import type { MailRow } from '@etrend/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { BlankState } from '../ui/blank-state'
import { ButtonLink } from '../ui/button'
import { fixed } from '../ui/choices'
import type { Filter } from '../ui/filters'
import { useListAddress } from '../ui/list-address'
import { PageHeader } from '../ui/page-header'
import { PagedList } from '../ui/paged-list'
import type { Sort } from '../ui/sort-select'
import { MailDialog } from './mail-dialog'
import { MailLine } from './mail-line'

const states = fixed(
  { value: 'queued', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
)
const sorts: Sort[] = [
  { title: 'Day', name: 'created_at' },
  { title: 'Recipient', name: 'to' },
  { title: 'Subject', name: 'subject' },
]
const filters: Filter[] = [{ kind: 'few', name: 'state', label: 'State', useChoices: () => states }]

/** The shop's mails, and whether they were sent. */
export function MailList() {
  const [opened, setOpened] = useState<number>()
  const address = useListAddress(['state'])
  const mails = api.mails.list.useQuery({
    queryKey: ['mails', 'list', address.asked],
    queryData: { query: address.asked },
    meta: { notLoaded: 'Failed to fetch mails' },
    placeholderData: keepPreviousData,
    // A mail that has just been queued is sent within seconds.
    refetchInterval: ({ state }) => (state.data?.body.items.some(isOnItsWay) ? A_MOMENT_MS : false),
  })
  return (
    <>
      <PageHeader title="Mails">
        <ButtonLink to={`${home}/mailtexts`}>Mail texts</ButtonLink>
      </PageHeader>
      <PagedList
        searchLabel="Search mails"
        address={address}
        filters={filters}
        sorts={sorts}
        answer={mails}
        blank={
          <BlankState words="No mails yet. Every customer who places an order gets one.">
            <ButtonLink to={`${home}/allorder`}>Orderlist</ButtonLink>
          </BlankState>
        }
      >
        {(rows) => (
          <ul aria-label="Mails">
            {rows.map((mail) => (
              <MailLine key={mail.id} mail={mail} onOpen={() => setOpened(mail.id)} />
            ))}
          </ul>
        )}
      </PagedList>
      {opened === undefined ? null : (
        <MailDialog id={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

const A_MOMENT_MS = 2000

/** Whether the mail is about to be sent. A mail that failed waits longer, and has a `problem`. */
function isOnItsWay({ state, problem }: MailRow) {
  return state === 'queued' && problem === null
}
