import type { Handover } from '@etrend/contract'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { home } from '../../lib/addresses'
import { api } from '../../lib/api'
import { useMay } from '../../lib/own-role'
import { Dialog } from '../../ui/dialog/dialog'
import { DialogActions } from '../../ui/dialog/dialog-actions'
import { counted } from '../../ui/display/counted'
import { controlLook, Field } from '../../ui/form/field'
import type { Selection } from '../../ui/list/use-selection'
import { Loaded } from '../../ui/state/loaded'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { HandedOver } from './handed-over'

type Outcome = {
  handover: Handover | null
  moved: string[]
  refused: { number: string; message: string }[]
}

/** Hands the selected orders over to a courier, and then offers the papers and Undo. */
export function HandOverDialog({
  numbers,
  selection,
  onClose,
}: {
  numbers: string[]
  selection: Selection<string>
  onClose: () => void
}) {
  const id = useId()
  const couriers = api.couriers.list.useQuery({
    queryKey: ['couriers', 'active'],
    queryData: { query: { is_active: 'true', sort: 'name' } },
    meta: { notLoaded: 'Failed to fetch couriers' },
  })
  const { mutateAsync } = api.handovers.create.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const [typed, setTyped] = useState('')
  const [outcome, setOutcome] = useState<Outcome>()
  if (outcome) return <HandedOver {...outcome} onClose={onClose} />

  const rows = couriers.data?.body ?? []
  const only = rows.length === 1 ? String(rows[0]?.id) : ''
  const chosen = typed || only

  async function handOver() {
    await attempt(
      async () => {
        const { body } = await mutateAsync({ body: { courier: Number(chosen), numbers } })
        selection.change(body.moved, false)
        setOutcome(body)
      },
      () => undefined,
    )
  }

  return (
    <Dialog title={`Hand over ${counted(numbers.length, 'order')}?`} onCancel={onClose}>
      <div className="mt-3 grid gap-4">
        {refusal ? <Notice>{refusal}</Notice> : null}
        <p className="text-muted">
          Packed orders are marked as shipped. Customers get their message after two minutes, until
          when you can undo it.
        </p>
        <Loaded answer={couriers}>
          {(found) =>
            found.length === 0 ? (
              <NoCouriers />
            ) : (
              <Field id={id} label="Courier" isRequired error={undefined}>
                <select
                  id={id}
                  className={controlLook}
                  required
                  value={chosen}
                  onChange={({ target }) => setTyped(target.value)}
                >
                  <option value="">Choose a courier</option>
                  {found.map(({ id: value, name }) => (
                    <option key={value} value={value}>
                      {name}
                    </option>
                  ))}
                </select>
              </Field>
            )
          }
        </Loaded>
      </div>
      <DialogActions
        label="Hand over"
        isBusy={isBusy || chosen === ''}
        onConfirm={() => void handOver()}
        onCancel={onClose}
      />
    </Dialog>
  )
}

function NoCouriers() {
  const may = useMay()
  return (
    <p>
      No courier is active.{' '}
      {may('settings') ? (
        <Link to={`${home}/addcourier`} className="underline underline-offset-4">
          Add a courier
        </Link>
      ) : (
        'Ask a manager to add one.'
      )}
    </p>
  )
}
