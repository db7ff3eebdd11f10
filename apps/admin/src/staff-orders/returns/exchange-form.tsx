import type { StaffReturn } from '@etrend/contract'
import { formatPrice, paisa, rupees } from '@etrend/domain'
import { useState } from 'react'
import { api } from '../../lib/api'
import { Button } from '../../ui/controls/button'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { bare, usePrices, withOneMore, type DraftLine } from '../editing/draft-lines'
import { LinesEditor } from '../editing/lines-editor'
import { ExchangeChoices } from './exchange-choices'

/** Chooses the pieces to send for a received return, shows the price difference, and places the exchange order. */
export function ExchangeForm({
  row: { id, worth, pieces },
  onClose,
}: {
  row: StaffReturn
  onClose: () => void
}) {
  const { mutateAsync } = api.returns.exchange.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const [lines, setLines] = useState<DraftLine[]>([])
  const [isHandedOver, setHandedOver] = useState(false)
  const { data } = usePrices(lines, '')
  const cost = lines.length > 0 ? data?.body.totals.subtotal : undefined
  return (
    <div className="grid gap-3">
      {refusal ? <Notice>{refusal}</Notice> : null}
      <ExchangeChoices pieces={pieces} onChoose={(unit) => setLines(withOneMore(lines, unit))} />
      <LinesEditor lines={lines} onChange={setLines} />
      <p aria-live="polite" className="tabular-nums">
        The returned pieces are worth {formatPrice(worth)}.
        {cost === undefined ? '' : ` ${differenceInWords(cost, worth, isHandedOver)}`}
      </p>
      <label className="flex items-center gap-2 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4 accent-ink"
          checked={isHandedOver}
          onChange={(event) => setHandedOver(event.target.checked)}
        />
        The customer takes them in the shop now
      </label>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          kind="primary"
          disabled={isBusy || lines.length === 0}
          onClick={() =>
            void attempt(
              () =>
                mutateAsync({
                  params: { id: String(id) },
                  body: { lines: bare(lines), handed_over: isHandedOver },
                }),
              ({ body }) => `Exchange placed as ${body.number}`,
              onClose,
            )
          }
        >
          {isBusy ? 'Placing…' : isHandedOver ? 'Hand these over instead' : 'Send these instead'}
        </Button>
      </div>
    </div>
  )
}

function differenceInWords(cost: number, worth: number, isHandedOver: boolean) {
  const more = paisa(cost) - paisa(worth)
  if (more === 0) return 'Nothing to pay.'
  return more > 0
    ? `The customer pays ${formatPrice(rupees(more))} in cash ${isHandedOver ? 'now' : 'on delivery'}.`
    : `${formatPrice(rupees(-more))} goes back to the customer.`
}
