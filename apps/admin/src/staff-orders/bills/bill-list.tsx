import { home } from '../../lib/addresses'
import { api } from '../../lib/api'
import { dayWords } from '../../lib/times'
import { ButtonLink } from '../../ui/controls/button'
import type { Choices } from '../../ui/controls/choices'
import type { Filter } from '../../ui/list/filters'
import { useListAddress } from '../../ui/list/list-address'
import { LinesScreen } from '../../ui/list/list-screens'
import { listPageQuery } from '../../ui/list/paged-list'
import { BillLine, CreditNoteLine } from './bill-line'

const filters: Filter[] = [
  {
    kind: 'few',
    name: 'month',
    label: 'Month (BS)',
    useChoices: useMonths,
  },
]

/** Says which days the link of a report chose; undefined if it chose none. */
function reportedInWords(papers: string, { from, to }: Record<string, string>) {
  return from && to ? `${papers} from ${dayWords(from)} to ${dayWords(to)}.` : undefined
}

/** All bills, or those of a month of the Nepali calendar. */
export function BillList() {
  const address = useListAddress(['month', 'from', 'to'])
  const reported = reportedInWords('Bills', address.narrowed)
  const answer = api.bills.list.useQuery(
    listPageQuery(['bills', 'list'], address, 'Failed to fetch bills'),
  )
  return (
    <LinesScreen
      title="Bills"
      actions={
        <>
          <ButtonLink to={`${home}/creditnotes`}>Credit notes</ButtonLink>
          <ButtonLink to={`${home}/billregisters`}>Registers</ButtonLink>
          <ButtonLink to={`${home}/taxoffice`}>Tax office</ButtonLink>
        </>
      }
      intro={reported ? <p className="pt-3">{reported}</p> : null}
      searchLabel="Search bills"
      address={address}
      filters={filters}
      answer={answer}
      none="No bills yet. Orders get bills when the settings charge VAT, or no tax because the shop has a PAN only. With a fixed tax they get invoices."
      next={<ButtonLink to={`${home}/settings`}>Settings</ButtonLink>}
      line={(bill) => <BillLine bill={bill} />}
    />
  )
}

/** All credit notes, or those of a month of the Nepali calendar. */
export function CreditNoteList() {
  const address = useListAddress(['month', 'from', 'to'])
  const reported = reportedInWords('Credit notes', address.narrowed)
  const answer = api.bills.creditNotes.useQuery(
    listPageQuery(['bills', 'credit notes'], address, 'Failed to fetch credit notes'),
  )
  return (
    <LinesScreen
      title="Credit Notes"
      actions={
        <>
          <ButtonLink to={`${home}/bills`}>Bills</ButtonLink>
          <ButtonLink to={`${home}/billregisters`}>Registers</ButtonLink>
        </>
      }
      intro={reported ? <p className="pt-3">{reported}</p> : null}
      searchLabel="Search credit notes"
      address={address}
      filters={filters}
      answer={answer}
      none="No credit notes yet. A refund of an order that has a bill makes one."
      next={<ButtonLink to={`${home}/bills`}>Bills</ButtonLink>}
      linesTitle="Credit notes"
      line={(note) => <CreditNoteLine note={note} />}
    />
  )
}

/** The months of the Nepali calendar that have bills, the newest first. */
function useMonths(): Choices {
  const { data, isError, isFetching, refetch } = api.bills.months.useQuery({
    queryKey: ['bills', 'months'],
    queryData: {},
    meta: { notLoaded: 'Failed to fetch the months' },
  })
  const options = data?.body.months.map((value) => ({ value, label: value }))
  return { options, isFailed: isError, isTrying: isFetching, retry: refetch }
}
