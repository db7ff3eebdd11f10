import { keepPreviousData } from '@tanstack/react-query'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { dayWords } from '../lib/nepal-time'
import { BlankState } from '../ui/blank-state'
import { ButtonLink } from '../ui/button'
import type { Filter } from '../ui/filters'
import { useListAddress } from '../ui/list-address'
import { PageHeader } from '../ui/page-header'
import { PagedList } from '../ui/paged-list'
import { BillLine, CreditNoteLine } from './bill-line'
import { useMonths } from './use-months'

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
  const answer = api.bills.list.useQuery({
    queryKey: ['bills', 'list', address.asked],
    queryData: { query: address.asked },
    meta: { notLoaded: 'Failed to fetch bills' },
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHeader title="Bills">
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`${home}/creditnotes`}>Credit notes</ButtonLink>
          <ButtonLink to={`${home}/billregisters`}>Registers</ButtonLink>
          <ButtonLink to={`${home}/taxoffice`}>Tax office</ButtonLink>
        </div>
      </PageHeader>
      {reported ? <p className="pt-3">{reported}</p> : null}
      <PagedList
        searchLabel="Search bills"
        address={address}
        filters={filters}
        answer={answer}
        blank={
          <BlankState words="No bills yet. Orders get bills when the settings charge VAT, or no tax because the shop has a PAN only. With a fixed tax they get invoices.">
            <ButtonLink to={`${home}/settings`}>Settings</ButtonLink>
          </BlankState>
        }
      >
        {(rows) => (
          <ul aria-label="Bills">
            {rows.map((bill) => (
              <BillLine key={bill.id} bill={bill} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

/** All credit notes, or those of a month of the Nepali calendar. */
export function CreditNoteList() {
  const address = useListAddress(['month', 'from', 'to'])
  const reported = reportedInWords('Credit notes', address.narrowed)
  const answer = api.bills.creditNotes.useQuery({
    queryKey: ['bills', 'credit notes', address.asked],
    queryData: { query: address.asked },
    meta: { notLoaded: 'Failed to fetch credit notes' },
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHeader title="Credit Notes">
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`${home}/bills`}>Bills</ButtonLink>
          <ButtonLink to={`${home}/billregisters`}>Registers</ButtonLink>
        </div>
      </PageHeader>
      {reported ? <p className="pt-3">{reported}</p> : null}
      <PagedList
        searchLabel="Search credit notes"
        address={address}
        filters={filters}
        answer={answer}
        blank={
          <BlankState words="No credit notes yet. A refund of an order that has a bill makes one.">
            <ButtonLink to={`${home}/bills`}>Bills</ButtonLink>
          </BlankState>
        }
      >
        {(rows) => (
          <ul aria-label="Credit notes">
            {rows.map((note) => (
              <CreditNoteLine key={note.id} note={note} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
