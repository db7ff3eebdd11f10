import { addressLabelOrder, addressSheets, type AddressLabelOrder } from '@etrend/contract'
import { useId, useState } from 'react'
import { openLabels } from '../../lib/parcel-papers'
import { refusalOf } from '../../lib/refusal'
import { Dialog } from '../../ui/dialog/dialog'
import { DialogActions } from '../../ui/dialog/dialog-actions'
import { counted } from '../../ui/display/counted'
import { controlLook, Field } from '../../ui/form/field'
import { Notice } from '../../ui/state/notice'

const kept = 'address-label-sheet'

/** Prints the address labels of orders: on which sheet, and how many of its labels are used already. */
export function AddressLabelDialog({
  numbers,
  onClose,
}: {
  numbers: string[]
  onClose: () => void
}) {
  const id = useId()
  const [sheet, setSheet] = useState<AddressLabelOrder['sheet']>(
    () => addressLabelOrder.shape.sheet.safeParse(localStorage.getItem(kept)).data ?? 'a4-8',
  )
  const [used, setUsed] = useState('0')
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [across, down] = addressSheets[sheet].count
  const places = across * down
  const skip = Math.min(Number(used), places - 1)

  async function print() {
    setBusy(true)
    setRefusal(undefined)
    try {
      await openLabels({ sheet, skip, numbers })
      localStorage.setItem(kept, sheet)
      onClose()
    } catch (error) {
      setRefusal(refusalOf(error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog title={`Address labels of ${counted(numbers.length, 'order')}`} onCancel={onClose}>
      <div className="mt-3 grid gap-4">
        {refusal ? <Notice>{refusal}</Notice> : null}
        <Field id={`${id}-sheet`} label="Sheet" isRequired={false} error={undefined}>
          <select
            id={`${id}-sheet`}
            className={controlLook}
            value={sheet}
            onChange={({ target }) => setSheet(addressLabelOrder.shape.sheet.parse(target.value))}
          >
            {Object.entries(addressSheets).map(([value, { name }]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        {places > 1 ? (
          <Field
            id={`${id}-used`}
            label="Labels of the first sheet that are used already"
            isRequired={false}
            error={undefined}
          >
            <select
              id={`${id}-used`}
              className={controlLook}
              value={skip}
              onChange={({ target }) => setUsed(target.value)}
            >
              {Array.from({ length: places }, (_, many) => (
                <option key={many} value={many}>
                  {many}
                </option>
              ))}
            </select>
          </Field>
        ) : null}
      </div>
      <DialogActions
        label="Open labels"
        isBusy={isBusy}
        onConfirm={() => void print()}
        onCancel={onClose}
      />
    </Dialog>
  )
}
