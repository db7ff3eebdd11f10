import type { TaxFiling } from '@etrend/contract'
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
import { FilingDialog } from './filing-dialog'
import { FilingLine } from './filing-line'
import { OfficeState } from './office-state'

const states = fixed(
  { value: 'waiting', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'refused', label: 'Refused' },
)
const filters: Filter[] = [{ kind: 'few', name: 'state', label: 'State', useChoices: () => states }]
const A_MOMENT_MS = 2000

/** What the tax office gets: bills and credit notes, and what became of each. */
export function TaxFilingList() {
  const [opened, setOpened] = useState<number>()
  const address = useListAddress(['state'])
  const filings = api.taxFilings.list.useQuery({
    queryKey: ['tax-filings', 'list', address.asked],
    queryData: { query: address.asked },
    meta: { notLoaded: 'Failed to fetch the bills of the tax office' },
    placeholderData: keepPreviousData,
    // What has just been queued is sent within seconds.
    refetchInterval: ({ state }) => (state.data?.body.items.some(isOnItsWay) ? A_MOMENT_MS : false),
  })
  return (
    <>
      <PageHeader title="Tax Office">
        <ButtonLink to={`${home}/bills`}>Bills</ButtonLink>
      </PageHeader>
      <OfficeState asOf={filings.dataUpdatedAt} />
      <PagedList
        searchLabel="Search bills and credit notes"
        address={address}
        filters={filters}
        answer={filings}
        blank={
          <BlankState words="Nothing was sent to the tax office yet. Bills will appear here when they are issued.">
            <ButtonLink to={`${home}/bills`}>Bills</ButtonLink>
          </BlankState>
        }
      >
        {(rows) => (
          <ul aria-label="Bills and credit notes">
            {rows.map((filing) => (
              <FilingLine key={filing.id} filing={filing} onOpen={() => setOpened(filing.id)} />
            ))}
          </ul>
        )}
      </PagedList>
      {opened === undefined ? null : (
        <FilingDialog id={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

function isOnItsWay({ state, attempts, next_attempt_at }: TaxFiling) {
  const isDue = next_attempt_at !== null && Date.parse(next_attempt_at) <= Date.now()
  return state === 'waiting' && (attempts === 0 || isDue)
}
