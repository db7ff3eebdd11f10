import type { SmsRow } from '@etrend/contract'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { ButtonLink } from '../ui/controls/button'
import { fixed } from '../ui/controls/choices'
import type { Filter } from '../ui/list/filters'
import { useListAddress } from '../ui/list/list-address'
import { LinesScreen } from '../ui/list/list-screens'
import { listPageQuery, whileSome } from '../ui/list/paged-list'
import type { Sort } from '../ui/list/sort-select'
import { May } from '../ui/may'
import { SmsGateway } from './sms-gateway'
import { SmsLine } from './sms-line'
import { stateWords } from './sms-words'

const states = fixed(...Object.entries(stateWords).map(([value, label]) => ({ value, label })))
const sorts: Sort[] = [
  { title: 'Day', name: 'created_at' },
  { title: 'Recipient', name: 'to' },
]
const filters: Filter[] = [{ kind: 'few', name: 'state', label: 'State', useChoices: () => states }]

/** The shop's SMS, whether they were sent, and the gateway that sends them. */
export function SmsList() {
  const address = useListAddress(['state'])
  const messages = api.smsMessages.list.useQuery({
    ...listPageQuery(['sms', 'list'], address, 'Failed to fetch the SMS'),
    // A message that has just been queued is sent within seconds.
    refetchInterval: whileSome(isOnItsWay),
  })
  return (
    <LinesScreen
      title="SMS"
      actions={
        <May needed="content">
          <ButtonLink to={`${home}/smstexts`}>SMS texts</ButtonLink>
        </May>
      }
      intro={<SmsGateway />}
      searchLabel="Search SMS by number or order"
      address={address}
      filters={filters}
      sorts={sorts}
      answer={messages}
      none="No SMS yet. Customers get them about their orders."
      next={<ButtonLink to={`${home}/allorder`}>Orderlist</ButtonLink>}
      line={(message) => <SmsLine message={message} />}
    />
  )
}

/** Whether the message is about to be sent. One that was refused waits longer, and has a `problem`. */
function isOnItsWay({ state, problem }: SmsRow) {
  return state === 'sending' || (state === 'queued' && problem === null)
}
