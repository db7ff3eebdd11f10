import { movePermissions, type OrderState, type StaffOrderRow } from '@etrend/contract'
import { useState } from 'react'
import { api } from '../../lib/api'
import { consequences, stateWords, stepWords } from '../../lib/order-words'
import { useMay } from '../../lib/own-role'
import { Button } from '../../ui/controls/button'
import { Dialog } from '../../ui/dialog/dialog'
import { DialogActions } from '../../ui/dialog/dialog-actions'
import { counted } from '../../ui/display/counted'
import { ChosenBar } from '../../ui/list/chosen-bar'
import type { Selection } from '../../ui/list/use-selection'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { AddressLabelDialog } from './address-label-dialog'
import { HandOverDialog } from './hand-over-dialog'

/** Final states: they can't be left again, so staff must confirm them first. */
const endings: OrderState[] = ['cancelled', 'returned']

type Refused = { number: string; message: string }[]

/** Moves the selected orders to a state. Orders that can't be moved are listed, each with its reason. */
export function MoveBar({
  rows,
  selection,
}: {
  rows: StaffOrderRow[]
  selection: Selection<string>
}) {
  const { mutateAsync } = api.staffOrders.moveMany.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const [asked, setAsked] = useState<OrderState>()
  const [parcels, setParcels] = useState<'hand over' | 'labels'>()
  const [outcome, setOutcome] = useState<{ moved: number; refused: Refused }>()
  const numbers = selection.ids
  const chosen = rows.filter(({ number }) => selection.has(number))
  const may = useMay()
  const all = [...new Set(chosen.flatMap(({ next_states }) => next_states))]
  const steps = all.filter((state) => may(movePermissions[state]))

  function move(state: OrderState) {
    void attempt(
      async () => {
        const { moved, refused } = (await mutateAsync({ body: { numbers, state } })).body
        selection.change(moved, false)
        if (refused.length > 0) setOutcome({ moved: moved.length, refused })
        return moved.length
      },
      (moved) =>
        moved > 0 ? `${counted(moved, 'order')} ${stateWords[state].toLowerCase()}` : undefined,
    )
  }

  return (
    <>
      {numbers.length > 0 ? (
        <ChosenBar pageIds={rows.map(({ number }) => number)} selection={selection}>
          {refusal ? <output className="self-center">{refusal}</output> : null}
          {steps.map((state) => (
            <Button
              key={state}
              disabled={isBusy}
              onClick={() => (endings.includes(state) ? setAsked(state) : move(state))}
            >
              {stepWords[state]}
            </Button>
          ))}
          {may('packing') ? (
            <>
              {all.includes('shipped') ? (
                <Button onClick={() => setParcels('hand over')}>Hand over to courier</Button>
              ) : null}
              <Button onClick={() => setParcels('labels')}>Address labels</Button>
            </>
          ) : null}
        </ChosenBar>
      ) : null}
      {parcels === 'hand over' ? (
        <HandOverDialog
          numbers={numbers}
          selection={selection}
          onClose={() => setParcels(undefined)}
        />
      ) : null}
      {parcels === 'labels' ? (
        <AddressLabelDialog numbers={numbers} onClose={() => setParcels(undefined)} />
      ) : null}
      {asked ? (
        <Dialog
          title={`${stepWords[asked]}: ${counted(numbers.length, 'order')}?`}
          onCancel={() => setAsked(undefined)}
        >
          <p className="mt-3 text-muted">{consequences[asked]}</p>
          <DialogActions
            kind="danger"
            label={stepWords[asked]}
            isBusy={isBusy}
            onConfirm={() => {
              setAsked(undefined)
              move(asked)
            }}
            onCancel={() => setAsked(undefined)}
          />
        </Dialog>
      ) : null}
      {outcome ? (
        <Dialog
          title={`${outcome.moved} moved, ${outcome.refused.length} not`}
          onCancel={() => setOutcome(undefined)}
        >
          <ul className="mt-3 grid max-h-80 gap-2 overflow-y-auto">
            {outcome.refused.map(({ number, message }) => (
              <li key={number}>
                <Notice>
                  <b className="font-semibold">{number}</b> {message}
                </Notice>
              </li>
            ))}
          </ul>
          <div className="mt-5 flex justify-end">
            <Button onClick={() => setOutcome(undefined)}>Close</Button>
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
