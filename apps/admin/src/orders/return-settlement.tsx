import { refundInput, type StaffReturn } from '@etrend/contract'
import { useState } from 'react'
import * as z from 'zod'
import { api } from '../lib/api'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { SmallForm } from '../ui/small-form'
import { TextField } from '../ui/text-field'
import { useDeed } from '../ui/use-deed'
import { bare, type DeskLine } from './desk-lines'
import { LinesEditor } from './lines-editor'

const schema = z.object({ amount: z.string().transform(Number).pipe(refundInput.shape.amount) })
type Sent = z.output<typeof schema>
type Written = z.input<typeof schema>

/** Closes a received return: its money goes back, or other pieces are sent for it. */
export function ReturnSettlement({ row: { id, wants, pieces } }: { row: StaffReturn }) {
  const params = { id: String(id) }
  const refunding = api.returns.refund.useMutation()
  const exchanging = api.returns.exchange.useMutation()
  const { perform, attempt, isBusy, refusal } = useDeed()
  const [isExchange, setExchange] = useState(wants === 'exchange')
  const [lines, setLines] = useState<DeskLine[]>([])
  const worth = pieces.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

  return (
    <div className="grid gap-3">
      {refusal ? <Notice>{refusal}</Notice> : null}
      <div>
        <Button onClick={() => setExchange(!isExchange)}>
          {isExchange ? 'Give the money back instead' : 'Exchange instead'}
        </Button>
      </div>
      {isExchange ? (
        <>
          <LinesEditor lines={lines} onChange={setLines} />
          <div>
            <Button
              disabled={isBusy || lines.length === 0}
              onClick={() =>
                void attempt(
                  () =>
                    exchanging.mutateAsync({
                      params,
                      body: { lines: bare(lines) },
                    }),
                  'Exchange placed',
                )
              }
            >
              Send these instead
            </Button>
          </div>
        </>
      ) : (
        <SmallForm<Written, Sent>
          schema={schema}
          start={{ amount: String(worth) }}
          restart={(sent) => sent}
          label="Pay back and close"
          save={(body) => perform(() => refunding.mutateAsync({ params, body }), 'Refund noted')}
          fields={(form) => (
            <TextField
              form={form}
              name="amount"
              label="Amount"
              hint="In rupees; what the pieces cost is filled in."
              inputMode="decimal"
              autoComplete="off"
              required
            />
          )}
        />
      )}
    </div>
  )
}
