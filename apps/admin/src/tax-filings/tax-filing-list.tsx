import type { TaxFiling } from '@etrend/contract'
import { useState } from 'react'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { ButtonLink } from '../ui/controls/button'
import { fixed } from '../ui/controls/choices'
import type { Filter } from '../ui/list/filters'
import { useListAddress } from '../ui/list/list-address'
import { LinesScreen } from '../ui/list/list-screens'
import { listPageQuery, whileSome } from '../ui/list/paged-list'
import { FilingDialog } from './filing-dialog'
import { FilingLine } from './filing-line'
import { OfficeState } from './office-state'

const states = fixed(
  { value: 'waiting', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'refused', label: 'Refused' },
)
const filters: Filter[] = [{ kind: 'few', name: 'state', label: 'State', useChoices: () => states }]

/** What the tax office gets: bills and credit notes, and what became of each. */
export function TaxFilingList() {
  const [opened, setOpened] = useState<number>()
  const address = useListAddress(['state'])
  const filings = api.taxFilings.list.useQuery({
    ...listPageQuery(
      ['tax-filings', 'list'],
      address,
      'Failed to fetch the bills of the tax office',
    ),
    // What has just been queued is sent within seconds.
    refetchInterval: whileSome(isOnItsWay),
  })
  return (
    <>
      <LinesScreen
        title="Tax Office"
        actions={<ButtonLink to={`${home}/bills`}>Bills</ButtonLink>}
        intro={<OfficeState asOf={filings.dataUpdatedAt} />}
        searchLabel="Search bills and credit notes"
        address={address}
        filters={filters}
        answer={filings}
        none="Nothing was sent to the tax office yet. Bills will appear here when they are issued."
        next={<ButtonLink to={`${home}/bills`}>Bills</ButtonLink>}
        linesTitle="Bills and credit notes"
        line={(filing) => <FilingLine filing={filing} onOpen={() => setOpened(filing.id)} />}
      />
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
