import { useState } from 'react'
import { home } from '../../lib/addresses'
import { api } from '../../lib/api'
import { saveFile } from '../../lib/save-pdf'
import { Button, ButtonLink } from '../../ui/controls/button'
import { ScreenHeader } from '../../ui/display/screen-header'
import { Section } from '../../ui/display/section'
import { FailedState } from '../../ui/state/failed-state'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { PeriodSelect } from './period-select'

const registers = [
  {
    register: 'standard-view',
    title: 'Standard View',
    words: 'Every bill with its state, prints and payment, in the columns of Annexure 5.',
  },
  {
    register: 'sales',
    title: 'Sales register',
    words: 'Every bill with its taxable, exempt and VAT amounts, in the columns of Annexure 6.',
  },
  {
    register: 'credit-notes',
    title: 'Credit note register',
    words: 'Every credit note with its bill, amounts and reason.',
  },
]

/** Saves the registers of a month or fiscal year as CSV and XLSX files, for the accountant and the tax office. */
export function BillRegisters() {
  const { data, error, isFetching, refetch } = api.bills.months.useQuery({
    queryKey: ['bills', 'months'],
    queryData: {},
    meta: { notLoaded: 'Failed to fetch the months' },
  })
  const [chosen, choose] = useState<string>()
  const { attempt, isBusy, refusal } = useStaffAction()
  const period = chosen ?? data?.body.months[0] ?? ''

  const save = (register: string, ending: string) =>
    attempt(
      async () => {
        // Renews the access token if it has expired.
        await api.bills.months.query()
        const address = `/api/staff/bill-registers/${register}/${ending}?period=${period}`
        await saveFile(address, `${register}-${period}.${ending}`, 'The register')
      },
      () => undefined,
    )

  return (
    <>
      <ScreenHeader title="Registers">
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`${home}/bills`}>Bills</ButtonLink>
          <ButtonLink to={`${home}/creditnotes`}>Credit notes</ButtonLink>
        </div>
      </ScreenHeader>
      {error ? (
        <FailedState
          message="The months could not be loaded."
          isTrying={isFetching}
          onRetry={refetch}
        />
      ) : (
        <div className="grid gap-6">
          <PeriodSelect given={data?.body} period={period} onChoose={choose} />
          {refusal ? <Notice>{refusal}</Notice> : null}
          {registers.map(({ register, title, words }) => (
            <Section
              key={register}
              title={title}
              action={
                <div className="flex gap-2">
                  {['csv', 'xlsx'].map((ending) => (
                    <Button
                      key={ending}
                      disabled={isBusy || period === ''}
                      aria-label={`${title} as ${ending.toUpperCase()}`}
                      onClick={() => void save(register, ending)}
                    >
                      {ending.toUpperCase()}
                    </Button>
                  ))}
                </div>
              }
            >
              <p className="max-w-prose pt-3 text-muted">{words}</p>
            </Section>
          ))}
        </div>
      )}
    </>
  )
}
