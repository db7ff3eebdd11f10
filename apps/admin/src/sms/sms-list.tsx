import type { SmsRow } from '@etrend/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { BlankState } from '../ui/blank-state'
import { ButtonLink } from '../ui/button'
import { fixed } from '../ui/choices'
import type { Filter } from '../ui/filters'
import { useListAddress } from '../ui/list-address'
import { May } from '../ui/may'
import { PageHeader } from '../ui/page-header'
import { PagedList } from '../ui/paged-list'
import type { Sort } from '../ui/sort-select'
import { SmsGateway } from './sms-gateway'
import { SmsLine } from './sms-line'
import { stateWords } from './sms-words'

const states = fixed(...Object.entries(stateWords).map(([value, label]) => ({ value, label })))
const sorts: Sort[] = [
  { title: 'Day', name: 'created_at' },
  { title: 'Recipient', name: 'to' },
]
const filters: Filter[] = [{ kind: 'few', name: 'state', label: 'State', useChoices: () => states }]
const A_MOMENT_MS = 2000

/** The shop's SMS, whether they were sent, and the gateway that sends them. */
export function SmsList() {
  const address = useListAddress(['state'])
  const messages = api.smsMessages.list.useQuery({
    queryKey: ['sms', 'list', address.asked],
    queryData: { query: address.asked },
    meta: { notLoaded: 'Failed to fetch the SMS' },
    placeholderData: keepPreviousData,
    // A message that has just been queued is sent within seconds.
    refetchInterval: ({ state }) => (state.data?.body.items.some(isOnItsWay) ? A_MOMENT_MS : false),
  })
  return (
    <>
      <PageHeader title="SMS">
        <May needed="content">
          <ButtonLink to={`${home}/smstexts`}>SMS texts</ButtonLink>
        </May>
      </PageHeader>
      <SmsGateway />
      <PagedList
        searchLabel="Search SMS by number or order"
        address={address}
        filters={filters}
        sorts={sorts}
        answer={messages}
        blank={
          <BlankState words="No SMS yet. Customers get them about their orders.">
            <ButtonLink to={`${home}/allorder`}>Orderlist</ButtonLink>
          </BlankState>
        }
      >
        {(rows) => (
          <ul aria-label="SMS">
            {rows.map((message) => (
              <SmsLine key={message.id} message={message} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

/** Whether the message is about to be sent. One that was refused waits longer, and has a `problem`. */
function isOnItsWay({ state, problem }: SmsRow) {
  return state === 'sending' || (state === 'queued' && problem === null)
}
