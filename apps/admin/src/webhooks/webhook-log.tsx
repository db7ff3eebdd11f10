import type { WebhookDelivery } from '@etrend/contract'
import { useState } from 'react'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { ButtonLink } from '../ui/controls/button'
import { fixed } from '../ui/controls/choices'
import type { Filter } from '../ui/list/filters'
import { useListAddress } from '../ui/list/list-address'
import { LinesScreen } from '../ui/list/list-screens'
import { listPageQuery, whileSome } from '../ui/list/paged-list'
import { DeliveryDialog } from './delivery-dialog'
import { DeliveryLine } from './delivery-line'

const states = fixed(
  { value: 'queued', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Given up' },
)
const filters: Filter[] = [
  { kind: 'few', name: 'state', label: 'State', useChoices: () => states },
  { kind: 'few', name: 'webhook', label: 'Webhook', useChoices: useWebhookChoices },
]

/** What the shop has reported to webhooks, and what became of it. */
export function WebhookLog() {
  const [opened, setOpened] = useState<number>()
  const address = useListAddress(['state', 'webhook'])
  const deliveries = api.webhooks.deliveries.useQuery({
    ...listPageQuery(['webhooks', 'deliveries'], address, 'Failed to fetch the log'),
    // A delivery that has just been queued is sent within seconds.
    refetchInterval: whileSome(isOnItsWay),
  })
  return (
    <>
      <LinesScreen
        title="Webhook Log"
        actions={<ButtonLink to={`${home}/webhooks`}>Webhooks</ButtonLink>}
        searchLabel="Search deliveries"
        address={address}
        filters={filters}
        answer={deliveries}
        none="Nothing was reported in the last 30 days."
        next={<ButtonLink to={`${home}/webhooks`}>Webhooks</ButtonLink>}
        linesTitle="Deliveries"
        line={(delivery) => (
          <DeliveryLine delivery={delivery} onOpen={() => setOpened(delivery.id)} />
        )}
      />
      {opened === undefined ? null : (
        <DeliveryDialog id={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

function useWebhookChoices() {
  const { data, isError, isFetching, refetch } = api.webhooks.list.useQuery({
    queryKey: ['webhooks', 'list'],
    meta: { notLoaded: 'Failed to fetch the webhooks' },
  })
  const options = data?.body.map(({ id, url }) => ({ value: id, label: new URL(url).host }))
  return { options, isFailed: isError, isTrying: isFetching, retry: refetch }
}

function isOnItsWay({ state, attempts }: WebhookDelivery) {
  return state === 'queued' && attempts === 0
}
