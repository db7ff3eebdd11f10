import type { MailRow } from '@etrend/contract'
import { useState } from 'react'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { ButtonLink } from '../ui/controls/button'
import { fixed } from '../ui/controls/choices'
import type { Filter } from '../ui/list/filters'
import { useListAddress } from '../ui/list/list-address'
import { LinesScreen } from '../ui/list/list-screens'
import { listPageQuery, whileSome } from '../ui/list/paged-list'
import type { Sort } from '../ui/list/sort-select'
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
    ...listPageQuery(['mails', 'list'], address, 'Failed to fetch mails'),
    // A mail that has just been queued is sent within seconds.
    refetchInterval: whileSome(isOnItsWay),
  })
  return (
    <>
      <LinesScreen
        title="Mails"
        actions={<ButtonLink to={`${home}/mailtexts`}>Mail texts</ButtonLink>}
        searchLabel="Search mails"
        address={address}
        filters={filters}
        sorts={sorts}
        answer={mails}
        none="No mails yet. Every customer who places an order gets one."
        next={<ButtonLink to={`${home}/allorder`}>Orderlist</ButtonLink>}
        line={(mail) => <MailLine mail={mail} onOpen={() => setOpened(mail.id)} />}
      />
      {opened === undefined ? null : (
        <MailDialog id={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

/** Whether the mail is about to be sent. A mail that failed waits longer, and has a `problem`. */
function isOnItsWay({ state, problem }: MailRow) {
  return state === 'queued' && problem === null
}
