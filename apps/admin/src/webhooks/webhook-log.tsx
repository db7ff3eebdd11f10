import type { WebhookDelivery } from '@etrend/contract'
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
const A_MOMENT_MS = 2000

/** What the shop has reported to webhooks, and what became of it. */
export function WebhookLog() {
  const [opened, setOpened] = useState<number>()
  const address = useListAddress(['state', 'webhook'])
  const deliveries = api.webhooks.deliveries.useQuery({
    queryKey: ['webhooks', 'deliveries', address.asked],
    queryData: { query: address.asked },
    meta: { notLoaded: 'Failed to fetch the log' },
    placeholderData: keepPreviousData,
    // A delivery that has just been queued is sent within seconds.
    refetchInterval: ({ state }) => (state.data?.body.items.some(isOnItsWay) ? A_MOMENT_MS : false),
  })
  return (
    <>
      <PageHeader title="Webhook Log">
        <ButtonLink to={`${home}/webhooks`}>Webhooks</ButtonLink>
      </PageHeader>
      <PagedList
        searchLabel="Search deliveries"
        address={address}
        filters={filters}
        answer={deliveries}
        blank={
          <BlankState words="Nothing was reported in the last 30 days.">
            <ButtonLink to={`${home}/webhooks`}>Webhooks</ButtonLink>
          </BlankState>
        }
      >
        {(rows) => (
          <ul aria-label="Deliveries">
            {rows.map((delivery) => (
              <DeliveryLine
                key={delivery.id}
                delivery={delivery}
                onOpen={() => setOpened(delivery.id)}
              />
            ))}
          </ul>
        )}
      </PagedList>
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
