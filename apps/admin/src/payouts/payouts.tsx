import { differenceKind } from '@etrend/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { ButtonLink } from '../ui/controls/button'
import { fixed } from '../ui/controls/choices'
import { counted } from '../ui/display/counted'
import { ScreenHeader } from '../ui/display/screen-header'
import type { Filter } from '../ui/list/filters'
import { useListAddress } from '../ui/list/list-address'
import { PagedList, listPageQuery } from '../ui/list/paged-list'
import { DifferenceLine } from './difference-line'
import { differenceNames } from './payout-words'
import { Statements } from './statements'

const kinds = fixed(
  ...differenceKind.options.map((value) => ({ value, label: differenceNames[value] })),
)
const states = fixed({ value: 'settled', label: 'Settled' })
const waits = fixed(
  ...[1, 2, 7, 14, 30].map((days) => ({
    value: String(days),
    label: `After ${counted(days, 'day')}`,
  })),
)
const filters: Filter[] = [
  { kind: 'few', name: 'kind', label: 'Kind', useChoices: () => kinds },
  { kind: 'few', name: 'state', label: 'State', useChoices: () => states },
  { kind: 'few', name: 'days', label: 'Missing', useChoices: () => waits },
]

/** What gateways paid out: the differences to work through, and the statements that were added. */
export function Payouts() {
  const address = useListAddress(['kind', 'state', 'days'])
  const answer = api.payouts.differences.useQuery(
    listPageQuery(['payouts', 'differences'], address, 'Failed to fetch the differences'),
  )
  const { days } = address.narrowed
  const counts = api.payouts.differenceCounts.useQuery({
    queryKey: ['payouts', 'difference counts', days],
    queryData: { query: { days } },
    meta: { notLoaded: 'Failed to fetch the numbers of differences' },
    placeholderData: keepPreviousData,
  }).data?.body
  const open = Object.values(counts?.counts ?? {}).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <ScreenHeader title="Payouts">
        <ButtonLink kind="primary" to={`${home}/payouts/add`}>
          Add statement
        </ButtonLink>
      </ScreenHeader>
      <section aria-labelledby="differences">
        <h2 id="differences" className="pt-5 text-lg">
          Differences
        </h2>
        {counts && counts.matched + open > 0 ? (
          <p className="max-w-prose pt-1 text-muted" role="status">
            {counted(counts.matched, 'row')} of statements agree with the shop, and{' '}
            {counted(open, 'difference')} {open === 1 ? 'is' : 'are'} open. A payment is missing
            when no statement has it {counted(Number(days ?? 3), 'day')} later.
          </p>
        ) : null}
        <PagedList
          name="payouts"
          address={address}
          filters={filters}
          otherwise="Latest day first"
          answer={answer}
          none="No open differences. Add the statements of eSewa and Khalti to compare them with the shop’s payments."
          next={<ButtonLink to={`${home}/payouts/add`}>Add statement</ButtonLink>}
        >
          {(rows) => (
            <ul aria-label="Differences">
              {rows.map((difference) => (
                <DifferenceLine key={difference.id} difference={difference} />
              ))}
            </ul>
          )}
        </PagedList>
      </section>
      <Statements />
    </>
  )
}
