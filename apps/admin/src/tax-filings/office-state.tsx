import type { TaxFilingSummary } from '@etrend/contract'
import { keepPreviousData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../lib/api'
import { momentOf } from '../lib/times'
import { Button } from '../ui/controls/button'
import { FailedState } from '../ui/state/failed-state'
import { Notice } from '../ui/state/notice'
import { useStaffAction } from '../ui/state/use-staff-action'

/** Whether filing is on, how many filings wait, and the last problem. `asOf`: when the list below was loaded. */
export function OfficeState({ asOf }: { asOf: number }) {
  const { data, error, isFetching, refetch } = api.taxFilings.summary.useQuery({
    queryKey: ['tax-filings', 'summary', asOf],
    queryData: {},
    meta: { notLoaded: 'Failed to fetch the state of the tax office' },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.body.waiting ? EVERY_MS : false),
  })
  if (error && !data) {
    return (
      <FailedState
        message="The state of the tax office could not be loaded."
        isTrying={isFetching}
        onRetry={refetch}
      />
    )
  }
  // As high as one line of words, so that the list doesn't move.
  if (!data) return <p className="pt-3 pb-4">&nbsp;</p>
  return (
    <div className="grid gap-2 pt-3 pb-4">
      {linesOf(data.body)}
      <SendAll summary={data.body} />
    </div>
  )
}

const EVERY_MS = 5000

function linesOf({ mode, waiting, refused, late, ...summary }: TaxFilingSummary): ReactNode {
  const { problem, failing_since, next_attempt_at, other_pan } = summary
  return (
    <>
      {mode === 'off' ? (
        <p>
          Bills are not sent to the tax office. The server needs CBMS_USERNAME, CBMS_PASSWORD and
          CBMS_SELLER_PAN, which the Inland Revenue Department gives you. Ask your accountant
          whether your shop has to send its bills, and to check the first ones.
        </p>
      ) : null}
      {mode === 'simulator' ? (
        <p>The tax office is simulated: it really gets nothing. For trying out only.</p>
      ) : null}
      {mode !== 'off' && waiting + refused === 0 ? <p>Every bill is sent.</p> : null}
      {waiting + refused > 0 ? (
        <p>
          Waiting: {waiting}. Refused: {refused}.
          {failing_since ? ` Nothing was taken since ${momentOf(failing_since)}.` : ''}
          {next_attempt_at ? ` Next attempt ${momentOf(next_attempt_at)}.` : ''}
        </p>
      ) : null}
      {mode !== 'off' && problem ? <Notice>{problem}</Notice> : null}
      {late > 0 ? <Notice>{late} of them have waited for more than a day.</Notice> : null}
      {other_pan ? (
        <Notice>
          The server sends bills under the PAN {other_pan}, but the settings have another one. Make
          both the same.
        </Notice>
      ) : null}
    </>
  )
}

function SendAll({ summary: { mode, waiting, refused } }: { summary: TaxFilingSummary }) {
  const { mutateAsync } = api.taxFilings.resendAll.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  if (mode === 'off' || waiting + refused === 0) return null
  return (
    <div>
      <Button
        disabled={isBusy}
        onClick={() => void attempt(() => mutateAsync({}), 'All are on their way again')}
      >
        Send all again
      </Button>
      {refusal ? <Notice>{refusal}</Notice> : null}
    </div>
  )
}
