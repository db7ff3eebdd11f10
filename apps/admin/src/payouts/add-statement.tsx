import { paymentGateway, type PaymentGateway } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { refusalOf } from '../lib/refusal'
import { useFollowUp } from '../lib/use-follow-up'
import { counted } from '../ui/display/counted'
import { ScreenHeader } from '../ui/display/screen-header'
import { ChooseFile } from '../ui/files/choose-file'
import { Notice } from '../ui/state/notice'
import { RowsSkeleton } from '../ui/state/skeleton'
import { useStaffAction } from '../ui/state/use-staff-action'
import { gatewayNames } from './payout-words'
import { StatementReview } from './statement-review'
import { statementForm, useStatementCheck, type StatementQuestion } from './use-statement-check'

/** Adds a gateway's statement: choose the file, review its columns, sums and errors, add it. */
export function AddStatement() {
  const follow = useFollowUp()
  const queries = useQueryClient()
  const [gateway, setGateway] = useState<PaymentGateway>('esewa')
  const [asked, setAsked] = useState<StatementQuestion>()
  const check = useStatementCheck(asked)
  const { mutateAsync } = api.payouts.add.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const error = refusal ?? (check.error ? refusalOf(check.error).message : undefined)

  function ask(file: File | undefined, of = gateway) {
    // The same file may be chosen again after a check that failed, for example without a connection.
    queries.removeQueries({ queryKey: ['payouts', 'check'] })
    setAsked(file && { file, gateway: of, mapping: undefined })
  }

  async function add(question: StatementQuestion) {
    const isAdded = await attempt(
      () => mutateAsync({ body: statementForm(question) }),
      ({ body: { rows } }) => `${counted(rows, 'row')} added`,
    )
    if (isAdded) follow(`${home}/payouts`)
  }

  return (
    <>
      <ScreenHeader title="Add Statement" />
      <label className="max-w-xs grid gap-1 pt-6">
        <span className="font-semibold">Gateway</span>
        <select
          value={gateway}
          onChange={({ target }) => {
            const chosen = paymentGateway.parse(target.value)
            setGateway(chosen)
            ask(asked?.file, chosen)
          }}
          className="h-9 rounded-control bg-raised px-2 inset-ring inset-ring-edge pointer-coarse:h-11"
        >
          {paymentGateway.options.map((value) => (
            <option key={value} value={value}>
              {gatewayNames[value]}
            </option>
          ))}
        </select>
      </label>
      <ChooseFile
        words="The gateway’s statement as a CSV or Excel file, with a row for each payment"
        file={asked?.file}
        onFile={ask}
      />
      {error ? (
        <div className="max-w-3xl pt-5">
          <Notice>{error}</Notice>
        </div>
      ) : null}
      {asked && check.isPending && !check.error ? <RowsSkeleton rows={4} /> : null}
      {asked && check.data ? (
        <StatementReview
          // A choice counts at once: the next one may be made before the server has answered.
          check={{ ...check.data, mapping: asked.mapping ?? check.data.mapping }}
          isBusy={check.isPlaceholderData || isBusy}
          onMap={(mapping) => setAsked({ ...asked, mapping })}
          onAdd={() => void add(asked)}
        />
      ) : null}
    </>
  )
}
